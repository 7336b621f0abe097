/** Block on the contact page for visitors who speak Spanish, if the staff does. */

import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import { offers } from './services.ts';

const { languages, emergencyResponse } = business;

export const isSpanish = ({ language }: { language: string }) => /^es\b/.test(language);

const UNITS: Readonly<Record<string, string>> = {
  hour: 'hora',
  hours: 'horas',
  minute: 'minuto',
  minutes: 'minutos',
};

/** Translates times such as "1-2 hours". Returns an empty string for other texts. */
function timeInSpanish(text: string): string {
  const [, amount, unit] = /^(\d+(?:[-–]\d+)?) (\w+)$/.exec(text) ?? [];
  return amount && unit && UNITS[unit] ? `${amount} ${UNITS[unit]}` : '';
}

const arrival = offers('emergency') && timeInSpanish(emergencyResponse);

const block = {
  title: 'Le atendemos en español.',
  /** Words before and after the phone number. */
  call: [
    'Llame al',
    '. Díganos qué hace la puerta y dónde está. El presupuesto es gratis, y usted aprueba el precio antes de empezar.',
  ],
  text: [
    ...(arrival
      ? [`En emergencias solemos llegar en ${arrival}${hours.isAlwaysOpen ? ', de día o de noche' : ''}.`]
      : []),
    'Mientras tanto, no levante la puerta ni toque los resortes ni los cables: pueden soltarse con mucha fuerza.',
  ],
  button: 'Llamar ahora',
} as const;

export const spanish = languages.some(isSpanish) ? block : undefined;
