import type { Day, FileContent } from '@felles/core';
import type { Sight } from '@felles/core/workspace/me';
import * as z from 'zod/mini';

/** The schemas of a row: any schema of zod, mini or not. */
export type Schema = z.core.$ZodType;

/** Who may make a call: anyone, the holder of a center's token, a member with a session, or staff who are signed in. */
export type Access = 'anyone' | 'center' | 'member' | 'staff';

/** Kinds of answers: data that a schema describes, a text perhaps without its quotes, or a file of a named type. */
export type ReplyKind<S extends Schema = Schema> =
  | { readonly kind: 'json'; readonly schema: S; readonly mayBeBare?: true }
  | {
      readonly kind: 'file';
      readonly types: readonly string[];
      /** In bytes; a larger answer is not read to its end. */
      readonly largest?: number;
    };

/** [W-SITE-29] An answer that is fetched before a page asks for it: its part of the workspace, and the inputs of pages. */
export interface Prefetch {
  readonly sight: Sight;
  inputs(project: { readonly projectId: string; readonly today: Day }): readonly CallInput[];
}

/** The input of a call, as the request reads it: the schemas of the call describe each part. */
export interface CallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly key?: string;
}

/** One call of the service, declared once and read by adapter, mock server, OpenAPI and conformance. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The spelling that is sent, with path values written {name}. */
  readonly path: string;
  /** Other spellings of the same call, which the mock server answers too. */
  readonly aliases: readonly string[];
  /** Beneath the service's /rest, or at the application's own root. */
  readonly under: 'rest' | 'root';
  readonly access: Access;
  readonly summary: string;
  /** Path and query values are text on the wire; their schemas are codecs from that text. */
  readonly params?: Schema;
  readonly query?: Schema;
  /** Names of the query whose values identify no person. In the journal every other value is masked. */
  readonly loggableQuery?: readonly string[];
  /** Of parts where a file is among them. */
  readonly body?: { readonly format: 'json' | 'form' | 'parts'; readonly schema: Schema };
  /** How long it may take (milliseconds), where that is longer than for others. */
  readonly patience?: number;
  readonly reply: ReplyKind;
  /** The `detail` of a refusal (409) that says why, where it has more to say. */
  readonly refusal?: Schema;
  /** A 401 here is about the person who asks, a wrong password say, and never about the token. */
  readonly unauthorizedIsAnswer: boolean;
  /** A document the browser opens by itself: it can carry no header, so token and session may stand in the query. */
  readonly opensByItself: boolean;
  /** [P-TRANSPORT-09] The browser sends its cookies along: the service may know the user by them. */
  readonly withCredentials: boolean;
  /** It creates something, and may carry a key: the same key with the same content never creates twice. */
  readonly takesKey: boolean;
  /** Our fields of its query and body, each by the name of its addition. Only a service that names it is sent it. */
  readonly added: Readonly<Record<string, string>>;
  /** It is a read that sends a message to a person: so it is never asked just to see, nor answered from memory. */
  readonly hasSideEffect: boolean;
  /** [W-CONTACTS-18] [W-CONTACTS-19] An answer that went well may be an error object: then nothing went well. */
  readonly mayHoldError: boolean;
  /** [W-SITE-29] The owner of the last answer on the device, for times without a network: the user, or the device. */
  readonly offline: 'user' | 'device' | null;
  readonly prefetch: Prefetch | null;
  /** The area of ours that it belongs to; null for a call of the specification. Only a service that names the area is asked. */
  readonly extension: string | null;
  /** The other areas of ours that it belongs to. */
  readonly alsoIn: readonly string[];
}

/** The standard of a row: a call of the specification, read by its plain path with a token. */
export const STANDARD = {
  aliases: [],
  under: 'rest',
  unauthorizedIsAnswer: false,
  opensByItself: false,
  withCredentials: false,
  takesKey: false,
  added: {},
  hasSideEffect: false,
  mayHoldError: false,
  offline: null,
  prefetch: null,
  extension: null,
  alsoIn: [],
} as const;

