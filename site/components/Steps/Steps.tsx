/** Numbered steps along a road. On wide screens, the road ends at a house. */

import './Steps.css';
import { AMBER } from '../../styles/colors.ts';
import { Paragraph } from '../NoBreak/NoBreak.tsx';

/** @param steps Their order determines the numbers. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="step">
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
          {index === steps.length - 1 && (
            <svg className="steps-house" viewBox="0 0 56 48" width="56" height="48" aria-hidden="true">
              <path d="M6 48V22L28 4l22 18v26z" />
              <path fill={AMBER} d="M14 48V28h28v20z" />
            </svg>
          )}
        </li>
      ))}
    </ol>
  );
}
