import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WIRE } from '@felles/adapters-http/wire';
import { NOTICE_KINDS } from '@felles/core/internal/portal/notices/rules';
import { CHECKPOINT_STATUSES } from '@felles/core/internal/workspace/checklists/rules';
import { SITE_RIGHTS } from '@felles/core/internal/workspace/projects/rights';
import { ASSIGNEE_STATUSES, COMPLETION_STATUSES, STATUS_TAGS } from '@felles/core/internal/workspace/tasks/rules';
import { startService } from '@felles/mock-server';
import { createRecording } from '@felles/mock-server/internal';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aFolder } from '../support/a-folder.ts';

const aFile = () => join(aFolder(), 'world.json');

async function aService(options: Parameters<typeof startService>[0] = {}) {
  const service = await startService(options);
  onTestFinished(service.close);
  return service;
}

const centerOf = async (url: string, code: string) => {
  const { token } = await (await fetch(`${url}/rest/v1/boostsignup/token/${code}`)).json();
  return { authorization: `Bearer ${token}` };
};

/** The recording of one answer. */
function kept(call: string, answer: unknown, params: Readonly<Record<string, string>> = {}) {
  const row = WIRE[call];
  if (row === undefined) throw new Error(`${call} is no call`);
  const recording = createRecording();
  recording.keep({ row, params, query: {}, status: 200, text: JSON.stringify(answer) });
  return recording.order();
}

describe('a recorded answer', () => {
  it('should have made-up names, addresses, numbers and days of birth, and the same one for the same', () => {
    const { answers } = kept('profile.profile', {
      fornavn: 'Ola',
      etternavn: 'Ola',
      adresse: 'Storgata 1',
      postnr: '5014',
      mobil: '91234567',
      epost: 'ola@nordmann.example',
      birth: '1991-05-17',
      memberid: 77,
      unheard_of: 'Ola',
    });
    expect(answers).toEqual([
      {
        call: 'profile.profile',
        when: {},
        answer: {
          fornavn: 'Navn 1',
          etternavn: 'Navn 1',
          adresse: 'Gata 1',
          postnr: 'Gata 2',
          mobil: '10000001',
          epost: 'person1@demo.example',
          birth: '1990-01-01',
          memberid: 900_001,
        },
      },
    ]);
  });

  it('should keep days, amounts, flags, and the words that services have for states', () => {
    const task = { id: 7, title: 'Rydd', start: '2026-06-18', completion_status: 'SCHEDULED', may_move: true };
    const { answers: [tasks] = [] } = kept('tasks.tasks', [task]);
    expect(tasks?.answer).toEqual([{ ...task, id: 900_001, title: 'Tekst 1' }]);
    const counts = { contract_count: 3, project_count: 1 };
    const { answers: [contracts] = [] } = kept('statistics.contracts', counts);
    expect(contracts?.answer).toEqual(counts);
  });

  it('should keep each state of the rules, each word of a schema, and the kind of a file', () => {
    const states = [
      ...[COMPLETION_STATUSES, ASSIGNEE_STATUSES, STATUS_TAGS, CHECKPOINT_STATUSES, NOTICE_KINDS, SITE_RIGHTS].flat(),
      ...['LATE_CANCELLED', 'LITTLE_USE', 'milestones', 'returned_hours'], // of schemas of other calls
    ];
    const tasks = states.map((completion_status) => ({ completion_status }));
    const list = tasks.map((task) => ({ id: 1, ...task }));
    expect(kept('tasks.tasks', list).answers).toMatchObject([{ answer: tasks }]);
    const file = ['application/x-step', 'Ola/Nordmann'].map((mime_type) => ({ document_id: 1, mime_type }));
    expect(kept('documents.documents', file).answers).toMatchObject([
      { answer: [{ mime_type: 'application/x-step' }, { mime_type: expect.stringMatching(/^Tekst/) }] },
    ]);
  });

  it('should make up whom a record names, and keep an amount that is a text', () => {
    const people = {
      registered_to_contact: 98_765_432,
      registered_by_user: { user_id: '12' },
      person: { person_id: 12 },
    };
    const expense = { expense_id: 1, cost: '349.50', price: '-12,50', count: '2', ...people };
    const { answers: [expenses] = [] } = kept('expenses.expenses', [expense], { projectID: '1' });
    expect(expenses?.answer).toMatchObject([
      {
        ...{ cost: '349.50', price: '-12,50', count: '2', registered_to_contact: 900_002 },
        ...{ registered_by_user: { user_id: '900003' }, person: { person_id: 900_003 } },
      },
    ]);
  });

  it('should add the center that the demo does not have, under another code, and no token', () => {
    const order = kept('center.centerToken', { token: 'key', expires: 1 }, { centerident: 'fjell' });
    expect(order.centers).toContainEqual({ code: 'senter-1' });
    expect(order.answers).toEqual([]);
    expect(kept('center.centerToken', { token: 'key', expires: 1 }, { centerident: 'puls' }).centers).toBeUndefined();
  });
});

