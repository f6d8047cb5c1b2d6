import { fail, ok } from '@felles/core';
import { PersonDraft } from '@felles/core/internal/portal/person/draft';
import { FORM_FIELDS, PERSON_FIELDS } from '@felles/core/internal/portal/person/rules';
import type { WritableField } from '@felles/core/internal/portal/person/store';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aPersonStore, emptied, fillIn, later, PLACE_TIME } from '../../../support/a-person-store.ts';
import { aProfile } from '../../../support/a-profile.ts';
import { listenTo, unreachable } from '../../../support/fake-ports.ts';

/** A store in which everything is filled in and approved, and the place found. */
function filled(given: Parameters<typeof aPersonStore>[0] = {}) {
  const person = aPersonStore(given);
  fillIn(person.store);
  person.store.approveTerms(true);
  person.clock.pass(PLACE_TIME);
  return person;
}

const SENT = {
  firstname: 'Ingrid',
  lastname: 'Solbakken',
  address: 'Fjellveien 12',
  postal_code: '5014',
  municipality: 'Sted 5014',
  phone_number: '10000001',
  email: 'ingrid@demo.example',
  gender: 'kvinne',
};

describe('filling in the personal information', () => {
  it('should put what is typed in order, and give what is sent once all is there', () => {
    const { facts } = filled();
    expect(facts().information).toMatchObject({ ...SENT, approve_tos: true });
    expect(facts().complete).toBe(true);
  });

  it('[P-PERSON-15] [P-PERSON-55] should report an unknown postal code at once, a short one when left', () => {
    const { store, clock } = aPersonStore({ municipality: () => later(ok({ exists: false })) });
    const said = () => store.view$.value.problems.postal_code?.key;
    store.change('postal_code', '999');
    clock.pass(PLACE_TIME);
    expect(said()).toBeUndefined();
    store.change('postal_code', '9999');
    expect(said()).toBeUndefined();
    clock.pass(PLACE_TIME);
    expect([said(), store.view$.value.values.municipality]).toEqual(['person.postalCodeUnknown', '']);
    store.change('postal_code', '999');
    expect(said()).toBeUndefined();
    store.leave('postal_code');
    expect(said()).toBe('person.postalCodeShort');
  });

  it('[P-PERSON-51] should hold nothing for valid in which anything is wrong', () => {
    const { store, facts, clock } = filled();
    const wrong: readonly (readonly [WritableField, string])[] = [
      ['phone_number', '123'],
      ['email', 'ingrid'],
      ['postal_code', '501'],
      ['firstname', ''],
      ['address', 'a'.repeat(201)],
    ];
    for (const [field, text] of wrong) {
      const before = store.view$.value.values[field];
      store.change(field, text);
      expect(facts().information).toBeNull();
      store.change(field, before);
      clock.pass(PLACE_TIME);
      expect(facts().information).not.toBeNull();
    }
  });

  it('[P-PERSON-54] should wait for the place of an edited postal code', () => {
    const { store, facts, view, clock } = filled();
    store.change('postal_code', '7014');
    expect([facts().information, facts().complete, view().place]).toEqual([null, false, 'looking']);
    clock.pass(PLACE_TIME);
    expect(facts().information).toMatchObject({ postal_code: '7014', municipality: 'Sted 7014' });
  });

  it('[P-PERSON-10] should take no late answer for the place of another postal code', () => {
    const { store, view, clock, places } = aPersonStore({
      municipality: (code) => later(ok({ municipality: code }), code === '5014' ? 2_000 : 10),
    });
    store.change('postal_code', '5014');
    clock.pass(500);
    store.change('postal_code', '7014');
    clock.pass(5_000);
    expect([view().values.municipality, places.map(({ state }) => state)]).toEqual(['7014', ['cancelled', 'answered']]);
  });

  it('should say so when the place could not be had, and look again when asked to', () => {
    const { store, view, facts, clock } = filled({
      municipality: (code, asking) => later(asking === 1 ? fail(unreachable) : ok({ municipality: code })),
    });
    expect([view().place, facts().information]).toEqual(['failed', null]);
    store.lookUpPlaceAgain();
    clock.pass(PLACE_TIME);
    expect(facts().information).toMatchObject({ municipality: '5014' });
  });
});

