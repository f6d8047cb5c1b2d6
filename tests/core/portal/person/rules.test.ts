import { EMPTY_PERSON, missingFields, PERSON_FIELDS, personalInformation, personProblems } from '@felles/core/portal';
import { describe, expect, it } from 'vitest';
import { FILLED } from '../../../support/a-person.ts';

describe('the form of a person', () => {
  it('[P-PERSON-01] should want nine fields, each of them', () => {
    expect(missingFields(FILLED)).toEqual([]);
    expect(missingFields(EMPTY_PERSON)).toEqual([...PERSON_FIELDS]);
    expect(PERSON_FIELDS).toHaveLength(9);
    for (const field of PERSON_FIELDS) {
      expect(missingFields({ ...FILLED, [field]: EMPTY_PERSON[field] })).toEqual([field]);
    }
  });

  it('[P-PERSON-01] should take spaces for nothing', () => {
    expect(missingFields({ ...FILLED, firstname: ' \t', address: '\u00a0' })).toEqual(['firstname', 'address']);
  });

  it.each([
    { day: null, month: 5, year: 1992 },
    { day: 17, month: null, year: 1992 },
    { day: 17, month: 5, year: null },
    { day: 30, month: 2, year: 2000 },
  ])('[P-PERSON-29] should take no part of a date for the whole: %o', (date_of_birth) => {
    expect(missingFields({ ...FILLED, date_of_birth })).toEqual(['date_of_birth']);
  });

  it('should say of each empty field in its own words that it is empty', () => {
    const problems = Object.values(personProblems(EMPTY_PERSON)).map(({ key }) => key);
    expect(new Set(problems).size).toBe(PERSON_FIELDS.length);
  });

  it.each([
    ['postal_code', '501', 'person.postalCodeShort'],
    ['phone_number', '123', 'person.phoneWrong'],
    ['email', 'ingrid', 'person.emailWrong'],
  ] as const)('should say of %s that %s cannot be right', (field, value, key) => {
    expect(personProblems({ ...FILLED, [field]: value })).toEqual({ [field]: { key, params: {} } });
  });

  it('should give what is sent, trimmed, and nothing of a form that is not filled in', () => {
    expect(personalInformation({ ...FILLED, firstname: ' Ingrid ' })).toMatchObject({
      firstname: 'Ingrid',
      gender: 'kvinne',
    });
    expect(personalInformation({ ...FILLED, gender: null })).toBeNull();
    expect(personalInformation(FILLED)).not.toHaveProperty('approve_tos');
  });
});
