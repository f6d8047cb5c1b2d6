import { toEpochSeconds } from '@felles/core';
import { CENTER } from '@felles/core/internal/portal/center/rules';
import type { ClassSession } from '@felles/core/internal/portal/timetable/model';
import { emptyDay, groupByType, layoutFor, settingsKey, WIDE_FROM } from '@felles/core/internal/portal/timetable/rules';
import { besideOthers } from '@felles/core/internal/shared/text-direction';
import { explainTime } from '@felles/core/portal/timetable';
import { describe, expect, it } from 'vitest';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const PHONES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 15; Tablet; rv:142.0) Gecko/142.0 Firefox/142.0',
  'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Safari/604.1',
];

describe('layoutFor', () => {
  it('[P-TIMETABLE-29] should show one day below 1400 pixels and the week from there on', () => {
    expect([320, 1399, 1399.5, 1400, 3840].map((width) => layoutFor(width, DESKTOP))).toEqual([
      'day',
      'day',
      'day',
      'week',
      'week',
    ]);
  });

  it.each(PHONES)('[P-TIMETABLE-29] should show one day however wide the window of %s is', (userAgent) => {
    expect(layoutFor(3840, userAgent)).toBe('day');
  });
});

describe('settingsKey', () => {
  it('[P-TIMETABLE-43] should be one key for each center, so that none gets the settings of another', () => {
    expect(settingsKey('nordlys')).toBe('felles.timetable.nordlys');
    expect(settingsKey('nordlys')).toBe(settingsKey('nordlys'));
    expect(settingsKey('solsiden')).not.toBe(settingsKey('nordlys'));
  });
});

describe('emptyDay', () => {
  it('[P-TIMETABLE-25] [P-TIMETABLE-26] should ask for a department where none is chosen, else say why the day is empty', () => {
    expect(
      [emptyDay(null, false), emptyDay(null, true), emptyDay(1, false), emptyDay(1, true)].map(({ key }) => key),
    ).toEqual([
      'timetable.chooseDepartment',
      'timetable.chooseDepartment',
      'timetable.noClasses',
      'timetable.noMatchingClasses',
    ]);
  });
});

describe('explainTime', () => {
  it('should tell the minutes, and who leads the class where the card names several', () => {
    const kari = aClass({ instructor: 'Kari', varighet: 45 });
    const ola = aClass({ instructor: ' Ola ', varighet: 60 });
    const [alone] = groupByType([kari]);
    const [together] = groupByType([kari, ola]);
    expect(alone && explainTime(kari, alone)).toEqual({ key: 'timetable.duration', params: { minutes: 45 } });
    expect(together && explainTime(ola, together)).toEqual({
      key: 'timetable.durationWith',
      params: { minutes: 60, instructor: 'Ola' },
    });
    expect(together && explainTime(aClass({ instructor: ' ' }), together).key).toBe('timetable.duration');
  });
});

describe('names beside each other', () => {
  const card = (...instructors: readonly string[]) =>
    groupByType(instructors.map((instructor, at) => aClass({ instructor, booking_starts_at: toEpochSeconds(at) })))[0];

  it.each(['\u202eabc', 'שרה', '\u200fabc', 'سارة'])('should keep to itself a name that may turn them: %s', (name) => {
    expect(card(name, 'Kari')?.instructor).toBe(`\u2068${name}\u2069, Kari`);
  });

  it('should let no name break out of its text', () => {
    expect(card('\u2069\u202eabc\u2068', 'Kari')?.instructor).toBe('\u2068\u202eabc\u2069, Kari');
  });

  it('should keep a name to itself once, however often it is asked to', () => {
    const kept = card('שרה', 'Kari')?.instructor ?? '';
    expect(besideOthers(kept)).toBe(kept);
    expect(besideOthers('\u2068a\u2069\u202eb')).toBe('\u2068a\u202eb\u2069');
  });

  it('should leave any other name as it is, and know a turning one as the only one', () => {
    expect(card('Kari Ødegård-Łęcka', '王芳')?.instructor).toBe('Kari Ødegård-Łęcka, 王芳');
    const alone = card('שרה');
    expect(alone && explainTime(aClass({ instructor: 'שרה' }), alone).key).toBe('timetable.duration');
  });
});

describe('constants', () => {
  it('should be those of the specification', () => {
    expect(WIDE_FROM).toBe(1400);
    expect(CENTER).toMatchObject({ logoMinimum: 20, logoDelay: 300, defaultImages: 9 });
  });
});

const aClass = (given: Partial<ClassSession>): ClassSession => ({
  dato: toEpochSeconds(0),
  booking_starts_at: toEpochSeconds(36_000),
  grennavn: 'Yoga',
  avdeling: 1,
  varighet: 60,
  ...given,
});
