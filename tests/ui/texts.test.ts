import { textsIn } from '@felles/ui-react/texts';
import { describe, expect, it } from 'vitest';

const norwegian = textsIn('no');
const english = textsIn('en');

describe('texts', () => {
  it('should be Norwegian or English', () => {
    expect(norwegian('timetable.chooseDepartment')).toBe('Velg avdeling');
    expect(english('timetable.chooseDepartment')).toBe('choose department');
  });

  it('[P-TRANSPORT-17] should say in English what an answer was that cannot be understood', () => {
    expect(english({ key: 'failure.malformed', params: {} })).toBe('Unknown response from the server');
  });

  it('[P-MEMBERSHIP-22] should say in both languages that a membership has vanished', () => {
    const words = (text: typeof norwegian) =>
      (['membership.vanished.title', 'membership.vanished'] as const).map((key) => text({ key, params: {} }));
    expect(words(norwegian)).toEqual([
      'En feil har oppstått',
      'Medlemskapet du ønsker er ikke lengre tilgjengelig. Velg et annet medlemskap',
    ]);
    expect(words(english)).toEqual([
      'Something went wrong',
      'The membership you want is no longer available. Choose another membership',
    ]);
  });

  it('should write a message inside a message in the same language', () => {
    const reason = { key: 'failure.timeout', params: {} } as const;
    expect(english({ key: 'timetable.notRefreshed', params: { reason } })).toBe(
      'The timetable could not be refreshed. The service is taking too long to answer.',
    );
  });

  it.each([
    '$t(timetable.offline)',
    '{{minutes}}',
    '$t(timetable.duration, {"minutes": 1})',
    '<b>&amp;</b>',
    '__proto__',
  ])("should write the server's words as they are: %s", (words) => {
    expect(norwegian({ key: 'failure.refused', params: { message: words } })).toBe(words);
  });
});
