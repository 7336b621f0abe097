/**
 * Quote request form. The script `quote-form` handles it, and `delivery` or the browser posts it to
 * the endpoint. Without an endpoint, the form's method is `dialog`. It submits nothing, so values
 * don't end up in the URL without JavaScript.
 */

import './QuoteForm.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { phoneHref, phoneText, textHref } from '../../business/phone.ts';
import { Button } from '../Button/Button.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

type FieldCopy = Record<'name' | 'phone' | 'city' | 'serviceType' | 'message', string>;

export interface QuoteFormCopy {
  labels: FieldCopy;
  /** Error message for each field that's empty. */
  errors: FieldCopy;
  /** Error message for a value that's too long. {max} is a number of characters. */
  tooLong: string;
  /** Hints below the fields. */
  hints: Partial<FieldCopy>;
  /** First option of the service list, without a value. */
  placeholderOption: string;
  serviceTypes: readonly string[];
  /** Label of the submit button. */
  submit: string;
  /** Shown after submitting a form without an endpoint. {time} and {date} are its time. */
  demoSent: string;
  /** Notes below the button: required fields, response time and privacy. */
  notes: readonly string[];
  /** Shown with the phone number if JavaScript is off and the form has no endpoint. */
  withoutScript: string;
  /** Copy for a form that has an endpoint. */
  delivery: {
    /** Labels of the submit button while a request is in progress, and after it has failed. */
    labels: Record<'sending' | 'failed' | 'unconfirmed', string>;
    /** Shown after sending, before the phone number. {time} and {date} are its time. */
    sent: string;
    /**
     * Error messages, shown before the phone number. `refused` means that the endpoint rejects a
     * field, `failed` that it rejects the request, and `unconfirmed` that there's no response.
     * `outdated` means that the request arrives, but the visitor has changed the form since.
     */
    failures: Record<'failed' | 'refused' | 'unconfirmed' | 'outdated', string>;
    /** Label of the link that opens a text message with the form's values. */
    text: string;
    /** Label of the honeypot, a field that only bots fill in. Hidden while the field is empty. */
    honeypot: string;
  };
}

interface QuoteFormProps extends QuoteFormCopy {
  /** Id of the heading that labels the form. */
  headingId: string;
  /** Maximum number of characters of each field. */
  maxLengths: Record<keyof FieldCopy, number>;
  phone: string;
  /** Phone number for text messages. If empty, there's no text message link. */
  textPhone: string;
  /** URL that the form is posted to. If empty, nothing is sent. */
  endpoint: string;
  /** Hidden fields sent with every request, such as the key of a form service. */
  hidden: readonly { name: string; value: string }[];
  /** Name of the honeypot field. Form services require specific names. */
  honeypotName: string;
}

interface FieldProps {
  id: string;
  label: string;
  errors: Record<'empty' | 'long', string>;
  hint?: string | undefined;
  children: ReactNode;
}

function Field({ id, label, errors, hint, children }: FieldProps) {
  return (
    <p className="field">
      <label htmlFor={id}>
        {label} <span aria-hidden="true">*</span>
      </label>
      {children}{' '}
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <span className="field-error" id={`${id}-error`} data-empty={errors.empty} data-long={errors.long} />
    </p>
  );
}

/**
 * Netlify detects forms by an attribute at deploy time and identifies them by the field
 * `form-name`: https://docs.netlify.com/forms/setup/
 */
function netlifyAttributes({ hidden, honeypotName }: QuoteFormProps) {
  const name = hidden.find((field) => field.name === 'form-name')?.value;
  return name === undefined ? {} : { name, 'data-netlify': 'true', 'data-netlify-honeypot': honeypotName };
}

