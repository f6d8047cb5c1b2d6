import { WIRE } from '@felles/adapters-http/wire';
import { CLIENT_ID } from '@felles/core/internal/workspace/session/rules';
import { issueGrant } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { comparison, placeOf } from './described.ts';
import { aMock } from './mock.ts';

/** How many answers may be anything. The number only falls. */
const OPEN_ANSWERS = 21;

interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

interface Operation {
  readonly description: string;
  readonly operationId: string;
  readonly 'x-aliases': readonly string[];
  readonly parameters: readonly object[];
  readonly 'x-additions'?: object;
  readonly security: readonly object[];
  readonly requestBody?: { readonly required: boolean } & Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

describe('the OpenAPI document', () => {
  it('should have one operation for every call, with its other spellings and a name that needs no quotes', async () => {
    const { paths } = await document();
    const operations = Object.values(WIRE).map(({ aliases, ...row }) => ({ aliases, found: operationOf(paths, row) }));
    for (const { aliases, found } of operations) {
      expect(found?.operationId).toMatch(/^[a-z]+([A-Z][a-z]*)*$/);
      expect(found?.['x-aliases']).toEqual(aliases.map((alias) => `/rest${alias}`));
    }
    expect(new Set(operations.map(({ found }) => found?.operationId)).size).toBe(operations.length);
    const nameOf = (path: string, method = 'get') => paths[path]?.[method]?.operationId;
    expect(['/rest/v1/projects', '/rest/card', '/rest/classes'].map((path) => nameOf(path))).toEqual([
      'getProjects',
      'getMemberCard',
      'getTimetableClasses',
    ]);
    expect(nameOf('/rest/v1/projects/{project_id}', 'patch')).toBe('projectsChange');
  });

  it('should describe the wire format, not the parsed values', async () => {
    const { paths, components } = await document();
    const { schemas } = components;
    const classes = paths['/rest/classes']?.['get'];
    expect(classes?.parameters).toContainEqual({
      name: 'department_id',
      in: 'query',
      description: expect.any(String),
      required: false,
      schema: { type: 'string', pattern: expect.any(String) },
    });
    expect(classes?.parameters).toContainEqual({
      name: 'from_date',
      in: 'query',
      required: true,
      schema: expect.objectContaining({ type: 'string', format: 'date-time' }),
    });
    expect(classes?.responses['200']?.content?.['application/json']?.schema).toEqual({ $ref: at('BookableClasses') });
    expect(schemas['BookableClasses']).toEqual({ type: 'array', items: { $ref: at('BookableClass') } });
    expect(schemas['BookableClass']).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['dato', 'avdeling']),
    });
  });

  it('should name each schema as core does', async () => {
    const { schemas } = (await document()).components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Center', 'Project', 'Department', 'RegisterDepartment', 'ChatSendBody']),
    );
  });

  it('should keep no field from a request, and have no value in place of one that cannot be read', async () => {
    const { schemas } = (await document()).components;
    expect(JSON.stringify(schemas)).not.toContain('"readOnly"');
    expect(schemas['NewTask']).toMatchObject({ properties: { person_ids: { type: 'array' } } });
    expect(schemas['Task']).toMatchObject({ properties: { title: { type: ['string', 'null'] } } });
    expect(schemas['Task']).not.toHaveProperty('properties.title.default');
  });

  it('should say that the id that a client gives to a new record is a UUID, and no other client id', async () => {
    const { schemas } = (await document()).components;
    for (const body of ['NewTask', 'NewComment', 'ProjectsCreateBody', 'ChecklistsAddPhotoBody'])
      expect(schemas[body], body).toMatchObject({ properties: { client_id: { type: 'string', format: 'uuid' } } });
    expect(schemas['SigninRevokeBody']).not.toHaveProperty('properties.client_id.format');
    expect(schemas['Task']).not.toHaveProperty('properties.client_id.format');
  });

  it('should describe each field and parameter whose name stands in three places or more', async () => {
    const { paths, components } = await document();
    const parameters = Object.values(paths).flatMap((path) => Object.values(path).flatMap((one) => one.parameters));
    const inSchemas = Object.values(components.schemas).map((schema) => new Map(objectsIn(schema).flatMap(fieldsOf)));
    const places = [...inSchemas, ...parameters.map((one) => new Map([[String(Reflect.get(one, 'name')), one]]))];
    const described = (name: string) => places.flatMap((place) => place.get(name) ?? []);
    const names = new Set(places.flatMap((place) => [...place.keys()]));
    const common = [...names].filter((name) => described(name).length >= 3);
    expect(common.length).toBeGreaterThan(150);
    expect(common.filter((name) => !described(name).every((one) => 'description' in one))).toEqual([]);
  });

  it('should say of tasks what no schema says', async () => {
    const { get, world } = aMock();
    const token = issueGrant(world, 'ola').access;
    const { paths, components } = await document();
    expect(paths['/rest/v1/tasks']?.['get']?.description).toContain('`from` and `to`');
    expect(components.schemas['TaskChange']).toMatchObject({
      properties: { was: { description: expect.stringMatching(/user saw/) } },
    });
    const refused = await Promise.all(
      ['', '?from=2026-06-18', '?to=2026-06-18'].map((q) => get(`/rest/v1/tasks${q}`, token)),
    );
    expect(refused.map((one) => [one.statusCode, one.json().error.field])).toEqual([
      [400, 'query.project_id'],
      [400, 'query.to'],
      [400, 'query.from'],
    ]);
  });

  it('should have no schema of some size in two places', async () => {
    const { paths, components } = await document();
    const large = objectsIn([paths, components]).filter(
      (part) => 'properties' in part && Object.keys(part.properties ?? {}).length >= 3,
    );
    const texts = large.map((part) => JSON.stringify(part));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });

  it('should say of a file that is sent that it is bytes', async () => {
    const { schemas } = (await document()).components;
    expect(schemas['ChatAttachBody']).toMatchObject({
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    });
  });

  it('should say how a call may be refused, as far as its row knows', async () => {
    const { paths } = await document();
    const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
    const always = ['500', '503', 'default'];
    expect(statuses('/manifest.json', 'get')).toEqual(['200', '400', ...always]);
    expect(statuses('/rest/v1/projects/{project_id}', 'get')).toEqual(['200', '400', '401', '404', ...always]);
    expect(statuses('/rest/v1/tasks/{task_id}', 'patch')).toEqual([
      ...['200', '400', '401', '403', '404', '409', '413', '415', '422', ...always],
    ]);
    expect(statuses('/rest/sponsed', 'get')).toEqual(['200', '400', '401', '404', '410', '429', ...always]);
    expect(statuses('/rest/v1/boostsignup/member', 'post')).toEqual([
      ...['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '429', ...always],
    ]);
    expect(paths['/rest/card']?.['get']?.responses['409']?.content?.['application/json']?.schema).toMatchObject({
      allOf: [{}, { properties: { error: { properties: { detail: { $ref: at('CardRefusalDetail') } } } } }],
    });
  });

  it('should say which fields a body has in any case, or one of which, and where there may be none', async () => {
    const { paths, components } = await document();
    const bodyOf = (path: string, method: string) => {
      const { required, content = {} } = paths[path]?.[method]?.requestBody ?? {};
      const { schema } = content['application/json'] ?? {};
      return [required, components.schemas[String(Reflect.get(schema ?? {}, '$ref')).slice(at('').length)]];
    };
    expect(bodyOf('/rest/v1/projects', 'post')).toMatchObject([true, { required: ['title'] }]);
    expect(bodyOf('/rest/v1/departments', 'post')).toEqual([
      true,
      { allOf: [{ $ref: at('DepartmentFields') }], required: ['name'] },
    ]);
    expect(bodyOf('/rest/v1/projects/{project_id}/checkins', 'post')).toMatchObject([
      true,
      { anyOf: [{ required: ['firstName'] }, { required: ['lastName'] }] },
    ]);
    expect(bodyOf('/rest/v1/projects/{project_id}/hours/{hours_id}', 'delete')[0]).toBe(false);
  });

  it('should say who may ask, and where the token may stand', async () => {
    const { paths } = await document();
    expect(paths['/manifest.json']?.['get']?.security).toEqual([]);
    expect(paths['/rest/classes']?.['get']?.security).toEqual([{ center: [] }]);
    expect(paths['/rest/document/logo/{centerId}']?.['get']?.security).toEqual([{ center: [] }, { centerInQuery: [] }]);
  });

  it('should say what of a call is ours, and by which name a service says that it knows it', async () => {
    const { paths } = await document();
    const key = { 'Idempotency-Key': 'idempotency-key' };
    expect(paths['/rest/v2/boostsignup/initiatepayment']?.['post']?.['x-additions']).toEqual({
      ...key,
      amount: 'amount',
      replaces: 'replaces',
    });
    expect(paths['/rest/v1/boostsignup/profile']?.['post']?.['x-additions']).toEqual(key);
    expect(paths['/rest/v1/portal/login']?.['post']).not.toHaveProperty('x-additions');
  });

  it('should say what is in an answer, but for a few that may be anything', async () => {
    const problemOf = comparison((await aMock().get('/rest/openapi.json')).json());
    const empty = { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
    const answers = Object.entries(WIRE).filter(([, { reply }]) => reply.kind === 'json');
    const open = answers.flatMap(([name, row]) => (problemOf(row, empty) === null ? [name] : []));
    expect(open.length, open.join(' ')).toBeLessThanOrEqual(OPEN_ANSWERS);
  });

  it('should have the provider of the sign-in, which answers as it says', async () => {
    const { app, world } = aMock();
    const problemOf = comparison((await app.inject('/rest/openapi.json')).json());
    const page = `/oauth2/authorize?${new URLSearchParams({
      ...{ response_type: 'code', client_id: CLIENT_ID, redirect_uri: 'http://localhost:80/x/-/', scope: 'login' },
      ...{ state: 's', code_challenge: 'c', code_challenge_method: 'S256' },
    })}`;
    const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const reply = await app.inject({ method, url, headers: { host: 'localhost:80' }, ...(payload && { payload }) });
      const [path = ''] = url.split('?');
      return [reply.statusCode, problemOf({ under: 'root', path, method }, reply)];
    };
    expect(await ask('GET', page)).toEqual([200, null]);
    expect(await ask('GET', '/oauth2/authorize')).toEqual([400, null]);
    const code = { grant_type: 'authorization_code', code: 'x', redirect_uri: 'x', client_id: CLIENT_ID };
    expect(await ask('POST', '/oauth2/token', code)).toEqual([400, null]);
    const verified = { ...code, code_verifier: 'x' };
    expect(await ask('POST', '/oauth2/token', verified)).toEqual([400, null]);
    const refresh = {
      grant_type: 'refresh_token',
      refresh_token: issueGrant(world, 'ola').refresh,
      client_id: CLIENT_ID,
    };
    expect(await ask('POST', '/oauth2/token', refresh)).toEqual([200, null]);
    expect(await ask('POST', '/oauth2/revoke', { token: 'x', client_id: CLIENT_ID })).toEqual([200, null]);
  });

  it('should be of version 3.1, hold every schema it points to, and lead to the service that sends it', async () => {
    const found = await document();
    expect(found.openapi).toBe('3.1.0');
    expect(found.servers.map(({ url }) => url)).toEqual(['/']);
    expect(Object.values(found.paths).flatMap((path) => path['servers'] ?? [])).toEqual([]);
    const pointed = [...JSON.stringify(found).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(pointed.length).toBeGreaterThan(0);
    expect(
      pointed.filter(([, kind = '', name = '']) => !Reflect.get(Reflect.get(found.components, kind), name)),
    ).toEqual([]);
  });
});

