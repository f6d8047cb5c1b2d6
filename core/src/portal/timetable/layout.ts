/** [P-TIMETABLE-29] A window narrower than this shows one day at a time (pixels). */
export const WIDE_FROM = 1400;

/** Seven columns, or one. */
export type TimetableLayout = 'week' | 'day';

/** [P-TIMETABLE-29] On a phone or tablet one day is shown even if the window is wide. */
export function layoutFor(width: number, userAgent: string): TimetableLayout {
  return width < WIDE_FROM || /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent) ? 'day' : 'week';
}
