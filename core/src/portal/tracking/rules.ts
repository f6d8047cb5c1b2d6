import { decodePart } from '../../shared/addresses.ts';
import type { Tracker } from './trackers.ts';

/** [P-TRACKING-18] The visitor's answer about tracking. Without one, it is `unknown` and nothing is sent. */
export type Consent = 'unknown' | 'accepted' | 'rejected';

/** [P-TRACKING-20] The storage key of the consent at a center. */
export const consentKey = (centerCode: string): string => `felles.consent.${centerCode}`;

/** The storage key of a tab's counted sign-ups, so that a reload does not count again. */
export const completedKey = (centerCode: string): string => `felles.completed.${centerCode}`;

/** [P-TRACKING-18] The stored consent; any other text counts as none. */
export const parseConsent = (stored: string | null): Consent =>
  stored === 'accepted' || stored === 'rejected' ? stored : 'unknown';

/** The stored counted sign-ups. */
export function parseCompleted(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((signup): signup is string => typeof signup === 'string') : [];
  } catch {
    return []; // another program wrote it
  }
}

/** 'asking': no choice yet. 'reopened': shows the choice. */
export type ConsentDialog = 'closed' | 'asking' | 'reopened';

/** [P-TRACKING-19] [P-TRACKING-23] Without a tracker there is nothing to agree to, so the dialog stays closed. */
export function dialogFor(consent: Consent, tracker: Tracker | null, wasReopened: boolean): ConsentDialog {
  if (tracker === null) return 'closed';
  if (wasReopened) return 'reopened';
  return consent === 'unknown' ? 'asking' : 'closed';
}

/** Whether an address is the sign-up with a private sponsor. It starts with the path. */
export const isPrivateSignup = (address: string): boolean =>
  /^\/+[^/]+\/+member\/+private(\/|$)/i.test(decodePart(address.split(/[?#]/)[0] ?? ''));

/** The parameters that a tracker may see: ids of the center's offers, names of a campaign. */
const HARMLESS =
  /^(?:(?:departmentId|membershipId)=\d{1,7}|utm_(?:source|medium|campaign|term|content)=(?!.*\d{5})[\w.~-]{0,60})$/;

/** Whether an address has no personal data. A tracker's script can read the address, so otherwise there is no tracker. */
export function holdsNothingPersonal(address: string): boolean {
  const [, query = '', ...rest] = address.split(/[?#]/);
  const isQuery = address.indexOf('#') === -1 && rest.length === 0;
  return isQuery && query.split('&').every((pair) => pair === '' || HARMLESS.test(pair));
}
