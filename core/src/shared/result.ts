/** Why a server said no; one meaning may have several numbers. */
export type Refusal = 'unauthorized' | 'forbidden' | 'notFound' | 'conflict' | 'server' | 'generic';

/** What went wrong when core asked the outside world for something. */
export type Failure =
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly status: number;
      readonly type: string;
      readonly message: string;
      /** The answer was text and no error object: the message is what could be read of it. */
      readonly plainText?: true;
      /** The specification has the message shown to the user. */
      readonly isForUser?: true;
    }
  | { readonly kind: 'malformed'; readonly where: string; readonly issues: readonly string[] }
  | { readonly kind: 'unreachable'; readonly cause: 'network' | 'timeout' };

export type Result<T, E = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });

const REFUSALS: Readonly<Record<number, Refusal>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  500: 'server',
};

/** [P-TRANSPORT-10] The kind of a refusal; statuses without a kind of their own are generic. */
export const refusalOf = (status: number): Refusal => REFUSALS[status] ?? 'generic';

/** Whether the service said no before it did anything. After any other failure it may have done it. */
export const isRefused = (failure: Failure): boolean => failure.kind === 'refused' && failure.status < 500;

/** What the service does not offer is not asked of it: the call comes to what an unknown address comes to. */
export const NOT_OFFERED = {
  kind: 'refused',
  refusal: 'notFound',
  status: 404,
  type: 'NotOffered',
  message: '',
} as const satisfies Failure;

export const isNotOffered = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.type === NOT_OFFERED.type;

/** Whether what was asked for is not there, or not for this user: a service may say one for the other. */
export const isNotThere = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  (failure.refusal === 'notFound' || failure.refusal === 'forbidden') &&
  !isNotOffered(failure);

/** Statuses by which a service says that the same call may go well later. */
const PASSING: readonly number[] = [408, 429];

/** Whether the same call may go well if it is made again. A service that said no says no again. */
export const mayGoWell = (failure: Failure): boolean =>
  failure.kind !== 'refused' || failure.status >= 500 || PASSING.includes(failure.status);
