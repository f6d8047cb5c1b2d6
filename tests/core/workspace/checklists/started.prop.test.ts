// A list that is started without a network, and a service that gives its points ids of its own.
import { ok } from '@felles/core';
import type { StoredEntry } from '@felles/core/data';
import {
  answerChange,
  checklistRecords,
  pendingPhotos,
  photoChanges,
  startChange,
} from '@felles/core/internal/workspace/checklists/answers';
import { ChecklistTemplate } from '@felles/core/internal/workspace/checklists/model';
import { siteEdits } from '@felles/core/internal/workspace/site-work/rules';
import { createSiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import { Checklist, checkpointsOf, findPendingDeviation, hasPendingAnswers } from '@felles/core/workspace/checklists';
import type { SiteChange } from '@felles/core/workspace/site-work';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClock, createNetwork } from '../../data/network.ts';

const POINTS = 4;
const PRESS = { project: { id: '1001', title: 'Storgata' }, at: '2026-11-29T08:00:00Z' };
const TEMPLATE = ChecklistTemplate.parse({
  template_id: 1,
  title: 'Vernerunde',
  points: Array.from({ length: POINTS }, (_, place) => ({ point_id: `t${place}`, title: `Punkt ${place}` })),
});

function createDevice() {
  const stored$ = new BehaviorSubject<readonly StoredEntry<SiteChange>[]>([]);
  const network = createNetwork<SiteChange, unknown>();
  const { clock } = createClock();
  const others = (key: string) => stored$.value.filter((entry) => entry.key !== key);
  const outbox = createSiteOutbox({
    port: { send: network.ask },
    place: {
      stored$,
      isSender$: new BehaviorSubject(true),
      put: (entry) => stored$.next([...others(entry.key), entry].toSorted((one, other) => one.order - other.order)),
      remove: (key) => stored$.next(others(key)),
    },
    ...{ clock, online$: new BehaviorSubject(true), newKey: () => crypto.randomUUID() },
  });
  outbox.open();
  return { outbox, network, clock };
}

/** The list as its page shows it before it is sent. */
function unsentList({ outbox, clock }: ReturnType<typeof createDevice>): Checklist {
  const edit = siteEdits(outbox, checklistRecords('1001'), clock).edit(startChange(TEMPLATE, null, 'c1', PRESS), 'c1');
  return edit?.kind === 'create' ? edit.item : expect.unreachable();
}

/** The service has the points in another order, with its own ids. */
const made = (order: readonly number[]) => ({
  checklist_id: 'l1',
  client_id: 'c1',
  checkpoints: order.map((place) => ({ checkpoint_id: `s${place}`, template_point_id: `t${place}` })),
});

