/** List of promises, each with its proof at the end of the line. */

import './Ledger.css';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

export function Ledger({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="ledger">
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
