// A list of deviations whose user changes several at once, while another user changes them too and the network comes and goes.
import { fail, ok, type Result } from '@felles/core';
import type { Row, StoredEntry } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { createSeveralDeviations, problemOfShared } from '@felles/core/internal/workspace/deviations/several';
import { type SharedOutcome, sharedCounts } from '@felles/core/internal/workspace/site-work/several';
import { createSiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import { Deviation, type SharedField } from '@felles/core/workspace/deviations';
import type { SiteChange } from '@felles/core/workspace/site-work';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClock, createNetwork, LOST, pick } from '../../data/network.ts';

const IDS = ['1', '2', '3', '4'];
const PEOPLE = ['7', '8', '9'];
const DAYS = ['2026-12-01', '2026-12-02', '2026-12-03'];
const KINDS = ['pick', 'pick', 'pick', 'unpick', 'press', 'press', 'steal', 'take', 'take', 'lose', 'reload'] as const;
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS, 'offline', 'online'),
    which: fc.nat({ max: 11 }),
    field: fc.constantFrom<SharedField>('responsible_id', 'deadline'),
  }),
  { maxLength: 40, size: 'max' },
);
type Step = typeof steps extends fc.Arbitrary<readonly (infer S)[]> ? S : never;

type Values = Record<SharedField, string>;
const deviationOf = (id: string, { responsible_id: person, deadline }: Values): Deviation =>
  Deviation.parse({ deviation_id: id, title: id, date: '2026-11-01', deadline, responsible: { person_id: person } });

/** What the user asked of one deviation: its outcome by the rule. */
interface Asked {
  readonly id: string;
  readonly field: SharedField;
  readonly value: string;
  readonly seen: string;
}

function run(given: readonly Step[]) {
  const service = new Map<string, Values>(IDS.map((id) => [id, { responsible_id: '7', deadline: '2026-12-01' }]));
  const listed$ = new BehaviorSubject(new Map([...service].map(([id, values]) => [id, { ...values }])));
  const kept = new Map<string, StoredEntry<SiteChange>>();
  const stored$ = new BehaviorSubject<readonly StoredEntry<SiteChange>[]>([]);
  const network = createNetwork<SiteChange, unknown>();
  const online$ = new BehaviorSubject(true);
  const { clock, pass } = createClock();
  const asked: Asked[] = [];
  const arrived: (Asked & { readonly isTaken: boolean })[] = [];
  const done = new Map<string, Result<unknown>>();
  let numbers = 0;
  const newKey = (): string => {
    numbers += 1;
    return `k${numbers}`;
  };

  const write = (change: () => void): void => {
    change();
    stored$.next([...kept.values()]);
  };
  const place: OutboxPlace<SiteChange> = {
    stored$,
    isSender$: new BehaviorSubject(true),
    put: (entry) => write(() => kept.set(entry.key, entry)),
    remove: (key) => write(() => kept.delete(key)),
  };
  const outbox = createSiteOutbox({
    port: { send: (change, key) => network.ask(change, key) },
    ...{ place, newKey, online$, clock },
  });
  outbox.open();

  const rowsNow = (): readonly Row<Deviation>[] =>
    [...listed$.value].map(([id, values]) => {
      const entry = outbox.entries$.value.find(({ input }) => input.record === id);
      const state = entry === undefined ? 'settled' : entry.state === 'failed' ? 'failed' : 'saving';
      return { id, item: deviationOf(id, values), state, failure: null, keys: entry ? [entry.key] : [] };
    });
  const rows$ = new BehaviorSubject(rowsNow());
  const several = createSeveralDeviations({ outbox, rows$, newKey, clock });
  several.open();
  const draw = (): void => rows$.next(rowsNow());

  /** The service takes a change whole, or says which value is newer. */
  function take({ input, key }: { readonly input: SiteChange; readonly key: string }) {
    const before = done.get(key);
    if (before !== undefined) return before;
    const values = service.get(input.record) ?? expect.unreachable();
    const was = Object(input.body['was']);
    const fields = (['responsible_id', 'deadline'] as const).filter((field) => field in input.body);
    const newer = fields.filter((field) => values[field] !== was[field] && values[field] !== input.body[field]);
    const isTaken = newer.length === 0;
    for (const field of fields) {
      const value = String(input.body[field]);
      arrived.push({ id: input.record, field, value, seen: was[field], isTaken });
      if (isTaken) values[field] = value;
    }
    const detail = { fields: Object.fromEntries(newer.map((field) => [field, { value: values[field], by: 'Kari' }])) };
    const refusal = { kind: 'refused', refusal: 'generic', status: 409, type: 'Changed', message: '', detail } as const;
    const answer = isTaken ? ok({}) : fail(refusal);
    done.set(key, answer);
    if (isTaken) listed$.next(new Map([...listed$.value, [input.record, { ...values }]]));
    return answer;
  }

  /** The rows at rest: only these can be chosen, and be changed. */
  const atRest = (): ReadonlySet<string> =>
    new Set(rowsNow().flatMap(({ id, state }) => (state === 'settled' ? [id] : [])));
  const chosen = new Map<string, Values>();
  function choose(id: string, isPicked: boolean): void {
    several.pick([id], isPicked);
    chosen.delete(id);
    const values = listed$.value.get(id);
    if (isPicked && values && atRest().has(id)) chosen.set(id, { ...values });
  }

  function press({ field, which }: Step): void {
    const before = atRest();
    const value = (field === 'deadline' ? DAYS : PEOPLE)[which % 3] ?? '';
    const form = several.form({ project: { id: '1001', title: 'Storgata' }, field, saved: () => {} });
    form.change({ value });
    form.save();
    for (const [id, values] of chosen) if (before.has(id)) asked.push({ id, field, value, seen: values[field] });
    chosen.clear();
    expect([...several.view$.value.picks]).toEqual([]);
    // A second press is another one.
    pass(1_000);
  }

  for (const step of given) {
    const id = IDS[step.which % IDS.length] ?? '';
    if (step.kind === 'pick' || step.kind === 'unpick') choose(id, step.kind === 'pick');
    else if (step.kind === 'press') press(step);
    else if (step.kind === 'steal') {
      const values = service.get(id) ?? expect.unreachable();
      values[step.field] = (step.field === 'deadline' ? DAYS : PEOPLE)[step.which % 3] ?? '';
    } else if (step.kind === 'take' || step.kind === 'lose') {
      const request = pick(network.open, step.which);
      const answer = request && take(request);
      if (answer) request.answer(step.kind === 'lose' ? fail(LOST) : answer);
    } else if (step.kind === 'reload') listed$.next(new Map([...service].map(([one, values]) => [one, { ...values }])));
    else online$.next(step.kind === 'online');
    draw();
  }
  online$.next(true);
  for (let round = 0; round < 60; round += 1) {
    for (const request of [...network.open]) request.answer(take(request));
    pass(60_000);
  }
  draw();
  return { asked, arrived, several, outbox };
}

