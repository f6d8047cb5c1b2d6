import { fail, ok, type Result } from '@felles/core';
import type { Change } from '@felles/core/internal/data/changes';
import { createGuestForm } from '@felles/core/internal/workspace/checkins/form';
import type { CheckInFields } from '@felles/core/internal/workspace/checkins/model';
import { type CheckInEdit, createCheckInOutbox } from '@felles/core/internal/workspace/checkins/outbox';
import { createCheckInOverview } from '@felles/core/internal/workspace/checkins/overview';
import { CHECK_IN_ADDRESS } from '@felles/core/internal/workspace/checkins/rules';
import { createCheckInsStore } from '@felles/core/internal/workspace/checkins/store';
import type { CheckInCounts } from '@felles/core/internal/workspace/statistics/model';
import type { CheckIn } from '@felles/core/workspace/checkins';
import { BehaviorSubject, NEVER, Observable, of, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { memoryPlace } from '../../../support/memory-place.ts';
import { countedKeys } from '../../../support/small-needs.ts';
import { LOST } from '../../data/network.ts';

const REFUSED = { kind: 'refused', refusal: 'generic', status: 400, type: '', message: 'Navnet mangler' } as const;
const OLA: CheckIn = { id: '1', firstName: 'Ola', companyName: 'Fjordbygg', checkinTime: '1969-12-31T06:00:00Z' };

function aSite(counts: Result<CheckInCounts> = ok({ today: { check_in_ok: 5, check_in_failed: 1, guest: 2 } })) {
  const changes$ = new Subject<Change<CheckIn>>();
  const live$ = new BehaviorSubject(true);
  const wall = new VirtualTimeScheduler();
  const kept: CheckIn[] = [OLA];
  const sent: string[] = [];
  /** The answers to the requests, in their turn. */
  const answers: (Result<CheckIn> | null)[] = [];
  let asked = 0;
  const answered = (made: CheckIn) => {
    const answer = answers.length > 0 ? answers.shift() : ok(made);
    return answer ? of(answer) : NEVER;
  };
  const port = {
    checkIn(_: string, fields: CheckInFields, key: string) {
      sent.push(`in ${key}`);
      const made = { ...fields, id: '100', checkedOut: false };
      if (answers.length === 0) kept.push(made);
      return answered(made);
    },
    checkOut(_: string, id: number | string, key: string) {
      sent.push(`out ${id} ${key}`);
      return answered({ ...OLA, checkedOut: true });
    },
  };
  const outbox = createCheckInOutbox({
    port,
    place: memoryPlace<CheckInEdit>(),
    online$: new BehaviorSubject(true),
    newKey: countedKeys('key-'),
    clock: wall,
  });
  outbox.open();
  const site = (projectId: string) =>
    createCheckInsStore({
      projectId,
      port: {
        checkIns: () => {
          asked += 1;
          return of(ok([...kept]));
        },
        decide: () => of(fail(LOST)),
      },
      sending: { online$: new BehaviorSubject(true), newKey: countedKeys('decision-'), clock: wall },
      counts: () => of(counts),
      place: { read: () => CHECK_IN_ADDRESS.standard, write: () => undefined },
      changes$,
      live$,
      counted$: NEVER,
      outbox,
      wall,
    });
  const store = site('7');
  store.open();
  const view = () => store.view$.value;
  const names = () => view().rows.map(({ item }) => item.firstName);
  return { store, site, changes$, live$, wall, sent, answers, view, names, asked: () => asked };
}

const NINA = { firstName: 'Nina', lastName: '', companyName: 'Nordvik', guest: true } as const;

describe('the check-ins of a project', () => {
  it('should send a guest after the page was left, and show the guest at no other project', () => {
    const { store, site, answers, sent } = aSite();
    answers.push(fail(LOST));
    store.checkIn(NINA);
    store.close();
    const [other, same] = [site('8'), site('7')];
    for (const opened of [other, same]) opened.open();
    const namesOf = ({ view$ }: typeof store) => view$.value.rows.map(({ item }) => item.firstName);
    expect([sent, namesOf(other), namesOf(same)]).toEqual([['in key-1'], ['Ola'], ['Ola', 'Nina']]);
  });

  it('[W-CHECKIN-01] [W-CHECKIN-05] should follow live events at once, the list and the counts together', () => {
    const { changes$, view, names } = aSite();
    expect(view().figures).toMatchObject({
      now: { ok: 1, failed: 0, guest: 0 },
      today: { ok: 5, failed: 1, guest: 2 },
    });
    changes$.next({ kind: 'put', item: { id: '2', firstName: 'Nina', guest: true, checkedOut: false } });
    expect(view().figures.now).toEqual({ ok: 1, failed: 0, guest: 1 });
    expect(names()).toEqual(['Ola', 'Nina']);
    changes$.next({ kind: 'put', item: { id: '2', firstName: 'Nina', guest: true, checkedOut: true } });
    expect(view().figures.now).toEqual({ ok: 1, failed: 0, guest: 0 });
    expect([view().left, view().all]).toEqual([1, 2]);
    // A late event puts no person back.
    changes$.next({ kind: 'put', item: { id: '2', firstName: 'Nina', guest: true, checkedOut: false } });
    expect(view().figures.now.guest).toBe(0);
  });

  it('[W-CHECKIN-01] [W-CHECKIN-04] should show a new guest at once, and only once', () => {
    const { store, changes$, answers, view, names } = aSite();
    answers.push(null);
    store.checkIn(NINA);
    expect(names()).toEqual(['Ola', 'Nina']);
    expect(view().rows[1]?.state).toBe('saving');
    expect(view().figures.now.guest).toBe(1);
    changes$.next({ kind: 'put', item: { ...NINA, id: '100', checkedOut: false }, key: 'key-1' });
    expect(names()).toEqual(['Ola', 'Nina']);
    expect(view().rows[1]?.state).toBe('settled');
  });

  it('[W-CHECKIN-08] should send the same key again after a lost answer, so that one guest comes of it', () => {
    const { store, wall, sent, answers, view } = aSite();
    answers.push(fail(LOST));
    store.checkIn(NINA);
    expect(view().rows[1]?.state).toBe('uncertain');
    wall.maxFrames = 3_000;
    wall.flush();
    expect(sent).toEqual(['in key-1', 'in key-1']);
    expect(view().figures.now.guest).toBe(1);
  });

  it('[W-CHECKIN-01] should take a person off the site once the service has confirmed the check-out, and not before', () => {
    const { store, answers, view, names } = aSite();
    answers.push(null);
    store.checkOut('1');
    expect(view().rows[0]).toMatchObject({ state: 'saving', item: { checkedOut: true } });
    expect(view().figures.now.ok).toBe(1);
    expect([view().left, view().all]).toEqual([0, 1]);
    const other = aSite();
    other.store.checkOut('1');
    expect(other.names()).toEqual([]);
    expect(other.view().figures.now.ok).toBe(0);
    expect([other.view().left, other.view().all]).toEqual([1, 1]);
    expect(names()).toEqual(['Ola']);
  });

  it('should keep who could not be checked out on the site, with the reason, to try again or to let be', () => {
    const { store, answers, view, names } = aSite();
    answers.push(fail(REFUSED));
    store.checkOut('1');
    expect(view().rows[0]).toMatchObject({ state: 'failed', failure: { message: 'Navnet mangler' } });
    expect(view().rows[0]?.item.checkedOut).toBeUndefined();
    const [key = ''] = view().rows[0]?.keys ?? [];
    store.drop(key);
    expect(view().rows[0]?.state).toBe('settled');
    answers.push(fail(REFUSED));
    store.checkOut('1');
    store.retry(view().rows[0]?.keys[0] ?? '');
    expect(names()).toEqual([]);
  });

  it('[W-CHECKIN-01] should show its age without live events, and be refreshed after a sleep', () => {
    const { live$, wall, view, store, asked } = aSite();
    expect(view().old).toBeNull();
    wall.maxFrames = 25_000;
    wall.flush();
    live$.next(false);
    expect(view().old).toEqual({ at: 20_000 });
    store.reload();
    expect(view().old).toEqual({ at: 20_000 });
    wall.maxFrames = 40_000;
    wall.flush();
    live$.next(true);
    expect(view().old).toEqual({ at: 20_000 });
    wall.maxFrames = 50_000;
    wall.flush();
    store.reload();
    expect(view().old).toBeNull();
    const before = asked();
    store.close();
    store.open();
    expect(asked()).toBe(before + 1);
  });

  it('[W-CHECKIN-05] should count who is there by the list, also where the service counts nothing', () => {
    const { view } = aSite(fail(LOST));
    expect(view().figures.now).toEqual({ ok: 1, failed: 0, guest: 0 });
    expect(view().figures.today).toEqual({ ok: null, failed: null, guest: null });
  });
});

describe('the form of a guest', () => {
  it('[W-CHECKIN-01] should send one guest, and say at the field what is missing', () => {
    const sent: CheckInFields[] = [];
    let posted = 0;
    const form = createGuestForm({
      post: (fields) => sent.push(fields),
      wall: new VirtualTimeScheduler(),
      posted: () => {
        posted += 1;
      },
    });
    form.save();
    expect(Object.keys(form.view$.value.problems)).toEqual(['firstName', 'lastName', 'companyName']);
    form.change({ firstName: 'Nina', lastName: 'Vik', companyName: 'Nordvik' });
    form.save();
    expect(sent).toMatchObject([{ firstName: 'Nina', guest: true }]);
    expect(posted).toBe(1);
  });
});

describe('where people are checked in', () => {
  it('[W-CHECKIN-05] should have the figures of all, and the projects with how many are at each', () => {
    const asked: unknown[] = [];
    const wall = new VirtualTimeScheduler();
    const overview = createCheckInOverview({
      port: {
        checkInCounts: () => of(ok({ now: { check_in_ok: 4, check_in_failed: 1, guest: 0 } })),
        checkInsPerProject: (question) =>
          new Observable((told) => {
            asked.push(question);
            told.next(ok([{ project_id: '1', project_name: 'Skole', antall_aktive: 5 }]));
          }),
      },
      place: { read: () => ({ text: 'skole' }), write: () => undefined },
      live$: new BehaviorSubject(false),
      again$: NEVER,
      wall,
    });
    overview.open();
    const { figures, sites, old } = overview.view$.value;
    expect(figures).toMatchObject({ status: 'ready', value: { now: { ok: 4, failed: 1, guest: 0 } } });
    expect(sites).toMatchObject({ status: 'ready', value: [{ projectId: '1', active: 5 }] });
    expect(asked).toEqual([{ from: '1970-01-01', to: '1970-01-01' }]);
    expect(old).toEqual({ at: 0 });
    overview.close();
  });
});
