import { PersonalInformation } from '@felles/core/internal/portal/person/model';
import { personalInformation } from '@felles/core/internal/portal/person/rules';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { GENDERS, Gender } from '@felles/core/portal/person';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FILLED } from '../../../support/a-person.ts';

describe('what is sent of a person', () => {
  it('[P-PERSON-26] should have a date of birth written DD.MM.YYYY, and read it so only', () => {
    const information = personalInformation({ ...FILLED, date_of_birth: { day: 7, month: 5, year: 1990 } });
    const sent = information && z.encode(PersonalInformation, information);
    expect(sent?.date_of_birth).toBe('07.05.1990');
    const read = z.safeParse(PersonalInformation, { ...sent, date_of_birth: '07.05.1990' });
    expect(read.success && dayMonthYear(read.data.date_of_birth)).toBe('07.05.1990');
    for (const date_of_birth of ['1990-05-07', '7.5.1990', '05/07/1990', '31.02.1990', 19900507])
      expect(z.safeParse(PersonalInformation, { ...sent, date_of_birth }).success).toBe(false);
  });

  it('[P-PERSON-27] should be of one of two genders, under their Norwegian names', () => {
    expect(GENDERS).toEqual(['mann', 'kvinne']);
    expect(['mann', 'kvinne', 'male', 'M', '', null].filter((given) => z.safeParse(Gender, given).success)).toEqual([
      'mann',
      'kvinne',
    ]);
  });
});
