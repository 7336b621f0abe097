/** Steps in order, as stops on a line. */

import './Steps.css';
import type { Step } from '../../content/types.ts';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, description }, index) => (
        <li key={title} className="step">
          <span className="step-number">{index + 1}</span>
          <h3>{title}</h3>
          <p>
            <NoBreak>{description}</NoBreak>
          </p>
        </li>
      ))}
    </ol>
  );
}
