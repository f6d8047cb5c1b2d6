// The statuses with which a call may be refused, as they follow from its row, its right and its limit.
import type { Call } from '@felles/adapters-http/wire';
import { demoStaff } from '@felles/fixtures/workspace/staff';
import { guessOf } from '../plugins/limits.ts';
import { RIGHTS, type Right } from '../rights/calls.ts';
import { OPTIONAL_PARTS, seesPart } from '../rights/visible-fields.ts';
import type { Components } from './components.ts';
import { type Schema, wireSchema } from './schemas.ts';

/** The tables' rows about a call, and the names of the fields of its query and body. */
interface Subject {
  readonly row: Call;
  readonly right: Right | null;
  readonly fields: readonly string[];
}

const changes = ({ row: { method, takesKey, hasSideEffect, refusal } }: Subject): boolean =>
  takesKey || hasSideEffect || refusal !== undefined || (method !== 'GET' && method !== 'POST');

const mayBeHidden = ({ part, of }: Right): boolean =>
  of !== null || OPTIONAL_PARTS.includes(part) || !demoStaff.every((staff) => seesPart(staff, part));

const hasBody = ({ row: { method } }: Subject): boolean => method !== 'GET';

const REFUSALS = {
  400: ['The request cannot be understood, or a field has a wrong value; `field` names the place', () => true],
  401: [
    'The one who asks has no token, or one that is good no more',
    ({ row }) => row.access !== 'anyone' || row.unauthorizedIsAnswer,
  ],
  403: [
    'The user may not do this, or not from this page',
    (call) => hasBody(call) || call.fields.includes('channel') || (call.right !== null && call.right.does !== 'reads'),
  ],
  404: [
    'There is no such thing, or not for the one who asks',
    ({ row, right, fields }) =>
      row.params !== undefined ||
      row.reply.kind === 'file' ||
      (right !== null && mayBeHidden(right)) ||
      fields.some((name) => /(id|ids|hash)$/i.test(name)),
  ],
  409: ['The thing is in another state, or another user has changed it; `type` says why, `detail` has more', changes],
  410: ['Another pays already', ({ row }) => guessOf(row) === 'link'],
  412: [
    'The person is too young, or cannot pay for others',
    ({ row, fields }) => row.hasSideEffect || fields.some((name) => /^(date_of_birth|membershipId)$/.test(name)),
  ],
  413: ['The body is too large', hasBody],
  415: ['The body is not of a type that the call takes', hasBody],
  422: [
    'The key stands for a request with other content, or the terms were changed meanwhile',
    ({ row }) => row.takesKey,
  ],
  429: [
    'Too many secrets were tried; `retry-after` has the seconds to wait',
    ({ row }) => row.access === 'center' || row.access === 'member',
  ],
  500: ['The service has failed', () => true],
  503: ['The service, or the one that it needs, is not there now', () => true],
} as const satisfies Readonly<Record<number, readonly [meaning: string, isOf: (call: Subject) => boolean]>>;

/** Every way of refusing, each as a response of its own. */
export const refusalResponses = () => ({
  ...Object.fromEntries(
    Object.entries(REFUSALS).map(([status, [meaning]]) => [`Refused${status}`, answering(meaning, ERROR)]),
  ),
  Refused: answering('What every refusal looks like; some are several at once', { anyOf: [ERROR, ERRORS] }),
});

/** The refusals of one call. The detail of one that says why is of a schema of its own. */
export function refusalsOf(name: string, row: Call, { refer }: Components) {
  const right = new Map<string, Right>(Object.entries(RIGHTS)).get(name) ?? null;
  const fields = [row.query, row.body?.schema].flatMap((schema) => (schema ? fieldsOf(wireSchema(schema)) : []));
  const statuses = Object.entries(REFUSALS).filter(([, [, isOf]]) => isOf({ row, right, fields }));
  return {
    ...Object.fromEntries(statuses.map(([status]) => [status, response(`Refused${status}`)])),
    ...(row.refusal && { 409: answering(REFUSALS[409][0], withDetail(refer(row.refusal))) }),
    default: response('Refused'),
  };
}

const fieldsOf = ({ properties = {}, anyOf = [] }: Schema): readonly string[] => [
  ...Object.keys(properties),
  ...anyOf.flatMap(fieldsOf),
];

const response = (name: string) => ({ $ref: `#/components/responses/${name}` });

const ERROR = { $ref: '#/components/schemas/Error' };
const ERRORS = { $ref: '#/components/schemas/Errors' };

const withDetail = (detail: Schema) => ({
  allOf: [ERROR, { type: 'object', properties: { error: { type: 'object', properties: { detail } } } }],
});

const answering = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});
