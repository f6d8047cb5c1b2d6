// The work of the server for an operation, and its answer; in bad weather the two differ.
import { write } from '@felles/adapters-ws/protocol';
import { type OperationFrame, type ResultFrame, SUCCESS } from '@felles/core/internal/realtime/model';
import { type SchedulerLike, timer } from 'rxjs';
import type { Attempt, Said } from './attempt.ts';
import type { Random } from './random.ts';

export type Answering = (attempt: Attempt, frame: OperationFrame, badAnswers: number) => void;

const NOISE = ['{"operation":', '[1,2', '{}', '{"operation_id":"x"}', '{"operation_id":999999,"operation_result":200}'];

export function createAnswering(random: Random, clock: SchedulerLike): Answering {
  /** Answers come in whatever order. */
  function say(attempt: Attempt, { operation_id }: OperationFrame, what: Said, frame: ResultFrame): void {
    timer(random.between(0, 10), clock).subscribe(() => {
      attempt.say(write(frame), () =>
        attempt.said.set(operation_id, [...(attempt.said.get(operation_id) ?? []), what]),
      );
    });
  }

  const answerWell = (attempt: Attempt, frame: OperationFrame, done: Done) =>
    say(attempt, frame, done.operation_result === SUCCESS ? 'yes' : 'no', { ...resultOf(frame), ...done });

  /** Does it or not, and says something that is not the truth, or nothing. */
  function answerBadly(attempt: Attempt, frame: OperationFrame): void {
    const isDone = frame.operation !== 'auth' && random.chance(0.5);
    const done = isDone ? act(attempt, frame) : null;
    const finish = () => done ?? act(attempt, frame);
    const ways = [
      () => undefined,
      () => refuse(attempt, frame),
      () => say(attempt, frame, 'mismatch', { ...resultOf(frame), operation: 'other' }),
      () => {
        attempt.say(random.pick(NOISE));
        answerWell(attempt, frame, finish());
      },
      () => {
        const said = finish();
        answerWell(attempt, frame, said);
        answerWell(attempt, frame, said);
      },
    ];
    random.pick(ways)();
  }

  function refuse(attempt: Attempt, frame: OperationFrame): void {
    const code = random.pick([400, 403, 404, 500, null]);
    const isFinal = code !== null && code < 500;
    const lacks = frame.operation === 'subscribe' && !attempt.subscribed.has(frame.parameters.channel);
    if (lacks && isFinal) attempt.refused.add(frame.parameters.channel);
    say(attempt, frame, 'no', { ...resultOf(frame), operation_result: code });
  }

  return (attempt, frame, badAnswers) => {
    if (random.chance(badAnswers)) answerBadly(attempt, frame);
    else answerWell(attempt, frame, act(attempt, frame));
    // Some servers change their mind right after they have let somebody in.
    if (frame.operation === 'auth' && random.chance(badAnswers / 4)) timer(5, clock).subscribe(attempt.drop);
  };
}

/** The outcome of an operation. */
type Done = Pick<ResultFrame, 'operation_result' | 'parameters'>;

const YES: Done = { operation_result: SUCCESS };
const NO_ROOM: Done = { operation_result: 429 };

function act(attempt: Attempt, frame: OperationFrame): Done {
  if (frame.operation === 'auth') attempt.isAuthenticated = true;
  if (frame.operation === 'subscribe') {
    if (attempt.subscribed.size >= attempt.room) return NO_ROOM;
    attempt.subscribed.add(frame.parameters.channel);
    attempt.refused.delete(frame.parameters.channel);
  }
  if (frame.operation === 'unsubscribe') attempt.subscribed.delete(frame.parameters.channel);
  return frame.operation === 'listsubs' ? { ...YES, parameters: { channels: [...attempt.subscribed] } } : YES;
}

const resultOf = ({ operation, operation_id }: OperationFrame): ResultFrame => ({
  operation_result: SUCCESS,
  operation,
  operation_id,
});