/** A call as it was declared, with the standard values of absent parts. */
export type DeclaredCall<C> = Omit<typeof STANDARD, keyof C> & C;
/** A call without its standard values. */
export type Declaration = Omit<Call, keyof typeof STANDARD> & Partial<Pick<Call, keyof typeof STANDARD>>;

/** Declares a row of the table; an absent part has the standard value. */
export const call = <const C extends Declaration>(declaration: C): DeclaredCall<C> => ({ ...STANDARD, ...declaration });

/** A reply of JSON, read by a schema. What does not fit it is a failure of kind `malformed`. */
export const json = <S extends Schema>(schema: S) => ({ kind: 'json', schema }) as const;
/** A text that the service may write as it is, without the quotes of JSON. */
export const words = { kind: 'json', schema: z.string(), mayBeBare: true } as const;
/** A reply of bytes of one of these types, or of any where none is named; another type is a failure. */
export const file = (...types: readonly string[]) => ({ kind: 'file', types }) as const;

/** A query with the names whose values identify no person. */
export interface LoggableQuery<S extends Schema = Schema> {
  readonly query: S;
  readonly loggableQuery: readonly string[];
}

/** A query whose values identify no person: all of them, or those of these names. */
export const loggable = <S extends z.core.$ZodShape>(
  shape: S,
  ...names: readonly (keyof S & string)[]
): LoggableQuery<z.ZodMiniObject<S>> => ({
  query: z.object(shape),
  loggableQuery: names.length > 0 ? names : Object.keys(shape),
});

/** A body of parts, one of which is a file. */
export const parts = <S extends z.core.$ZodShape>(shape: S) => ({ format: 'parts', schema: z.object(shape) }) as const;
/** For a file of many megabytes, sent or fetched on a building site (milliseconds). */
export const SLOW = 600_000;

/** [W-SITE-29] Parts of a row whose answer lies on the device of its user, and is fetched for the user's last projects. */
export const prefetch = (
  sight: Sight,
  inputs: Prefetch['inputs'] = ({ projectId }) => [{ params: { project_id: projectId } }],
) => ({ offline: 'user', prefetch: { sight, inputs } }) as const;
/** One answer for all projects of a user. */
export const prefetchForAll = (sight: Sight) => prefetch(sight, () => [{}]);

/** The values of the path or of the query. */
export type Values<C, K extends 'params' | 'query'> = C extends { readonly [key in K]: infer S extends Schema }
  ? { readonly [key in K]: z.output<S> }
  : unknown;
/** The body of a call that has one. */
export type BodyValue<C> = C extends { readonly body: { readonly schema: infer S extends Schema } }
  ? { readonly body: z.output<S> }
  : unknown;

/** The key of a request that creates something. */
export type KeyValue<C> = C extends { readonly takesKey: true } ? { readonly key?: string } : unknown;

/** The input of a caller: only the parts that the call declares. */
export type InputOf<C> = Values<C, 'params'> & Values<C, 'query'> & BodyValue<C> & KeyValue<C>;

/** The header that carries the key of a call that takes one. */
export const KEY_HEADER = 'Idempotency-Key';

/** The name by which a service says that it knows that header. */
export const KEY_ADDITION = 'idempotency-key';

/** [W-SITE-09] The name by which a service says that it keeps the client id of a record for ever. */
const CLIENT_ID_ADDITION = 'client-id';

/** [W-SITE-09] The body of a call that creates a record, with the client id of the record. */
export const withClientId = <S extends z.core.$ZodShape>(
  body: z.ZodMiniObject<S>,
  added: Readonly<Record<string, string>> = {},
) => ({
  body: z.extend(body, { client_id: z.optional(z.string()) }),
  added: { ...added, client_id: CLIENT_ID_ADDITION },
});

/** The name in the manifest of a service that gives a conversation in parts. */
export const PARTS_ADDITION = 'message-parts';

/** The value of a good answer: data as its schema reads it, or a file. */
export type OutputOf<C> = C extends {
  readonly reply: { readonly kind: 'json'; readonly schema: infer S extends Schema };
}
  ? z.output<S>
  : C extends { readonly reply: { readonly kind: 'file' } }
    ? FileContent
    : never;
