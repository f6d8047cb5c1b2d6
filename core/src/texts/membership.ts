import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The choice of a membership in the portal. */
export const no = {
  'membership.oneTime': 'engangsbeløp',
  'membership.perMonth': 'per måned',
  'membership.none': 'Ingen medlemskap er tilgjengelige',
  'membership.noMatching': 'Ingen tilgjengelige medlemskap passer med de valgte filtrene',
  'membership.vanished.title': 'En feil har oppstått',
  'membership.vanished': 'Medlemskapet du ønsker er ikke lengre tilgjengelig. Velg et annet medlemskap',
} as const;

/** In English. */
export const en = {
  'membership.oneTime': 'one-time',
  'membership.perMonth': 'per month',
  'membership.none': 'No memberships available',
  'membership.noMatching': 'No available memberships match the selected filters',
  'membership.vanished.title': 'Something went wrong',
  'membership.vanished': 'The membership you want is no longer available. Choose another membership',
} as const satisfies TextsOf<MembershipMessages>;

/** The texts in place of cards, and the unit of a price. */
export type MembershipMessages = MessagesOf<typeof no>;

/** A text of the choice, or a failure of its lists. */
export type MembershipMessage = MessageOf<SharedMessages & MembershipMessages>;
