import type { Tracker } from './trackers.ts';

/** [P-TRACKING-18] */
export type Consent = 'unknown' | 'accepted' | 'rejected';

/** [P-TRACKING-20] Where the choice at one center is kept. */
export const consentKey = (centerCode: string): string => `felles.consent.${centerCode}`;

/** Where a tab keeps which sign-ups it has counted, so that a page loaded again counts none twice. */
export const completedKey = (centerCode: string): string => `felles.completed.${centerCode}`;

/** [P-TRACKING-18] What was kept, as a choice; whatever is none of the two is none. */
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

/**
 * The sign-up with a private sponsor is for those who are not of age. Nothing is tracked there, whatever was accepted.
 * `path` is that of the address, the center's code first.
 */
export const isForMinors = (path: string): boolean => /^\/+[^/]+\/+member\/+private(\/|$)/i.test(decoded(path));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a stray percent sign: no route reads it differently
  }
}
