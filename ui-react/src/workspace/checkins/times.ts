import { type Day, dayMonth, hourMinute } from '@felles/core';
import { otherDay, timeOfCheckIn } from '@felles/core/workspace';
import type { Text } from '../../i18n/texts.ts';

/** A time of a check-in as it is read: with its day, where that is not today; empty for what is no time. */
export function writtenTime(time: string | null | undefined, today: Day, text: Text): string {
  const instant = timeOfCheckIn(time);
  if (instant === null) return '';
  const day = otherDay(instant, today);
  const clock = hourMinute(instant / 1_000);
  return day === null ? clock : text('checkin.onDay', { day: dayMonth(day), time: clock });
}
