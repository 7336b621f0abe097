/** Group of radio buttons. Styles of the components that use it react to the selected one. */

import './Options.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface OptionsProps {
  legend: string;
  className: string;
  /** A `<label>` with a radio button for each option. */
  children: ReactNode;
}

export function Options({ legend, className, children }: OptionsProps) {
  return (
    <fieldset className={clsx('options', className)}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
