// Promises of the service that others rely on, also when it is asked what makes no sense.
import { type Call, WIRE } from '@felles/adapters-http/wire';
import { CLIENT_ID } from '@felles/core/internal/workspace/session/rules';
import { GRANT, issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawLine } from '../live.ts';
import { serve } from '../serving.ts';
import { serveStaff, staffAt } from './serving.ts';

const AUTH = { server: 'live', base_url: 'https://here', client: { type: 'web', version: '1', agent: 'test' } };
const form = (fields: Readonly<Record<string, string>>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const VERIFIER = 'v'.repeat(43);

async function aProvider() {
  const server = await serve();
  const redirect = `${server.root}/x/-/?action=oauth_response`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(VERIFIER));
  const order = (redirectUri: string) =>
    `${server.root}/oauth2/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: redirectUri,
      scope: 'login standalone',
      state: 's',
      code_challenge: Buffer.from(digest).toString('base64url'),
      code_challenge_method: 'S256',
    })}`;
  const signIn = async (redirectUri = redirect) =>
    fetch(order(redirectUri), { ...form({ login: 'ola', password: 'bygg' }), redirect: 'manual' });
  const redeem = async (code: string) =>
    fetch(
      `${server.root}/oauth2/token`,
      form({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        client_id: CLIENT_ID,
        code_verifier: VERIFIER,
      }),
    );
  const whoIs = async (token: string) =>
    (await fetch(`${server.root}/rest/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  return { ...server, signIn, redeem, whoIs };
}

const codeIn = (reply: Response) => new URL(reply.headers.get('location') ?? '').searchParams.get('code') ?? '';

describe('the provider', () => {
  it('should send users back to the pages of the client alone, at an address that a header can hold', async () => {
    const { root, signIn } = await aProvider();
    const wrong = [
      `${root}/x/-/\r\nset-cookie: a=b`,
      `${root}/x/-/\u0000`,
      `${root}/x/-/å`,
      `${root}/nordlys`,
      `${root}/x/-/../../nordlys`,
      `${root}/x/-/#hash`,
      `${root.replace('//', '//ola@')}/x/-/`,
      'http://127.0.0.1:1/x/-/',
      'javascript:alert(1)',
      '',
    ];
    for (const address of wrong) expect([address, (await signIn(address)).status]).toEqual([address, 400]);
    expect((await signIn(`${root}/x/-/projects?service=a%20b&action=oauth_response`)).status).toBe(303);
  });

  it('should end all that came of a code that is redeemed twice', async () => {
    const { signIn, redeem, whoIs } = await aProvider();
    const code = codeIn(await signIn());
    const { access_token: access } = await (await redeem(code)).json();
    expect(await whoIs(access)).toBe(200);
    expect((await redeem(code)).status).toBe(400);
    expect(await whoIs(access)).toBe(401);
  });

  it('should revoke a token without a hint, and say which field of a request is missing', async () => {
    const { root, world, whoIs } = await aProvider();
    const { access } = issueGrant(world, 'ola');
    expect((await fetch(`${root}/oauth2/revoke`, form({ token: access }))).status).toBe(200);
    expect(await whoIs(access)).toBe(401);
    expect(await (await fetch(`${root}/oauth2/revoke`, form({}))).json()).toMatchObject({
      error: { field: 'body.token' },
    });
    const refused = await (await fetch(`${root}/oauth2/token`, form({ grant_type: 'refresh_token' }))).json();
    expect(refused).toMatchObject({ error: 'invalid_request', error_description: expect.stringContaining('body.') });
  });
});

describe('a socket', () => {
  const connected = async () => {
    const server = await serve();
    const { token, ask } = staffAt(server);
    const line = await rawLine(server.port);
    line.ask('auth', { token: (await ask('GET', '/pubsub/auth/gettoken')).answer.token, ...AUTH });
    await line.hears({ operation_result: 200, operation: 'auth', operation_id: 1 });
    return { ...server, token, line };
  };

  it('should end when its token is revoked', async () => {
    const { root, token, line } = await connected();
    await fetch(`${root}/oauth2/revoke`, form({ token }));
    await line.ends(4403);
  });

  it('should end when its token does, unless that was renewed', async () => {
    const { world, line } = await connected();
    const pass = (milliseconds: number) =>
      world.change((state) => {
        state.clock = { kind: 'real', offset: milliseconds };
      });
    pass(GRANT.access - 10_000);
    const [grant] = world.state.grants;
    world.change((state) => {
      const later = { accessUntil: world.now() + GRANT.access, refresh: 'r', access: 'renewed' };
      if (grant) state.grants = [...state.grants, { ...grant, ...later }];
    });
    pass(GRANT.access + 10_000);
    line.ask('listsubs', {});
    await line.hears({
      operation_result: 200,
      operation: 'listsubs',
      operation_id: 2,
      parameters: { channels: [] },
    });
    pass(3 * GRANT.access);
    await line.ends(4403);
  });
});

