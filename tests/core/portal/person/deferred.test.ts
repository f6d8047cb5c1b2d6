// Going on while a place is looked up: the submit is deferred, and done or cancelled.
import { fail, ok } from '@felles/core';
import { LONGEST_SUBMIT_DELAY } from '@felles/core/internal/data/submit-delay';
import { describe, expect, it } from 'vitest';
import { aPersonStore, fillIn, later, PLACE_TIME } from '../../../support/a-person-store.ts';
import { aProfile } from '../../../support/a-profile.ts';
import { SECOND } from '../../../support/at.ts';
import { listenTo, unreachable } from '../../../support/fake-ports.ts';

/** Everything is filled in and approved, the place is looked up, and the visitor has tried to go on. */
function deferred(given: Parameters<typeof aPersonStore>[0] = {}) {
  const person = aPersonStore(given);
  const done: string[] = [];
  person.store.submitIsDue$.subscribe(() => done.push('went on'));
  fillIn(person.store);
  person.store.approveTerms(true);
  const isDeferred = person.store.deferSubmit();
  return { ...person, done, isDeferred, waits: () => person.view().waitsForPlace };
}

describe('a deferred submit', () => {
  it('should wait while nothing but the place is missing, and be done once the place is there', () => {
    const { isDeferred, waits, view, facts, clock, done } = deferred();
    expect([isDeferred, waits(), done]).toEqual([true, true, []]);
    expect(view()).toMatchObject({ place: 'looking', isRejected: false, rejections: 0 });
    clock.pass(PLACE_TIME);
    expect([waits(), done]).toEqual([false, ['went on']]);
    expect(facts().information).toMatchObject({ municipality: 'Sted 5014' });
    expect(view()).toMatchObject({ isRejected: false, rejections: 0 });
  });

  it('should take the words for what is missing away, for a visitor who was turned down before', () => {
    const { store, view } = deferred();
    store.cancelDeferred();
    store.showProblems();
    expect(Object.keys(view().problems)).toEqual(['municipality']);
    store.deferSubmit();
    expect([view().problems, view().rejections]).toEqual([{}, 1]);
  });

  it('should run after all other listeners have the place', () => {
    const { store, clock } = deferred();
    const heardBefore: boolean[] = [];
    store.submitIsDue$.subscribe(() => heardBefore.push(heard.at(-1)?.information != null));
    const { heard } = listenTo(store.facts$);
    clock.pass(PLACE_TIME);
    expect(heardBefore).toEqual([true]);
  });

  it('should wait on where the place is slow, or looked up once more', () => {
    const { store, clock, waits, view, done } = deferred({
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
  ] as const)('[P-PERSON-52] should end with %s, which is shown to the visitor', (_, answer, field, key) => {
    const { clock, waits, view, done } = deferred({ municipality: () => later(answer) });
    clock.pass(PLACE_TIME);
    expect([waits(), done]).toEqual([false, []]);
    expect(view()).toMatchObject({ isRejected: true, rejections: 1 });
    expect(view().problems).toMatchObject({ [field]: { key, params: {} } });
    clock.pass(10 * SECOND);
    expect(view().rejections).toBe(1);
  });

  it('should not be there for a visitor who lacks something else, or nothing', () => {
    const { store, clock, waits, done } = deferred();
    store.change('email', 'ingrid');
    expect([store.deferSubmit(), waits()]).toEqual([false, false]);
    store.change('email', 'ingrid@demo.example');
    store.approveTerms(false);
    expect(store.deferSubmit()).toBe(false);
    store.approveTerms(true);
    clock.pass(PLACE_TIME);
    expect([store.deferSubmit(), waits(), done]).toEqual([false, false, []]);
    store.change('postal_code', '501');
    expect(store.deferSubmit()).toBe(false);
  });

  type Deferred = ReturnType<typeof deferred>;
  const thoughts: readonly (readonly [string, (given: Deferred) => void])[] = [
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
    ['going away', ({ store }) => store.cancelDeferred()],
    [
      'leaving the form and coming back',
      ({ store }) => {
        store.close();
        store.open();
      },
    ],
  ];

  it.each(thoughts)('should be cancelled by %s, and the visitor not be turned down for it', (_, think) => {
    const given = deferred();
    given.clock.pass(100);
    think(given);
    expect([given.waits(), given.view().rejections]).toEqual([false, 0]);
    given.clock.pass(10 * SECOND);
    expect([given.done, given.view().rejections]).toEqual([[], 0]);
  });

  it('should not be cancelled by a field that is left, or written as it was', () => {
    const { store, clock, done } = deferred();
    store.leave('email');
    store.change('firstname', 'ingrid');
    clock.pass(PLACE_TIME);
    expect(done).toEqual(['went on']);
  });

  it.each([
    ['done within a minute', LONGEST_SUBMIT_DELAY, ['went on']],
    ['forgotten after it, as by a computer that slept', LONGEST_SUBMIT_DELAY + 1, []],
  ])('should be %s', (_, after, expected) => {
    const { clock, waits, done, facts } = deferred({
      municipality: () => later(ok({ municipality: 'Bergen' }), after - 400),
    });
    clock.pass(after);
    expect([waits(), done]).toEqual([false, expected]);
    expect(facts().information).toMatchObject({ municipality: 'Bergen' });
  });
});