describe('the problems of a form', () => {
  it('should be nothing before a field was left', () => {
    expect(aPersonStore().view()).toMatchObject({ problems: {}, isRejected: false, rejections: 0 });
  });

  it('should be what is wrong with the fields that were left', () => {
    const { store, view } = aPersonStore();
    store.leave('firstname');
    expect(Object.keys(view().problems)).toEqual(['firstname']);
    store.change('firstname', 'Ingrid');
    expect(view().problems).toEqual({});
  });

  it('[P-PERSON-52] should be what is wrong with every field once the visitor tries to go on', () => {
    const { store, view } = aPersonStore();
    store.showProblems();
    expect(new Set(Object.keys(view().problems))).toEqual(new Set(FORM_FIELDS));
    expect(view()).toMatchObject({ isRejected: true, rejections: 1 });
    store.showProblems();
    expect(view().rejections).toBe(2);
  });

  it('should not turn down a visitor who has everything right', () => {
    const { store, view } = filled();
    store.showProblems();
    expect(view()).toMatchObject({ isRejected: false, rejections: 0 });
  });

  it('should name the place that is still looked up, so that no visitor is turned down without a reason', () => {
    const { store, view, clock } = aPersonStore();
    fillIn(store);
    store.approveTerms(true);
    store.showProblems();
    expect(view().problems).toEqual({ municipality: { key: 'person.placeAwaited', params: {} } });
    clock.pass(PLACE_TIME);
    expect(view().problems).toEqual({});
  });
});

describe('the approval of the terms', () => {
  it('[P-PERSON-02] should be needed where it is asked for', () => {
    const { store, facts } = filled();
    store.approveTerms(false);
    expect([facts().information, facts().complete]).toEqual([null, false]);
    store.showProblems();
    expect(store.view$.value.problems).toEqual({ approve_tos: { key: 'person.termsMissing', params: {} } });
  });

  it('[P-PERSON-03] [P-PERSON-04] should be no part of it for a member, and where a flow hides it', () => {
    const hidden = filled({ approval: 'hidden' });
    hidden.store.approveTerms(false);
    expect(hidden.facts().information).toMatchObject(SENT);
    expect(hidden.facts().information).not.toHaveProperty('approve_tos');
    const member = aPersonStore({ profile: aProfile() });
    expect(member.facts().complete).toBe(true);
    expect(member.facts().information).not.toHaveProperty('approve_tos');
    expect([hidden.view().terms, member.view().terms]).toEqual([null, null]);
  });

  it.each([...PERSON_FIELDS])('[P-PERSON-01] [P-PERSON-50] should be complete and valid only with %s', (field) => {
    const { store, facts, view } = filled();
    emptied(store, field);
    expect([facts().complete, facts().information]).toEqual([false, null]);
    store.showProblems();
    // The place goes with its postal code.
    expect(Object.keys(view().problems)).toEqual(field === 'postal_code' ? [field, 'municipality'] : [field]);
  });

  describe('of one center and of another', () => {
    const links = [101, 102].map((id) => ({ id, url: `https://center.example/terms/${id}` }));

    /** Everything filled in and approved at the first of two departments, each with terms of its own. */
    function approvedAt(departmentId: number | null, given: Parameters<typeof aPersonStore>[0] = {}) {
      const person = aPersonStore({ center: { link_to_tos: links }, ...given });
      person.departmentId$.next(departmentId);
      fillIn(person.store);
      person.store.approveTerms(true);
      person.clock.pass(PLACE_TIME);
      return person;
    }

    const isApproved = ({ view }: ReturnType<typeof approvedAt>) => view().terms?.isApproved;

    it('[P-PERSON-02] should hold for the terms it was given of, and for no others, and be found again with them', () => {
      const person = approvedAt(101);
      person.departmentId$.next(102);
      expect(person.view().terms).toMatchObject({ isApproved: false, othersApproved: true });
      expect([person.facts().information, person.view().problems.approve_tos]).toEqual([null, undefined]);
      person.departmentId$.next(101);
      expect(person.view().terms).toMatchObject({ isApproved: true, othersApproved: false });
      expect(person.facts().information?.approve_tos).toBe(true);
    });

    it('should be of the terms that it was last given of', () => {
      const person = approvedAt(101);
      person.departmentId$.next(102);
      person.store.approveTerms(true);
      expect(isApproved(person)).toBe(true);
      person.departmentId$.next(101);
      expect(isApproved(person)).toBe(false);
    });

    it('should hold at every department whose terms are the same', () => {
      const person = approvedAt(101, {
        center: { link_to_tos: links.map(({ id }) => ({ id, url: links[0]?.url ?? '' })) },
      });
      person.departmentId$.next(102);
      expect(isApproved(person)).toBe(true);
    });

    it('[P-PERSON-02] should be given anew where a department has terms of its own and the one before had none', () => {
      const person = approvedAt(103);
      person.departmentId$.next(101);
      expect(isApproved(person)).toBe(false);
      person.departmentId$.next(103);
      expect(isApproved(person)).toBe(true);
    });

    it.each([
      ['are on their way', { status: 'loading' }],
      ['cannot be had', { status: 'failed', failure: unreachable }],
      ['are none', { status: 'ready', value: null }],
    ] as const)(
      '[P-PERSON-02] should be of no department with its own, nor of the center, where its terms %s',
      (_, condition) => {
        const person = aPersonStore({ center: { link_to_tos: links } });
        person.condition$.next({ condition });
        person.departmentId$.next(103);
        person.store.approveTerms(true);
        person.departmentId$.next(101);
        expect(isApproved(person)).toBe(false);
        person.store.approveTerms(true);
        person.departmentId$.next(103);
        expect(isApproved(person)).toBe(false);
      },
    );

    it('should be none where it is not known any more what it was of', () => {
      const person = aPersonStore({ center: { link_to_tos: links } });
      person.store.restore(z.parse(PersonDraft, { changes: {}, place: null, approved: true }));
      for (const departmentId of [null, 101, 103]) {
        person.departmentId$.next(departmentId);
        expect(isApproved(person)).toBe(false);
      }
    });

    it('should be lost to no failure to learn what the terms are', () => {
      const pdf = { condition: { status: 'ready', value: { type: 'pdf', blob: null } } } as const;
      const person = approvedAt(103);
      person.condition$.next(pdf);
      person.store.approveTerms(true);
      person.condition$.next({ condition: { status: 'failed', failure: unreachable } });
      expect(isApproved(person)).toBe(true);
      person.condition$.next(pdf);
      expect(isApproved(person)).toBe(true);
    });

    it('[P-PERSON-02] should be of the same terms after a reload', () => {
      const { draft$ } = approvedAt(101).store;
      const person = aPersonStore({ center: { link_to_tos: links } });
      person.departmentId$.next(102);
      person.store.restore(draft$.value);
      expect(isApproved(person)).toBe(false);
      person.departmentId$.next(101);
      expect(isApproved(person)).toBe(true);
    });
  });
});

