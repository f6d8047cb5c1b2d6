import type { HandbookMessages } from '../workspace/handbook/messages.ts';
import type { TextsOf } from './text-of.ts';

/** The building of a handbook and of its documents. */
export const no = {
  'handbook.offline': 'Du er uten nett. Ingenting er sendt.',
  'handbook.lost': 'Svaret kom ikke frem. Håndboken kan være under bygging likevel.',
  'handbook.refused': 'Tjenesten gjorde det ikke. {{reason}}',
  'handbook.notMade': 'Dokumentet ble ikke opprettet. {{reason}}',
  'handbook.makingLost': 'Svaret kom ikke frem. Prøv igjen: dokumentet blir ikke opprettet to ganger.',
} as const satisfies TextsOf<HandbookMessages>;

/** In English. */
export const en = {
  'handbook.offline': 'You are offline. Nothing is sent.',
  'handbook.lost': 'The answer was lost. The handbook may be under way all the same.',
  'handbook.refused': 'The service did not do it. {{reason}}',
  'handbook.notMade': 'The document was not created. {{reason}}',
  'handbook.makingLost': 'The answer was lost. Try again: the document is not created twice.',
} as const satisfies TextsOf<HandbookMessages>;