describe('the list of the calls', () => {
  it('should show every call, its other spellings, and the parameters it takes', async () => {
    const { body } = await aMock().get('/rest/docs/list');
    for (const [name, row] of Object.entries(WIRE)) {
      expect(body).toContain(`id="${name}"`);
      for (const alias of row.aliases) expect(body).toContain(`/rest${alias}`);
    }
    expect(body).toContain('department_id');
    expect(body).not.toContain('<script');
  });
});

describe('the page of the service', () => {
  it('should show the document by a viewer with files of its own, under the least policy for that', async () => {
    const { get } = aMock();
    const { body, headers } = await get('/rest/docs');
    const files = [...body.matchAll(/(?:src|href)="(\/rest\/docs\/viewer\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBe(3);
    for (const file of files) expect((await get(file)).statusCode, file).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("connect-src 'self' blob:;");
    expect(policy).not.toContain('unsafe');
  });
});

const operationOf = (paths: Document['paths'], row: Parameters<typeof placeOf>[0]) => {
  const [path, method] = placeOf(row);
  return paths[path]?.[method];
};

/** The fields of a schema by their names. */
const fieldsOf = (part: object): readonly (readonly [string, object])[] =>
  'properties' in part && typeof Object(part.properties).type !== 'string'
    ? Object.entries(Object(part.properties))
    : [];

const at = (name: string): string => `#/components/schemas/${name}`;

const objectsIn = (part: unknown): readonly object[] =>
  typeof part === 'object' && part !== null ? [part, ...Object.values(part).flatMap(objectsIn)] : [];

/** Read once: its service answers the same to every test. */
let read: Promise<Document> | undefined;
function document(): Promise<Document> {
  read ??= aMock()
    .get('/rest/openapi.json')
    .then((reply) => reply.json<Document>());
  return read;
}
