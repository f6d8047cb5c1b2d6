// How a call may be refused, as far as its row says: any other refusal looks the same.
import type { Call } from '@felles/adapters-http/wire';

type Status = keyof typeof MEANINGS;

const MEANINGS = {
  400: 'The request cannot be understood; `field` names the place',
  401: 'The one who asks has no token, or one that is good no more',
  403: 'The user may not do this',
  404: 'There is no such thing, or not for the one who asks',
  413: 'The body is too large',
  415: 'The body is not of a type that the call takes',
  422: 'The key stands for a request with other content',
} as const;

const responseOf = (status: Status): string => `Refused${status}`;

/** Every way of refusing, each as a response of its own. */
export const refusalResponses = () => ({
  ...Object.fromEntries(
    Object.entries(MEANINGS).map(([status, meaning]) => [`Refused${status}`, answering(meaning, ERROR)]),
  ),
  Refused: answering('What every refusal looks like; some are several at once', { anyOf: [ERROR, ERRORS] }),
});

/** The refusals of one call. */
export const refusalsOf = (row: Call) => ({
  ...Object.fromEntries(statusesOf(row).map((status) => [status, refer(responseOf(status))])),
  default: refer('Refused'),
});

/** Any query may be none that can be read. */
const statusesOf = ({ access, unauthorizedIsAnswer, params, body, takesKey }: Call): readonly Status[] => [
  400,
  ...(access !== 'anyone' || unauthorizedIsAnswer ? ([401] as const) : []),
  ...(access === 'staff' ? ([403] as const) : []),
  ...(params ? ([404] as const) : []),
  ...(body ? ([413, 415] as const) : []),
  ...(takesKey ? ([422] as const) : []),
];

const refer = (name: string) => ({ $ref: `#/components/responses/${name}` });

const ERROR = { $ref: '#/components/schemas/Error' };
const ERRORS = { $ref: '#/components/schemas/Errors' };

const answering = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});
