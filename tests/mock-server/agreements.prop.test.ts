// [P-MEMBER-34] Any order of acts, under any clock, ends as a model of dates and texts says.
import { addDays, type Day, isoDate, parseIsoDate } from '@felles/core';
import { demoLeavingRules } from '@felles/fixtures';
import {
  type AgreementChanges,
  type AgreementStanding,
  bindingUntil,
  end,
  endFreeze,
  endOf,
  freeze,
  holdsOn,
  isObjection,
  ownFreeze,
  restUntil,
  stateOf,
  takeBack,
  usedUntil,
  withdraw,
} from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const day = (text: string): Day => parseIsoDate(text) ?? addDays(0 as Day, 0);
const START = day('2026-01-31');
const CENTERS = ['nordlys', 'solsiden', 'puls', 'stor'] as const;

/** The agreement of the model: days and months as texts, and a list of paused months instead of periods. */
interface Model {
  readonly state: 'ACTIVE' | 'ENDING' | 'WITHDRAWN' | 'REQUESTED';
  readonly endsOn: string | null;
  readonly pauses: readonly (readonly string[])[];
}

const lastOf = (month: string): string =>
  new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).toISOString().slice(0, 10);
const nextMonth = (month: string, count = 1): string =>
  new Date(Date.UTC(+month.slice(0, 4), +month.slice(5) - 1 + count, 1)).toISOString().slice(0, 7);
const monthsFrom = (month: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => nextMonth(month, place));

/** A date so many months later, on the last day of a month that is too short. */
function later(date: string, months: number): string {
  const month = nextMonth(date.slice(0, 7), months);
  const last = lastOf(month);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}

interface Terms {
  readonly binding: string | null;
  readonly isSponsored: boolean;
  readonly center: (typeof CENTERS)[number];
}

const bindingIn = ({ pauses }: Model, { binding }: Terms): string | null =>
  binding && later(binding, pauses.flat().length);

function endIn(model: Model, terms: Terms, today: string): string {
  const notice = lastOf(nextMonth(today.slice(0, 7), demoLeavingRules(terms.center).noticeMonths));
  const binding = bindingIn(model, terms);
  if (binding === null || binding < today) return notice;
  return [lastOf(binding.slice(0, 7)), notice].toSorted().at(-1) ?? notice;
}

const isOver = ({ state, endsOn }: Model, today: string): boolean =>
  state === 'WITHDRAWN' || (endsOn !== null && endsOn < today);

/** In the place of a count: to the last day of an agreement that is ended. */
const LAST_DAY = -1;

type Act =
  | { readonly kind: 'end' | 'takeBack' | 'withdraw' }
  | { readonly kind: 'pause'; readonly ahead: number; readonly months: number }
  | { readonly kind: 'unpause'; readonly place: number }
  | { readonly kind: 'days'; readonly days: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom({ kind: 'end' as const }, { kind: 'takeBack' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'withdraw' as const }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pause' as const),
      ahead: fc.integer({ min: -1, max: 9 }),
      months: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('unpause' as const), place: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.nat(70) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'days' as const, days: LAST_DAY }) },
);

