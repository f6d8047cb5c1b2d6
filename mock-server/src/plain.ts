// A service without additions to the specification: they are removed from every answer, and refused in a request.
import { ADDITIONS, addedFields } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { type Refuse, sendRefusal } from './plugins/errors.ts';
import { isRefusal, refusal, tooMany } from './refusals.ts';
import type { Row } from './row.ts';

/** Where the world outside is by its links: over https, at a host that the service names in no answer. */
export const PLAIN_OUTSIDE = 'https://ute.example';

/** An answer without the fields that a call of the wire table was given beyond the specification. */
export const withoutAdditions = (call: string, value: unknown): unknown =>
  addedFields(call).reduce<unknown>((rest, path) => without(rest, path), value);

/** Whether the answer of a call has anything that would be taken out. */
export const hasAdditions = (call: string): boolean =>
  ADDITIONS.some((one) => one.call === call && one.part === 'answer');

/** Refuses a body with a field that the specification does not know: one of ours, or one that its schema did not read. */
export function requireSpecified(row: Row, schema: z.core.$ZodType, body: unknown, read: unknown): void {
  refuseFirst('body', [...addedIn(row, body), ...unread(body, z.encode(schema, read))]);
}

/** Refuses a query with a field of ours. */
export const requireSpecifiedQuery = (row: Row, query: unknown): void => refuseFirst('query', addedIn(row, query));

const addedIn = ({ added }: Row, sent: unknown): readonly string[] =>
  Object.keys(added).filter((name) => holds(sent, name));

function refuseFirst(where: string, [first]: readonly string[]): void {
  if (first !== undefined) throw refusal(400, `${where}.${first}: no field that is known here`);
}

const holds = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

/** The paths of fields that were sent and not read. */
function unread(sent: unknown, read: unknown): readonly string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    if (!holds(read, name)) return [name];
    return unread(value, Reflect.get(Object(read), name)).map((rest) => `${name}.${rest}`);
  });
}

function without(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, path));
  if (typeof value !== 'object' || value === null) return value;
  const [name = '', ...rest] = path;
  const { [name]: found, ...others } = value as Readonly<Record<string, unknown>>; // neither a list nor null
  if (found === undefined || rest.length === 0) return others;
  return { ...others, [name]: without(found, rest) };
}

/** A refusal is known by its status and its words alone. */
export const plainErrorHandler =
  (refuse: Refuse = sendRefusal): Refuse =>
  (reply, problem, report) => {
    if (!isRefusal(problem)) return refuse(reply, problem, report);
    const { status, after } = problem.refused;
    const bare = after === undefined ? refusal(status, problem.message) : tooMany(after * 1_000, problem.message);
    return refuse(reply, bare, report);
  };