describe('several deviations at once', () => {
  it('[W-SITE-55] [W-SITE-24] should each be changed once with what was seen, and no other one', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { asked, arrived } = run(given);
        // The service gets each in the order of the presses, and nothing else.
        for (const id of IDS) {
          const of = (all: readonly Asked[]) =>
            all.filter((one) => one.id === id).map(({ field, value, seen }) => ({ field, value, seen }));
          expect(of(arrived)).toEqual(of(asked));
        }
      }),
    );
  });

  it('[W-SITE-55] [W-SITE-25] should each have an outcome of its own, with the newer value where another was first', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { several, arrived } = run(given);
        const { result } = several.view$.value;
        if (result === null) return;
        const { press, outcomes } = result;
        expect([...outcomes.keys()]).toEqual([...press.changes.keys()]);
        for (const [id, outcome] of outcomes) {
          const last = arrived.findLast((one) => one.id === id && one.field === press.field);
          expect(outcome.kind).toBe(last?.isTaken ? 'saved' : 'needsYou');
          if (outcome.kind === 'needsYou') expect(outcome.newer).toMatchObject({ by: 'Kari' });
        }
        const { all, saved, saving, needsYou, dropped, left } = sharedCounts(outcomes);
        expect([saved + needsYou, saving, dropped, left.length]).toEqual([all, 0, 0, needsYou]);
      }),
    );
  });

  it('[W-SITE-25] should say of a change that the user drops that the deviation is as it was', () => {
    const { several, outbox } = run([
      { kind: 'pick', which: 0, field: 'deadline' },
      { kind: 'steal', which: 4, field: 'deadline' },
      { kind: 'press', which: 2, field: 'deadline' },
    ]);
    const outcome = (): SharedOutcome | undefined => several.view$.value.result?.outcomes.get('1');
    expect(outcome()).toMatchObject({ kind: 'needsYou', newer: { value: '2026-12-02', by: 'Kari' } });
    for (const { key } of outbox.entries$.value) outbox.drop(key);
    expect(outcome()).toEqual({ kind: 'dropped' });
    several.dismiss();
    expect(several.view$.value.result).toBeNull();
  });

  it('[W-SITE-16] should have no deadline before the day of any of them, and no empty value', () => {
    const of = (date: string) => Deviation.parse({ deviation_id: date, date });
    const chosen = [of('2026-11-01'), of('2026-11-19T09:00:00Z'), of('2026-11-04')];
    const early = { key: 'deviations.earlyDeadline', params: { day: '19.11.2026' } };
    expect(problemOfShared('deadline', '2026-11-18', chosen)).toEqual(early);
    expect(problemOfShared('deadline', '2026-11-19', chosen)).toBeNull();
    expect(problemOfShared('deadline', '2026-02-31', chosen)).toMatchObject({ key: 'deviations.wrongDay' });
    expect(problemOfShared('deadline', ' ', chosen)).toMatchObject({ key: 'deviations.needsDeadline' });
    expect(problemOfShared('responsible_id', '', chosen)).toMatchObject({ key: 'deviations.needsResponsible' });
    expect(problemOfShared('responsible_id', '7', chosen)).toBeNull();
  });
});