/** The model after an act; the very same one where the act is refused, or changes nothing. */
function modelAfter(model: Model, terms: Terms, today: string, one: Act, ids: readonly (readonly string[])[]): Model {
  if (isOver(model, today)) return model;
  const rules = demoLeavingRules(terms.center);
  const own = ownFreeze(rules);
  const now = today.slice(0, 7);
  switch (one.kind) {
    case 'end':
      if (model.state !== 'ACTIVE') return model;
      return terms.isSponsored
        ? { ...model, state: 'REQUESTED' }
        : { ...model, state: 'ENDING', endsOn: endIn(model, terms, today) };
    case 'takeBack':
      return model.state === 'ACTIVE' ? model : { ...model, state: 'ACTIVE', endsOn: null };
    case 'withdraw':
      return terms.isSponsored || addDays(START, rules.withdrawDays) < day(today)
        ? model
        : { ...model, state: 'WITHDRAWN', endsOn: today };
    case 'pause': {
      const wanted = monthsFrom(nextMonth(now, one.ahead), one.months);
      const around = [nextMonth(wanted[0] ?? '', -1), ...wanted, nextMonth(wanted.at(-1) ?? '')];
      const may =
        own !== null &&
        !terms.isSponsored &&
        model.state === 'ACTIVE' &&
        one.ahead >= 1 &&
        one.ahead <= rules.monthsAhead &&
        one.months >= own.least &&
        one.months <= own.most &&
        !model.pauses.flat().some((month) => around.includes(month));
      return may ? { ...model, pauses: [...model.pauses, wanted] } : model;
    }
    case 'unpause': {
      const pause = ids[one.place];
      if (!pause || !model.pauses.includes(pause)) return model;
      const left = pause.filter((month) => month <= now);
      if (left.length === 0) return { ...model, pauses: model.pauses.filter((known) => known !== pause) };
      if (!rules.endsFreezeEarly || (pause.at(-1) ?? '') <= now || left.at(-1) !== now) return model;
      return { ...model, pauses: model.pauses.map((known) => (known === pause ? left : known)) };
    }
    case 'days':
      return model;
  }
}

const written = (count: number | null): string | null => (count === null ? null : isoDate(addDays(0 as Day, count)));
const monthsOf = ({ freezes }: AgreementChanges): readonly string[] =>
  freezes
    .filter(({ isTakenBack }) => !isTakenBack)
    .flatMap(({ from, to }) =>
      monthsFrom(`${Math.floor(from / 12)}-${String((from % 12) + 1).padStart(2, '0')}`, to - from + 1),
    );

