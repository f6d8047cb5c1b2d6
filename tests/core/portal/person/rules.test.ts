import { personProblems } from '@felles/core/internal/portal/person/problems';
import {
  isComplete,
  LONGEST_FIELD,
  missingFields,
  PERSON_FIELDS,
  personalInformation,
} from '@felles/core/internal/portal/person/rules';
import { areAllMissing } from '@felles/core/portal/person';
import { describe, expect, it } from 'vitest';
import { EMPTY_PERSON, FILLED } from '../../../support/a-person.ts';
import { theDay } from '../../../support/arbitraries/days.ts';

const TODAY = theDay(2026, 11, 19);

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
    const problems = Object.values(personProblems(EMPTY_PERSON, TODAY)).map(({ key }) => key);
    expect(new Set(problems).size).toBe(PERSON_FIELDS.length);
  });

  it.each([
    ['postal_code', '501', 'person.postalCodeShort'],
    ['phone_number', '123', 'person.phoneWrong'],
    ['email', 'ingrid', 'person.emailWrong'],
  ] as const)('should say of %s that %s cannot be right', (field, value, key) => {
    expect(personProblems({ ...FILLED, [field]: value }, TODAY)).toEqual({ [field]: { key, params: {} } });
  });

  it.each([
    ['nothing but what is not there yet', {}, true],
    ['a line that is wrong, too', { email: 'ingrid' }, false],
  ])('should tell %s from what else can be wrong', (_, over, lacks) => {
    const problems = personProblems({ ...EMPTY_PERSON, ...over }, TODAY);
    const terms = { key: 'person.termsMissing', params: {} } as const;
    expect(areAllMissing({ ...problems, approve_tos: terms })).toBe(lacks);
  });

  it('should take a place that is waited for, or not found, for nothing that is lacking', () => {
    expect(areAllMissing({ municipality: { key: 'person.placeAwaited', params: {} } })).toBe(false);
  });

  it('should say of a line that is too long how long it may be', () => {
    const key = 'person.tooLong';
    expect(personProblems({ ...FILLED, address: 'a'.repeat(LONGEST_FIELD + 1) }, TODAY)).toEqual({
      address: { key, params: { longest: LONGEST_FIELD } },
    });
    expect(personProblems({ ...FILLED, address: 'a'.repeat(LONGEST_FIELD) }, TODAY)).toEqual({});
  });

  it('should say of a date of birth that is still to come that it is', () => {
    const born = (day: number) => ({ ...FILLED, date_of_birth: { day, month: 11, year: 2026 } });
    expect(personProblems(born(20), TODAY)).toEqual({ date_of_birth: { key: 'person.birthDateToCome', params: {} } });
    expect(personProblems(born(19), TODAY)).toEqual({});
  });

  it('[P-PERSON-50] should be complete with all nine and the approval, and with nothing less', () => {
    expect(isComplete(FILLED, true)).toBe(true);
    expect(isComplete(FILLED, false)).toBe(false);
    for (const field of PERSON_FIELDS)
      expect(isComplete({ ...FILLED, [field]: EMPTY_PERSON[field] }, true)).toBe(false);
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
