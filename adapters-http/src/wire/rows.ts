import * as z from 'zod/mini';
import {
  type Access,
  type Call,
  type Declaration,
  type DeclaredCall,
  json,
  type LoggableQuery,
  type ReplyKind,
  type Schema,
  STANDARD,
} from './call.ts';

type PathNames<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | PathNames<Rest> : never;

/**
 * The rest of a row. A bare schema is one of JSON; the values of the path are texts where nothing else is declared, and
 * a row without a reply has an answer that no one reads.
 */
interface Row
  extends Omit<Partial<Declaration>, 'method' | 'path' | 'access' | 'summary' | 'reply' | 'body' | 'query'> {
  readonly reply?: Schema | ReplyKind;
  readonly body?: Schema | Call['body'];
  readonly query?: Schema | LoggableQuery;
}

type ReplyOf<R> = R extends { readonly reply: infer S }
  ? S extends Schema
    ? { readonly kind: 'json'; readonly schema: S }
    : S
  : { readonly kind: 'json'; readonly schema: z.ZodMiniUnknown };

type BodyOf<B> = B extends Schema ? { readonly format: 'json'; readonly schema: B } : B;

type QueryOf<Q> = Q extends LoggableQuery<infer S> ? S : Q;

type ParamsOf<P extends string> = [PathNames<P>] extends [never]
  ? unknown
  : { readonly params: z.ZodMiniObject<{ readonly [N in PathNames<P>]: z.ZodMiniString }> };

/** Every call of the portal has a second spelling, if its row does not declare others. */
type AliasesOf<A> = A extends 'center' | 'member' ? { readonly aliases: readonly [string] } : unknown;

type RowOf<M, A, E, P extends string, R extends Row, K> = DeclaredCall<
  { readonly method: M; readonly path: P; readonly access: A; readonly summary: string } & {
    readonly reply: ReplyOf<R>;
  } & (R extends { readonly extension: string } ? unknown : { readonly extension: E }) &
    (R extends { readonly params: Schema } ? unknown : ParamsOf<P>) &
    (R extends { readonly aliases: readonly string[] } ? unknown : AliasesOf<A>) &
    (R extends { readonly body: infer B } ? { readonly body: BodyOf<B> } : unknown) &
    (R extends { readonly query: infer Q } ? { readonly query: QueryOf<Q> } : unknown) &
    K &
    Omit<R, 'reply' | 'body' | 'query'>
>;

const isSchema = (part: object): part is Schema => '_zod' in part;

const UNREAD = json(z.unknown());

/**
 * The calls of one kind of user. `extension` names the addition that they belong to, and `folder` begins their paths.
 * [P-TRANSPORT-18] A path of the portal has two spellings: with the `family` of the call, and without it.
 */
function callsOf<const A extends Access, const E extends string | null = null, const F extends string = ''>(
  access: A,
  extension: E | null = null,
  folder: F | '' = '',
  family = '',
) {
  const by =
    <const M extends Call['method'], const K>(method: M, key: K) =>
    <const P extends string, const R extends Row = Record<never, never>>(end: P, summary: string, row?: R) => {
      const path = `${folder}${end}`;
      const short = path.replace(/^\/v\d(\/boostsignup)?/, '');
      const { reply = UNREAD, body, query, ...rest }: Row = row ?? {};
      const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, z.string()]);
      // The types of the parts are those of `path` and `R`, which the compiler does not follow through the spread.
      return {
        ...STANDARD,
        method,
        path,
        ...(family && { aliases: [short === path ? family + path : short] }),
        access,
        extension,
        summary,
        reply: isSchema(reply) ? json(reply) : reply,
        ...(names.length > 0 && { params: z.object(Object.fromEntries(names)) }),
        ...(query && (isSchema(query) ? { query } : query)),
        ...(body && { body: isSchema(body) ? { format: 'json', schema: body } : body }),
        ...key,
        ...rest,
      } as unknown as RowOf<M, A, E, `${F}${P}`, R, K>;
    };
  return {
    get: by('GET', {}),
    post: by('POST', {}),
    /** A POST that creates something, so it takes a key. */
    create: by('POST', { takesKey: true }),
    put: by('PUT', {}),
    patch: by('PATCH', {}),
    delete: by('DELETE', {}),
  };
}

/**
 * @example staff.get('/v1/departments/{departmentID}', 'One department', { reply: Department, mayHoldError: true })
 */
export const staff = callsOf('staff');
/** Calls of staff whose paths begin alike. */
export const staffAt = <const F extends string>(folder: F) => callsOf('staff', null, folder);
/** Calls of staff that belong to one addition of ours. */
export const addition = <const E extends string, const F extends string = ''>(name: E, folder?: F) =>
  callsOf('staff', name, folder);
/** Calls with the token of a center, as each visitor of its portal has it. */
export const visitor = callsOf('center', null, '', '/v1/boostsignup');
/* The bundler leaves out the users of other applications. */
export const member = /*#__PURE__*/ callsOf('member', null, '', '/v1/portal');
export const anyone = /*#__PURE__*/ callsOf('anyone');
