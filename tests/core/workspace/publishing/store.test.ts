import { type Failure, fail, ok, type Result } from '@felles/core';
import type { PublishedPanel } from '@felles/core/internal/workspace/publishing/model';
import { loadedPanel } from '@felles/core/internal/workspace/publishing/rules';
import { createPublishingStore } from '@felles/core/internal/workspace/publishing/store';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createNetwork, LOST, REFUSED } from '../../data/network.ts';

const GOOD: PublishedPanel = {
  pub_id: '1',
  title: 'HMS-uke',
  ingress: 'Vernerunde',
  text: 'Møt ved brakka.',
  error: null,
};

function aStore() {
  const panels = createNetwork<string, PublishedPanel>();
  const reads = createNetwork<string, PublishedPanel>();
  const logged: string[] = [];
  const store = createPublishingStore({
    port: { panel: (id) => panels.ask(id), markRead: (id) => reads.ask(id) },
    failed: (id) => logged.push(id),
  });
  return { panels, reads, store, logged, panel: (id: string) => store.panels$.value.get(id) };
}

it('[W-PANELS-04] should end with content and no error, or with an error and no content', () => {
  const failure = fc.constantFrom<Failure>(LOST, REFUSED, { kind: 'malformed', where: 'x', issues: [] });
  const text = fc.option(fc.string(), { nil: null });
  const answer = fc.record({
    title: text,
    ingress: text,
    text,
    error: fc.oneof(fc.string(), fc.constantFrom(null, undefined, true, {})),
  });
  const result = fc.oneof(
    answer.map((value): Result<PublishedPanel> => ok(value)),
    failure.map((error): Result<PublishedPanel> => fail(error)),
  );
  fc.assert(
    fc.property(result, fc.string(), (given, id) => {
      const kept = loadedPanel(id, given);
      expect(kept.pub_id).toBe(id);
      if (kept.error === null) expect(given.ok && !given.value.error).toBe(true);
      else expect(kept).toEqual({ pub_id: id, title: '', ingress: '', text: '', error: 'FAILURE' });
    }),
  );
});

it('[W-PANELS-05] should be stored under its id with the error FAILURE after a failure', () => {
  const { panels, store, panel, logged } = aStore();
  store.load('1');
  store.load('2');
  panels.open[0]?.answer(fail(LOST));
  panels.open[0]?.answer(ok({ error: 'Trukket tilbake' }));
  expect([panel('1')?.error, panel('2')?.error, logged]).toEqual(['FAILURE', 'FAILURE', ['1', '2']]);
});

it('should be known with the reason why it did not come, until it comes', () => {
  const { panels, store } = aStore();
  store.load('1');
  panels.open[0]?.answer(fail(LOST));
  expect(store.failures$.value.get('1')).toEqual(LOST);
  store.load('1');
  panels.open[0]?.answer(ok({ error: 'Trukket tilbake' }));
  expect(store.failures$.value.get('1')).toMatchObject({ refusal: 'notFound' });
  store.load('1');
  panels.open[0]?.answer(ok(GOOD));
  expect(store.failures$.value.has('1')).toBe(false);
});

it('should be asked for once while it is on its way or there, and again after a failure', () => {
  const { panels, store, panel } = aStore();
  store.load('1');
  store.load('1');
  expect(panels.asked).toBe(1);
  panels.open[0]?.answer(fail(LOST));
  store.load('1');
  panels.open[0]?.answer(ok(GOOD));
  store.load('1');
  expect([panels.asked, panel('1')?.title]).toEqual([2, 'HMS-uke']);
});

it('should be marked as read once, and stay readable where that fails', () => {
  const { panels, reads, store, panel } = aStore();
  store.load('1');
  panels.open[0]?.answer(ok(GOOD));
  store.markRead('1');
  store.markRead('1');
  reads.open[0]?.answer(fail(LOST));
  expect([reads.asked, panel('1')?.title]).toEqual([1, 'HMS-uke']);
});

it('should be marked as read once, again after a failure, and be gone with the user', () => {
  const { reads, store } = aStore();
  store.markRead('1');
  store.markRead('1');
  expect(reads.asked).toBe(1);
  reads.open[0]?.answer(fail(LOST));
  expect(store.read$.value.has('1')).toBe(false);
  store.markRead('1');
  reads.open[0]?.answer(ok(GOOD));
  store.markRead('1');
  expect([reads.asked, store.read$.value.has('1')]).toEqual([2, true]);
  store.close();
  expect([store.panels$.value.size, store.read$.value.size]).toEqual([0, 0]);
});

it('should be asked for again when another panel is published, each that is known', () => {
  const again$ = new Subject<void>();
  const panels = createNetwork<string, PublishedPanel>();
  const store = createPublishingStore({
    port: { panel: (id) => panels.ask(id), markRead: (id) => panels.ask(id) },
    again$,
  });
  for (const id of ['1', '2']) store.load(id);
  for (const request of [...panels.open]) request.answer(ok(GOOD));
  again$.next();
  expect(panels.open.map(({ input }) => input)).toEqual(['1', '2']);
  store.close();
  expect([panels.cancelled, again$.observed]).toEqual([2, false]);
});