const HOSTILE = [
  '1e999',
  '-1',
  '0x10',
  'NaN',
  'Infinity',
  '1.5',
  '9'.repeat(40),
  '\u0000',
  '\r\n',
  '{}',
  '__proto__',
  ' ',
];

describe('a call of staff', () => {
  it('should never fail by what is put into its path or its query', async () => {
    const server = await serve();
    const { token } = staffAt(server);
    const rows = Object.values<Call>(WIRE).filter(({ access, method }) => access === 'staff' && method === 'GET');
    const names = [
      'page',
      'page_size',
      'from',
      'to',
      'project_id',
      'count',
      'q',
      'sort',
      'channel',
      'idtype',
      'format',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...rows),
        fc.array(fc.constantFrom(...HOSTILE, '1001'), { minLength: 4, maxLength: 4 }),
        fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...HOSTILE), { maxKeys: 3 }),
        async ({ path }, parts, query) => {
          let at = 0;
          const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(parts[at++] ?? ''));
          const { statusCode } = await server.app.inject({
            url: `/rest${filled}?${new URLSearchParams(query)}`,
            headers: { authorization: `Bearer ${token}`, host: '127.0.0.1' },
          });
          expect(statusCode).toBeLessThan(500);
        },
      ),
    );
  });

  it('should name the field of a body that it cannot take, for its type or for what it says', async () => {
    const { ask } = await serveStaff();
    const fieldOf = async (method: string, path: string, body: unknown) =>
      (await ask(method, path, body)).answer.error.field;
    expect(await fieldOf('POST', '/v1/projects', { title: 5 })).toBe('body.title');
    expect(await fieldOf('POST', '/v1/projects', { title: ' ' })).toBe('body.title');
    const { answer: contacts } = await ask('GET', '/v1/contacts');
    const { id } = contacts.result_set[0];
    expect(await fieldOf('PATCH', `/v1/contacts/${id}`, { name: '' })).toBe('body.name');
    expect(await fieldOf('POST', '/v1/projects/1001/participants', { roles: [{}] })).toBe('body.roles.0.id');
  });
});

describe('an uploaded file', () => {
  const upload = async (name: string, folder?: string) => {
    const server = await serveStaff();
    const parts = new FormData();
    parts.append('file', new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
    if (folder !== undefined) parts.append('parent_node_id', folder);
    const headers = { authorization: `Bearer ${server.token}` };
    const address = `${server.root}/rest/v1/projects/1001/documents`;
    const reply = await fetch(address, { method: 'POST', headers, body: parts });
    return { ...server, status: reply.status, answer: await reply.json() };
  };

  it('should be stored under a name without a path, and without what turns or hides letters', async () => {
    const { ask, answer } = await upload('..\\..\\etc\\fdp.\u202eexe\u0007.pdf');
    const { answer: stored } = await ask('GET', `/v1/documents/${answer.document_id}`);
    expect([answer.title, stored.file_name]).toEqual(['fdp.exe', 'fdp.exe.pdf']);
  });

  it.each(['1e999', '-1', 'NaN', '999', '1002001'])(
    'should be refused for the folder %s, by its name',
    async (folder) => {
      const { status, answer } = await upload('plan.pdf', folder);
      expect([status, answer.error.field]).toEqual([400, 'body.parent_node_id']);
    },
  );
});

describe('what members and staff are answered', () => {
  it('should be in no cache, not even refusals and tokens', async () => {
    const { root, token } = await serveStaff();
    const headers = { authorization: `Bearer ${token}` };
    const all = await Promise.all([
      fetch(`${root}/rest/v1/me`, { headers }),
      fetch(`${root}/rest/v1/projects/1001/poster`, { headers }),
      fetch(`${root}/rest/v1/projects/9/poster`, { headers }),
      fetch(`${root}/rest/v1/me`),
      fetch(`${root}/rest/v1/boostsignup/token/nordlys`),
      fetch(`${root}/oauth2/token`, form({})),
    ]);
    expect(all.map((reply) => reply.headers.get('cache-control'))).toEqual(all.map(() => 'no-store'));
  });
});
