// Routes out of the wire table: what a row promises is what its route asks and gives.
import { type Call, type InputOf, KEY_HEADER, type OutputOf, WIRE } from '@felles/adapters-http/wire';
import type { Language } from '@felles/core';
import type { DemoCenter } from '@felles/fixtures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { portalLanguage } from './language.ts';
import { isForm, queryOf, readPairs } from './pairs.ts';
import { notLoggedIn, refusal } from './refusals.ts';
import { answerOnce, type Keyed } from './world/answers.ts';
import { type Member, memberWith } from './world/sessions.ts';
import { centerOfToken } from './world/tokens.ts';
import type { World } from './world.ts';
import { writeAnswer } from './write.ts';

/** A row of the wire table, or one of our own that is read in the same way. */
export type Row = Omit<Call, 'method'> & { readonly method: string };

/** What a route works with. */
export interface Service {
  readonly world: World;
  /** Whether answers are held against their rows before they leave. */
  readonly check: boolean;
  /** The origin of the simulated world outside; null where there is none. */
  readonly outside: string | null;
}

/** What a handler is given: the parts of the request that its row declares, who asks and in which language, and the host asked. */
export type Asked<C> = InputOf<C> & Asker<C> & { readonly host: string; readonly language: Language };

type Asker<C> = C extends { readonly access: 'anyone' }
  ? unknown
  : {
      readonly center: DemoCenter;
      /** Whoever asks with a session; a call that needs none is told of one all the same. */
      readonly member: C extends { readonly access: 'member' } ? Member : Member | null;
    };

/** A value on its way to the wire: nobody changes it any more. */
type Unwritten<T> = T extends readonly (infer I)[] ? readonly I[] : T;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row that a route answers. */
    readonly row?: Row;
  }
}

const NAMES: ReadonlyMap<Row, string> = new Map(Object.entries(WIRE).map(([name, row]) => [row, name]));

/** The name of a row in the wire table; a row of our own goes by its path. */
export const nameOf = (row: Row): string => NAMES.get(row) ?? row.path;

/** Answers a row at its path and at each of its aliases. */
export function answer<const C extends Row>(
  app: FastifyInstance,
  service: Service,
  row: C,
  handler: (asked: Asked<C>) => Unwritten<OutputOf<C>> | Promise<Unwritten<OutputOf<C>>>,
): void {
  const write = writeAnswer(row, service);
  for (const path of [row.path, ...row.aliases]) {
    app.route({
      method: row.method,
      url: `${row.under === 'rest' ? '/rest' : ''}${path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { row },
      handler: async (request, reply) => {
        const asked = ask<C>(service, row, request);
        const work = () => handler(asked);
        return write(
          reply,
          await (row.takesKey ? answerOnce(service.world, keyedBy(row, request, asked), work) : work()),
        );
      },
    });
  }
}

/** Reads a request by its row. Who asks comes first: a stranger is not told what else is wrong. */
function ask<C extends Row>({ world }: Service, row: C, request: FastifyRequest): Asked<C> {
  const query = readPairs(queryOf(request.url));
  const center = row.access === 'anyone' ? null : requireCenter(world, row, request, query);
  const member = center && memberOf(world, center, row, request, query);
  const asked = {
    ...(row.params && { params: readAs(row.params, request.params, 'path') }),
    ...(row.query && { query: readAs(row.query, query, 'query') }),
    ...(row.body && { body: readAs(row.body.schema, bodyOf(row.body.format, request), 'body') }),
    ...(center && { center, member }),
    host: request.headers.host ?? '',
    language: portalLanguage(request),
  };
  return asked as Asked<C>; // the row that typed it is the row that read it
}

/** The same key of another center, or at another address, is another key. */
function keyedBy(row: Row, { headers }: FastifyRequest, asked: unknown): Keyed {
  const given = headers[KEY_HEADER.toLowerCase()];
  const { center, params, body } = asked as {
    readonly center?: DemoCenter;
    readonly params?: unknown;
    readonly body?: unknown;
  };
  return {
    scope: `${center?.code} ${nameOf(row)}`,
    key: typeof given === 'string' ? given : null,
    content: [params, body],
  };
}

/** [P-TRANSPORT-08] Only a document that the browser opens by itself may carry its token in the query. */
function requireCenter(
  world: World,
  row: Row,
  request: FastifyRequest,
  query: { readonly token?: string },
): DemoCenter {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? (row.opensByItself ? query.token : undefined);
  const center = token === undefined ? null : centerOfToken(world, token);
  if (center === null) throw refusal(401);
  return center;
}

/** A session is good only at the center it was made for. */
function memberOf(
  world: World,
  center: DemoCenter,
  row: Row,
  request: FastifyRequest,
  query: { readonly session?: string },
): Member | null {
  const header = request.headers['x-session'];
  const id = typeof header === 'string' ? header : row.opensByItself ? query.session : undefined;
  const member = id === undefined ? null : memberWith(world, center, id);
  if (member === null && row.access === 'member') throw notLoggedIn();
  return member;
}

/** A part of a request as its schema has it, or a refusal that says where it does not fit. */
export function readAs<S extends z.core.$ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const result = z.safeDecode<z.core.$ZodType>(schema, value);
  if (result.success) return result.data as z.output<S>; // the schema that typed it is the schema that read it
  const problems = result.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${[where, ...path].join('.')}: ${message}`);
  throw refusal(400, problems.join('; '));
}

function bodyOf(format: 'json' | 'form', request: FastifyRequest): unknown {
  if (format === 'json' && isForm(request)) throw refusal(415);
  return request.body;
}
