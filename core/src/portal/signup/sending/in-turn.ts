// What was sent and never answered goes first, as it was: the service may have it, and nobody else can say so.
import * as z from 'zod/mini';
import { type Failure, isRefused, type Result } from '../../../shared/result.ts';

/** A call as it is kept, and compared. */
export const written = <R>(schema: z.ZodMiniType<R>, request: R): string => JSON.stringify(z.encode(schema, request));

/** Null where it cannot be understood. */
export function readBack<R>(schema: z.ZodMiniType<R>, text: string): R | null {
  try {
    const { data = null } = z.safeDecode(schema, JSON.parse(text));
    return data;
  } catch {
    return null;
  }
}

export interface Turn<R, A> {
  /** What was sent and never answered; null where there is nothing of the kind. */
  readonly unanswered: R | null;
  /** What is to be sent now. */
  readonly wished: R;
  readonly isSame: (one: R, other: R) => boolean;
  /** Whether nobody knows yet what came of it, though it was answered: the refusal may be of what it has made itself. */
  readonly isUnsettled: () => boolean;
  readonly ask: (request: R, hear: (answer: Result<A>) => void) => void;
  /** Writes down what came of it; a failure where the answer does not say. */
  readonly keep: (answer: A, request: R) => Failure | null;
  /** Goes on with what there is to send after that: what has changed since is brought up to date. */
  readonly proceed: () => void;
  readonly fail: (failure: Failure, request: R) => void;
}

/** Asks for one thing, and goes on. What was refused as it was before is asked for as it is wished now. */
export function askInTurn<R, A>(turn: Turn<R, A>): void {
  const { wished, unanswered } = turn;
  const request = unanswered ?? wished;
  turn.ask(request, (answer) => {
    const failure = answer.ok ? turn.keep(answer.value, request) : answer.error;
    const isOther = request !== wished && !turn.isSame(request, wished);
    if (failure === null || (isRefused(failure) && isOther && !turn.isUnsettled())) turn.proceed();
    else turn.fail(failure, request);
  });
}
