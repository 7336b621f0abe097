/** Steps in order, as stops on a line. */

import './Steps.css';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

interface StepsProps {
  steps: readonly { title: string; description: string }[];
}

export function Steps({ steps }: StepsProps) {
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
