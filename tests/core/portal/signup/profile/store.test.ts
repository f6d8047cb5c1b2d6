import { type Failure, fail, ok } from '@felles/core';
import { PERSON_FIELDS } from '@felles/core/internal/portal/person/rules';
import { describe, expect, it } from 'vitest';
import { aNewProfileStore, ready } from '../../../../support/a-new-profile.ts';
import { emptied, later, PLACE_TIME } from '../../../../support/a-person-store.ts';
import { refused, unreachable } from '../../../../support/fake-ports.ts';

describe('making a profile', () => {
  it('should send the personal information with the department, once however often it is pressed', () => {
    const { store, sent, answer, page } = ready();
    store.create();
    store.create();
    expect(page().isSending).toBe(true);
    answer();
    store.create();
    expect(sent.map(({ question }) => question)).toMatchObject([
      { firstname: 'Ingrid', municipality: 'Sted 5014', approve_tos: true, departmentId: 101 },
    ]);
    expect(page()).toMatchObject({ status: 'made', isSending: false });
  });

  it.each([...PERSON_FIELDS, 'approve_tos'])('[P-SIGNUP-52] should send nothing without %s, and mark it', (field) => {
    const { store, person, clock, sent, view } = ready({
      municipality: (code) => later(code === '5014' ? ok({ municipality: 'Bergen' }) : fail(unreachable)),
    });
    emptied(person, field);
    store.create();
    clock.pass(PLACE_TIME);
    expect([sent.length, Object.keys(view().problems)[0], view().isRejected]).toEqual([0, field, true]);
  });

  it('[P-SIGNUP-53] should send nothing without a department, and say so until one is chosen', () => {
    const { store, sent, page, view } = ready();
    store.chooseDepartment(101);
    expect(page().departmentIsMissed).toBe(false);
    store.create();
    expect([sent.length, page().departmentIsMissed, page().departmentRejections]).toEqual([0, true, 1]);
    expect(view().isRejected).toBe(false);
    store.chooseDepartment(102);
    expect(page().departmentIsMissed).toBe(false);
  });

  it('[P-SIGNUP-53] should take a department that is not there for none', () => {
    const { store, departmentId$, sent, page } = ready();
    departmentId$.next(-1);
    store.create();
    expect([sent.length, page().departmentIsMissed]).toEqual([0, true]);
  });

  it('should wait for the place that is still looked up, unless another department is chosen meanwhile', () => {
    const { store, person, clock, sent } = ready();
    person.change('postal_code', '7014');
    store.create();
    store.chooseDepartment(102);
    clock.pass(PLACE_TIME);
    expect(sent).toEqual([]);
    person.change('postal_code', '5014');
    store.create();
    expect(sent).toEqual([]);
    clock.pass(PLACE_TIME);
    expect(sent).toHaveLength(1);
  });

  it('[P-SIGNUP-53] should wait for no place without a department, and say that one is missing', () => {
    const { store, person, clock, sent, page, view } = ready();
    store.chooseDepartment(101);
    person.change('postal_code', '7014');
    store.create();
    expect([page().departmentIsMissed, view().waitsForPlace, view().rejections]).toEqual([true, false, 1]);
    clock.pass(PLACE_TIME);
    expect(sent).toEqual([]);
  });

  it('[P-PERSON-39] [P-PERSON-56] should offer and send nothing for a visitor who is too young for the center', () => {
    const { store, person, sent, page } = ready();
    person.chooseBirthDate({ day: 20, month: 11, year: 2011 });
    store.create();
    expect([sent.length, page().next.isOffered, page().age]).toEqual([
      0,
      false,
      { kind: 'belowMinimum', limit: 15, shortTerm: false },
    ]);
    person.chooseBirthDate({ day: 19, month: 11, year: 2011 });
    store.create();
    expect([sent.length, page().next.isOffered]).toEqual([1, true]);
  });

  it('should be for a visitor who is not logged in', () => {
    const { page, session$ } = aNewProfileStore({ status: 'loggedIn' });
    expect(page().status).toBe('hasProfile');
    session$.next({ status: 'loggedOut' });
    expect(page().status).toBe('form');
  });
});

describe('a profile that could not be created', () => {
  const failures: readonly (readonly [string, Failure, object])[] = [
    ['refused', refused(400, 'E-posten er i bruk.'), { key: 'failure.refused' }],
    ['unreachable', unreachable, { key: 'failure.unreachable' }],
  ];

  it.each(failures)('[P-SIGNUP-57] should be one toast with only the message: %s', (_, failure, title) => {
    const { toasts, page, create } = ready({ answer: () => later(fail(failure)) });
    create();
    expect(toasts).toMatchObject([{ type: 'danger', title }]);
    expect(toasts[0]).not.toHaveProperty('subtitle');
    expect(page()).toMatchObject({ status: 'form', isSending: false, next: { isOffered: true }, failure: title });
  });

  it('should be sent under another key where something else was turned down', () => {
    const { store, person, wait, used, create } = ready({ answer: () => later(fail(refused(400))) });
    create();
    wait();
    person.change('address', 'Havnegata 3');
    store.create();
    expect(used).toEqual(['key-1', 'key-2']);
  });
});

