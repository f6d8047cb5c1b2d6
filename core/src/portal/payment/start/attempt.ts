// One attempt to pay an invoice: the service knows it again by its key.
import * as z from 'zod/mini';
import { afterFailure, afterServerError } from '../../../shared/keys.ts';
import type { Failure } from '../../../shared/result.ts';
import { POLLING } from '../invoice/status.ts';
import { PROVIDER_REPORTS } from '../report/report.ts';
import { UNPAID_VARIANTS } from '../rules.ts';

/** Some services write a year and a slash in the id of an invoice. */
const id = () => z.string().check(z.regex(/^[\w./-]{1,80}$/));

export const Attempt = z.object({
  invoiceId: id(),
  /** The same key is never sent with another order, so the page it was started on stays. */
  page: z.enum(['member', 'payment']),
  variant: z.enum(UNPAID_VARIANTS),
  /** What was shown as to be paid (kroner). */
  amount: z.number(),
  key: id(),
  /** How often the service has failed under the key, or answered what leads nowhere. */
  serverErrors: z.number(),
  /** Whether it ends what is open elsewhere. */
  replaces: z.boolean(),
  /** Whether the service has told where to pay. Before that, its status may be of another attempt. */
  isAnswered: z.boolean(),
  report: z.nullable(z.enum(PROVIDER_REPORTS)),
  startedAt: z.number(),
});
export type Attempt = Readonly<z.infer<typeof Attempt>>;

/** The stored attempt before and after the service was asked, and its answer. */
interface AttemptChoice {
  readonly before: Attempt | null;
  readonly now: Attempt | null;
  readonly hasEnded: boolean;
  readonly amount: number;
}

/**
 * An open attempt goes on, also if another tab started it. There is a new one only if the service knew the old one, every
 * payment of the invoice has ended, and no tab has started another since.
 */
export function attemptFor({ before, now, hasEnded, amount }: AttemptChoice, fresh: () => Attempt): Attempt {
  const isOver = hasEnded && before?.isAnswered === true && now?.key === before.key;
  // The visitor pays only the amount that the page shows.
  return now === null || isOver || now.amount !== amount ? fresh() : now;
}

/** By its own checkout it cannot be paid any more; the service may learn that later. */
export const isClosedByProvider = ({ report }: Attempt): boolean =>
  report === 'failed' || report === 'expired' || report === 'aborted';

/**
 * Another attempt may take its place before the service knows its end: the visitor reports it unpaid, or its checkout has
 * closed and the wait is over.
 */
export const isAbandoned = (attempt: Attempt, now: number): boolean =>
  attempt.report === 'unpaid' || (isClosedByProvider(attempt) && now - attempt.startedAt >= POLLING.longest);

/**
 * The attempt after an answer that leads nowhere; null if it is given up. It is sent once more, because only the answer may
 * have been damaged. The same key brings the same answer, so after that only another attempt helps.
 */
export function afterUselessAnswer(now: Attempt): Attempt | null {
  return now.isAnswered ? now : afterServerError(now);
}

/**
 * The attempt after a failure; null if it is given up. A visitor who was led to a checkout may still pay there, and a
 * temporary refusal tells nothing of the attempt.
 */
export function afterRefusal(now: Attempt, failure: Failure): Attempt | null {
  if (now.isAnswered || (failure.kind === 'refused' && PASSING.includes(failure.status))) return now;
  return failure.kind === 'malformed' ? afterUselessAnswer(now) : afterFailure(now, failure);
}

/** Refusals that concern the caller or the moment, not the attempt. */
const PASSING: readonly number[] = [401, 403, 408, 425, 429];
