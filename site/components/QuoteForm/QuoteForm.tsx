/**
 * Quote request form. With an endpoint, the script `delivery` or the browser posts the form there.
 * Without an endpoint, the script `quote-form` handles the submit event. The form's method is then
 * `dialog`, which submits nothing, so values don't end up in the URL without JavaScript.
 */

import './QuoteForm.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { phoneText, textHref } from '../../business/phone.ts';
import { SubmitButton } from '../Button/Button.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

type FieldCopy = Record<'name' | 'phone' | 'city' | 'serviceType' | 'message', string>;

/** Copy for a form that has an endpoint. */
interface DeliveryCopy {
  /** Label of the submit button while a request is in progress. */
  sending: string;
  /** Label of the submit button after a request has failed. */
  retry: string;
  /** Error message if the request was rejected, shown before the phone number. */
  failed: string;
  /** Error message if there was no response, shown before the phone number. */
  unconfirmed: string;
  /** Label of the link that opens a text message with the form's values. */
  text: string;
  /** Label of the honeypot field. */
  honeypot: string;
}

interface QuoteFormProps {
  /** Id of the heading that labels the form. */
  headingId: string;
  labels: FieldCopy;
  /** Error message for each field, shown by the script `field-errors`. */
  errors: FieldCopy;
  hint: string;
  placeholderOption: string;
  serviceTypes: readonly string[];
  submit: string;
  /** Notes below the button: required fields, response time and privacy. */
  notes: readonly string[];
  withoutScript: string;
  delivery: DeliveryCopy;
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

function Field({ id, label, error, children }: { id: string; label: string; error: string; children: ReactNode }) {
  return (
    <p className="field">
      <label htmlFor={id}>
        {label} <span aria-hidden="true">*</span>
      </label>
      {children}
      <span className="field-error" id={`${id}-error`} data-error={error} />
    </p>
  );
}

/**
 * Netlify detects forms by an attribute at deploy time and identifies them by the field
 * `form-name`: https://docs.netlify.com/forms/setup/
 */
function netlifyAttributes({ hidden, honeypotName }: Pick<QuoteFormProps, 'hidden' | 'honeypotName'>) {
  const name = hidden.find((field) => field.name === 'form-name')?.value;
  return name === undefined ? {} : { name, 'data-netlify': 'true', 'data-netlify-honeypot': honeypotName };
}

type DeliveryProps = Omit<DeliveryCopy, 'sending' | 'retry'> &
  Pick<QuoteFormProps, 'hidden' | 'honeypotName' | 'phone' | 'textPhone'>;

/** Parts that only a form with an endpoint needs: hidden fields, honeypot and error message. */
function Delivery(props: DeliveryProps) {
  const { hidden, honeypot, honeypotName, failed, unconfirmed, text, phone, textPhone } = props;
  return (
    <>
      {hidden.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      {/* The script `delivery` fills in an id so the owner can recognize duplicate requests. */}
      <input name="request" type="hidden" />
      <p className="field" hidden>
        <label>
          {honeypot}
          <input name={honeypotName} type="text" autoComplete="off" />
        </label>
      </p>
      <p className="quote-form-alert" role="alert" hidden>
        <span data-unconfirmed={unconfirmed}>{failed}</span> <PhoneLink phone={phone} />{' '}
        {textPhone && (
          <a href={textHref(textPhone)}>
            {text} {phoneText(textPhone)}
          </a>
        )}
      </p>
    </>
  );
}

const INPUTS = [
  { id: 'name', type: 'text', autoComplete: 'name' },
  { id: 'phone', type: 'tel', autoComplete: 'tel' },
  { id: 'city', type: 'text', autoComplete: 'address-level2' },
] as const;

export function QuoteForm(props: QuoteFormProps) {
  const {
    headingId,
    labels,
    errors,
    hint,
    placeholderOption,
    serviceTypes,
    submit,
    notes,
    withoutScript,
    delivery,
    phone,
    textPhone,
    endpoint,
    hidden,
    honeypotName,
  } = props;
  const target = endpoint
    ? { method: 'post', action: endpoint, 'data-hx-post': endpoint, ...netlifyAttributes(props) }
    : { method: 'dialog' };
  return (
    <form
      className="quote-form"
      aria-labelledby={headingId}
      data-module={clsx('field-errors draft', endpoint ? 'delivery' : 'quote-form')}
      {...target}
    >
      {endpoint === '' && (
        <div className="quote-form-offline">
          {withoutScript} <PhoneLink phone={phone} />
        </div>
      )}
      {INPUTS.map(({ id, ...attributes }) => (
        <Field key={id} id={id} label={labels[id]} error={errors[id]}>
          <input
            id={id}
            name={id}
            {...attributes}
            enterKeyHint="next"
            required
            aria-describedby={`${id}-error`}
            aria-invalid={false}
          />
        </Field>
      ))}
      <Field id="service-type" label={labels.serviceType} error={errors.serviceType}>
        <select
          id="service-type"
          name="serviceType"
          required
          aria-describedby="service-type-error"
          aria-invalid={false}
        >
          <option value="">{placeholderOption}</option>
          {serviceTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </Field>
      <Field id="message" label={labels.message} error={errors.message}>
        <textarea
          id="message"
          name="message"
          rows={5}
          enterKeyHint="enter"
          aria-describedby="message-hint message-error"
          required
          aria-invalid={false}
        />
        <span className="field-hint" id="message-hint">
          {hint}
        </span>
      </Field>
      {endpoint !== '' && (
        <Delivery {...delivery} hidden={hidden} honeypotName={honeypotName} phone={phone} textPhone={textPhone} />
      )}
      <SubmitButton {...(endpoint && { sending: delivery.sending, retry: delivery.retry })}>{submit}</SubmitButton>
      <div className="field quote-form-note">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </form>
  );
}
