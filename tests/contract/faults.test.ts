import type { Failure, Result } from '@felles/core';
import { FAULT_KINDS } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { connectTo, resultOf, serve } from './serving.ts';

const MALFORMED = { kind: 'malformed', where: '/departments', issues: [expect.any(String)] };

/** The failure that the adapter makes of each kind of fault. */
const CASES: readonly (readonly [kind: string, details: object, failure: unknown])[] = [
  [
    'status',
    { status: 503 },
    { kind: 'refused', refusal: 'generic', status: 503, type: 'Unavailable', message: expect.any(String) },
  ],
  ['cut', {}, { kind: 'unreachable', cause: 'network' }],
  ['malformed', {}, MALFORMED],
  ['empty', {}, MALFORMED],
  ['html', {}, MALFORMED],
  ['wrong-shape', {}, MALFORMED],
  ['answer', { answer: [{ id: 'one' }] }, MALFORMED],
  ['patch', { answer: { id: 'one' } }, { ...MALFORMED, issues: expect.any(Array) }],
  ['hang', {}, { kind: 'unreachable', cause: 'timeout' }],
  ['latency', { milliseconds: 5_000 }, { kind: 'unreachable', cause: 'timeout' }],
];

describe('a fault of the control', () => {
  it.each(CASES)(
    'should come out of the adapter as a reason, and be over at the next call: %s',
    async (kind, details, failure) => {
      const { root } = await serve();
      const { center } = await connectTo(root, 'nordlys');
      // Only what does not come is not waited for, so that a busy machine has its time for all the rest.
      const { center: hasty } = await connectTo(root, 'nordlys', { limit: 600 });
      await order(root, { call: 'center.departments', kind, probability: 1, times: 1, ...details });
      const asked = kind === 'hang' || kind === 'latency' ? hasty : center;
      expect(await resultOf(asked.departments())).toEqual({ ok: false, error: failure });
      expect(await resultOf(center.departments())).toMatchObject({ ok: true });
      const journal = await (await fetch(`${root}/control/api/journal`)).json();
      expect(journal.at(-2)).toMatchObject({ row: 'center.departments', fault: kind });
    },
  );

  it('should come out of the adapter as a failure of any kind', () => {
    expect(new Set(CASES.map(([kind]) => kind))).toEqual(new Set(FAULT_KINDS));
  });

  it('should be believed where it is an answer that fits', async () => {
    const { root } = await serve();
    const { center } = await connectTo(root, 'nordlys');
    await order(root, { call: 'center.departments', kind: 'answer', answer: [], probability: 1, times: 1 });
    expect(await resultOf(center.departments())).toEqual({ ok: true, value: [] });
    expect(await resultOf(center.departments())).not.toEqual({ ok: true, value: [] });
  });

  it('should be a wait and nothing else when the answer comes in time', async () => {
    const { root } = await serve();
    const { center } = await connectTo(root, 'nordlys');
    await order(root, { call: 'center.departments', kind: 'latency', milliseconds: 60, probability: 1 });
    const began = performance.now();
    expect(await resultOf(center.departments())).toMatchObject({ ok: true });
    expect(performance.now() - began).toBeGreaterThanOrEqual(59);
  });

  it.each(['html', 'empty', 'malformed', 'wrong-shape'])(
    'should spoil a picture as it spoils data: %s',
    async (kind) => {
      const { root } = await serve();
      const { center } = await connectTo(root, 'nordlys');
      await order(root, { call: 'center.centerLogo', kind, probability: 1 });
      const result: Result<unknown> = await resultOf(center.logo({ of: 'center', centerId: 100 }));
      expect(kindOf(result)).toBe('malformed');
    },
  );

  it('should leave no call hanging on the server once the client has gone', async () => {
    const { root, app } = await serve();
    const { center } = await connectTo(root, 'nordlys', { limit: 500 });
    await order(root, { call: 'center.departments', kind: 'hang', probability: 1 });
    const open = new Promise<void>((resolve) => {
      app.server.once('request', (_request, response) => response.once('close', () => resolve()));
    });
    expect(kindOf(await resultOf(center.departments()))).toBe('unreachable');
    await expect(open).resolves.toBeUndefined();
  });
});

const kindOf = (result: Result<unknown>): Failure['kind'] | 'none' => (result.ok ? 'none' : result.error.kind);

async function order(root: string, fault: object): Promise<void> {
  const response = await fetch(`${root}/control/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(200);
}
