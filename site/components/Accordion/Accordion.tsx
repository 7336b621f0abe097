/** Group of details, of which one is open at a time. All must have the same `name`. */

import './Accordion.css';
import type { ReactNode } from 'react';

interface AccordionProps {
  /** Class for the group's look. */
  look: string;
  children: ReactNode;
}

export const Accordion = ({ look, children }: AccordionProps) => (
  <div className={`accordion ${look}`} data-module="accordion">
    {children}
  </div>
);
