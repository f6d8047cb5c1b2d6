// The records of a project beside the changes that are not sent: each in its place, and none of them in a figure.
import { ok } from '@felles/core';
import type { Entry } from '@felles/core/data';
import { EVERY_DAY } from '@felles/core/internal/data/period';
import { deviationRecords } from '@felles/core/internal/workspace/deviations/changes';
import { DEVIATION_LISTING } from '@felles/core/internal/workspace/deviations/rules';
import { createRecordsStore } from '@felles/core/internal/workspace/site-records/store';
import { siteEdits } from '@felles/core/internal/workspace/site-work/rules';
import type { StatisticsQuestion } from '@felles/core/internal/workspace/statistics/model';
import { Deviation } from '@felles/core/workspace/deviations';
import type { RecordsQuestion } from '@felles/core/workspace/site-records';
import type { SiteChange } from '@felles/core/workspace/site-work';
import fc from 'fast-check';
import { BehaviorSubject, NEVER, Subject, VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { createNetwork } from '../../data/network.ts';

const REFUSED = { kind: 'refused', refusal: 'conflict', status: 409, type: 'Changed', message: '' } as const;
const SERVED = ['1', '2', '3'].map((id) => Deviation.parse({ deviation_id: id, title: `A${id}`, status: 1 }));

const steps = fc.array(
  fc.record({
    record: fc.constantFrom('1', '2', '3', 'n1', 'n2'),
    state: fc.constantFrom('waiting', 'sending', 'lost', 'failed'),
  }),
  { maxLength: 6 },
);

const entryOf = ({ record, state }: { record: string; state: Entry<SiteChange>['state'] }, at: number) => ({
  ...{ key: `k${at}`, lane: record, order: at, state, refusal: state === 'failed' ? REFUSED : null },
  input: {
    ...{ call: record.startsWith('n') ? 'deviation.create' : 'deviation.change', record, point: null, photos: [] },
    project: { id: '7', title: 'Storgata' },
    id: record.startsWith('n') ? null : record,
    title: 'Skrevet',
    at: '2026-11-19T08:00:00Z',
    body: { title: 'Skrevet' },
  } as SiteChange,
});

function aTab(entries$: BehaviorSubject<readonly Entry<SiteChange>[]>) {
  const records = createNetwork<string, readonly Deviation[]>();
  const counts = createNetwork<StatisticsQuestion, object>();
  const settled$ = new Subject<never>();
  const clock = new VirtualTimeScheduler();
  const outbox = { entries$, settled$, conclude: () => {} };
  const store = createRecordsStore({
    ...{ clock, projectId$: new BehaviorSubject('7'), listing: DEVIATION_LISTING },
    place: { read: () => ({ ...EVERY_DAY, only: '', text: '', sort: 'title' }), write: (_: RecordsQuestion) => {} },
    fetch: records.ask,
    idOf: ({ deviation_id: id }) => id,
    keyOf: ({ client_id: key }) => key ?? null,
    edits: siteEdits(outbox, deviationRecords('7'), clock),
    figures: counts.ask,
    ...{ changes$: NEVER, counted$: NEVER },
  });
  store.open();
  store.figures.open();
  records.open[0]?.answer(ok(SERVED));
  counts.open[0]?.answer(ok({}));
  return { store, counts, settled$ };
}

it('[W-SITE-51] [W-SITE-50] should be counted beside the figures, never in them, and stand first', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { store } = aTab(new BehaviorSubject<readonly Entry<SiteChange>[]>(all.map(entryOf)));
      const { list, ofPeriod, unsent } = store.view$.value;
      expect(ofPeriod).toEqual(SERVED);
      expect(unsent).toBe(new Set(all.map(({ record }) => record)).size);
      const ranks = list.rows.map(({ id, state }) => (state === 'failed' ? 0 : id.startsWith('n') ? 1 : 2));
      expect(ranks).toEqual(ranks.toSorted());
      // Among those of the service the order is the one that was asked for.
      const served = list.rows.filter(({ keys }) => keys.length === 0).map(({ item }) => item.title);
      expect(served).toEqual(served.toSorted());
    }),
  );
});

it('[W-SITE-51] should ask for the figures again once a change is sent, also without an event', () => {
  const { counts, settled$ } = aTab(new BehaviorSubject<readonly Entry<SiteChange>[]>([]));
  expect(counts.open).toHaveLength(0);
  settled$.next({ entry: entryOf({ record: '1', state: 'sending' }, 1), answer: {}, isConfirmed: true } as never);
  expect(counts.open).toHaveLength(1);
});
