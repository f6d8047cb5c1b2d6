// Going on while a place is looked up: the wish is kept, and carried out or taken back.
import { fail, ok } from '@felles/core';
import { WISH_LIMIT } from '@felles/core/portal';
import { describe, expect, it } from 'vitest';
import { aPersonStore, fillIn, later, PLACE_TIME } from '../../../support/a-person-store.ts';
import { aProfile } from '../../../support/a-profile.ts';
import { SECOND } from '../../../support/at.ts';
import { listenTo, unreachable } from '../../../support/fake-ports.ts';

/** Everything is filled in and approved, the place is looked up, and somebody has wished to go on. */
function wished(given: Parameters<typeof aPersonStore>[0] = {}) {
  const person = aPersonStore(given);
  const done: string[] = [];
  const wish = (what = 'went on') => person.store.wish(() => done.push(what));
  fillIn(person.store);
  person.store.approveTerms(true);
  const isKept = wish();
  return { ...person, done, wish, isKept, waits: () => person.view().waitsForPlace };
}

describe('the wish to go on', () => {
  it('should be kept while nothing but the place is missing, and be carried out once the place is there', () => {
    const { isKept, waits, view, facts, clock, done } = wished();
    expect([isKept, waits(), done]).toEqual([true, true, []]);
    expect(view()).toMatchObject({ place: 'looking', isTurnedDown: false, setbacks: 0 });
    clock.pass(PLACE_TIME);
    expect([waits(), done]).toEqual([false, ['went on']]);
    expect(facts().information).toMatchObject({ municipality: 'Sted 5014' });
    expect(view()).toMatchObject({ isTurnedDown: false, setbacks: 0 });
  });

  it('should take the words for what is missing away, for a visitor who was turned down before', () => {
    const { store, view, wish } = wished();
    store.dropWish();
    store.showProblems();
    expect(Object.keys(view().problems)).toEqual(['municipality']);
    wish();
    expect([view().problems, view().setbacks]).toEqual([{}, 1]);
  });

  it('should be one, the last, however often it is wished', () => {
    const { wish, clock, done } = wished();
    clock.pass(100);
    wish('once more');
    wish('and again');
    clock.pass(10 * SECOND);
    expect(done).toEqual(['and again']);
  });

  it('should be carried out after everybody else has heard of the place', () => {
    const { store, clock } = wished();
    const heardBefore: boolean[] = [];
    store.wish(() => heardBefore.push(heard.at(-1)?.information != null));
    const { heard } = listenTo(store.facts$);
    clock.pass(PLACE_TIME);
    expect(heardBefore).toEqual([true]);
  });

  it('should wait on where the place is slow, or looked up once more', () => {
    const { store, clock, waits, view, done } = wished({
      municipality: (_, asking) => later(ok({ municipality: 'Bergen' }), asking === 1 ? 20 * SECOND : 50),
    });
    clock.pass(7 * SECOND);
    expect([view().place, waits(), done]).toEqual(['slow', true, []]);
    store.lookUpPlaceAgain();
    clock.pass(PLACE_TIME);
    expect([waits(), done]).toEqual([false, ['went on']]);
  });

  it.each([
    ['a place that could not be had', fail(unreachable), 'municipality', 'person.placeNotFound'],
    ['a place that is none', ok({ exists: false }), 'postal_code', 'person.postalCodeUnknown'],
  ] as const)('[P-PERSON-52] should end with %s, which is said to the visitor who waits', (_, answer, field, key) => {
    const { clock, waits, view, done } = wished({ municipality: () => later(answer) });
    clock.pass(PLACE_TIME);
    expect([waits(), done]).toEqual([false, []]);
    expect(view()).toMatchObject({ isTurnedDown: true, setbacks: 1 });
    expect(view().problems).toMatchObject({ [field]: { key, params: {} } });
    clock.pass(10 * SECOND);
    expect(view().setbacks).toBe(1);
  });

  it('should not be kept for a visitor who lacks something else, or nothing', () => {
    const { store, wish, clock, waits, done } = wished();
    store.change('email', 'ingrid');
    expect([wish(), waits()]).toEqual([false, false]);
    store.change('email', 'ingrid@demo.example');
    store.approveTerms(false);
    expect(wish()).toBe(false);
    store.approveTerms(true);
    clock.pass(PLACE_TIME);
    expect([wish(), waits(), done]).toEqual([false, false, []]);
    store.change('postal_code', '501');
    expect(wish()).toBe(false);
  });

  type Wished = ReturnType<typeof wished>;
  const thoughts: readonly (readonly [string, (wished: Wished) => void])[] = [
    ['another name', ({ store }) => store.change('firstname', 'Ola')],
    ['another code', ({ store }) => store.change('postal_code', '7014')],
    ['half a code', ({ store }) => store.change('postal_code', '501')],
    ['something wrong', ({ store }) => store.change('email', 'ola')],
    ['another day of birth', ({ store }) => store.chooseBirthDate({ day: 1, month: 1, year: 1990 })],
    ['another gender', ({ store }) => store.chooseGender('mann')],
    ['no approval', ({ store }) => store.approveTerms(false)],
    ['another center', ({ departmentId$ }) => departmentId$.next(101)],
    ['another person, by logging in', ({ profile$ }) => profile$.next(aProfile({ poststed: null }))],
    ['everything anew', ({ store }) => store.reset()],
    [
      'a field that is put back',
      ({ store }) => {
        store.change('firstname', 'Ola');
        store.change('firstname', 'Ingrid');
      },
    ],
    ['going away', ({ store }) => store.dropWish()],
    [
      'leaving the form and coming back',
      ({ store }) => {
        store.close();
        store.open();
      },
    ],
  ];

  it.each(thoughts)('should be taken back by %s, and the visitor not be turned down for it', (_, think) => {
    const given = wished();
    given.clock.pass(100);
    think(given);
    expect([given.waits(), given.view().setbacks]).toEqual([false, 0]);
    given.clock.pass(10 * SECOND);
    expect([given.done, given.view().setbacks]).toEqual([[], 0]);
  });

  it('should not be taken back by a field that is left, or written as it was', () => {
    const { store, clock, done } = wished();
    store.leave('email');
    store.change('firstname', 'ingrid');
    clock.pass(PLACE_TIME);
    expect(done).toEqual(['went on']);
  });

  it.each([
    ['carried out within a minute', WISH_LIMIT, ['went on']],
    ['forgotten after it, as by a computer that slept', WISH_LIMIT + 1, []],
  ])('should be %s', (_, after, expected) => {
    const { clock, waits, done, facts } = wished({
      municipality: () => later(ok({ municipality: 'Bergen' }), after - 400),
    });
    clock.pass(after);
    expect([waits(), done]).toEqual([false, expected]);
    expect(facts().information).toMatchObject({ municipality: 'Bergen' });
  });
});
