/** Label and field for a ZIP code, which looks like five panels of a door. */

import './ZipField.css';
import type { ComponentProps } from 'react';

export function ZipField({ label, ...attributes }: { label: string } & ComponentProps<'input'>) {
  return (
    <div className="zip-field">
      <label htmlFor="zip">{label}</label>
      <input id="zip" name="zip" type="text" inputMode="numeric" autoComplete="postal-code" {...attributes} />
    </div>
  );
}
