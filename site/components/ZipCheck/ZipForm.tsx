/** Form that opens the ZIP check of the service areas page with a ZIP code, without a script. */

import './ZipForm.css';
import { Button } from '../Button/Button.tsx';
import { ZipField } from './ZipField.tsx';

interface ZipFormProps {
  label: string;
  /** Text of the button. */
  check: string;
}

export function ZipForm({ label, check }: ZipFormProps) {
  return (
    <form className="zip-form" action="/service-areas">
      <ZipField label={label} required aria-invalid={false} />
      <Button type="submit">{check}</Button>
    </form>
  );
}
