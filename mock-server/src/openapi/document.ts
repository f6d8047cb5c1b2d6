import { type Access, type Call, KEY_ADDITION, KEY_HEADER, WIRE } from '@felles/adapters-http/wire';
import { AREAS } from '../routes/areas.ts';
import { type Components, createComponents } from './components.ts';
import { refusalResponses, refusalsOf } from './refusals.ts';
import { parametersOf } from './schemas.ts';

type Json = { readonly [key: string]: unknown };

/** The wire table as an OpenAPI 3.1 document. Its addresses are relative to the service that sends it. */
export function openApi(): Json {
  const components = createComponents();
  const paths = pathsOf(Object.entries(WIRE), components);
  const responses = refusalResponses();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Felles',
      version: '1',
      summary: 'The service of a membership portal and of a workspace for construction projects',
      description: ABOUT,
      contact: { name: 'Felles' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/rest', description: 'The service that sends this document' }],
    tags: Object.entries(AREAS).map(([name, [application, about]]) => ({
      name,
      description: `${about} (${application})`,
    })),
    paths,
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
      schemas: components.reachedFrom([paths, responses]),
      responses,
    },
  };
}

const ABOUT = `Calls marked x-extension are this project’s own. x-aliases are other spellings of the same call. x-additions are headers and fields of a query or a body that are this project’s own, with the names by which a manifest says that its service knows them.`;

/** Each spelling is a path of its own; an alias says whose it is. */
function pathsOf(rows: readonly (readonly [string, Call])[], components: Components): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of rows) {
    for (const [place, path] of [row.path, ...row.aliases].entries()) {
      const entry = paths[path] ?? {};
      const described = operation(name, row, place, components);
      paths[path] = { ...entry, ...rootOf(row), [row.method.toLowerCase()]: described };
    }
  }
  return paths;
}

/** Calls under the application's own root are not below the service's address. */
const rootOf = (row: Call): Json => (row.under === 'root' ? { servers: [{ url: '/' }] } : {});

/** The first spelling is the call itself; each further one has its number in its name. */
function operation(name: string, row: Call, spelling: number, components: Components): Json {
  const isAlias = spelling > 0;
  return {
    operationId: isAlias ? `${name}.${spelling + 1}` : name,
    summary: row.summary,
    description: `For ${ACCESS_WORDS[row.access]}.${row.extension === null ? '' : ` For a service whose manifest names '${row.extension}'.`}`,
    tags: [name.split('.')[0]],
    'x-extension': row.extension !== null,
    ...(isAlias ? { 'x-alias-of': row.path } : { 'x-aliases': row.aliases }),
    ...additionsOf(row),
    parameters: parametersOf(row),
    ...(row.body && { requestBody: { required: true, content: bodyContent(row.body, components) } }),
    responses: { 200: { description: row.summary, content: replyContent(row, components) }, ...refusalsOf(row) },
    security: securityOf(row),
  };
}

function additionsOf({ takesKey, added }: Call): Json {
  const additions = { ...(takesKey && { [KEY_HEADER]: KEY_ADDITION }), ...added };
  return Object.keys(additions).length === 0 ? {} : { 'x-additions': additions };
}

function bodyContent({ format, schema }: NonNullable<Call['body']>, { refer }: Components): Json {
  const content = { schema: refer(schema) };
  if (format === 'parts') return { 'multipart/form-data': content };
  const json = { 'application/json': content };
  return format === 'form' ? { 'application/x-www-form-urlencoded': content, ...json } : json;
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
