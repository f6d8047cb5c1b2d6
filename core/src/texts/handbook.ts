import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The building of a handbook and of its documents. */
export const no = {
  'handbook.offline': 'Du er uten nett. Ingenting er sendt.',
  'handbook.lost': 'Svaret kom ikke frem. Håndboken kan være under bygging likevel.',
  'handbook.refused': 'Tjenesten gjorde det ikke. {{reason}}',
  'handbook.notMade': 'Dokumentet ble ikke opprettet. {{reason}}',
  'handbook.makingLost': 'Svaret kom ikke frem. Prøv igjen: dokumentet blir ikke opprettet to ganger.',
} as const;

/** In English. */
export const en = {
  'handbook.offline': 'You are offline. Nothing is sent.',
  'handbook.lost': 'The answer was lost. The handbook may be under way all the same.',
  'handbook.refused': 'The service did not do it. {{reason}}',
  'handbook.notMade': 'The document was not created. {{reason}}',
  'handbook.makingLost': 'The answer was lost. Try again: the document is not created twice.',
} as const satisfies TextsOf<HandbookMessages>;

/** The messages after a failed rebuild, a failed choice of a handbook or a failed document. */
export type HandbookMessages = MessagesOf<typeof no>;

export type HandbookMessage = MessageOf<SharedMessages & HandbookMessages>;
