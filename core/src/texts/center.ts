import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The portal's start, its general title, and the help that stands in for a center's own. */
export const no = {
  'center.unknown': 'Fant ikke treningssenteret.',
  'center.notLoaded': 'Kunne ikke laste siden: {{message}}',
  'center.genericTitle': 'Portal',
  'center.generalHelp': 'Trenger du hjelp? Spør i resepsjonen på senteret ditt.',
} as const;

/** In English. */
export const en = {
  'center.unknown': 'We found no fitness center at this address.',
  'center.notLoaded': 'Could not load the page: {{message}}',
  'center.genericTitle': 'Portal',
  'center.generalHelp': 'Need help? Ask at the reception of your center.',
} as const satisfies TextsOf<CenterMessages>;

/** The failures of the portal's start, and the texts in place of a center's own. */
export type CenterMessages = MessagesOf<typeof no>;

/** Why the portal did not start, or the page's title where the center has none. */
export type CenterMessage = MessageOf<SharedMessages & CenterMessages>;