describe('a service that records', () => {
  it('should give each answer back as it came, and pass on bodies, which it does not keep', async () => {
    const real = await aService();
    const file = aFile();
    const recorder = await aService({ record: { url: `${real.url}/`, file } });
    const headers = await centerOf(recorder.url, 'nordlys');
    const [passed, direct] = await Promise.all(
      [recorder, real].map(({ url }) => fetch(`${url}/rest/center`, { headers })),
    );
    expect(await passed?.text()).toBe(await direct?.text());
    expect([...(passed?.headers ?? [])]).toEqual(expect.arrayContaining([['cache-control', 'no-store']]));
    const body = JSON.stringify({ eier: 100, type: 'sms', username: '10000001' });
    await fetch(`${recorder.url}/rest/v1/portal/newpassword`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect(real.requests('session.newPassword')).toMatchObject([{ body: JSON.parse(body) }]);
    await recorder.close();
    const calls = JSON.parse(readFileSync(file, 'utf8')).answers.map(({ call }: { call: string }) => call);
    expect(calls).toEqual(['center.center']);
  });

  it('should say with 502 that the real service is gone, and lose nothing of what it had', async () => {
    const real = await startService();
    const file = aFile();
    const recorder = await aService({ record: { url: real.url, file } });
    const headers = await centerOf(recorder.url, 'nordlys');
    await (await fetch(`${recorder.url}/rest/center`, { headers })).text();
    await real.close();
    const reply = await fetch(`${recorder.url}/rest/departments`, { headers });
    expect([reply.status, await reply.json()]).toMatchObject([
      502,
      { error: { type: 'BadGateway', message: expect.stringContaining(`${real.url} does not answer`) } },
    ]);
    await recorder.close();
    expect(JSON.parse(readFileSync(file, 'utf8')).answers).toHaveLength(1);
  });

  it('should say with 502 that an answer broke off, and name the call whose answer does not fit', async () => {
    const real = await aService({ world: { answers: [{ call: 'center.center', answer: { title: 7 } }] } });
    await real.addFault({ call: 'center.departments', kind: 'cut' });
    const file = aFile();
    const recorder = await aService({ record: { url: real.url, file } });
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => told.mockRestore());
    const headers = await centerOf(recorder.url, 'nordlys');
    expect((await fetch(`${recorder.url}/rest/departments`, { headers })).status).toBe(502);
    expect(await (await fetch(`${recorder.url}/rest/center`, { headers })).json()).toEqual({ title: 7 });
    await recorder.close();
    expect(told).toHaveBeenCalledWith(expect.stringContaining('center.center is not kept'));
    expect(existsSync(file)).toBe(false);
  });

  it('should keep a refusal of a call without its words, and none that is about the moment', async () => {
    const real = createServer((request, reply) => {
      reply.statusCode = request.url?.includes('departments') ? 401 : 404;
      reply.end(JSON.stringify({ error: { message: 'Ola is not here', http_status: reply.statusCode } }));
    });
    await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void real.close());
    const { port } = real.address() as AddressInfo; // of a server that listens at a port
    const file = aFile();
    const recorder = await aService({ record: { url: `http://127.0.0.1:${port}`, file } });
    for (const path of ['center', 'departments']) await fetch(`${recorder.url}/rest/${path}`);
    await recorder.close();
    const { answers } = JSON.parse(readFileSync(file, 'utf8'));
    expect(answers).toMatchObject([{ call: 'center.center', status: 404, answer: { error: { http_status: 404 } } }]);
    expect(JSON.stringify(answers)).not.toContain('Ola');
  });

  it('should begin no recording in a file that is there, or that cannot be written, and say so', async () => {
    const file = aFile();
    writeFileSync(file, 'mine');
    const begin = (at: string) => startService({ record: { url: 'http://127.0.0.1:1', file: at } });
    await expect(begin(file)).rejects.toThrow(`${file} is there already`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const nowhere = join(aFolder(), 'none', 'world.json');
    await expect(begin(nowhere)).rejects.toThrow(`${nowhere} cannot be written`);
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('the answers of a world', () => {
  const answers = [
    { call: 'center.manifest', answer: { version: '9' } },
    { call: 'center.centerToken', when: { centerident: 'puls' }, status: 404, answer: { error: {} } },
  ] as const;

  it('should be given to the calls with their values, after faults, and be a part of the world', async () => {
    const service = await aService({ world: { answers } });
    const status = async (code: string) => (await fetch(`${service.url}/rest/v1/boostsignup/token/${code}`)).status;
    const manifest = async () => (await fetch(`${service.url}/manifest.json`)).json();
    expect([await status('puls'), await status('nordlys')]).toEqual([404, 200]);
    expect(await manifest()).toEqual({ version: '9' });
    await service.addFault({ call: 'center.manifest', kind: 'patch', answer: { more: 1 } });
    expect(await manifest()).toEqual({ version: '9', more: 1 });
    await service.addFault({ call: '*', kind: 'status', status: 503 });
    expect(await status('puls')).toBe(503);
    await service.clearFaults();
    expect(await status('puls')).toBe(404);
    expect(await service.world()).toMatchObject({ answers });
    await service.setWorld({});
    expect(await status('puls')).toBe(200);
  });

  it('should be refused where they name no call, or a value that it does not have', async () => {
    const service = await aService();
    const set = (answer: object) => Reflect.apply(service.setWorld, null, [{ answers: [answer] }]);
    await expect(set({ call: 'center.nothing', answer: 1 })).rejects.toThrow('body.answers.0.call: no call');
    await expect(set({ call: 'center.manifest', when: { id: '1' }, answer: 1 })).rejects.toThrow(
      'body.answers.0.when.id',
    );
    await expect(set({ call: 'center.manifest' })).rejects.toThrow('body.answers.0.answer');
  });
});
