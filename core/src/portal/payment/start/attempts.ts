// Stores payment attempts, so that after a reload or in another tab the open session goes on.

import { map, mergeMap, type Observable, of } from 'rxjs';
import * as z from 'zod/mini';
import { afterFailure, afterServerError } from '../../../shared/keys.ts';
import type { Failure } from '../../../shared/result.ts';
import type { KeyValue } from '../../../shell/ports.ts';
import { POLLING } from '../invoice/status.ts';
import { PROVIDER_REPORTS } from '../report/report.ts';
import { UNPAID_VARIANTS } from '../rules.ts';
import { UNPAID_SIGNUP_LIFETIME } from '../unpaid-signup.ts';

const Stored = z.array(z.unknown());
/** An attempt of an earlier version, which had other names. */
const Earlier = z.looseObject({ said: z.nullable(z.string()) });

/** The oldest attempts are dropped. */
const MOST_ATTEMPTS = 10;

export const attemptsKey = (centerCode: string): string => `felles.payments.${centerCode}`;

/** The attempts of a center, the oldest first. */
export interface AttemptStorage {
  find(invoiceId: string): Observable<Attempt | null>;
  /** Replaces the attempt for the same invoice. */
  save(attempt: Attempt): Observable<unknown>;
  remove(attempt: Attempt): Observable<unknown>;
}

export function createAttemptStorage(code: string, saved: KeyValue, clock: { now(): number }): AttemptStorage {
  const key = attemptsKey(code);
  let known: readonly Attempt[] = [];

  /** Without storage, the attempts live as long as the page. */
  const all = () =>
    saved.read(key).pipe(
      map((text) => (text.ok ? parseAttempts(text.value) : known).filter((one) => isFresh(one))),
      mergeMap((found) => (found.some(isAhead) ? write(found.map(restart)) : of(found))),
    );
  const isFresh = ({ startedAt }: Attempt): boolean => clock.now() - startedAt < UNPAID_SIGNUP_LIFETIME;
  const isAhead = ({ startedAt }: Attempt): boolean => startedAt > clock.now();
  /** If the clock was set back, the age is unknown; the attempt then lives as long as a new one. */
  const restart = (attempt: Attempt): Attempt => (isAhead(attempt) ? { ...attempt, startedAt: clock.now() } : attempt);

  const write = (attempts: readonly Attempt[]) => {
    known = attempts;
    return saved.write(key, attempts.length === 0 ? '' : JSON.stringify(attempts)).pipe(map(() => attempts));
  };
  const without = (attempts: readonly Attempt[], invoiceId: string) =>
    attempts.filter((attempt) => attempt.invoiceId !== invoiceId);

  return {
    find: (invoiceId) => all().pipe(map((found) => found.find((attempt) => attempt.invoiceId === invoiceId) ?? null)),
    save: (attempt) =>
      all().pipe(mergeMap((found) => write([...without(found, attempt.invoiceId), attempt].slice(-MOST_ATTEMPTS)))),
    remove: ({ invoiceId }) => all().pipe(mergeMap((found) => write(without(found, invoiceId)))),
  };
}

function parseAttempts(text: string | null): readonly Attempt[] {
  try {
    const stored = Stored.safeParse(JSON.parse(text || '[]'));
    return (stored.data ?? []).flatMap((one) => Attempt.safeParse(underNewNames(one)).data ?? []);
  } catch {
    return [];
  }
}

function underNewNames(stored: unknown): unknown {
  const { data: earlier } = Earlier.safeParse(stored);
  return earlier ? { ...earlier, report: earlier.said === 'begun' ? 'pending' : earlier.said } : stored;
}

/** Some services have a year and a slash in an invoice's id. */
const id = () => z.string().check(z.regex(/^[\w./-]{1,80}$/));

export const Attempt = z.object({
  invoiceId: id(),
  /** Stored, as a key must always be sent with the same order. */
  page: z.enum(['member', 'payment']),
  variant: z.enum(UNPAID_VARIANTS),
  /** The shown amount (kroner). */
  amount: z.number(),
  key: id(),
  /** How often the service has failed under the key, or sent a useless answer. */
  serverErrors: z.number(),
  /** Whether it ends other open payments. */
  replaces: z.boolean(),
  /** Whether the service has answered. Before that, its status may belong to another attempt. */
  isAnswered: z.boolean(),
  report: z.nullable(z.enum(PROVIDER_REPORTS)),
  startedAt: z.number(),
});
export type Attempt = Readonly<z.infer<typeof Attempt>>;

/** The stored attempt before and after the service was asked. */
interface AttemptChoice {
  readonly before: Attempt | null;
  readonly now: Attempt | null;
  readonly hasEnded: boolean;
  readonly amount: number;
}

/** An open attempt continues, also that of another tab. A new one needs that all payments of the invoice have ended. */
export function attemptFor({ before, now, hasEnded, amount }: AttemptChoice, fresh: () => Attempt): Attempt {
  const isOver = hasEnded && before?.isAnswered === true && now?.key === before.key;
  // A changed amount needs a new attempt.
  return now === null || isOver || now.amount !== amount ? fresh() : now;
}

/** Its checkout is closed for good; the service may learn that later. */
export const isClosedByProvider = ({ report }: Attempt): boolean =>
  report === 'failed' || report === 'expired' || report === 'aborted';

/** Whether another attempt may replace it early: the visitor reports it unpaid, or its checkout has closed long enough ago. */
export const isAbandoned = (attempt: Attempt, now: number): boolean =>
  attempt.report === 'unpaid' || (isClosedByProvider(attempt) && now - attempt.startedAt >= POLLING.longest);

/** The attempt after a useless answer; null if it is abandoned. It is repeated once, as the answer may have been damaged. */
export function afterUselessAnswer(now: Attempt): Attempt | null {
  return now.isAnswered ? now : afterServerError(now);
}

/** The attempt after a failure; null if it is abandoned. A checkout that was shown may still be paid. */
export function afterRefusal(now: Attempt, failure: Failure): Attempt | null {
  if (now.isAnswered || (failure.kind === 'refused' && PASSING.includes(failure.status))) return now;
  return failure.kind === 'malformed' ? afterUselessAnswer(now) : afterFailure(now, failure);
}

/** Refusals that are temporary or concern the caller, not the attempt. */
const PASSING: readonly number[] = [401, 403, 408, 425, 429];
