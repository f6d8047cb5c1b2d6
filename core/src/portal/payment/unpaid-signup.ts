// Stores the ids of a sign-up without a known payment outcome. They outlive the tab, and contain no personal data.
import { map, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { KeyValue } from '../../shell/ports.ts';

/** [P-SIGNUP-87] Milliseconds. */
export const UNPAID_SIGNUP_LIFETIME = 2 * 24 * 60 * 60_000;

export const unpaidSignupKey = (centerCode: string): string => `felles.unresolved.${centerCode}`;

/** Some services have a year and a slash in an invoice's id. */
const id = () => z.string().check(z.regex(/^[\w./-]{1,40}$/));

/** [P-SIGNUP-87] Only these fields are stored. */
export const UnpaidSignup = z.object({
  invoiceId: z.nullable(id()),
  memberId: z.nullable(id()),
  departmentId: z.nullable(z.number()),
  membershipId: z.nullable(z.number()),
  /** Whether the membership has no direct debit, for a return before the list is loaded. */
  noDirectDebit: z.boolean(),
  startedAt: z.number(),
});
export type UnpaidSignup = Readonly<z.infer<typeof UnpaidSignup>>;

/** Null if it is too old or cannot be read. */
function parseUnpaidSignup(text: string | null, now: number): UnpaidSignup | null {
  try {
    const parsed = UnpaidSignup.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success && isFresh(parsed.data, now) ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A start in the future comes from a wrong clock. */
const isFresh = ({ startedAt }: UnpaidSignup, now: number): boolean =>
  startedAt <= now && now - startedAt < UNPAID_SIGNUP_LIFETIME;

interface UnpaidSignupPlace {
  readonly code: string;
  readonly saved: KeyValue;
  readonly clock: { now(): number };
}

export const readUnpaidSignup = ({ code, saved, clock }: UnpaidSignupPlace): Observable<UnpaidSignup | null> =>
  saved.read(unpaidSignupKey(code)).pipe(map((text) => parseUnpaidSignup(text.ok ? text.value : null, clock.now())));

/** Invalid ids are not stored. */
export const saveUnpaidSignup = ({ code, saved }: UnpaidSignupPlace, ids: UnpaidSignup | null): void => {
  const parsed = UnpaidSignup.safeParse(ids);
  saved.write(unpaidSignupKey(code), parsed.success ? JSON.stringify(parsed.data) : '').subscribe();
};
