import { type Failure, isNotOffered } from './result.ts';

/** The key of a text for users, with its values. The catalogs have the texts. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The messages of a table from keys to the values their texts need. */
export type MessageOf<Texts> = { [K in keyof Texts]: { readonly key: K; readonly params: Texts[K] } }[keyof Texts];

/** A value of a message may be a message itself: the reason inside a sentence. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value;

/** A message that takes no values. */
export type NoParams = Readonly<Record<never, never>>;

/** The texts after a request without a usable answer; both applications have them. */
export interface SharedMessages {
  'failure.refused': { readonly message: string };
  'failure.refusedSilently': { readonly status: number };
  'failure.malformed': NoParams;
  'failure.unreachable': NoParams;
  'failure.timeout': NoParams;
  'failure.unavailable': NoParams;
  'failure.tooMany': NoParams;
}

/** The message of `describeFailure`: the service's own words if it sent some. */
export type SharedMessage = MessageOf<SharedMessages>;

const TOO_MANY = 429;

/**
 * The visitor's message for a failure: the server's own text if it sent one.
 * @example
 * textOf(no, describeFailure({ kind: 'unreachable', cause: 'timeout' })) // a sentence in Norwegian
 */
export function describeFailure(failure: Failure): SharedMessage {
  switch (failure.kind) {
    case 'refused':
      // Said in the reader's own language: it is no fault of theirs, and passes.
      if (failure.status === TOO_MANY) return { key: 'failure.tooMany', params: {} };
      return failure.message.trim() === ''
        ? { key: 'failure.refusedSilently', params: { status: failure.status } }
        : { key: 'failure.refused', params: { message: failure.message } };
    case 'malformed':
      return { key: 'failure.malformed', params: {} };
    case 'unreachable':
      return { key: failure.cause === 'timeout' ? 'failure.timeout' : 'failure.unreachable', params: {} };
    case 'unavailable':
      return { key: 'failure.unavailable', params: {} };
    case 'misuse':
      // For the developer, who is the only one to read it.
      return { key: 'failure.refused', params: { message: failure.issue } };
  }
}

/** The workspace's own words for a refusal, by its status, as the service's text may be for developers. */
export interface RefusalMessages {
  'refusal.notOffered': NoParams;
  'refusal.signedOut': NoParams;
  'refusal.forbidden': NoParams;
  'refusal.missing': NoParams;
  'refusal.changed': NoParams;
  'refusal.large': NoParams;
  'refusal.fileType': NoParams;
  'refusal.tooMany': NoParams;
  'refusal.server': { readonly status: number };
  'refusal.other': { readonly status: number };
}

/** The message of `explainFailure`; often the `reason` inside a message of an area. */
export type FailureMessage = MessageOf<SharedMessages & RefusalMessages>;

const BY_STATUS: Readonly<Record<number, FailureMessage>> = {
  401: { key: 'refusal.signedOut', params: {} },
  403: { key: 'refusal.forbidden', params: {} },
  404: { key: 'refusal.missing', params: {} },
  408: { key: 'failure.timeout', params: {} },
  409: { key: 'refusal.changed', params: {} },
  410: { key: 'refusal.missing', params: {} },
  412: { key: 'refusal.changed', params: {} },
  413: { key: 'refusal.large', params: {} },
  415: { key: 'refusal.fileType', params: {} },
  [TOO_MANY]: { key: 'refusal.tooMany', params: {} },
};

/** The type of a refusal whose text is written for the user, for example about a field. */
const FOR_USER = 'ValidationError';

/** The workspace's message for a failure, in its own words: the service's text may be for developers. */
export function explainFailure(failure: Failure): FailureMessage {
  if (failure.kind !== 'refused') return describeFailure(failure);
  const { status, type, message, isForUser } = failure;
  if (isNotOffered(failure)) return { key: 'refusal.notOffered', params: {} };
  if ((isForUser || type === FOR_USER) && message.trim() !== '') return { key: 'failure.refused', params: { message } };
  return BY_STATUS[status] ?? { key: status >= 500 ? 'refusal.server' : 'refusal.other', params: { status } };
}

/** Whether a message only says that the service could not be asked, or did not answer properly. */
export const isServiceFailure = ({ key }: Message): boolean => key.startsWith('failure.');

/** [W-SITE-33] Whether a message says that the device has not stored the input. */
export const isOfDevice = ({ key }: Message): boolean => key.startsWith('device.');

/** The messages for failed requests of an area, by reason. */
export interface FailureTexts<M extends Message = Message> {
  readonly offline: M;
  readonly lost: M;
  refused(failure: Failure): M;
}

export const failureTexts = <O extends string, L extends string, R extends string>(
  offline: O,
  lost: L,
  refused: R,
) => ({
  offline: { key: offline, params: {} },
  lost: { key: lost, params: {} },
  refused: (failure: Failure) => ({ key: refused, params: { reason: explainFailure(failure) } }),
});