/** Hidden fields and the honeypot, which only a form with an endpoint needs. */
function HiddenFields({ hidden, honeypotName, delivery }: QuoteFormProps) {
  return (
    <>
      {hidden.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      {/* The script fills in an id, so the owner can recognize duplicate requests. */}
      <input name="request" type="hidden" />
      <p className="field" hidden>
        <label>
          {delivery.honeypot}
          <input name={honeypotName} type="text" autoComplete="off" />
        </label>
      </p>
    </>
  );
}

type Texts = Record<string, string>;

/**
 * Text that the script `quote-form` replaces when the form's state changes. `texts` has a text for
 * each state. States without one have the text of `editing`.
 *
 * @param shown Text in the markup. Later texts are data, because text browsers ignore `hidden`.
 */
function TextByState({ texts, shown = '' }: { texts: Texts; shown?: string }) {
  const data = Object.fromEntries(Object.entries(texts).map(([state, text]) => [`data-${state}`, text]));
  return (
    <span data-shown={shown} {...data}>
      {shown}
    </span>
  );
}

interface OutcomeProps {
  role?: 'alert';
  texts: Texts;
  phone: string;
  children?: ReactNode;
}

/** Line next to the button that shows how a request has ended, and the phone number. */
function Outcome({ role, texts, phone, children }: OutcomeProps) {
  return (
    <p className={clsx('quote-form-outcome', role && 'quote-form-alert')} role={role} hidden>
      <TextByState texts={texts} />{' '}
      <a href={phoneHref(phone)}>
        <TextByState texts={{ editing: phoneText(phone) }} />
      </a>{' '}
      {children}
    </p>
  );
}

/** Only Chromium writes phone numbers from left to right in a right-to-left translation itself. */
const INPUTS = [
  { id: 'name', type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  { id: 'phone', type: 'tel', dir: 'ltr', autoComplete: 'tel' },
  { id: 'city', type: 'text', autoComplete: 'address-level2', autoCapitalize: 'words' },
] as const;

export function QuoteForm(props: QuoteFormProps) {
  const { labels, hints, delivery, phone, textPhone, endpoint } = props;
  const target = endpoint ? { method: 'post', action: endpoint, ...netlifyAttributes(props) } : { method: 'dialog' };
  const errorsOf = (name: keyof FieldCopy) => ({
    empty: props.errors[name],
    long: props.tooLong.replace('{max}', props.maxLengths[name].toLocaleString('en-US')),
  });
  return (
    <form
      className="quote-form"
      aria-labelledby={props.headingId}
      data-module={clsx('quote-form', endpoint && 'delivery')}
      {...target}
    >
      {endpoint === '' && (
        <div className="quote-form-offline">
          {props.withoutScript} <PhoneLink phone={phone} />
        </div>
      )}
      {INPUTS.map(({ id, ...attributes }) => (
        <Field key={id} id={id} label={labels[id]} errors={errorsOf(id)} hint={hints[id]}>
          <input
            id={id}
            name={id}
            {...attributes}
            required
            aria-describedby={clsx(hints[id] && `${id}-hint`, `${id}-error`)}
            aria-invalid={false}
          />
        </Field>
      ))}
      <Field id="service-type" label={labels.serviceType} errors={errorsOf('serviceType')}>
        <select
          id="service-type"
          name="serviceType"
          required
          aria-describedby="service-type-error"
          aria-invalid={false}
        >
          <option value="">{props.placeholderOption}</option>
          {props.serviceTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
      </Field>
      <Field id="message" label={labels.message} errors={errorsOf('message')} hint={hints.message}>
        <textarea
          id="message"
          name="message"
          rows={5}
          enterKeyHint="enter"
          aria-describedby={clsx(hints.message && 'message-hint', 'message-error')}
          required
          aria-invalid={false}
        />
      </Field>
      {endpoint !== '' && <HiddenFields {...props} />}
      <div className="quote-form-foot">
        <Button type="submit">
          <TextByState texts={{ editing: props.submit, ...(endpoint && delivery.labels) }} shown={props.submit} />
        </Button>
        <Outcome texts={{ sent: endpoint ? delivery.sent : props.demoSent }} phone={phone} />
        {endpoint !== '' && (
          <Outcome role="alert" texts={delivery.failures} phone={phone}>
            {textPhone && (
              <a href={textHref(textPhone)} data-module="text-message">
                <TextByState texts={{ editing: `${delivery.text} ${phoneText(textPhone)}` }} />
              </a>
            )}
          </Outcome>
        )}
        <div className="quote-form-note">
          {props.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </form>
  );
}
