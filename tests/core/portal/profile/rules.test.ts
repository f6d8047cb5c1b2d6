import { fail, ok, osloDay } from '@felles/core';
import {
  canUpdate,
  formBirthDate,
  formOf,
  formWithChanges,
  formWithPlace,
  genderOf,
  lockedFields,
  memberIdOf,
  missingFields,
  PERSON_FIELDS,
  type PersonForm,
  problemsOf,
  realChanges,
  updateFailure,
  updateOf,
  withUpdate,
} from '@felles/core/portal';
import { describe, expect, it } from 'vitest';
import { FILLED } from '../../../support/a-person.ts';
import { aProfile, NOON } from '../../../support/a-profile.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

const TODAY = osloDay(NOON);
const EMPTY = { day: null, month: null, year: null };

describe('the form of a profile', () => {
  it('[P-PERSON-46] should be filled in from the service’s record, field by field', () => {
    expect(formOf(aProfile())).toEqual(FILLED);
  });

  it('should be empty for a record that says nothing', () => {
    expect(missingFields(formOf({}))).toEqual([...PERSON_FIELDS]);
  });

  it('should leave a name as its owner spells it', () => {
    expect(formOf(aProfile({ etternavn: 'van der Berg' })).lastname).toBe('van der Berg');
  });

  it('[P-PERSON-47] should have a birth date of DD.MM.YYYY', () => {
    expect(formBirthDate('1990-05-17')).toBe('17.05.1990');
    expect(formBirthDate('2000-02-29')).toBe('29.02.2000');
  });

  it.each(['2000-02-30', '1990-13-01', '17.05.1990', '1990-5-17', '', ' ', null, undefined])(
    '[P-PERSON-47] should have none of %j, which is no day',
    (birth) => {
      expect(formBirthDate(birth)).toBeNull();
      expect(formOf(aProfile({ birth: birth ?? null })).date_of_birth).toEqual(EMPTY);
    },
  );

  it.each([
    [1, 'mann'],
    ['1', 'mann'],
    [2, 'kvinne'],
    [0, 'kvinne'],
    ['k', 'kvinne'],
    [null, null],
    [undefined, null],
    ['', null],
  ])('[P-PERSON-48] should take kjonn %j for %j', (kjonn, gender) => {
    expect(genderOf(kjonn)).toBe(gender);
  });
});

describe('locked fields', () => {
  it('[P-PERSON-49] should be both names, the phone number and the date of birth', () => {
    expect(lockedFields(aProfile(), TODAY)).toEqual(['firstname', 'lastname', 'phone_number', 'date_of_birth']);
  });

  it.each([
    ['firstname', { fornavn: ' ' }],
    ['lastname', { etternavn: null }],
    ['phone_number', { mobil: '' }],
    ['phone_number', { mobil: '123' }],
    ['date_of_birth', { birth: '2000-02-30' }],
    ['date_of_birth', { birth: null }],
    ['date_of_birth', { birth: '2026-11-20' }],
  ])('[P-PERSON-49] should leave %s open where the record has %j', (field, over) => {
    expect(lockedFields(aProfile(over), TODAY)).not.toContain(field);
    expect(lockedFields(aProfile(over), TODAY)).toHaveLength(3);
  });

  it('[P-PERSON-49] should lock a foreign number, and whoever is born today', () => {
    expect(lockedFields(aProfile({ mobil: '+46 123 456 789', birth: '2026-11-19' }), TODAY)).toHaveLength(4);
  });
});

