// First answers to calls that create, each under the key that came with the call: a client that sends the same again gets
// the same answer, and nothing is created twice.
import { createHash } from 'node:crypto';
import { explain, refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { FirstAnswer } from './records/answers.ts';

/** A key is good for at least this long, by the clock of the world (milliseconds). */
const KEY_LIFE = 24 * 60 * 60_000;

const LONGEST_KEY = 255;

/** The identity of a call with a key. */
export interface KeyedCall {
  /** Whose key it is: the same text elsewhere is another key. */
  readonly scope: string;
  /** As it came; none when the caller has no use for one. */
  readonly key: string | null;
  readonly content: unknown;
}

/** Does the work the first time, and gives the first answer every other time: a refusal or a failure too. */
export function answerOnce<T>(world: World, { scope, key, content }: KeyedCall, work: () => T): T {
  if (key === null) return work();
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > LONGEST_KEY)
    throw refusal(400, `The key is one to ${LONGEST_KEY} visible characters.`);
  const name = digest([scope, key]);
  const oldest = world.now() - KEY_LIFE;
  const known = world.state.answers.find((answer) => answer.key === name && answer.at > oldest);
  if (known === undefined) return rememberOutcome(world, { key: name, content: digest(content) }, work);
  if (known.content !== digest(content))
    throw refusal(422, 'Nøkkelen er brukt før, med et annet innhold. Prøv igjen.', 'KeyReused');
  return replay(known.outcome);
}

function rememberOutcome<T>(world: World, named: Pick<FirstAnswer, 'key' | 'content'>, work: () => T): T {
  const remember = (outcome: FirstAnswer['outcome']): void =>
    world.change((state) => {
      const at = world.now();
      const firstAlive = state.answers.findIndex((answer) => answer.at > at - KEY_LIFE);
      state.answers.splice(0, firstAlive < 0 ? state.answers.length : firstAlive);
      state.answers.push({ ...named, at, outcome });
      keepLatest(state.answers, WORLD_LIMITS.answers);
    });
  try {
    const value = work();
    remember({ kind: 'value', value });
    return value;
  } catch (problem) {
    const { status, body } = explain(problem);
    remember({
      kind: 'refusal',
      status,
      message: body.error.message ?? '',
      type: body.error.type ?? '',
      field: body.error.field,
      detail: body.error.detail,
    });
    throw problem;
  }
}

/** The work that the key names is the work whose outcome was kept, so it has its type. */
function replay<T>(outcome: FirstAnswer['outcome']): T {
  if (outcome.kind === 'refusal')
    throw refusal(outcome.status, outcome.message, outcome.type, outcome.field, outcome.detail);
  return structuredClone(outcome.value) as T;
}

/** A file stands for its own digest: written out, it would be many times as long. */
const digest = (value: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(value, (_, part: unknown) =>
        part instanceof Uint8Array ? createHash('sha256').update(part).digest('hex') : part,
      ),
    )
    .digest('hex');
