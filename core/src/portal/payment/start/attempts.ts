// Stores payment attempts, so that after a reload or in another tab the open session goes on.
import { map, mergeMap, type Observable, of } from 'rxjs';
import * as z from 'zod/mini';
import type { KeyValue } from '../../../shell/ports.ts';
import { UNPAID_SIGNUP_LIFETIME } from '../unpaid-signup.ts';
import { Attempt } from './attempt.ts';

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