describe('a member', () => {
  it('should find the form filled in, and change only what is not locked', () => {
    const { store, view, facts } = aPersonStore({ profile: aProfile() });
    store.change('firstname', 'Per');
    store.change('address', 'ny vei 1');
    expect(view().locked).toEqual(['firstname', 'lastname', 'phone_number', 'date_of_birth']);
    expect(facts().information).toMatchObject({ firstname: 'Ingrid', address: 'Ny Vei 1' });
    expect(view().lookUp).toBeNull();
  });

  it('should keep what they typed before they logged in, and be who the service says', () => {
    const { store, view, profile$ } = aPersonStore();
    store.change('firstname', 'Per');
    store.change('email', 'per@demo.example');
    profile$.next(aProfile());
    expect(view().values).toMatchObject({ firstname: 'Ingrid', email: 'per@demo.example', address: 'Fjellveien 12' });
  });
});

describe('the age flags', () => {
  const flags = (underaged: boolean, meetsMinimum: boolean, meetsShortTermMinimum: boolean) => ({
    underaged,
    meetsMinimum,
    meetsShortTermMinimum,
  });

  it('[P-PERSON-36] should emit each real change once', () => {
    const { store } = aPersonStore();
    const { heard } = listenTo(store.ages$);
    store.change('firstname', 'Ingrid');
    store.chooseBirthDate({ day: 1, month: 1, year: null });
    store.chooseBirthDate({ day: 1, month: 1, year: 2012 });
    store.chooseBirthDate({ day: 2, month: 1, year: 2012 });
    store.chooseBirthDate({ day: 1, month: 1, year: 2011 });
    store.chooseBirthDate({ day: 1, month: 1, year: 2010 });
    store.chooseBirthDate({ day: 1, month: 1, year: 2000 });
    expect(heard).toEqual([
      flags(false, true, true),
      flags(true, false, false),
      flags(true, true, false),
      flags(true, true, true),
      flags(false, true, true),
    ]);
  });

  it('[P-PERSON-36] should change at midnight in Oslo on the birthday, while the page is open', () => {
    const { store, clock } = aPersonStore({ now: '2026-11-19T23:58:30+01:00' });
    store.chooseBirthDate({ day: 20, month: 11, year: 2008 });
    const { heard } = listenTo(store.ages$);
    clock.pass(60_000);
    expect(heard).toEqual([flags(true, true, true)]);
    clock.pass(60_000);
    expect(heard.at(-1)).toEqual(flags(false, true, true));
  });

  it('[P-PERSON-34] [P-PERSON-35] should follow the ages of the center', () => {
    const { store, center$ } = aPersonStore();
    store.chooseBirthDate({ day: 1, month: 1, year: 2012 });
    center$.next({ id: 100 });
    expect(store.ages$.value).toEqual(flags(true, true, true));
  });
});