describe('what was changed', () => {
  it('should not be a locked field, nor what the record says already', () => {
    const changes = { firstname: 'Per', address: 'Fjellveien 12', email: 'ny@demo.example' };
    expect(realChanges(changes, aProfile(), TODAY)).toEqual({ email: 'ny@demo.example' });
    expect(realChanges({ date_of_birth: { day: 17, month: 5, year: 1992 } }, aProfile(), TODAY)).toEqual({});
  });

  it('[P-PERSON-54] should take the place away with the postal code, until the place of the new one is known', () => {
    const typed = formWithChanges(aProfile(), { postal_code: '7014' }, TODAY);
    expect(typed).toMatchObject({ postal_code: '7014', municipality: '' });
    expect(canUpdate(aProfile(), typed)).toBe(false);
    const found = formWithPlace(typed, { code: '7014', place: { status: 'found', municipality: 'Trondheim' } });
    expect([found.municipality, canUpdate(aProfile(), found)]).toEqual(['Trondheim', true]);
    const late = formWithPlace(typed, { code: '5014', place: { status: 'found', municipality: 'Bergen' } });
    expect(late.municipality).toBe('');
  });

  it('should leave the place alone when the old postal code is typed again', () => {
    expect(formWithChanges(aProfile(), { postal_code: '5014' }, TODAY).municipality).toBe('Bergen');
  });

  it('should blame a missing place on its postal code, and on nobody while it is looked up', () => {
    const form = formWithChanges(aProfile(), { postal_code: '9999' }, TODAY);
    expect(problemsOf(form, { status: 'unknown' })).toEqual({
      postal_code: { key: 'person.postalCodeUnknown', params: {} },
    });
    expect(problemsOf(form, { status: 'looking' })).toEqual({});
    expect(Object.keys(problemsOf(form, null))).toEqual(['municipality']);
    expect(Object.keys(problemsOf({ ...form, postal_code: '99' }, null))).toEqual(['postal_code']);
  });
});

describe('the update button', () => {
  const form = formOf(aProfile());
  const withNothingIn = (field: keyof PersonForm): PersonForm => ({ ...form, [field]: formOf({})[field] });

  it('[P-PROFILE-15] should be on when all nine are filled in, with no approval of terms', () => {
    expect(canUpdate(aProfile(), form)).toBe(true);
  });

  it.each([...PERSON_FIELDS])('[P-PROFILE-15] should be off without %s', (field) => {
    expect(canUpdate(aProfile(), withNothingIn(field))).toBe(false);
    expect(updateOf(aProfile(), withNothingIn(field))).toBeNull();
  });

  it.each([null, undefined, '', ' ', 0, '0'])(
    '[P-PROFILE-16] should be off for the member id %j, which is none',
    (memberid) => {
      expect([memberIdOf(memberid), canUpdate(aProfile({ memberid: memberid ?? null }), form)]).toEqual([null, false]);
      expect(updateOf(aProfile({ memberid: memberid ?? null }), form)).toBeNull();
    },
  );
});

describe('an update', () => {
  const sent = updateOf(aProfile(), formOf(aProfile()));

  it('should send all nine, the member’s id, and no approval nobody was asked for', () => {
    expect(sent).toMatchObject({ memberId: '9001', firstname: 'Ingrid', gender: 'kvinne' });
    expect(Object.keys(sent ?? {}).toSorted()).toEqual([...PERSON_FIELDS, 'memberId'].toSorted());
  });

  it('[P-PROFILE-16] should have succeeded only with a member’s id in the answer', () => {
    expect(updateFailure(ok({ memberId: 9001 }))).toBeNull();
    expect(updateFailure(ok({ memberId: 'M-1' }))).toBeNull();
    for (const answer of [{}, { memberId: null }, { memberId: '' }, { memberId: 0 }, { memberid: 9001 }])
      expect(updateFailure(ok(answer))?.key).toBe('failure.malformed');
  });

  it('should say why it failed, and of a conflict in words for it', () => {
    expect(updateFailure(fail(refused(409, 'Member already exists.')))?.key).toBe('profile.conflict');
    expect(updateFailure(fail(refused(400, 'E-postadressen er ikke gyldig.')))).toEqual({
      key: 'failure.refused',
      params: { message: 'E-postadressen er ikke gyldig.' },
    });
    expect(updateFailure(fail(unreachable))?.key).toBe('failure.unreachable');
  });

  it('should leave the record as the form had it, and everything else in it alone', () => {
    const profile = aProfile({ kjonn: null });
    const changed = { ...formOf(profile), address: 'Ny vei 1', gender: 'mann' } as const;
    const update = updateOf(profile, changed);
    const after = update && withUpdate(profile, update);
    expect(after && formOf(after)).toEqual(changed);
    expect(after).toMatchObject({ avtaler: profile.avtaler, memberid: 9001, kjonn: 1 });
  });
});
