import { WIRE } from '@felles/adapters-http/wire';
import { describe, expect, it } from 'vitest';
import { aMock } from './mock.ts';

interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly object[];
  readonly 'x-additions'?: object;
  readonly security: readonly object[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

describe('the OpenAPI document', () => {
  it('should have an operation for every call at each of its spellings, each with a name of its own', async () => {
    const { paths } = await document();
    const operations = Object.entries(WIRE).flatMap(([name, row]) =>
      [row.path, ...row.aliases].map((path) => ({ name, found: paths[path]?.[row.method.toLowerCase()] })),
    );
    expect(operations.filter(({ name, found }) => !found?.operationId.startsWith(name))).toEqual([]);
    expect(new Set(operations.map(({ found }) => found?.operationId)).size).toBe(operations.length);
  });

  it('should describe the wire format, not the parsed values', async () => {
    const { paths } = await document();
    const classes = paths['/classes']?.['get'];
    expect(classes?.parameters).toContainEqual({
      name: 'department_id',
      in: 'query',
      required: false,
      schema: { type: 'string', pattern: expect.any(String) },
    });
    expect(classes?.parameters).toContainEqual({
      name: 'from_date',
      in: 'query',
      required: true,
      schema: expect.objectContaining({ type: 'string', format: 'date-time' }),
    });
    expect(classes?.responses['200']?.content?.['application/json']?.schema).toMatchObject({
      type: 'array',
      items: { type: 'object', required: expect.arrayContaining(['dato', 'avdeling']) },
    });
  });

  it('should say who may ask, and where the token may stand', async () => {
    const { paths } = await document();
    expect(paths['/manifest.json']?.['get']?.security).toEqual([]);
    expect(paths['/classes']?.['get']?.security).toEqual([{ center: [] }]);
    expect(paths['/document/logo/{centerId}']?.['get']?.security).toEqual([{ center: [] }, { centerInQuery: [] }]);
  });

  it('should say what of a call is ours, and by which name a service says that it knows it', async () => {
    const { paths } = await document();
    const key = { 'Idempotency-Key': 'idempotency-key' };
    expect(paths['/initiatepayment']?.['post']?.['x-additions']).toEqual({
      ...key,
      amount: 'amount',
      replaces: 'replaces',
    });
    expect(paths['/profile']?.['post']?.['x-additions']).toEqual(key);
    expect(paths['/v1/portal/login']?.['post']).not.toHaveProperty('x-additions');
  });

  it('should be of version 3.1, hold every schema it points to, and lead to the host that was asked', async () => {
    const found = await document();
    expect(found.openapi).toBe('3.1.0');
    expect(found.servers).toEqual([{ url: 'http://localhost:80/rest' }]);
    const pointed = [...JSON.stringify(found).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(pointed.length).toBeGreaterThan(0);
    expect(
      pointed.filter(([, kind = '', name = '']) => !Reflect.get(Reflect.get(found.components, kind), name)),
    ).toEqual([]);
  });
});

describe('the page of the service', () => {
  it('should show every call, its other spellings, and the parameters it takes', async () => {
    const { body } = await aMock().get('/rest/docs');
    for (const [name, row] of Object.entries(WIRE)) {
      expect(body).toContain(`id="${name}"`);
      for (const alias of row.aliases) expect(body).toContain(`/rest${alias}`);
    }
    expect(body).toContain('department_id');
    expect(body).not.toContain('<script');
  });
});

async function document(): Promise<Document> {
  return (await aMock().get('/rest/openapi.json')).json<Document>();
}