describe('a profile whose answer never came', () => {
  /** The first answer is lost, and the address is changed before it is sent again. */
  function changedSince(given: Parameters<typeof ready>[0] = {}) {
    const made = ready({
      answer: (_, asking) => later(asking === 1 ? fail(unreachable) : ok({ memberId: '9100' })),
      ...given,
    });
    made.store.create();
    made.answer();
    made.wait();
    made.person.change('address', 'Havnegata 3');
    return made;
  }

  it('should be asked for as it was, and then be brought up to date', () => {
    const { answer, sent, used, updated, page, create } = changedSince();
    create();
    expect(page()).toMatchObject({ status: 'form', isSending: true });
    answer();
    expect(sent[1]?.question).toEqual(sent[0]?.question);
    expect(used).toEqual(['key-1', 'key-1']);
    expect(updated.map(({ question }) => question)).toMatchObject([{ id: '9100', body: { address: 'Havnegata 3' } }]);
    expect(updated[0]?.question.body).not.toHaveProperty('departmentId');
    expect(page()).toMatchObject({ status: 'made', isSending: false });
  });

  it('should be sent as it is now where it was turned down as it was', () => {
    const { answer, sent, used, updated, page, create } = changedSince({
      answer: (_, asking) =>
        later(asking === 1 ? fail(unreachable) : asking === 2 ? fail(refused(400)) : ok({ memberId: '9100' })),
    });
    create();
    answer();
    expect([used, sent[2]?.question.address, updated]).toEqual([['key-1', 'key-1', 'key-2'], 'Havnegata 3', []]);
    expect(page().status).toBe('made');
  });

  it('should say that the center chosen first is the one that counts', () => {
    const { store, answer, toasts, page, create } = changedSince();
    store.chooseDepartment(102);
    create();
    answer();
    expect(toasts.slice(1)).toMatchObject([{ type: 'warning', title: { key: 'person.departmentUnchanged' } }]);
    expect(page().status).toBe('made');
  });

  it('should be updated alone if only that was unanswered, also after a reload', () => {
    const before = changedSince({ updated: () => fail(unreachable) });
    before.store.create();
    before.answer();
    before.answer();
    expect(before.page()).toMatchObject({ status: 'form', isSending: false });
    const { sent, updated, page, create } = aNewProfileStore({ tab: before.tab });
    create();
    expect([sent.length, updated.length, page().status]).toEqual([0, 1, 'made']);
  });

  it('should not be held back by a change that the service will not take', () => {
    const { answer, toasts, page, create } = changedSince({ updated: () => fail(refused(403)) });
    create();
    answer();
    expect(toasts.slice(1)).toMatchObject([{ type: 'warning', title: { key: 'person.changesLost' } }]);
    expect(page().status).toBe('made');
  });

  it('should be no profile where the answer names no person', () => {
    const { page, create } = ready({ answer: () => later(ok({})) });
    create();
    expect(page()).toMatchObject({ status: 'form', isCreated: false, isSending: false });
  });
});

describe('what outlives a reload', () => {
  it('should be all that was filled in and chosen, and the key of what was not answered', () => {
    const before = ready({ answer: () => later(fail(unreachable)) });
    before.store.create();
    before.answer();
    const after = aNewProfileStore({ tab: before.tab });
    expect(after.facts().information).toEqual(before.facts().information);
    expect(after.page().departments.chosenId).toBe(101);
    after.store.create();
    expect([after.used, after.sent.length]).toEqual([['key-1'], 1]);
  });

  it('should be nothing before anything was done', () => {
    expect(aNewProfileStore().tab.written).toEqual([]);
  });

  it('should be empty once the profile is created', () => {
    const { store, tab, view, page, create } = ready();
    create();
    expect([...tab.entries.values()].join('')).not.toContain('Ingrid');
    expect(view().values.firstname).toBe('');
    expect(page()).toMatchObject({ status: 'made', isCreated: true });
    store.startOver();
    expect(page()).toMatchObject({ status: 'form', isCreated: true, departmentIsMissed: false });
    expect(aNewProfileStore({ tab }).page()).toMatchObject({ status: 'form', isCreated: true });
  });

  it('[P-SIGNUP-55] should be no success if nothing was created', () => {
    const { store, page } = aNewProfileStore();
    expect(page()).toMatchObject({ status: 'form', isCreated: false });
    store.startOver();
    expect(page().isCreated).toBe(false);
    expect(ready({ answer: () => later(fail(unreachable)) }).page().isCreated).toBe(false);
  });

  it('should be nothing of what the visitor started over, with any later answer', () => {
    const { store, drafts, tab, answer, page, view } = ready();
    store.create();
    store.close();
    drafts.startOver();
    drafts.keepArea('membership', 'of another sign-up');
    answer();
    expect([...tab.entries.values()].join('')).toContain('of another sign-up');
    store.open();
    expect([page().status, page().isCreated, page().isSending, view().values.firstname]).toEqual([
      'form',
      false,
      false,
      '',
    ]);
  });

  it('should be nothing that changes on a page that is still there, once the visitor has started over', () => {
    const { person, departmentId$, drafts, tab } = ready();
    drafts.startOver();
    person.change('firstname', 'Solveig');
    departmentId$.next(102);
    expect([...tab.entries.values()].join('')).toBe('');
  });

  it.each(['', '{', '[]', '{"areas":{"person":1,"department":"x"},"flows":{"profile":2}}'])(
    'should be nothing if the storage has %j',
    (text) => {
      const tab = ready().tab;
      tab.write('felles.signup.nordlys', text).subscribe();
      const { view, page } = aNewProfileStore({ tab });
      expect([view().values.firstname, page().departments.chosenId]).toEqual(['', null]);
    },
  );
});
