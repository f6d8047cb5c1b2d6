// Reads a request by the row of its call: its parts, its caller and its language.
import { type InputOf, KEY_HEADER, WIRE } from '@felles/adapters-http/wire';
import type { Language } from '@felles/core';
import { isIdText } from '@felles/core/internal/shared/wire-values';
import type { DemoCenter } from '@felles/fixtures';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallName } from './control/types.ts';
import { portalLanguage } from './language.ts';
import { hasParts, isForm, type Pairs, queryOf, readPairs } from './pairs.ts';
import { requireSpecified, requireSpecifiedQuery } from './plain.ts';
import { notLoggedIn, refusal } from './refusals.ts';
import { nameOf, type Row, type Service } from './row.ts';
import { staffWith } from './world/grants.ts';
import type { AskedRequest } from './world/observations.ts';
import { type Member, memberWith } from './world/sessions.ts';
import { centerOfToken } from './world/tokens.ts';
import type { World } from './world.ts';

/**
 * The input of a handler: the parts of the request that its row declares, the caller, the language, and the host of the
 * pages.
 */
export type HandlerInput<C> = Omit<InputOf<C>, 'key'> &
  Asker<C> & { readonly host: string; readonly language: Language; readonly key: string | null };

/** The user of the workspace, and the access token that was shown. */
interface Shown {
  readonly staff: DemoStaff;
  readonly access: string;
}

type Asker<C> = C extends { readonly access: 'anyone' }
  ? unknown
  : C extends { readonly access: 'staff' }
    ? Shown
    : {
        readonly center: DemoCenter;
        /** The member with the session; also set for a call that needs none but comes with one. */
        readonly member: C extends { readonly access: 'member' } ? Member : Member | null;
      };

/** The input before the compiler knows its row: parts that the row does not declare are missing. */
export interface Read {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly center?: DemoCenter;
  readonly staff?: DemoStaff;
  readonly access?: string;
  readonly member?: Member | null;
  /** Of a call that takes one; none where the caller has no use for one. */
  readonly key: string | null;
  readonly host: string;
  readonly language: Language;
}

/** The host of the pages that ask, as it stands in their addresses. */
export const pagesHost = ({ apart }: World, { headers }: Pick<FastifyRequest, 'headers'>): string =>
  apart === null ? (headers.host ?? '') : new URL(apart.pages).host;

/** Reads a request by its row. Who asks comes first: a stranger is not told what else is wrong. */
export function readRequest(service: Service, row: Row, request: FastifyRequest): Read {
  const { world, plain } = service;
  const query = readPairs(queryOf(request.url));
  const shown = row.access === 'staff' ? requireStaff(world, request) : null;
  const isOfCenter = row.access === 'center' || row.access === 'member';
  const center = isOfCenter ? requireCenter(world, row, request, query) : null;
  const member = center && memberOf(world, center, row, request, query);
  if (plain) requireSpecifiedQuery(row, query);
  return {
    ...(row.params && { params: readAs(row.params, withIds(request.params), 'path') }),
    ...(row.query && { query: readAs(row.query, query, 'query') }),
    ...(row.body && { body: readBody(row, row.body, request, plain) }),
    ...(center && { center, member }),
    ...shown,
    key: row.takesKey && !plain ? keyOf(request) : null,
    host: pagesHost(world, request),
    language: plain ? 'no' : portalLanguage(request),
  };
}

function requireCenter(world: World, row: Row, request: FastifyRequest, query: Pairs): DemoCenter {
  const center = centerOf(world, row, request, query);
  if (center === null) throw refusal(401);
  return center;
}

/** [P-TRANSPORT-08] The center of the token. Only a document that the browser opens by itself may carry it in the query. */
export function centerOf(world: World, row: Row, request: FastifyRequest, query: Pairs): DemoCenter | null {
  const token = bearerOf(request) ?? (row.opensByItself ? query['token'] : undefined) ?? null;
  return token === null ? null : centerOfToken(world, token);
}

/** The id of the session by which a request is made, good or not. */
export function sessionOf({ opensByItself }: Row, { headers }: FastifyRequest, query: Pairs): string | undefined {
  const header = headers['x-session'];
  return typeof header === 'string' ? header : opensByItself ? query['session'] : undefined;
}

/** [W-TRANSPORT-02] Staff show their token in the header, with every call. */
function requireStaff(world: World, request: FastifyRequest): Shown {
  const access = bearerOf(request);
  const staff = access === null ? null : staffWith(world, access);
  if (access === null || staff === null) throw refusal(401);
  return { staff, access };
}

const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

function keyOf({ headers }: FastifyRequest): string | null {
  const given = headers[KEY_HEADER.toLowerCase()];
  return typeof given === 'string' ? given : null;
}

/** A session is good only at the center it was made for. */
function memberOf(world: World, center: DemoCenter, row: Row, request: FastifyRequest, query: Pairs): Member | null {
  const id = sessionOf(row, request, query);
  const member = id === undefined ? null : memberWith(world, center, id);
  if (member === null && row.access === 'member') throw notLoggedIn();
  return member;
}

/** The values of a path. Another way to write an id leads to no record. */
function withIds(params: unknown): unknown {
  const isId = ([name, value]: [string, unknown]): boolean => !/id$/i.test(name) || isIdText(String(value));
  if (!Object.entries(Object(params)).every(isId)) throw refusal(404);
  return params;
}

/** Problems say what was expected: by itself the library says of all of them that the input is invalid. */
const IN_ENGLISH = { error: z.locales.en().localeError };

/** A part of a request as its schema has it, or a refusal that says where it does not fit. */
export function readAs<S extends z.core.$ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const result = z.safeDecode<z.core.$ZodType>(schema, value, IN_ENGLISH);
  if (result.success) return result.data as z.output<S>; // the schema that typed it is the schema that read it
  const [first] = result.error.issues;
  throw refusal(
    400,
    problemsOf(result.error, where).join('; '),
    'BadRequest',
    fieldOf(where, first ? placeOf(first) : []),
  );
}

/** The problems of a body, each with the name of its field. */
export const problemsOf = (error: z.core.$ZodError, where: string): readonly string[] =>
  error.issues.slice(0, 5).map((issue) => `${fieldOf(where, placeOf(issue))}: ${wordsOf(issue)}`);

/** The words of a problem; those of an instant say how one is written. */
const wordsOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_format' && issue.format === 'datetime'
    ? `${issue.message}: an instant is written in UTC, as 2026-06-18T10:00:00Z`
    : issue.message;

/** The place of a problem; of fields that are too many, the first. */
const placeOf = (issue: z.core.$ZodIssue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

const fieldOf = (where: string, path: readonly PropertyKey[]): string => [where, ...path].map(String).join('.');

function readBody(row: Row, { format, schema }: NonNullable<Row['body']>, request: FastifyRequest, plain: boolean) {
  if (format === 'json' && isForm(request)) throw refusal(415);
  if ((format === 'parts') !== hasParts(request)) throw refusal(415);
  const body = readAs(schema, request.body, 'body');
  if (plain) requireSpecified(row, schema, request.body, body);
  return body;
}

/** A request as a test reads it; null where it is of no call. */
export function requestOf({
  method,
  url,
  params,
  body = null,
  routeOptions: { config },
}: FastifyRequest): AskedRequest | null {
  const call = config.row && nameOf(config.row);
  if (!isCallName(call)) return null;
  return { call, method, address: url, params: { ...Object(params) }, query: readPairs(queryOf(url)), body };
}

const isCallName = (name: string | undefined): name is CallName => name !== undefined && name in WIRE;
