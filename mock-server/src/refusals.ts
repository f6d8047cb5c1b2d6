// Every way of saying no, in the one shape the service has for it.
import type { ErrorObject } from '@felles/adapters-http/wire';

/** A browser never takes JSON for a page or a script. */
export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
} as const;

/** An error whose words are meant for the caller. Any other error says nothing outside the server. */
export interface Refusal extends Error {
  readonly refused: {
    readonly status: number;
    readonly type: string;
    readonly field?: string | undefined;
    /** More about it, for the type that it has. */
    readonly detail?: unknown;
    /** In how many seconds the same may be asked again. */
    readonly after?: number;
    /** A fault of the control: no mistake of the server. */
    readonly isOrdered?: true;
  };
}

export function refusal(
  status: number,
  message = standardFor(status).message,
  type = standardFor(status).type,
  field?: string,
  detail?: unknown,
): Refusal {
  return Object.assign(new Error(message), { refused: { status, type, field, detail } });
}

/** A value that does not fit, in words for developers; `field` is its place in the request. */
export const unfit = (field: string, words: string): Refusal => refusal(400, `${field}: ${words}`, 'BadRequest', field);

/** Too much was asked; the same may be asked again after so many milliseconds. */
export function tooMany(milliseconds: number, message?: string): Refusal {
  const problem = refusal(429, message);
  return Object.assign(problem, { refused: { ...problem.refused, after: Math.ceil(milliseconds / 1_000) } });
}

/** A fault of the control. */
export function refusalByFault(status: number): Refusal {
  const problem = refusal(status);
  return Object.assign(problem, { refused: { ...problem.refused, isOrdered: true } });
}

/** For calls and records of members only. */
export const notLoggedIn = (): Refusal => refusal(401, 'Du er ikke logget inn.', 'NotLoggedIn');

/** The type of a refusal whose words are for the user, in the language of the product. */
export const FOR_USER = 'ValidationError';

/** An input that cannot be accepted, in words for the user; `field` is its place in the body. */
export const invalid = (message: string, field?: string, type = FOR_USER): Refusal =>
  refusal(400, message, type, field === undefined ? undefined : `body.${field}`);

export const isRefusal = (problem: unknown): problem is Refusal => problem instanceof Error && 'refused' in problem;

/** The status and the body for any error, ours or the framework's; never a stack, a path or a version. */
export function explain(problem: unknown): { readonly status: number; readonly body: { readonly error: ErrorObject } } {
  const { status, type, message, field, detail } = isRefusal(problem)
    ? { ...problem.refused, message: problem.message }
    : { ...standardFor(statusOf(problem)), field: undefined, detail: undefined };
  const more = { ...(field !== undefined && { field }), ...(detail !== undefined && { detail }) };
  return { status, body: { error: { http_status: status, message, type, ...more } } };
}

interface Standard {
  readonly status: number;
  readonly type: string;
  readonly message: string;
}

/** Norwegian where a visitor may come to read it, English where only a developer can. */
const STANDARDS: readonly Standard[] = [
  { status: 400, type: 'BadRequest', message: 'The request could not be understood.' },
  { status: 401, type: 'Unauthorized', message: 'Du har ikke tilgang. Last siden på nytt.' },
  { status: 403, type: 'Forbidden', message: 'This is not allowed from where you are.' },
  { status: 404, type: 'NotFound', message: 'There is nothing here.' },
  { status: 405, type: 'MethodNotAllowed', message: 'This address is not asked in this way.' },
  { status: 408, type: 'RequestTimeout', message: 'The request took too long to arrive.' },
  { status: 409, type: 'Conflict', message: 'Dette er allerede gjort.' },
  { status: 412, type: 'PreconditionFailed', message: 'Dette kan ikke gjøres slik det står til nå.' },
  { status: 413, type: 'PayloadTooLarge', message: 'The request is too large.' },
  { status: 414, type: 'AddressTooLong', message: 'The address is too long.' },
  { status: 415, type: 'UnsupportedMediaType', message: 'The body is not of a type that is understood here.' },
  { status: 417, type: 'ExpectationFailed', message: 'What the request expects cannot be given.' },
  { status: 429, type: 'TooManyRequests', message: 'For mange forsøk. Vent et kvarter og prøv igjen.' },
  { status: 431, type: 'HeadersTooLarge', message: 'The headers of the request are too large.' },
  { status: 500, type: 'InternalError', message: 'Noe gikk galt hos oss. Prøv igjen om litt.' },
  { status: 503, type: 'Unavailable', message: 'Tjenesten er ikke tilgjengelig akkurat nå.' },
];

/** Statuses without a standard of their own are told as the first of their hundred, with their own number. */
function standardFor(status: number): Standard {
  const found = STANDARDS.find((standard) => standard.status === status);
  if (found) return found;
  const family = STANDARDS.find((standard) => standard.status === (status < 500 ? 400 : 500));
  return { type: 'Error', message: '', ...family, status };
}

/** Errors of the framework carry a status; an error without one, or with one of no error, is our own mistake. */
function statusOf(problem: unknown): number {
  const status = problem instanceof Error && 'statusCode' in problem ? problem.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}
