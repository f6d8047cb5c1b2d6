// An attempt to pay an invoice. Its key identifies it at the service.
import * as z from 'zod/mini';
import { afterFailure, afterServerError } from '../../../shared/keys.ts';
import type { Failure } from '../../../shared/result.ts';
import { POLLING } from '../invoice/status.ts';
import { PROVIDER_REPORTS } from '../report/report.ts';
import { UNPAID_VARIANTS } from '../rules.ts';

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
