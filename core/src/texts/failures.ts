import type { SharedMessages } from '../shared/messages.ts';
import type { TextsOf } from './text-of.ts';

/** A request without a usable answer, in both applications. */
export const no = {
  'failure.refused': '{{message}}',
  'failure.refusedSilently': 'Noe gikk galt ({{status}}). Prøv igjen om litt.',
  'failure.malformed': 'Ukjent svar fra serveren',
  'failure.unreachable': 'Vi får ikke kontakt med tjenesten. Sjekk nettforbindelsen.',
  'failure.timeout': 'Tjenesten bruker for lang tid på å svare.',
  'failure.unavailable': 'Enheten lar oss ikke lagre dette.',
  'failure.tooMany': 'Det er spurt for mange ganger på kort tid. Vent et minutt og prøv igjen.',
} as const satisfies TextsOf<SharedMessages>;

/** In English. */
export const en = {
  'failure.refused': '{{message}}',
  'failure.refusedSilently': 'Something went wrong! ({{status}}) Try again in a moment.',
  'failure.malformed': 'Unknown response from the server',
  'failure.unreachable': 'We cannot reach the service. Check your connection.',
  'failure.timeout': 'The service is taking too long to answer.',
  'failure.unavailable': 'The device does not let us store this.',
  'failure.tooMany': 'There were too many requests in a short time. Wait a minute and try again.',
} as const satisfies TextsOf<SharedMessages>;
