import * as z from 'zod/mini';
import {
  type Access,
  type Call,
  type Declaration,
  type DeclaredCall,
  json,
  type ReplyKind,
  type Schema,
  STANDARD,
} from './call.ts';

type PathNames<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | PathNames<Rest> : never;

/** The rest of a row. A bare schema is one of JSON; the values of the path are texts where nothing else is declared. */
interface Row extends Omit<Partial<Declaration>, 'method' | 'path' | 'access' | 'summary' | 'reply' | 'body'> {
  readonly reply: Schema | ReplyKind;
  readonly body?: Schema | Call['body'];
}

type ReplyOf<R> = R extends Schema ? { readonly kind: 'json'; readonly schema: R } : R;

type BodyOf<B> = B extends Schema ? { readonly format: 'json'; readonly schema: B } : B;

type ParamsOf<P extends string> = [PathNames<P>] extends [never]
  ? unknown
  : { readonly params: z.ZodMiniObject<{ readonly [N in PathNames<P>]: z.ZodMiniString }> };

type RowOf<M, A, E, P extends string, R extends Row> = DeclaredCall<
  { readonly method: M; readonly path: P; readonly access: A; readonly summary: string } & {
    readonly reply: ReplyOf<R['reply']>;
  } & (R extends { readonly extension: string } ? unknown : { readonly extension: E }) &
    (R extends { readonly params: Schema } ? unknown : ParamsOf<P>) &
    (R extends { readonly body: infer B } ? { readonly body: BodyOf<B> } : unknown) &
    Omit<R, 'reply' | 'body'>
>;

const isSchema = (part: object): part is Schema => '_zod' in part;

/** The calls of one kind of user; `extension` names the addition that they belong to. */
function callsOf<const A extends Access, const E extends string | null = null>(access: A, extension: E | null = null) {
  const by =
    <const M extends Call['method']>(method: M) =>
    <const P extends string, const R extends Row>(path: P, summary: string, { reply, body, ...rest }: R) => {
      const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, z.string()]);
      // The types of the parts are those of `path` and `R`, which the compiler does not follow through the spread.
      return {
        ...STANDARD,
        method,
        path,
        access,
        extension,
        summary,
        reply: isSchema(reply) ? json(reply) : reply,
        ...(names.length > 0 && { params: z.object(Object.fromEntries(names)) }),
        ...(body && { body: isSchema(body) ? { format: 'json', schema: body } : body }),
        ...rest,
      } as unknown as RowOf<M, A, E, P, R>;
    };
  return { get: by('GET'), post: by('POST'), put: by('PUT'), patch: by('PATCH'), delete: by('DELETE') };
}

/**
 * @example staff.get('/v1/departments/{departmentID}', 'One department', { reply: Department, mayHoldError: true })
 */
export const staff = callsOf('staff');
/** Calls of staff that belong to one addition of ours. */
export const addition = <const E extends string>(name: E) => callsOf('staff', name);
/** Calls with the token of a center, as each visitor of its portal has it. */
export const visitor = callsOf('center');
export const member = callsOf('member');
export const anyone = callsOf('anyone');
