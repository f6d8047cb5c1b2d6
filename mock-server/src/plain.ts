// A service that speaks nothing but the specification: what is added to it is taken out of every request and answer.
import { ADDITIONS, addedFields } from '@felles/adapters-http/wire';
import { type Refuse, sendRefusal } from './plugins/errors.ts';
import { isRefusal, refusal } from './refusals.ts';

/** Where the world outside is by its links: over https, at a host that the service names to nobody. */
export const PLAIN_OUTSIDE = 'https://ute.example';

/** A value without the fields that a call of the wire table was given beyond the specification. */
export function withoutAdditions(call: string, part: 'answer' | 'body', value: unknown): unknown {
  const fields = addedFields(call, part);
  return fields.reduce<unknown>((rest, path) => without(rest, path), value);
}

/** Whether a part of a call has anything that would be taken out. */
export const hasAdditions = (call: string, part: 'answer' | 'body'): boolean =>
  ADDITIONS.some((one) => one.call === call && one.part === part);

function without(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, path));
  if (typeof value !== 'object' || value === null) return value;
  const [name = '', ...rest] = path;
  const { [name]: found, ...others } = value as Readonly<Record<string, unknown>>; // neither a list nor null
  if (found === undefined || rest.length === 0) return others;
  return { ...others, [name]: without(found, rest) };
}

/** A refusal is known by its status and its words alone. */
export const refusingPlainly =
  (refuse: Refuse = sendRefusal): Refuse =>
  (reply, problem, report) =>
    refuse(reply, isRefusal(problem) ? refusal(problem.refused.status, problem.message) : problem, report);
