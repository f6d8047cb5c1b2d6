import { type Access, type Call, KEY_ADDITION, KEY_HEADER, WIRE } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { AREAS } from '../routes/areas.ts';
import { addressOf } from '../row.ts';
import { type Calls, CORE, type Components, createComponents } from './components.ts';
import { oauthPaths } from './oauth.ts';
import { refusalResponses, refusalsOf } from './refusals.ts';
import { withRequired } from './required-fields.ts';
import { parametersOf } from './schemas.ts';
import { NOTES, withWords } from './words.ts';

export type Json = { readonly [key: string]: unknown };

/** The wire table as an OpenAPI 3.1 document. Its addresses are relative to the service that sends it. */
export const openApi = (): Json =>
  withWords(
    documentOf({
      calls: { rows: WIRE, modules: CORE },
      title: 'Felles',
      summary: 'The service of a membership portal and of a workspace for construction projects',
      description: ABOUT,
      operationId,
      more: oauthPaths,
      require: withRequired,
      tags: Object.entries(AREAS).map(([name, [application, about]]) => ({
        name,
        description: `${about} (${application})`,
      })),
      securitySchemes: {
        center: { type: 'http', scheme: 'bearer', description: 'A token of GET /v1/boostsignup/token/{centerident}' },
        centerInQuery: {
          type: 'apiKey',
          in: 'query',
          name: 'token',
          description: 'For documents that a browser opens by itself',
        },
        staff: { type: 'http', scheme: 'bearer', description: 'An access token of POST /oauth2/token' },
        member: { type: 'apiKey', in: 'header', name: 'X-Session', description: 'The sessid of POST /v1/portal/login' },
      },
    }),
  );

/** The calls of a document, and what it says about them. */
interface About {
  readonly calls: Calls;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  /** The name of a call in programs. */
  readonly operationId: (call: string, row: Call) => string;
  /** The schemas with fields that are always there. */
  readonly require?: typeof withRequired;
  /** Calls that have no row. */
  readonly more?: Json;
  readonly tags: readonly Json[];
  readonly securitySchemes?: Json;
}

export function documentOf({
  calls,
  title,
  summary,
  description,
  operationId: idOf,
  more = {},
  require = (schemas) => schemas,
  tags,
  securitySchemes,
}: About): Json {
  const components = createComponents(calls);
  const paths = { ...pathsOf(calls.rows, idOf, components), ...more };
  const said = JSON.stringify(paths);
  const responses = Object.fromEntries(
    Object.entries(refusalResponses()).filter(([name]) => said.includes(`/${name}"`)),
  );
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      summary,
      ...(description !== undefined && { description }),
      contact: { name: 'Felles' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that sends this document' }],
    tags,
    paths,
    components: {
      ...(securitySchemes && { securitySchemes }),
      schemas: require(components.reachedFrom([paths, responses])),
      responses,
    },
  };
}

const ABOUT = `Calls marked x-extension are this project’s own. x-aliases are other spellings of the same call. x-additions are headers and fields of a query or a body that are this project’s own, with the names by which a manifest says that its service knows them.`;

function pathsOf(rows: Calls['rows'], idOf: About['operationId'], components: Components): Json {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(rows)) {
    const path = addressOf(row);
    const described = { operationId: idOf(name, row), ...operation(name, row, components) };
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: described };
  }
  return paths;
}

function operation(name: string, row: Call, components: Components): Json {
  return {
    summary: row.summary,
    description: [
      `For ${ACCESS_WORDS[row.access]}.`,
      ...(row.extension === null ? [] : [`For a service whose manifest names '${row.extension}'.`]),
      ...(NOTES[name] ? [NOTES[name]] : []),
    ].join(' '),
    tags: [name.split('.')[0]],
    'x-extension': row.extension !== null,
    'x-aliases': row.aliases.map((alias) => addressOf(row, alias)),
    ...additionsOf(row),
    parameters: parametersOf(row),
    ...(row.body && { requestBody: bodyOf(name, row.body, components) }),
    responses: {
      200: { description: row.summary, content: replyContent(row, components) },
      ...refusalsOf(name, row, components),
    },
    security: securityOf(row),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'expenses.create' as expensesCreate, and 'expenses.expenses', a read, as getExpenses: a name says its area once. */
function operationId(call: string, { method, hasSideEffect }: Call): string {
  const [area = '', name = ''] = call.split('.');
  const last = /[A-Z]?[a-z]+$/.exec(area)?.[0] ?? '';
  const saysArea = name.toLowerCase().includes(last.toLowerCase().replace(/s$/, ''));
  // The logo of the center beside the logo at the center.
  const isOther = Object.keys(WIRE).some(
    (other) => other !== call && `${area}${capital(other.split('.')[1] ?? '')}` === name,
  );
  const where = saysArea && !isOther ? area.slice(0, -last.length) : area;
  const [first = '', ...others] = [method === 'GET' && !hasSideEffect ? 'get' : '', where, name].filter(Boolean);
  return first + others.map(capital).join('');
}

function additionsOf({ takesKey, added }: Call): Json {
  const additions = { ...(takesKey && { [KEY_HEADER]: KEY_ADDITION }), ...added };
  return Object.keys(additions).length === 0 ? {} : { 'x-additions': additions };
}

function bodyOf(name: string, { format, schema }: NonNullable<Call['body']>, { referBody }: Components): Json {
  const content = { schema: referBody(name, schema) };
  const json = { 'application/json': content };
  return {
    required: !z.safeDecode(schema, undefined).success,
    content: {
      json,
      form: { 'application/x-www-form-urlencoded': content, ...json },
      parts: { 'multipart/form-data': content },
    }[format],
  };
}

function replyContent({ reply }: Call, { refer }: Components): Json {
  if (reply.kind === 'json') return { 'application/json': { schema: refer(reply.schema) } };
  return Object.fromEntries((reply.types.length > 0 ? reply.types : ['*/*']).map((type) => [type, {}]));
}

function securityOf({ access, opensByItself }: Call): readonly Json[] {
  if (access === 'anyone') return [];
  if (access === 'staff') return [{ staff: [] }];
  const who = access === 'member' ? { member: [] } : {};
  return (opensByItself ? [{ center: [] }, { centerInQuery: [] }] : [{ center: [] }]).map((center) => ({
    ...center,
    ...who,
  }));
}

/** Who may make a call, in words. */
export const ACCESS_WORDS: Readonly<Record<Access, string>> = {
  anyone: 'anyone',
  center: 'a client with a center’s token',
  member: 'a member with a session',
  staff: 'staff who are signed in',
};
