/** Row of short facts with a line above each. */

import './FactList.css';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

export function FactList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="facts">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <NoBreak>{text}</NoBreak>
          </p>
        </li>
      ))}
    </ul>
  );
}
