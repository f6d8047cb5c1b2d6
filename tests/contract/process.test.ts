import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { server } from '../../scripts/build.mjs';
import { aFolder } from '../support/a-folder.ts';
import { eventually } from '../support/eventually.ts';
import { aClient, asking, rawLine, reaches, upgrade } from './live.ts';
import { failedStart, post, type Running, start, startFrom } from './processes.ts';

describe('a server in a process of its own', () => {
  it('should answer as soon as it says that it is ready', async () => {
    const { root } = await start();
    expect((await fetch(`${root}/manifest.json`)).status).toBe(200);
  });

  it('should be what npm start starts, with the pages of both applications', async () => {
    const { root } = await startFrom(join(import.meta.dirname, '../../scripts/start.mjs'));
    for (const address of ['/nordlys/classes', '/x/-/'])
      expect(await (await fetch(`${root}${address}`)).text()).toContain('<script type="module"');
  });

  it('should run from its one file alone, and say there where the viewer of its calls is to be had', async () => {
    const file = join(aFolder(), 'main.mjs');
    copyFileSync(server, file);
    const { root } = await startFrom(file);
    const page = await (await fetch(`${root}/rest/docs`)).text();
    expect(page).toContain('<code>swagger-ui-dist</code>');
    expect(page).not.toContain('<script');
    expect((await fetch(`${root}/rest/openapi.json`)).status).toBe(200);
  });

  it('should record another one into a new file of --world, which is whole once it has ended', async () => {
    const real = await start();
    const file = join(aFolder(), 'world.json');
    const recorder = await start('--record', real.root, '--world', file);
    const { token } = await (await fetch(`${recorder.root}/rest/token/puls`)).json();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await (await fetch(`${recorder.root}/rest/departments`, { headers })).json();
    expect(answer).toHaveLength(1);
    recorder.child.kill('SIGTERM');
    expect(await recorder.ended).toBe(0);
    const copy = await start('--world', file);
    const again = await (await fetch(`${copy.root}/rest/departments`)).json();
    expect([again.length, again[0].navn]).toEqual([1, 'Navn 1']);
    const { code, words } = await failedStart(['--record', real.root, '--world', file]);
    expect([code, words]).toEqual([1, expect.stringContaining('is there already')]);
  });

  it('should have the outside world at the next port, empty so far', async () => {
    const { port } = await start();
    const reply = await fetch(`http://127.0.0.1:${port + 1}/anything`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ error: { http_status: 404, type: 'NotFound' } });
  });

  it('should give the same seed the same world, after every start', async () => {
    const answers = async () => {
      const { root } = await start('--seed', '42');
      const token = await (await fetch(`${root}/rest/token/nordlys`)).json();
      const query = 'from_date=2026-06-14T22:00:00Z&to_date=2026-06-21T21:59:59Z';
      const classes = await fetch(`${root}/rest/classes?${query}`, {
        headers: { authorization: `Bearer ${token.token}` },
      });
      return [token.token, await classes.text()];
    };
    expect(await answers()).toEqual(await answers());
  });

  it('should check its answers when asked to, and tell its own console what does not fit', async () => {
    const { root, child } = await start('--check');
    const said = new Promise((resolve) => child.stderr?.once('data', (text) => resolve(String(text))));
    await post(root, '/control/api/scenario', { scenario: 'wrong' });
    const { token } = await (await fetch(`${root}/rest/token/nordlys`)).json();
    expect((await fetch(`${root}/rest/colors`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(500);
    expect(await said).toContain("center.colors: the fixture does not fit at '0.color'");
  });

  it('should have a plain service two ports on, let its pages ask it, and free all three ports at the end', async () => {
    const { root, port, child, ended } = await start('--plain');
    const service = `http://127.0.0.1:${port + 2}`;
    expect(await (await fetch(`${root}/manifest.json`)).json()).toMatchObject({ service_base_url: service });
    const asked = await fetch(`${service}/rest/token/nordlys`, { headers: { origin: root } });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([200, root]);
    expect((await fetch(`${root}/rest/token/nordlys`)).status).toBe(404);
    await post(service, '/control/api/scenario', { scenario: 'wrong' });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    for (const gone of [root, service, `http://127.0.0.1:${port + 1}`]) await expect(fetch(gone)).rejects.toThrow();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'should finish what is on its way at %s, end with 0 and free its port',
    async (signal) => {
      const server = await start();
      await post(server.root, '/control/api/faults', {
        call: 'center.manifest',
        kind: 'latency',
        milliseconds: 600,
        probability: 1,
      });
      const onTheirWay = Array.from({ length: 20 }, () => arrived(server));
      await Promise.all(onTheirWay.map(({ sent }) => sent));
      await journalOf(server, 20);
      server.child.kill(signal);
      expect(new Set(await Promise.all(onTheirWay.map(({ status }) => status)))).toEqual(new Set([200]));
      expect(await server.ended).toBe(0);
      await expect(fetch(`${server.root}/manifest.json`)).rejects.toThrow();
    },
  );

  it.each([
    ['', {}],
    [' and asks to become a live connection', { connection: 'Upgrade', upgrade: 'websocket' }],
  ])('should not wait for ever for a call that hangs%s', async (_, headers) => {
    const server = await start();
    await post(server.root, '/control/api/faults', { call: 'center.manifest', kind: 'hang', probability: 1 });
    const hanging = arrived(server, headers);
    await journalOf(server, 1);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await hanging.status).toBe('cut');
  });
});

describe('a server with live connections, at its end', () => {
  it('[M-27] should close each with 1001 without waiting for answers, end with 0 and free its port', async () => {
    const server = await start();
    const client = await aClient(server.root, server.port);
    const rude = await rawLine(server.port);
    const gone = reaches(client, 'waiting');
    const { get, post: order } = asking(server.root);
    await order('faults', { kind: 'silence', of: 'upgrade', times: 1 });
    const unanswered = upgrade(server.port, {}).catch(() => 'cut');
    await eventually(async () => expect(await get('faults')).toEqual([]));
    await order('faults', { kind: 'half-open', of: 'listsubs' });
    const silent = await aClient(server.root, server.port);
    silent.subscriptions().subscribe();
    server.child.kill('SIGTERM');
    await gone;
    expect(client.closes$.value).toMatchObject([{ code: 1001, reason: 'The server is closing.' }]);
    await rude.ends(1001);
    expect(await unanswered).toBe('cut');
    expect(await server.ended).toBe(0);
    await expect(fetch(`${server.root}/manifest.json`)).rejects.toThrow();
  });
});

/** The flags and the environment of a start, and its words. */
type Meaningless = readonly [flags: readonly string[], environment: Readonly<Record<string, string>>, words: string];

/** On Linux nobody may write there, whoever runs the test. */
const NOT_TO_BE_WRITTEN_TO: Meaningless = [
  ['--data', '/proc/world.json'],
  {},
  'cannot be used: the folder /proc may not be written to.',
];

const MEANINGLESS: readonly Meaningless[] = [
  [['--dta', 'x'], {}, "'--dta'"],
  [[], { PORT: '4000x' }, "PORT is '4000x'"],
  [[], { PORT: '65535' }, "PORT is '65535'"],
  [['--seed', 'abc'], {}, "--seed is 'abc'"],
  [['--data', ''], {}, '--data is empty'],
  [['--data', ' '], {}, '--data is empty'],
  [
    ['--data', '/nowhere/at/all/world.json'],
    {},
    'The data file /nowhere/at/all/world.json cannot be used: the folder /nowhere/at/all does not exist.',
  ],
  [
    ['--data', join(import.meta.filename, 'world.json')],
    {},
    `cannot be used: ${import.meta.filename} is not a folder.`,
  ],
  ...(existsSync('/proc/self/stat') ? [NOT_TO_BE_WRITTEN_TO] : []),
];

describe('a start with what means nothing', () => {
  it.each(MEANINGLESS)('should end with 1 and say what is wrong: %j %j', async (flags, environment, words) => {
    const failed = await failedStart(flags, environment);
    expect(failed.code).toBe(1);
    expect(failed.words).toContain(words);
    expect(failed.words).not.toContain('    at ');
  });

  it('should end with 1 if a port is taken, and say how to use another', async () => {
    const { port } = await start();
    const own = await failedStart([], { PORT: String(port) });
    expect(own.code).toBe(1);
    expect(own.words).toBe(
      `Port ${port} of 127.0.0.1, for the service, is taken. PORT=… starts everything elsewhere.\n`,
    );
    const outside = await failedStart(['--outside-port', String(port + 1)]);
    expect(outside.code).toBe(1);
    expect(outside.words).toContain(`Port ${port + 1} of 127.0.0.1, for the simulated world outside`);
    expect(outside.words).toContain('PORT=');
  });

  it.each([
    ['half a file', '{"version":1,"seed'],
    ['something else', '[1,2,3]'],
    ['another version', '{"version":2}'],
    ['nothing', ''],
  ])('should end with 1 and leave a data file as it is that holds %s', async (_what, text) => {
    const file = join(aFolder(), 'world.json');
    writeFileSync(file, text);
    const failed = await failedStart(['--data', file]);
    expect(failed.code).toBe(1);
    expect(failed.words).toContain(`The data file ${file} cannot be used`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('should not take the world of one seed for that of another', async () => {
    const file = join(aFolder(), 'world.json');
    const first = await start('--data', file, '--seed', '3');
    first.child.kill('SIGTERM');
    await first.ended;
    expect((await failedStart(['--data', file, '--seed', '4'])).words).toContain('holds the world of seed 3');
  });
});

/** A call over a connection of its own: when it is sent, and what becomes of it. */
function arrived({ port }: Running, headers: Readonly<Record<string, string>> = {}) {
  const call = request({ host: '127.0.0.1', port, path: '/manifest.json', agent: false, headers });
  const sent = new Promise<void>((resolve) => call.end(() => resolve()));
  const status = new Promise<number | string | undefined>((resolve) => {
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', () => resolve('cut'));
  });
  return { sent, status };
}

/** Waits until so many calls stand in the journal, which they do from their arrival on. */
async function journalOf({ root }: Running, count: number): Promise<void> {
  for (;;) {
    const journal = await (await fetch(`${root}/control/api/journal`)).json();
    if (journal.length >= count) return;
  }
}