const terms = fc.record({
  center: fc.constantFrom(...CENTERS),
  binding: fc.option(fc.nat(900).map((days) => isoDate(addDays(START, days)))),
  isSponsored: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

const agreementOf = ({ binding, isSponsored, center }: Terms): AgreementChanges => ({
  beginsOn: START,
  bindingUntil: binding === null ? null : day(binding),
  price: 498.5,
  isMonthly: true,
  hasDirectDebit: true,
  isSponsored,
  noticeMonths: demoLeavingRules(center).noticeMonths,
  endsOn: null,
  isRequested: false,
  isWithdrawn: false,
  confirmation: null,
  reason: null,
  freezes: [],
});

const dayAfter = ({ endsOn }: AgreementChanges, today: Day, days: number): Day =>
  days === LAST_DAY ? addDays(today, Math.max(0, (endsOn ?? today) - today)) : addDays(today, days);

/** An act of the service, as a page that has just been read sends it. */
function serviceAfter(standing: AgreementStanding, one: Act, number: number) {
  const receipt = { number, at: number, sentTo: null };
  const { changes, rules } = standing;
  const month = (ahead: number) => {
    const [year = 0, value = 1] = isoDate(standing.today).split('-').map(Number);
    return year * 12 + value - 1 + ahead;
  };
  switch (one.kind) {
    case 'end': {
      const shownSum = changes.isSponsored ? null : restUntil(standing, endOf(standing)).sum;
      return end(standing, { shownEnd: endOf(standing), shownSum, reason: null }, receipt);
    }
    case 'takeBack':
      return takeBack(standing);
    case 'withdraw':
      return withdraw(standing, usedUntil(standing).sum, receipt);
    case 'pause': {
      const wish = { from: month(one.ahead), months: one.months };
      const binding = bindingUntil(changes);
      const isBound = binding !== null && binding >= standing.today;
      const longer = isBound
        ? day(later(isoDate(day(written(changes.bindingUntil) ?? '')), monthsOf(changes).length + one.months))
        : null;
      return freeze(standing, { ...wish, fee: (ownFreeze(rules)?.fee ?? 0) * one.months, binding: longer }, receipt);
    }
    case 'unpause':
      return endFreeze(standing, changes.freezes[one.place]?.id ?? 'none');
    case 'days':
      return changes;
  }
}

describe('any order of ending, taking back, pausing and withdrawing', () => {
  it('[P-MEMBER-36] should leave the agreement as the model says, under any clock', () => {
    fc.assert(
      fc.property(terms, fc.array(act, { maxLength: 30 }), (of, acts) => {
        const rules = demoLeavingRules(of.center);
        let model: Model = { state: 'ACTIVE', endsOn: null, pauses: [] };
        let changes = agreementOf(of);
        let ids: readonly (readonly string[])[] = [];
        let today = START;
        acts.forEach((one, place) => {
          if (one.kind === 'days') today = dayAfter(changes, today, one.days);
          const standing = { changes, rules, today };
          const outcome = serviceAfter(standing, one, place + 1);
          const before = model;
          model = modelAfter(model, of, isoDate(today), one, ids);
          if (model.pauses.length > before.pauses.length) ids = [...ids, model.pauses.at(-1) ?? []];
          if (model.pauses.length === before.pauses.length)
            ids = ids.map((id) => model.pauses[before.pauses.indexOf(id)] ?? id);
          if (!isObjection(outcome)) changes = outcome;
          const isEnded = model.endsOn !== null && model.endsOn < isoDate(today);
          expect(stateOf({ changes, today })).toBe(model.state === 'ENDING' && isEnded ? 'ENDED' : model.state);
          expect(written(changes.endsOn)).toBe(model.endsOn);
          expect(monthsOf(changes).toSorted()).toEqual(model.pauses.flat().toSorted());
          expect(written(bindingUntil(changes))).toBe(bindingIn(model, of));
          if (model.endsOn === null)
            expect(isoDate(endOf({ changes, rules, today }))).toBe(endIn(model, of, isoDate(today)));
        });
      }),
    );
  });

  it('[P-MEMBER-39] should never let pauses overlap or touch, and bind longer by exactly their months', () => {
    fc.assert(
      fc.property(terms, fc.array(act, { maxLength: 30 }), (of, acts) => {
        let changes = agreementOf({ ...of, isSponsored: false });
        let today = START;
        acts.forEach((one, place) => {
          if (one.kind === 'days') today = dayAfter(changes, today, one.days);
          const outcome = serviceAfter({ changes, rules: demoLeavingRules(of.center), today }, one, place + 1);
          if (!isObjection(outcome)) changes = outcome;
          const periods = changes.freezes.filter(({ isTakenBack }) => !isTakenBack).toSorted((a, b) => a.from - b.from);
          periods.slice(1).forEach(({ from }, index) => {
            expect(from).toBeGreaterThan((periods[index]?.to ?? 0) + 1);
          });
          const months = monthsOf(changes);
          if (of.binding !== null) expect(written(bindingUntil(changes))).toBe(later(of.binding, months.length));
          const isWhole = changes.endsOn === null && !changes.isWithdrawn;
          for (const month of months) if (isWhole) expect(holdsOn(changes, day(`${month}-15`))).toBe('frozen');
        });
      }),
    );
  });

  it('should do nothing the second time, by any act from any state', () => {
    fc.assert(
      fc.property(terms, fc.array(act, { maxLength: 12 }), act, (of, acts, last) => {
        const rules = demoLeavingRules(of.center);
        let changes = agreementOf(of);
        let today = START;
        acts.forEach((one, place) => {
          if (one.kind === 'days') today = dayAfter(changes, today, one.days);
          const outcome = serviceAfter({ changes, rules, today }, one, place + 1);
          if (!isObjection(outcome)) changes = outcome;
        });
        const first = serviceAfter({ changes, rules, today }, last, 100);
        const after = isObjection(first) ? changes : first;
        const second = serviceAfter({ changes: after, rules, today }, last, 101);
        expect(isObjection(second) ? after : second).toBe(after);
      }),
    );
  });
});
