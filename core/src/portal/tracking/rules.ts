import { decoded } from '../../shared/addresses.ts';
import type { Tracker } from './trackers.ts';

/** [P-TRACKING-18] */
export type Consent = 'unknown' | 'accepted' | 'rejected';

/** [P-TRACKING-20] Where the choice at one center is kept. */
export const consentKey = (centerCode: string): string => `felles.consent.${centerCode}`;

/** Where a tab keeps which sign-ups it has counted, so that a page loaded again counts none twice. */
export const completedKey = (centerCode: string): string => `felles.completed.${centerCode}`;

/** [P-TRACKING-18] What was kept, as a choice; any other text counts as no choice. */
export const parseConsent = (kept: string | null): Consent =>
  kept === 'accepted' || kept === 'rejected' ? kept : 'unknown';

/** Which sign-ups were kept as counted. */
export function parseCompleted(kept: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter((signup): signup is string => typeof signup === 'string') : [];
  } catch {
    return []; // written by something else
  }
}

/** What the dialog is there for: to ask for a choice, to show the one that was made, or not at all. */
export type ConsentDialog = 'closed' | 'asking' | 'reopened';

/** [P-TRACKING-19] [P-TRACKING-23] */
export function dialogFor(consent: Consent, tracker: Tracker | null, wasReopened: boolean): ConsentDialog {
  if (tracker === null) return 'closed';
  if (wasReopened) return 'reopened';
  return consent === 'unknown' ? 'asking' : 'closed';
}

/** Whether an address is the sign-up with a private sponsor. It begins with its path, the center's code first. */
export const isPrivateSignup = (address: string): boolean =>
  /^\/+[^/]+\/+member\/+private(\/|$)/i.test(decoded(address.split(/[?#]/)[0] ?? ''));

/** All that an address may hold where it becomes known to a tracker: ids of the center's offers, names of a campaign. */
const HARMLESS =
  /^(?:(?:departmentId|membershipId)=\d{1,7}|utm_(?:source|medium|campaign|term|content)=(?!.*\d{5})[\w.~-]{0,60})$/;

/**
 * Whether an address, from its path to its end, holds nothing personal. A tracker's script can read the address of the page
 * it is in, so where this does not hold there is no tracker either.
 */
export function holdsNothingPersonal(address: string): boolean {
  const [, query = '', ...rest] = address.split(/[?#]/);
  const isQuery = address.indexOf('#') === -1 && rest.length === 0;
  return isQuery && query.split('&').every((pair) => pair === '' || HARMLESS.test(pair));
}
