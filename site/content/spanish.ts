/** Block on the contact page for visitors who speak Spanish, if the staff does. */

import { business } from '../business/business.ts';
import { hours } from '../business/facts.ts';
import { offers } from './services.ts';

const { languages, emergencyResponse } = business;

export const isSpanish = ({ language }: { language: string }) => /^es\b/.test(language);

/** Parts of a time such as "1-2 hours". Other texts have none. */
const [, amount, unit, plural] = /^(\d+(?:[-–]\d+)?) (hour|minute)(s?)$/.exec(emergencyResponse) ?? [];
const arrival = offers('emergency') && amount ? `${amount} ${unit === 'hour' ? 'hora' : 'minuto'}${plural}` : '';

const block = {
  title: 'Le atendemos en español.',
  /** Words before and after the phone number. */
  call: [
    'Llame al',
    '. Díganos qué hace la puerta y dónde está. El presupuesto es gratis, y usted aprueba el precio antes de empezar.',
  ],
  text: [
    arrival && `En emergencias solemos llegar en ${arrival}${hours.isAlwaysOpen ? ', de día o de noche' : ''}.`,
    'Mientras tanto, no levante la puerta ni toque los resortes ni los cables: pueden soltarse con mucha fuerza.',
  ].filter(Boolean),
  button: 'Llamar ahora',
};

export const spanish = languages.some(isSpanish) ? block : undefined;
