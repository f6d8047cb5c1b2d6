import { fail, ok, type Result, toEpochSeconds } from '@felles/core';
import type { MemberVisits } from '@felles/core/internal/portal/visits/model';
import { visitsByMonth } from '@felles/core/internal/portal/visits/rules';
import { createVisitsStore } from '@felles/core/internal/portal/visits/store';
import type { MemberVisit } from '@felles/core/portal/visits';
import { describe, expect, it } from 'vitest';
import { aMember } from '../../../support/a-member.ts';
import { theDay } from '../../../support/arbitraries/days.ts';
import { at } from '../../../support/at.ts';
import { refused, scripted, unreachable } from '../../../support/fake-ports.ts';

const TODAY = theDay(2026, 11, 19);
const visitAt = (instant: string): MemberVisit => ({ at: toEpochSeconds(Date.parse(instant) / 1_000) });

const monthsOf = (visits: readonly MemberVisit[], kept_from?: string) =>
  visitsByMonth({ visits, kept_from }, TODAY).map(({ month, visits: own, since }) => [month, own.length, since]);

describe('visits by month', () => {
  it('[P-MEMBER-46] go from this month back to the first that is kept, with months of none', () => {
    expect(monthsOf([visitAt('2026-10-03T08:12:00Z'), visitAt('2026-10-31T23:30:00Z')], '2026-08-21')).toEqual([
      // Half past midnight in Oslo.
      [theDay(2026, 11, 1), 1, null],
      [theDay(2026, 10, 1), 1, null],
      [theDay(2026, 9, 1), 0, null],
      [theDay(2026, 8, 1), 0, theDay(2026, 8, 21)],
    ]);
  });

  it('have the newest visit first, in any order of the answer', () => {
    const visits = [visitAt('2026-11-02T08:00:00Z'), visitAt('2026-11-03T08:00:00Z')];
    const [month] = visitsByMonth({ visits }, TODAY);
    expect(month?.visits).toEqual(visits.toReversed());
  });

  it.each(['2026-08-01', '2025-01-05', '2027-01-01', 'snart', undefined])('are whole, kept from %s', (kept) => {
    for (const [, , since] of monthsOf([visitAt('2026-11-02T08:00:00Z')], kept)) expect(since).toBe(null);
  });

  it('begin with a visit of a later month, where the device is behind', () => {
    expect(monthsOf([visitAt('2026-12-02T08:00:00Z')])[0]).toEqual([theDay(2026, 12, 1), 1, null]);
  });

  it('are no months without any visit', () => {
    expect(monthsOf([], '2026-08-21')).toEqual([]);
  });
});

function aStore(script: (asking: number) => Result<MemberVisits>, sessid: string | null = 'ingrid') {
  const clock = at('2026-11-19T12:00:00+01:00');
  const member = aMember(sessid);
  const asked = scripted<readonly [number, number], MemberVisits>(clock, (_, asking) => ({
    after: 50,
    result: script(asking),
  }));
  const store = createVisitsStore({ port: { visits: (from, to) => asked.ask([from, to]) }, ...member, clock });
  store.open();
  clock.pass(50);
  return { store, clock, ...member, view: () => store.view$.value, asked: asked.askings };
}

describe('the store of visits', () => {
  it('[P-MEMBER-46] asks for a year, and says when the center deletes visits', () => {
    const { view, asked } = aStore(() => ok({ visits: [], kept_days: 90 }));
    expect(asked.map(({ question }) => question)).toEqual([[theDay(2025, 11, 19), TODAY]]);
    expect(view()).toMatchObject({ visits: { value: { months: [], keptDays: 90 } }, staleSince: null });
  });

  it.each([0, -1, 1.5, null])('says nothing of a deletion after %s days', (days) => {
    expect(aStore(() => ok({ visits: [], kept_days: days })).view()).toMatchObject({
      visits: { value: { keptDays: null } },
    });
  });

  it('asks nothing without a session, and has a refused one checked', () => {
    expect(aStore(() => ok({ visits: [] }), null)).toMatchObject({ asked: [] });
    expect(aStore(() => fail(refused(401))).checks()).toBe(1);
  });

  it('keeps the visits when a refresh fails, and says since when they are as they are', () => {
    const { view, clock, tabs, store } = aStore((asking) =>
      asking === 1 ? ok({ visits: [visitAt('2026-11-02T08:00:00Z')] }) : fail(unreachable),
    );
    const then = clock.now();
    tabs.returned$.next();
    clock.pass(50);
    expect(view()).toMatchObject({ visits: { status: 'ready' }, staleSince: then });
    store.close();
  });
});
