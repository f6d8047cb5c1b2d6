import { type Call, ErrorBody, ErrorsBody, KEY_ADDITION, KEY_HEADER, WIRE } from '@felles/adapters-http/wire';
import { parametersOf, wireSchema } from './schemas.ts';

type Json = { readonly [key: string]: unknown };

/** The wire table as an OpenAPI 3.1 document, for a service at the given address. */
export function openApi(server: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Felles',
      version: '1',
      summary: 'The service of the membership portal',
      description:
        'Calls marked x-extension are this project’s own. x-aliases are other spellings of the same call. x-additions are headers and fields of a query or a body that are this project’s own, with the names by which a manifest says that its service knows them.',
    },
    servers: [{ url: server }],
    paths: pathsOf(Object.entries(WIRE)),
    components: {
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
      schemas: { Error: wireSchema(ErrorBody), Errors: wireSchema(ErrorsBody) },
      responses: {
        Error: {
          description: 'What every refusal looks like',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  };
}

/** Each spelling is a path of its own; an alias says whose it is. */
function pathsOf(rows: readonly (readonly [string, Call])[]): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of rows) {
    for (const path of [row.path, ...row.aliases]) {
      const entry = paths[path] ?? {};
      paths[path] = { ...entry, ...rootOf(row), [row.method.toLowerCase()]: operation(name, row, path) };
    }
  }
  return paths;
}

/** What lies at the application's own root is not beneath the service's address. */
const rootOf = (row: Call): Json => (row.under === 'root' ? { servers: [{ url: '/' }] } : {});

function operation(name: string, row: Call, path: string): Json {
  const isAlias = path !== row.path;
  return {
    operationId: isAlias ? `${name}:${path}` : name,
    summary: row.summary,
    tags: [name.split('.')[0]],
    'x-extension': row.extension !== null,
    ...(isAlias ? { 'x-alias-of': row.path } : { 'x-aliases': row.aliases }),
    ...additionsOf(row),
    parameters: parametersOf(row),
    ...(row.body && { requestBody: { required: true, content: bodyContent(row.body) } }),
    responses: {
      200: { description: row.summary, content: replyContent(row) },
      default: { $ref: '#/components/responses/Error' },
    },
    security: securityOf(row),
  };
}

function additionsOf({ takesKey, added }: Call): Json {
  const additions = { ...(takesKey && { [KEY_HEADER]: KEY_ADDITION }), ...added };
  return Object.keys(additions).length === 0 ? {} : { 'x-additions': additions };
}

function bodyContent({ format, schema }: NonNullable<Call['body']>): Json {
  const json = { 'application/json': { schema: wireSchema(schema) } };
  if (format === 'parts') return { 'multipart/form-data': { schema: wireSchema(schema) } };
  return format === 'form' ? { 'application/x-www-form-urlencoded': { schema: wireSchema(schema) }, ...json } : json;
}

function replyContent({ reply }: Call): Json {
  return reply.kind === 'json'
    ? { 'application/json': { schema: wireSchema(reply.schema) } }
    : Object.fromEntries(reply.types.map((type) => [type, {}]));
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