describe('the draft of a person', () => {
  it('should bring everything back, the place included, without asking anew', () => {
    const before = filled();
    const kept = PersonDraft.parse(JSON.parse(JSON.stringify(before.store.draft$.value)));
    const after = aPersonStore();
    after.store.restore(kept);
    expect(after.facts().information).toEqual(before.facts().information);
    after.clock.pass(PLACE_TIME);
    expect([after.places.length, after.facts().complete]).toEqual([0, true]);
  });

  it('should hold what a visitor filled in and nothing of a member’s record', () => {
    const { store } = aPersonStore({ profile: aProfile() });
    store.change('address', 'ny vei 1');
    expect(store.draft$.value).toEqual({
      changes: { address: 'Ny Vei 1' },
      place: null,
      approvedTerms: null,
    });
  });

  it('should be put in order when it comes from elsewhere', () => {
    const { store, view } = aPersonStore();
    store.restore({
      changes: { firstname: 'per', postal_code: '70<b>14999', date_of_birth: { day: 99, month: 13, year: 1 } },
      place: null,
      approvedTerms: null,
    });
    expect(view().values).toMatchObject({ firstname: 'Per', postal_code: '7014' });
    expect(store.facts$.value.birth).toBeNull();
  });

  it.each([
    null,
    [],
    'draft',
    {},
    { changes: { firstname: 1 }, place: null },
    { changes: {}, place: {} },
    { changes: {}, place: null, approvedTerms: true },
    { changes: { gender: 'x' }, place: null },
  ])('should be none when it is %j', (given) => {
    expect(PersonDraft.safeParse(given).success).toBe(false);
  });

  it('should be empty again, and say nothing more, once the flow has ended', () => {
    const { store, view } = filled();
    store.showProblems();
    store.reset();
    expect(store.draft$.value).toEqual({ changes: {}, place: null, approvedTerms: null });
    expect(view()).toMatchObject({ values: { firstname: '' }, isRejected: false, rejections: 0 });
  });
});

describe('closing', () => {
  it('should end what is looked up, and keep what was filled in', () => {
    const { store, view, places, clock } = aPersonStore();
    store.change('postal_code', '5014');
    clock.pass(410);
    store.close();
    clock.pass(PLACE_TIME);
    expect([places.map(({ state }) => state), view().values.postal_code]).toEqual([['cancelled'], '5014']);
    store.open();
    clock.pass(PLACE_TIME);
    expect(view().values.municipality).toBe('Sted 5014');
  });
});

describe('a form that is held', () => {
  it('should say so, and neither change nor look up anything before it is let go', () => {
    const { store, clock, phones, view, facts } = aPersonStore();
    fillIn(store);
    clock.pass(PLACE_TIME);
    const before = facts();
    store.lock(true);
    store.change('firstname', 'Ola');
    store.chooseGender('mann');
    store.approveTerms(true);
    store.typeLookUp('10000001');
    store.lookUp();
    clock.pass(PLACE_TIME);
    expect([view().isLocked, facts(), view().lookUp?.phone, phones.length]).toEqual([true, before, '', 0]);
    store.lock(false);
    store.change('firstname', 'Ola');
    expect([view().isLocked, view().values.firstname]).toEqual([false, 'Ola']);
  });
});
