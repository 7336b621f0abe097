/** List items with a title and a text. */

import { Paragraph } from '../NoBreak/NoBreak.tsx';

export interface FactItemsProps {
  items: readonly { title: string; text: string }[];
}

export function FactItems({ items }: FactItemsProps) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <Paragraph>{text}</Paragraph>
    </li>
  ));
}
