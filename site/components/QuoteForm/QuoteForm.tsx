/**
 * The quote request. Without an endpoint its method is `dialog`, which outside of a dialog sends nothing and leaves the
 * address unchanged, so that no field leaks into it without scripts; the script `quote-form` handles the submit. With an
 * endpoint the browser posts the form there, or the script `delivery` does.
 */

import './QuoteForm.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { phoneText, textHref } from '../../business/phone.ts';
import { SubmitButton } from '../Button/Button.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

type Texts = Record<'name' | 'phone' | 'city' | 'serviceType' | 'message', string>;

/** The texts of a form that has an endpoint. */
interface DeliveryTexts {
  /** The button's label while a request is in progress, and after it has failed. */
  sending: string;
  retry: string;
  /** The error message, before the phone number: after a rejection, and without a response. */
  failed: string;
  unconfirmed: string;
  /** The link to a text message with the typed values, before its number. */
  text: string;
  /** The label of the honeypot. */
  honeypot: string;
}

interface QuoteFormProps {
  /** The id of its heading. */
  headingId: string;
  labels: Texts;
  /** The message of each field, which the script `field-errors` shows. */
  errors: Texts;
  hint: string;
  placeholderOption: string;
  serviceTypes: readonly string[];
  submit: string;
  /** Below the button: what is required, when we answer, and where the answers go. */
  notes: readonly string[];
  withoutScript: string;
  delivery: DeliveryTexts;
  phone: string;
  /** A number for text messages. If empty, there's no link to one. */
  textPhone: string;
  /** Where the form posts to. If empty, nothing is sent. */
  endpoint: string;
  /** What every request brings along, such as the key of a form service. */
  hidden: readonly { name: string; value: string }[];
  /** The honeypot's name: form services look at one of theirs. */
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
 * Netlify finds forms by an attribute when a site is published, and tells them apart by the field `form-name`:
 * https://docs.netlify.com/forms/setup/
 */
function netlifyAttributes({ hidden, honeypotName }: Pick<QuoteFormProps, 'hidden' | 'honeypotName'>) {
  const name = hidden.find((field) => field.name === 'form-name')?.value;
  return name === undefined ? {} : { name, 'data-netlify': 'true', 'data-netlify-honeypot': honeypotName };
}

type DeliveryProps = Omit<DeliveryTexts, 'sending' | 'retry'> &
  Pick<QuoteFormProps, 'hidden' | 'honeypotName' | 'phone' | 'textPhone'>;

/** What a form needs that delivers: hidden fields, a honeypot, and what is shown when delivery fails. */
function Delivery(props: DeliveryProps) {
  const { hidden, honeypot, honeypotName, failed, unconfirmed, text, phone, textPhone } = props;
  return (
    <>
      {hidden.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      {/* The script `delivery` fills in an id, so that the owner can recognize a request that was sent twice. */}
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
      <Field id="name" label={labels.name} error={errors.name}>
        <input
          id="name"
          name="name"
          type="text"
          autoComplete="name"
          enterKeyHint="next"
          required
          aria-describedby="name-error"
          aria-invalid={false}
        />
      </Field>
      <Field id="phone" label={labels.phone} error={errors.phone}>
        <input
          id="phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
          required
          aria-describedby="phone-error"
          aria-invalid={false}
        />
      </Field>
      <Field id="city" label={labels.city} error={errors.city}>
        <input
          id="city"
          name="city"
          type="text"
          autoComplete="address-level2"
          enterKeyHint="next"
          required
          aria-describedby="city-error"
          aria-invalid={false}
        />
      </Field>
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
