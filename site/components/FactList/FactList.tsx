/** Short facts in columns with a line above each, or as a ledger with texts at the lines' ends. */

import './FactList.css';
import { FactItems, type FactItemsProps } from './FactItems.tsx';

export function FactList({ items, layout }: FactItemsProps & { layout: 'columns' | 'ledger' }) {
  return (
    <ul className={`facts-${layout}`}>
      <FactItems items={items} />
    </ul>
  );
}
