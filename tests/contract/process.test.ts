import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { KEPT } from '@felles/mock-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFolder, compile, failedStart, type Running, start } from './processes.ts';

beforeAll(compile);

describe('a server in a process of its own', () => {
  it('should answer as soon as it says that it is ready', async () => {
    const { root } = await start();
    expect((await fetch(`${root}/manifest.json`)).status).toBe(200);
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
      const began = performance.now();
      server.child.kill(signal);
      expect(new Set(await Promise.all(onTheirWay.map(({ status }) => status)))).toEqual(new Set([200]));
      expect(await server.ended).toBe(0);
      expect(performance.now() - began).toBeLessThan(5_000);
      await expect(fetch(`${server.root}/manifest.json`)).rejects.toThrow();
    },
  );

  it('should not wait longer than 5 seconds for a call that hangs', async () => {
    const server = await start();
    await post(server.root, '/control/api/faults', { call: 'center.manifest', kind: 'hang', probability: 1 });
    const hanging = arrived(server);
    await journalOf(server, 1);
    const began = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(6_000);
    expect(await hanging.status).toBe('cut');
  }, 10_000);
});

describe('a start with what means nothing', () => {
  it.each([
    [['--dta', 'x'], {}, "'--dta'"],
    [[], { PORT: '4000x' }, "PORT is '4000x'"],
    [[], { PORT: '65535' }, "PORT is '65535'"],
    [['--seed', 'abc'], {}, "--seed is 'abc'"],
    [['--data', '/nowhere/at/all/world.json'], {}, '/nowhere/at/all/world.json'],
  ])('should end with 1 and say what is wrong: %j %j', async (flags, environment, words) => {
    const failed = await failedStart(flags, environment);
    expect(failed.code).toBe(1);
    expect(failed.words).toContain(words);
    expect(failed.words).not.toContain('    at ');
  });

  it('should end with 1 when the port is taken', async () => {
    const { port } = await start();
    const failed = await failedStart([], { PORT: String(port) });
    expect(failed).toMatchObject({ code: 1, words: expect.stringContaining(String(port)) });
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

describe('a world that is kept', () => {
  it('should go on where it was', async () => {
    const file = join(aFolder(), 'world.json');
    const first = await start('--data', file);
    await post(first.root, '/control/api/scenario', { scenario: 'one-department' });
    await post(first.root, '/control/api/clock', { kind: 'freeze', at: '2030-01-01T12:00:00Z' });
    const { token } = await (await fetch(`${first.root}/rest/token/nordlys`)).json();
    first.child.kill('SIGTERM');
    await first.ended;
    const second = await start('--data', file);
    const state = await (await fetch(`${second.root}/control/api/state`)).json();
    expect(state).toMatchObject({ scenario: 'one-department', clock: { now: '2030-01-01T12:00:00.000Z' } });
    const departments = await fetch(`${second.root}/rest/departments`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await departments.json()).toHaveLength(1);
  });

  it('should lose nothing that was acknowledged, whenever the process is killed', async () => {
    const rounds = Number(process.env['FELLES_KILLS'] || 10);
    const file = join(aFolder(), 'world.json');
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const server = await start('--data', file);
      const writers = Array.from({ length: 4 }, () => writeUntilCut(server, acknowledged));
      // Never at the same moment of a write.
      const enough = acknowledged.size + 1 + ((round * 7) % 23);
      while (acknowledged.size < enough) await new Promise((resolve) => setImmediate(resolve));
      server.child.kill('SIGKILL');
      await Promise.all([server.ended, ...writers]);
      const kept = new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).tokens));
      // A world keeps only so many tokens, far more than these.
      const latest = [...acknowledged].slice(-KEPT.tokens / 2);
      expect(latest.filter((token) => !kept.has(token))).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(rounds);
  }, 600_000);
});

const ABANDONED: readonly (readonly [what: string, text: string])[] = [
  ['a process that is no more', '999999999'],
  ['no process', 'half a numb'],
  ['nothing', ''],
  // As after a start of the machine: the number lives again, in a process that began at another time. Only Linux tells.
  ...(existsSync('/proc/self/stat') ? [['another process of the same number', `${process.pid} 1`] as const] : []),
];

describe('a data file', () => {
  it('should be of one server at a time: a second one says which has it, and leaves both files as they are', async () => {
    const file = join(aFolder(), 'world.json');
    const first = await start('--data', file);
    await post(first.root, '/control/api/scenario', { scenario: 'empty' });
    const before = readFileSync(file, 'utf8');
    const second = await failedStart(['--data', file]);
    expect(second.code).toBe(1);
    expect(second.words).toContain(file);
    expect(second.words).toContain(`process ${first.child.pid}`);
    expect(readFileSync(file, 'utf8')).toBe(before);
    // The one that failed took nothing away from the one that runs.
    expect((await failedStart(['--data', file])).words).toContain(`process ${first.child.pid}`);
    await post(first.root, '/control/api/scenario', { scenario: 'hostile' });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'should be free again after %s, with nothing left beside it',
    async (signal) => {
      const folder = aFolder();
      const first = await start('--data', join(folder, 'world.json'));
      first.child.kill(signal);
      await first.ended;
      expect(readdirSync(folder)).toEqual(['world.json']);
      await start('--data', join(folder, 'world.json'));
    },
  );

  it('should be free again after a start that failed', async () => {
    const folder = aFolder();
    const file = join(folder, 'world.json');
    const { port } = await start();
    await failedStart(['--data', file], { PORT: String(port) });
    writeFileSync(join(folder, 'half.json'), '{');
    await failedStart(['--data', join(folder, 'half.json')]);
    expect(readdirSync(folder).toSorted()).toEqual(['half.json', 'world.json']);
  });

  it('should be taken over from a server that was killed', async () => {
    const file = join(aFolder(), 'world.json');
    const first = await start('--data', file);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start('--data', file);
    expect((await failedStart(['--data', file])).words).toContain(`process ${second.child.pid}`);
  });

  it.each(ABANDONED)('should be taken over where its lock names %s', async (_what, text) => {
    const folder = aFolder();
    const file = join(folder, 'world.json');
    writeFileSync(`${file}.lock`, text);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${file}.lock`, longAgo, longAgo);
    const { child, ended } = await start('--data', file);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(readdirSync(folder)).toEqual(['world.json']);
  });

  it('should go to one of many that take it over at once', async () => {
    const file = join(aFolder(), 'world.json');
    writeFileSync(`${file}.lock`, '999999999');
    // The second lock is left behind too, by one that was killed while it took over the first.
    writeFileSync(`${file}.lock.taking`, '999999998');
    const starts = await Promise.allSettled(Array.from({ length: 6 }, () => start('--data', file)));
    const started = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(started).toHaveLength(1);
    for (const each of starts)
      if (each.status === 'rejected') expect(String(each.reason)).toContain(`process ${started[0]?.child.pid}`);
  });
});

async function post(root: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${root}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

/** Asks for one token after the other until nobody answers any more; an answer is an acknowledgement. */
async function writeUntilCut({ root }: Running, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${root}/rest/token/puls`);
      acknowledged.add((await response.json()).token);
    } catch {
      return;
    }
  }
}

/** A call over a connection of its own: when it is sent, and what becomes of it. */
function arrived({ port }: Running) {
  const call = request({ host: '127.0.0.1', port, path: '/manifest.json', agent: false });
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
