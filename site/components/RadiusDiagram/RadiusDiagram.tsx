/** A house in the center of circles, and the distance from it that we serve. */

import './RadiusDiagram.css';

export function RadiusDiagram({ text }: { text: string }) {
  return (
    <svg className="radius-diagram" viewBox="50 0 400 300" aria-hidden="true">
      <circle cx="200" cy="150" r="142" />
      <circle cx="200" cy="150" r="95" />
      <circle cx="200" cy="150" r="48" />
      <path className="radius-diagram-way" d="M200 150 311 62" />
      <path className="radius-diagram-house" d="m200 118-34 22v34h68v-34z" />
      <path className="radius-diagram-door" d="M182 148h36v26h-36z" />
      <text x="322" y="58">
        {text}
      </text>
    </svg>
  );
}
