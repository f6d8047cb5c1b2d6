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
  /** Where it was begun: the same key is never sent with another order. */
  page: z.enum(['member', 'payment']),
  variant: z.enum(UNPAID_VARIANTS),
  /** What was shown as to be paid (kroner). */
  amount: z.number(),
  key: id(),
  /** How often the service has failed under the key, or answered what leads nowhere. */
  serverErrors: z.number(),
  /** Whether it takes the place of what is open elsewhere. */
  replaces: z.boolean(),
  /** Whether the service has said where to pay. Before that, what it says of the payment may concern another attempt. */
  isAnswered: z.boolean(),
  /** What the provider has said of it. */
  report: z.nullable(z.enum(PROVIDER_REPORTS)),
  startedAt: z.number(),
});
export type Attempt = Readonly<z.infer<typeof Attempt>>;
/** The attempt that was under way before the service was asked, the one that is now, and what it has answered. */
interface AttemptChoice {
  readonly before: Attempt | null;
  readonly now: Attempt | null;
  readonly hasEnded: boolean;
  readonly amount: number;
}

/**
 * The attempt to go on with. One that is under way is taken up, also if another tab began it. There is a new one only where
 * the service has said, of an attempt that it knew, that every payment of the invoice has ended, and no tab has begun
 * another since.
 */
export function attemptFor({ before, now, hasEnded, amount }: AttemptChoice, fresh: () => Attempt): Attempt {
  const isOver = hasEnded && before?.isAnswered === true && now?.key === before.key;
  // The visitor pays only the amount that the page shows.
  return now === null || isOver || now.amount !== amount ? fresh() : now;
}

/** Whether its own frame has said that it cannot be paid any more; the service may learn that later. */
export const isClosedByProvider = ({ report }: Attempt): boolean =>
  report === 'failed' || report === 'expired' || report === 'aborted';

/**
 * Whether another attempt takes its place before the service knows its end: the visitor says that it was not paid, or
 * its frame has closed and the wait is over.
 */
export const isAbandoned = (attempt: Attempt, now: number): boolean =>
  attempt.report === 'unpaid' || (isClosedByProvider(attempt) && now - attempt.startedAt >= POLLING.longest);

/**
 * What becomes of an attempt whose answer leads nowhere; null for nothing. It is asked for once more, because only the way
 * back may have failed. The same key brings the same answer, so after that only another attempt helps, even if the service
 * has begun this one.
 */
export function afterUselessAnswer(now: Attempt): Attempt | null {
  return now.isAnswered ? now : afterServerError(now);
}

/**
 * What becomes of an attempt that the service did not take up; null for nothing. A visitor who was led to a checkout may
 * still pay there, and a refusal of one request for the moment says nothing of the attempt.
 */
export function afterRefusal(now: Attempt, failure: Failure): Attempt | null {
  if (now.isAnswered || (failure.kind === 'refused' && PASSING.includes(failure.status))) return now;
  return failure.kind === 'malformed' ? afterUselessAnswer(now) : afterFailure(now, failure);
}

/** Refusals that concern the caller or the moment, not the attempt. */
const PASSING: readonly number[] = [401, 403, 408, 425, 429];
