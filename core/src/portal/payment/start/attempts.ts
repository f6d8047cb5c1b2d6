// The attempts to pay outlive the tab, so that a page that is loaded again, or another tab, goes on with the open session.
import { map, mergeMap, type Observable, of } from 'rxjs';
import * as z from 'zod/mini';
import type { KeyValue } from '../../../shell/ports.ts';
import { UNRESOLVED_FOR } from '../unpaid-signup.ts';
import { Attempt } from './attempt.ts';

const Attempts = z.readonly(z.array(Attempt));

/** So many are kept at most, the oldest left out first. */
const KEPT = 10;

export const attemptsKey = (centerCode: string): string => `felles.payments.${centerCode}`;

/** The attempts of a center, in the order in which they were begun. */
export interface KeptAttempts {
  of(invoiceId: string): Observable<Attempt | null>;
  /** Puts one in the place of the one there is for its invoice. */
  keep(attempt: Attempt): Observable<unknown>;
  drop(attempt: Attempt): Observable<unknown>;
}

export function createKeptAttempts(code: string, saved: KeyValue, clock: { now(): number }): KeptAttempts {
  const key = attemptsKey(code);
  let known: readonly Attempt[] = [];

  /** Where storage is forbidden they live as long as the page. */
  const all = () =>
    saved.read(key).pipe(
      map((text) => (text.ok ? parseAttempts(text.value) : known).filter((one) => isFresh(one))),
      mergeMap((found) => (found.some(isAhead) ? write(found.map(setRight)) : of(found))),
    );
  const isFresh = ({ startedAt }: Attempt): boolean => clock.now() - startedAt < UNRESOLVED_FOR;
  const isAhead = ({ startedAt }: Attempt): boolean => startedAt > clock.now();
  /**
   * The clock was set back since, so the age of the attempt is not known. It can still be paid: it is kept as long as a new
   * one.
   */
  const setRight = (attempt: Attempt): Attempt => (isAhead(attempt) ? { ...attempt, startedAt: clock.now() } : attempt);

  const write = (attempts: readonly Attempt[]) => {
    known = attempts;
    return saved.write(key, attempts.length === 0 ? '' : JSON.stringify(attempts)).pipe(map(() => attempts));
  };
  const without = (attempts: readonly Attempt[], invoiceId: string) =>
    attempts.filter((attempt) => attempt.invoiceId !== invoiceId);

  return {
    of: (invoiceId) => all().pipe(map((found) => found.find((attempt) => attempt.invoiceId === invoiceId) ?? null)),
    keep: (attempt) =>
      all().pipe(mergeMap((found) => write([...without(found, attempt.invoiceId), attempt].slice(-KEPT)))),
    drop: ({ invoiceId }) => all().pipe(mergeMap((found) => write(without(found, invoiceId)))),
  };
}

function parseAttempts(text: string | null): readonly Attempt[] {
  try {
    const parsed = Attempts.safeParse(JSON.parse(text || '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
