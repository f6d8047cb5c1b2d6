import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORLD_LIMITS } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.ts';
import { staffToken } from '../support/staff-token.mjs';
import { failedStart, post, type Running, start } from './processes.ts';

describe('a stored world', () => {
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

  it('should have the files that were uploaded, and none of them after a reset', async () => {
    const file = join(aFolder(), 'world.json');
    const first = await start('--data', file);
    const { id, bytes } = await uploadAt(first.root);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start('--data', file);
    const token = await staffToken(second.root);
    const headers = { authorization: `Bearer ${token}` };
    const contentAt = `${second.root}/rest/v1/documents/${id}/content`;
    expect(await (await fetch(contentAt, { headers })).text()).toBe(bytes);
    await post(second.root, '/control/api/reset', {});
    expect(existsSync(`${file}.files/${id}`)).toBe(false);
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
      const latest = [...acknowledged].slice(-WORLD_LIMITS.tokens / 2);
      expect(latest.filter((token) => !kept.has(token))).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(rounds);
  }, 600_000);
});

async function uploadAt(root: string) {
  const bytes = '%PDF-1.7 en plan';
  const parts = new FormData();
  parts.append('file', new File([bytes], 'plan.pdf', { type: 'application/pdf' }));
  const reply = await fetch(`${root}/rest/v1/projects/1001/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await staffToken(root)}` },
    body: parts,
  });
  const { document_id: id } = await reply.json();
  return { id, bytes };
}

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
