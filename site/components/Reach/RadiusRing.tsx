/** A house with somebody at home, and how far around it we come. */

import './RadiusRing.css';

export function RadiusRing({ text }: { text: string }) {
  return (
    <svg className="radius-ring" viewBox="50 0 400 300" aria-hidden="true">
      <circle cx="200" cy="150" r="142" />
      <circle cx="200" cy="150" r="95" />
      <circle cx="200" cy="150" r="48" />
      <path className="radius-ring-way" d="M200 150 311 62" />
      <path className="radius-ring-house" d="m200 118-34 22v34h68v-34z" />
      <path className="radius-ring-door" d="M182 148h36v26h-36z" />
      <text x="322" y="58">
        {text}
      </text>
    </svg>
  );
}
