import { fail, ok } from '@felles/core';
import type { Change } from '@felles/core/internal/data/changes';
import { EVERY_DAY } from '@felles/core/internal/data/period';
import { DEVIATION_LISTING } from '@felles/core/internal/workspace/deviations/rules';
import { createRecordsStore } from '@felles/core/internal/workspace/site-records/store';
import type { StatisticsQuestion } from '@felles/core/internal/workspace/statistics/model';
import { Deviation } from '@felles/core/workspace/deviations';
import type { RecordsQuestion } from '@felles/core/workspace/site-records';
import { BehaviorSubject, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createNetwork } from '../../data/network.ts';

const of = (id: number, date: string | null, title = `Avvik ${id}`) =>
  Deviation.parse({ deviation_id: id, date, title, status: 1 });

function aTab() {
  const records = createNetwork<string, readonly Deviation[]>();
  const counts = createNetwork<StatisticsQuestion, { readonly deviation_count: number }>();
  const changes$ = new Subject<Change<Deviation>>();
  const counted$ = new Subject<void>();
  const written: RecordsQuestion[] = [];
  const store = createRecordsStore({
    clock: new VirtualTimeScheduler(),
    projectId$: new BehaviorSubject('7'),
    place: {
      read: () => ({ ...EVERY_DAY, only: '', text: '', sort: '' }),
      write: (question: RecordsQuestion) => written.push(question),
    },
    listing: DEVIATION_LISTING,
    fetch: records.ask,
    idOf: ({ deviation_id: id }) => String(id),
    figures: counts.ask,
    changes$,
    counted$,
  });
  const titles = () => store.view$.value.list.rows.map(({ item }) => item.title);
  store.open();
  store.figures.open();
  return { store, records, counts, changes$, counted$, written, titles };
}

describe('the records of a project', () => {
  it('should be asked for once, and their figures for each period, which stands in the address', () => {
    const { store, records, counts, written, titles } = aTab();
    expect([records.open[0]?.input, counts.open[0]?.input]).toEqual(['7', { projectId: '7' }]);
    records.open[0]?.answer(ok([of(1, '2026-11-18'), of(2, '2026-10-01'), of(3, null)]));
    counts.open[0]?.answer(ok({ deviation_count: 3 }));
    expect(titles()).toEqual(['Avvik 1', 'Avvik 2', 'Avvik 3']);
    store.ask({ from: '2026-11-01', to: '2026-11-19' });
    expect(titles()).toEqual(['Avvik 1']);
    expect(written.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-19', only: '', text: '', sort: '' });
    expect(records.asked).toBe(1);
    expect(counts.open[0]?.input).toEqual({ projectId: '7', from: '2026-11-01', to: '2026-11-19' });
    expect(store.figures.answer$.value.load.status).toBe('loading');
    counts.open[0]?.answer(ok({ deviation_count: 1 }));
    expect(store.figures.answer$.value.load).toMatchObject({ value: { deviation_count: 1 } });
  });

  it('should fail each by itself: figures without a list, and a list without figures', () => {
    const { store, records, counts, titles } = aTab();
    records.open[0]?.answer(fail({ kind: 'unreachable', cause: 'network' }));
    counts.open[0]?.answer(ok({ deviation_count: 3 }));
    expect([store.view$.value.list.status, store.figures.answer$.value.load.status]).toEqual(['failed', 'ready']);
    store.reload();
    records.open[0]?.answer(ok([of(1, null)]));
    store.figures.reload();
    counts.open[0]?.answer(fail({ kind: 'unreachable', cause: 'network' }));
    expect(titles()).toEqual(['Avvik 1']);
    expect(store.figures.answer$.value).toMatchObject({ load: { status: 'ready' }, refreshFailure: {} });
  });

  it('should change where they stand, announce a new one of the period, and be counted again', () => {
    const { store, records, counts, changes$, counted$, titles } = aTab();
    records.open[0]?.answer(ok([of(1, '2026-11-18'), of(2, '2026-11-17')]));
    counts.open[0]?.answer(ok({ deviation_count: 2 }));
    store.ask({ from: '2026-11-01' });
    counts.open[0]?.answer(ok({ deviation_count: 2 }));
    changes$.next({ kind: 'put', item: of(2, '2026-11-17', 'Endret') });
    expect(titles()).toEqual(['Avvik 1', 'Endret']);
    changes$.next({ kind: 'put', item: of(3, '2026-11-19') });
    changes$.next({ kind: 'put', item: of(4, '2026-10-01') });
    expect(titles()).toEqual(['Avvik 1', 'Endret']);
    expect(store.view$.value.list.arrived).toBe(1);
    counted$.next();
    expect(counts.open).toHaveLength(1);
    expect(store.figures.answer$.value.load.status).toBe('ready');
    store.ask({ from: '' });
    expect(titles()).toEqual(['Avvik 1', 'Endret', 'Avvik 4']);
  });

  it('should be narrowed to a status, while the whole period stays known', () => {
    const { store, records } = aTab();
    const closed = Deviation.parse({ deviation_id: '9', status: 4 });
    records.open[0]?.answer(ok([of(1, null), closed]));
    store.ask({ only: '4' });
    expect(store.view$.value.list).toMatchObject({ total: 1, rows: [{ id: '9' }] });
    expect(store.view$.value.ofPeriod).toHaveLength(2);
  });
});
