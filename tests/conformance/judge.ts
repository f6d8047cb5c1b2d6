// Compares an answer with its row of the wire table.
import { type HttpAnswer, interpret } from '@felles/adapters-http';
import { type Call, ErrorBody, ErrorsBody } from '@felles/adapters-http/wire';
import { type ErrorObject, Ajv2020 as Validator } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as z from 'zod/mini';

/** How many problems of one answer are named. */
const NAMED = 3;

/** The problems of an answer that should be good; empty if there are none. */
export function problemsOf(row: Call, answer: HttpAnswer): readonly string[] {
  if (answer.status !== 200) return [`status ${answer.status} in place of 200`];
  if (row.reply.kind === 'json') {
    const wrong = [...typeProblems(answer), ...schemaProblems(row.reply, answer)];
    if (wrong.length > 0) return wrong;
  }
  const result = interpret(row, answer);
  if (result.ok) return [];
  return result.error.kind === 'malformed' ? result.error.issues : [JSON.stringify(result.error)];
}

/** The problems of an expected refusal. */
export function refusalProblems(answer: HttpAnswer, statuses: readonly number[]): readonly string[] {
  const place = `refusal: `;
  if (!statuses.includes(answer.status))
    return [`${place}status ${answer.status} in place of ${statuses.join(' or ')}`];
  const body = jsonOf(answer);
  const hasShape = [ErrorBody, ErrorsBody].some((schema) => z.safeParse(schema, body).success);
  return [...typeProblems(answer), ...(hasShape ? [] : ['no error object'])].map((problem) => `${place}${problem}`);
}

/** Whether there is no such call at all. */
export const isMissing = ({ status }: HttpAnswer): boolean => [404, 405, 501].includes(status);

const typeProblems = ({ type }: HttpAnswer): readonly string[] =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(type) ? [] : [`header content-type is '${type}'`];

type JsonReply = Extract<Call['reply'], { readonly kind: 'json' }>;

const validator = formats.default(new Validator({ strict: false, allErrors: true }));
const checks = new WeakMap<object, ReturnType<typeof validator.compile>>();

/** The client tolerates missing parts; here the whole answer is held against its schema. */
function schemaProblems({ schema, mayBeBare }: JsonReply, answer: HttpAnswer): readonly string[] {
  const body = jsonOf(answer);
  if (body === undefined) return mayBeBare ? [] : ['no JSON'];
  const check =
    checks.get(schema) ?? validator.compile(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  checks.set(schema, check);
  if (check(body)) return [];
  return [...new Set(furthest(check.errors ?? []).map(written))].slice(0, NAMED);
}

/** If no way of a choice fits, the one that comes furthest names the problem. */
function furthest(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const telling = errors.filter(({ keyword, params }) => keyword !== 'anyOf' && params['type'] !== 'null');
  const depth = ({ instancePath }: ErrorObject): number => instancePath.split('/').length;
  return [...(telling.length > 0 ? telling : errors)].sort((a, b) => depth(b) - depth(a));
}

const written = ({ instancePath, message = '' }: ErrorObject): string =>
  `${instancePath.replace(/\/\d+(?=\/|$)/g, '/*') || '/'}: ${message}`;

export function jsonOf({ bytes }: HttpAnswer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
