import { osloDay } from '@felles/core';
import { formWithPlace } from '@felles/core/internal/portal/person/place';
import {
  formBirthDate,
  formOf,
  genderOf,
  lockedFields,
  type PersonChanges,
  withoutOldPlace,
} from '@felles/core/internal/portal/person/prefill';
import { formProblems } from '@felles/core/internal/portal/person/problems';
import { LONGEST_FIELD, missingFields, PERSON_FIELDS } from '@felles/core/internal/portal/person/rules';
import { canUpdate } from '@felles/core/internal/portal/profile/rules';
import { describe, expect, it } from 'vitest';
import { FILLED } from '../../../support/a-person.ts';
import { aProfile, NOON } from '../../../support/a-profile.ts';

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

  it('[P-PERSON-47] [P-PROFILE-06] should have a birth date of DD.MM.YYYY', () => {
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
  ])('[P-PERSON-48] [P-PROFILE-06] should take kjonn %j for %j', (kjonn, gender) => {
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
    ['lastname', { etternavn: 'x'.repeat(LONGEST_FIELD + 1) }],
    ['phone_number', { mobil: '' }],
    ['phone_number', { mobil: '123' }],
    ['date_of_birth', { birth: '2000-02-30' }],
    ['date_of_birth', { birth: null }],
    ['date_of_birth', { birth: '2026-11-20' }],
  ])('[P-PERSON-49] should leave %s open where the record has %j', (field, over) => {
    expect(lockedFields(aProfile(over), TODAY)).not.toContain(field);
    expect(lockedFields(aProfile(over), TODAY)).toHaveLength(3);
  });

  it('[P-PERSON-49] should lock a foreign number, and a person born today', () => {
    expect(lockedFields(aProfile({ mobil: '+46 123 456 789', birth: '2026-11-19' }), TODAY)).toHaveLength(4);
  });
});

const typedOver = (typed: PersonChanges) => withoutOldPlace({ ...formOf(aProfile()), ...typed }, aProfile());

describe('what was changed', () => {
  it('[P-PERSON-54] should take the place away with the postal code, until the place of the new one is known', () => {
    const typed = typedOver({ postal_code: '7014' });
    expect(typed).toMatchObject({ postal_code: '7014', municipality: '' });
    expect(canUpdate(aProfile(), typed)).toBe(false);
    const found = formWithPlace(typed, { code: '7014', place: { status: 'found', municipality: 'Trondheim' } });
    expect([found.municipality, canUpdate(aProfile(), found)]).toEqual(['Trondheim', true]);
    const late = formWithPlace(typed, { code: '5014', place: { status: 'found', municipality: 'Bergen' } });
    expect(late.municipality).toBe('');
  });

  it('should leave the place alone when the old postal code is typed again', () => {
    expect(typedOver({ postal_code: '5014' }).municipality).toBe('Bergen');
  });

  it('[P-PERSON-05] [P-PERSON-15] should name the place that is missing, and its postal code, except while it is looked up', () => {
    const form = typedOver({ postal_code: '9999' });
    expect(formProblems(form, { status: 'unknown' }, TODAY)).toEqual({
      municipality: { key: 'person.placeMissing', params: {} },
      postal_code: { key: 'person.postalCodeUnknown', params: {} },
    });
    expect(formProblems(form, { status: 'looking' }, TODAY)).toEqual({});
    expect(Object.keys(formProblems(form, null, TODAY))).toEqual(['municipality']);
    expect(Object.keys(formProblems({ ...form, postal_code: '99' }, null, TODAY))).toEqual([
      'postal_code',
      'municipality',
    ]);
  });
});