describe('a checklist that is started without a network', () => {
  const answers = fc.array(fc.record({ place: fc.nat(POINTS - 1), status: fc.constantFrom('OK', 'NOT_OK', '') }), {
    maxLength: 8,
  });
  const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: POINTS });

  it('[W-SITE-23] should have its points at once, and each answer at the point of its question', () => {
    fc.assert(
      fc.property(answers, answers, order, (early, late, places) => {
        const device = createDevice();
        const { outbox, network } = device;
        const list = unsentList(device);
        expect(checkpointsOf(list).map(({ title }) => title)).toEqual(TEMPLATE.points?.map((one) => one?.title));
        outbox.save(startChange(TEMPLATE, null, 'c1', PRESS)).subscribe();
        const press = ({ place, status }: { readonly place: number; readonly status: string }) => {
          const point = checkpointsOf(list)[place] ?? expect.unreachable();
          outbox.save(answerChange(list, point, { status }, PRESS)).subscribe();
        };
        early.forEach(press);
        expect(network.open.map(({ input }) => input.call)).toEqual(['checklist.create']);
        network.open[0]?.answer(ok(made(places)));
        // The page may show the unsent list for a moment longer.
        late.forEach(press);
        const there = new Map<unknown, unknown>();
        for (let turn = 0; turn < 40 && network.open.length > 0; turn += 1)
          for (const { input, answer } of [...network.open]) {
            expect(input.id).toBe('l1');
            there.set(input.point, input.body['status']);
            answer(ok({}));
          }
        expect(outbox.entries$.value).toEqual([]);
        expect(there).toEqual(new Map([...early, ...late].map(({ place, status }) => [`s${place}`, status])));
      }),
    );
  });

  it('[W-SITE-40] should show the photos of each point, by the ids that it has then', () => {
    const device = createDevice();
    const { outbox, network } = device;
    const list = unsentList(device);
    const point = checkpointsOf(list)[2] ?? expect.unreachable();
    outbox.save(startChange(TEMPLATE, null, 'c1', PRESS)).subscribe();
    const photo = { name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(3) };
    for (const change of photoChanges(list, point, [photo, photo], PRESS)) outbox.save(change).subscribe();
    const sizes = (of: Checklist, place: number) =>
      pendingPhotos(of, checkpointsOf(of)[place] ?? expect.unreachable(), outbox.entries$.value).map(
        ({ size }) => size,
      );
    expect([sizes(list, 2), sizes(list, 1)]).toEqual([[3, 3], []]);
    network.open[0]?.answer(ok(made([3, 2, 1, 0])));
    const sent = Checklist.parse(made([3, 2, 1, 0]));
    expect([sizes(sent, 1), sizes(sent, 2)]).toEqual([[3, 3], []]);
  });

  it('[W-SITE-18] should not be signed before the service has the list with its answers and photos', () => {
    const device = createDevice();
    const { outbox, network } = device;
    const list = unsentList(device);
    const point = checkpointsOf(list)[0] ?? expect.unreachable();
    const photo = { name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(3) };
    const isPending = () => hasPendingAnswers(list, outbox.entries$.value);
    expect(isPending()).toBe(false);
    const start = startChange(TEMPLATE, null, 'c1', PRESS);
    for (const change of [start, answerChange(list, point, { status: 'OK' }, PRESS)]) outbox.save(change).subscribe();
    for (const change of photoChanges(list, point, [photo], PRESS)) outbox.save(change).subscribe();
    for (const asked of ['checklist.create', 'checkpoint.answer', 'checkpoint.photo']) {
      expect([network.open[0]?.input.call, isPending()]).toEqual([asked, true]);
      network.open[0]?.answer(ok(made([0, 1, 2, 3])));
    }
    expect(isPending()).toBe(false);
    // A deviation may have the id of a list.
    outbox.save({ ...start, call: 'deviation.change', id: 'c1', body: {} }).subscribe();
    expect(isPending()).toBe(false);
  });

  it('[W-SITE-17] should know the deviation of its point by the ids of before and after the sending', () => {
    const { outbox } = createDevice();
    const sent = Checklist.parse(made([1, 0, 2, 3]));
    const of = (list: Checklist, place: number) =>
      findPendingDeviation(list, checkpointsOf(list)[place] ?? expect.unreachable(), outbox.entries$.value)?.record;
    const list = unsentList({ ...createDevice(), outbox });
    const deviation = { ...startChange(TEMPLATE, null, 'd1', PRESS), call: 'deviation.create' as const };
    outbox.save({ ...deviation, body: { checklist_id: 'c1', checkpoint_id: 't0' } }).subscribe();
    expect([of(list, 0), of(list, 1), of(sent, 1), of(sent, 0)]).toEqual(['d1', undefined, 'd1', undefined]);
    outbox.save({ ...deviation, record: 'd2', body: { checklist_id: 'l1', checkpoint_id: 's1' } }).subscribe();
    expect([of(sent, 0), of(sent, 1), of({ ...sent, checklist_id: 'l2', client_id: null }, 0)]).toEqual([
      'd2',
      'd1',
      undefined,
    ]);
  });
});
