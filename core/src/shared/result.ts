/** The kind of a refusal; several statuses may have the same kind. */
export type Refusal = 'unauthorized' | 'forbidden' | 'notFound' | 'conflict' | 'server' | 'generic';

/** Why a request failed. */
export type Failure =
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly status: number;
      readonly type: string;
      readonly message: string;
      /** The answer was plain text and no error object: the message is taken from it. */
      readonly plainText?: true;
      /** The specification says that the user sees this message. */
      readonly isForUser?: true;
      /** Ours: more about the refusal, for the area that knows its type. */
      readonly detail?: unknown;
    }
  | { readonly kind: 'malformed'; readonly where: string; readonly issues: readonly string[] }
  | { readonly kind: 'unreachable'; readonly cause: 'network' | 'timeout' }
  /** The device's storage is forbidden or full, for example that of a browser. */
  | { readonly kind: 'unavailable'; readonly where: string; readonly issues: readonly string[] }
  /** A mistake of the program, which no retry mends: nothing was sent. */
  | { readonly kind: 'misuse'; readonly where: string; readonly issue: string };

/** The device answered with an earlier answer of the service, which cannot be reached. */
export interface CacheAge {
  /** Wall clock, milliseconds. */
  readonly at: number;
  /** Why the service could not be asked. */
  readonly failure: Failure;
}

/** The outcome of a request as a value: ports and stores never throw for a fault of a service or a network. */
export type Result<T, E = Failure> =
  | { readonly ok: true; readonly value: T; readonly fromCache?: CacheAge }
  | { readonly ok: false; readonly error: E };

/** A result with the value that was asked for. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A result with the reason instead of a value. */
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

/** Whether the service refused and did nothing. After any other failure it may have done it. */
export const isRefused = (failure: Failure): boolean => failure.kind === 'refused' && failure.status < 500;

/** Whether nothing was done: the service refused, the device stored nothing, or the program sent nothing. */
export const isUndone = (failure: Failure): boolean =>
  isRefused(failure) || failure.kind === 'unavailable' || failure.kind === 'misuse';

/** The result for an addition that the service does not support: the same as for an unknown address, without a request. */
export const NOT_OFFERED = {
  kind: 'refused',
  refusal: 'notFound',
  status: 404,
  type: 'NotOffered',
  message: '',
} as const satisfies Failure;

/** Whether this service lacks an addition that the page needs: that is no error, and a retry cannot help. */
export const isNotOffered = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.type === NOT_OFFERED.type;

/** Whether it does not exist or this user may not see it: a service may answer one for the other. */
export const isMissing = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  (failure.refusal === 'notFound' || failure.refusal === 'forbidden') &&
  !isNotOffered(failure);

/** Whether there was no network. The request may have left all the same, and its answer be lost. */
export const isWithoutNetwork = (failure: Failure): boolean =>
  failure.kind === 'unreachable' && failure.cause === 'network';

/** The statuses after which the same request may succeed later. */
const PASSING: readonly number[] = [408, 429];

/** Whether a retry may succeed. A refusal stays a refusal. */
export const isRetryable = (failure: Failure): boolean =>
  failure.kind === 'refused' ? failure.status >= 500 || PASSING.includes(failure.status) : failure.kind !== 'misuse';
