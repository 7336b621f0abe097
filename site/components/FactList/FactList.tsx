/** Short facts: in columns with a line above each, or as a ledger with the text at the end of its line. */

import './FactList.css';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

interface FactListProps {
  items: readonly { title: string; text: string }[];
  layout: 'columns' | 'ledger';
}

export function FactList({ items, layout }: FactListProps) {
  return (
    <ul className={`facts-${layout}`}>
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
