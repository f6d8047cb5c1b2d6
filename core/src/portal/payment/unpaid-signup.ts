// The ids of a sign-up whose payment has not ended as far as is known. They outlive the tab, and hold no name.
import { map, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { KeyValue } from '../../shell/ports.ts';

/** [P-SIGNUP-87] How long they are stored (milliseconds). */
export const UNPAID_SIGNUP_LIFETIME = 2 * 24 * 60 * 60_000;

export const unpaidSignupKey = (centerCode: string): string => `felles.unresolved.${centerCode}`;

/** Some services write a year and a slash in the id of an invoice. */
const id = () => z.string().check(z.regex(/^[\w./-]{1,40}$/));

/** [P-SIGNUP-87] Only these fields: everything else that came along is left out. */
export const UnpaidSignup = z.object({
  invoiceId: z.nullable(id()),
  memberId: z.nullable(id()),
  departmentId: z.nullable(z.number()),
  membershipId: z.nullable(z.number()),
  /** Whether the membership has no direct debit: a return asks for that before any list has come. */
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

/** What began in the future did so by a clock that was wrong. */
const isFresh = ({ startedAt }: UnpaidSignup, now: number): boolean =>
  startedAt <= now && now - startedAt < UNPAID_SIGNUP_LIFETIME;

export interface UnpaidSignupPlace {
  readonly code: string;
  readonly saved: KeyValue;
  readonly clock: { now(): number };
}

export const readUnpaidSignup = ({ code, saved, clock }: UnpaidSignupPlace): Observable<UnpaidSignup | null> =>
  saved.read(unpaidSignupKey(code)).pipe(map((text) => parseUnpaidSignup(text.ok ? text.value : null, clock.now())));

/** A value that cannot be an id is not stored, so that it misleads no visitor later. */
export const saveUnpaidSignup = ({ code, saved }: UnpaidSignupPlace, ids: UnpaidSignup | null): void => {
  const parsed = UnpaidSignup.safeParse(ids);
  saved.write(unpaidSignupKey(code), parsed.success ? JSON.stringify(parsed.data) : '').subscribe();
};
