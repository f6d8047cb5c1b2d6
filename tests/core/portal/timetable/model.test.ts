import { ClassRecord, ClassSession, TimetableSettings } from '@felles/core/internal/portal/timetable/model';
import { groupByType } from '@felles/core/internal/portal/timetable/rules';
import { ClassGroup } from '@felles/core/portal/timetable';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { theDay } from '../../../support/arbitraries/days.ts';

const portalClass = {
  dato: 1_763_420_400,
  booking_starts_at: 1_763_456_400,
  grennavn: 'Yoga',
  avdeling: 2,
  instructor: 'Kari',
  color: '#123456',
  varighet: 60,
  tidspunkt: '10:00',
};

describe('ClassSession', () => {
  it('[P-TIMETABLE-34] should have the eight fields of a portal class', () => {
    expect(Object.keys(ClassSession.shape)).toEqual(Object.keys(portalClass));
    expect(ClassSession.parse(portalClass)).toEqual(portalClass);
  });

  it.each(['dato', 'booking_starts_at', 'avdeling', 'varighet'])(
    '[P-TIMETABLE-34] should need %s as a number',
    (name) => {
      for (const wrong of ['1', null, undefined, Number.NaN, Infinity]) {
        expect(ClassSession.safeParse({ ...portalClass, [name]: wrong }).success).toBe(false);
      }
    },
  );

  it.each(['grennavn', 'instructor', 'color', 'tidspunkt'])(
    '[P-TIMETABLE-34] should take %s as a text that may be missing',
    (name) => {
      for (const right of ['', null, undefined]) {
        expect(ClassSession.safeParse({ ...portalClass, [name]: right }).success).toBe(true);
      }
      expect(ClassSession.safeParse({ ...portalClass, [name]: 1 }).success).toBe(false);
    },
  );

  it('should refuse instants and durations that no calendar has', () => {
    for (const wrong of [
      { dato: -1 },
      { dato: 8.64e15 },
      { booking_starts_at: 253_402_300_800 },
      { varighet: -1 },
      { varighet: 1e9 },
    ]) {
      expect(ClassSession.safeParse({ ...portalClass, ...wrong }).success).toBe(false);
    }
  });
});

describe('ClassRecord', () => {
  const BROADER =
    'avdelingnavn book_inntil booked booked_text booking cost dagerfor eier error free gren gyldig_fra gyldig_til id is_attending klipp lang_beskrivelse min res_slettes sal salnavn slett_vente_min source tema_time tim tittel waitingspot';

  it('[P-TIMETABLE-35] should have the fields of the broader record beside those of the portal class', () => {
    expect(Object.keys(ClassRecord.shape)).toEqual([...Object.keys(portalClass), ...BROADER.split(' ')]);
  });

  it('[P-TIMETABLE-35] should need none of the broader fields, and keep those that are there', () => {
    const broader = { ...portalClass, id: 5, sal: 'Sal 1', free: 4, is_attending: false, tittel: 'Yoga for alle' };
    expect(ClassRecord.parse(portalClass)).toEqual(portalClass);
    expect(ClassRecord.parse(broader)).toEqual(broader);
    expect(ClassRecord.safeParse({ ...broader, id: 'five' }).success).toBe(false);
  });

  it.each(BROADER.split(' '))(
    '[P-TIMETABLE-35] should take %s with nothing there, and no thing of another kind',
    (name) => {
      expect(ClassRecord.safeParse({ ...portalClass, [name]: null }).success).toBe(true);
      expect(ClassRecord.safeParse({ ...portalClass, [name]: { strange: true } }).success).toBe(false);
    },
  );

  it.each(['avdelingnavn', 'booked_text', 'lang_beskrivelse', 'salnavn', 'source', 'tittel'])(
    '[P-TIMETABLE-35] should take %s as a text alone',
    (name) => {
      expect(ClassRecord.safeParse({ ...portalClass, [name]: 'Ledig' }).success).toBe(true);
      for (const wrong of [1, true])
        expect(ClassRecord.safeParse({ ...portalClass, [name]: wrong }).success).toBe(false);
    },
  );

  it('[P-TIMETABLE-35] should still be a portal class to one who asks for that', () => {
    const { id: _, ...rest } = ClassRecord.parse({ ...portalClass, id: 5 });
    expect(ClassSession.parse({ ...portalClass, id: 5 })).toEqual(rest);
  });
});

describe('ClassGroup', () => {
  it('[P-TIMETABLE-23] should have a name, an instructor, a colour, two times and its classes', () => {
    expect(Object.keys(ClassGroup.shape)).toEqual(['name', 'instructor', 'color', 'startTime', 'endTime', 'classes']);
  });

  it('[P-TIMETABLE-23] should describe every card that grouping makes', () => {
    const bare = { dato: 0, booking_starts_at: 0, avdeling: 1, varighet: 0 };
    for (const card of groupByType([portalClass, bare].map((given) => ClassSession.parse(given))))
      expect(ClassGroup.parse(card)).toEqual(card);
  });
});

describe('TimetableSettings', () => {
  const settings = {
    currentMoment: theDay(2026, 11, 19),
    selectedDepartmentId: 2,
    selectedFilters: ['Yoga'],
    hideInformation: true,
  };

  it('[P-TIMETABLE-42] should be the day, the department, the filters and the hidden header', () => {
    expect(z.encode(TimetableSettings, settings)).toEqual({ ...settings, currentMoment: '2026-11-19' });
    expect(z.decode(TimetableSettings, { ...settings, currentMoment: '2026-11-19' })).toEqual(settings);
  });

  it.each(Object.keys(settings))('[P-TIMETABLE-42] should be no settings without %s', (name) => {
    const written = { ...settings, currentMoment: '2026-11-19', [name]: undefined };
    expect(TimetableSettings.safeParse(written).success).toBe(false);
  });
});
