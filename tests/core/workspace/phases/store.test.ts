import { fail, ok } from '@felles/core';
import { PhaseFractions, type PhaseReport, type PhasesAnswer } from '@felles/core/internal/workspace/phases/model';
import { createPhaseStore, createPhasesStore, type PhaseParts } from '@felles/core/internal/workspace/phases/store';
import { PHASE_GROUPS, type PhaseChangesPort } from '@felles/core/workspace/phases';
import { BehaviorSubject, EMPTY, NEVER, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { createNetwork } from '../../data/network.ts';

const OFFLINE = fail({ kind: 'unreachable', cause: 'network' } as const);
const ANSWER: PhasesAnswer = [
  { phase_id: '1', completed: '2026-04-01' },
  { phase_id: '2', started: true },
  { phase_id: '3' },
];

/** A list that is only read. */
const NO_CHANGES: PhaseChangesPort = {
  move: () => NEVER,
  setBudget: () => NEVER,
  addMilestone: () => NEVER,
  changeMilestone: () => NEVER,
};

function phases() {
  const list = createNetwork<string, PhasesAnswer>();
  const summary = createNetwork<string, PhaseFractions>();
  const reports = createNetwork<string, readonly PhaseReport[]>();
  const again$ = new Subject<void>();
  const store = createPhasesStore({
    port: { phases: (id) => list.ask(String(id)), summary: (id) => summary.ask(String(id)), ...NO_CHANGES },
    reports: (id) => reports.ask(id),
    projectId: '7',
    again$,
    clock: at('2026-11-19T10:00:00+01:00'),
    online$: new BehaviorSubject(true),
    newKey: () => 'key',
  });
  store.open();
  const idsIn = () => {
    const { groups } = store.view$.value;
    return PHASE_GROUPS.map((group) => groups[group].map(({ phase_id: id }) => id));
  };
  return { list, summary, reports, again$, store, idsIn };
}

describe('the phases of a project', () => {
  it('should be asked for with how far the project is, each answer by itself', () => {
    const { list, summary, reports, store, idsIn } = phases();
    expect(idsIn()).toEqual([[], [], []]);
    expect([list, summary, reports].map(({ open }) => open[0]?.input)).toEqual(['7', '7', '7']);
    list.open[0]?.answer(ok(ANSWER));
    expect(idsIn()).toEqual([['2'], ['3'], ['1']]);
    summary.open[0]?.answer(OFFLINE);
    reports.open[0]?.answer(ok([{ phase_id: '2', deadlines_passed: '3' }, { phase_id: '3' }]));
    expect([...store.view$.value.passed]).toEqual([
      ['2', 3],
      ['3', 0],
    ]);
    expect(store.view$.value.summary.status).toBe('failed');
    expect(idsIn()).toEqual([['2'], ['3'], ['1']]);
    store.reloadSummary();
    summary.open[0]?.answer(ok(PhaseFractions.parse({ hours: { num: 1, den: 2 } })));
    expect(store.view$.value.summary).toMatchObject({ status: 'ready', value: { hours: { done: 1, of: 2 } } });
  });

  it('[W-PHASES-14] should be an empty list after a failure, with the failure beside it', () => {
    const { list, again$, store, idsIn } = phases();
    list.open[0]?.answer(OFFLINE);
    expect(idsIn()).toEqual([[], [], []]);
    expect(store.view$.value.load).toMatchObject({ status: 'failed', failure: { kind: 'unreachable' } });
    store.reload();
    list.open[0]?.answer(ok(ANSWER));
    again$.next();
    expect(idsIn()).toEqual([['2'], ['3'], ['1']]);
    list.open[0]?.answer(OFFLINE);
    expect(idsIn()).toEqual([[], [], []]);
    expect(store.view$.value.load.status).toBe('failed');
  });
});

describe('a phase that is opened', () => {
  const PARTS = ['milestones', 'deadlines', 'activities', 'checkpoints', 'documents'] as const;

  function opened() {
    const network = createNetwork<string, never>();
    const touched = { milestones: new Subject<void>(), checkpoints: new Subject<void>() };
    const ask = (part: keyof PhaseParts) => () => network.ask(part);
    const store = createPhaseStore({
      port: {
        milestones: ask('milestones'),
        deadlines: ask('deadlines'),
        activities: ask('activities'),
        checkpoints: ask('checkpoints'),
        documents: ask('documents'),
        progress: ask('progress'),
        create: () => EMPTY,
        change: () => EMPTY,
      },
      online$: new BehaviorSubject(true),
      newKey: () => 'key',
      place: { projectId: '7', phaseId: '2' },
      clock: new VirtualTimeScheduler(),
      touched,
    });
    store.open();
    const askedFor = () => network.open.map(({ input }) => input).sort();
    const answer = (part: string, value: unknown) =>
      network.open.find(({ input }) => input === part)?.answer(ok(value as never)); // each part answers as it does
    return { network, store, touched, askedFor, answer };
  }

  it('should ask for each part by itself: one that fails, or does not come, leaves the others', () => {
    const { network, store, askedFor, answer } = opened();
    expect(askedFor()).toEqual([...PARTS, 'progress'].sort());
    answer('milestones', []);
    network.open.find(({ input }) => input === 'deadlines')?.answer(OFFLINE);
    const states = PARTS.map((part) => store[part].answer$.value.load.status);
    expect(states).toEqual(['ready', 'failed', 'loading', 'loading', 'loading']);
    expect(store.fractions$.value).toEqual({});
    answer('progress', PhaseFractions.parse({ hours: { numerator: 1, denominator: 2 } }));
    expect(store.fractions$.value.hours).toEqual({ done: 1, of: 2 });
  });

  it('should ask again for the part that something has happened to, and keep what is shown meanwhile', () => {
    const { store, touched, askedFor, answer } = opened();
    for (const part of [...PARTS, 'progress']) answer(part, []);
    expect(askedFor()).toEqual([]);
    touched.milestones.next();
    expect(askedFor()).toEqual(['milestones']);
    expect(store.milestones.answer$.value.load.status).toBe('ready');
    answer('milestones', [{ milestone_id: '1' }]);
    expect(store.milestones.answer$.value.load).toEqual({ status: 'ready', value: [{ milestone_id: '1' }] });
    store.close();
    touched.checkpoints.next();
    expect(askedFor()).toEqual([]);
  });
});
