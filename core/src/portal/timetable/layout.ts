/** [P-TIMETABLE-29] A window narrower than this shows one day at a time (pixels). */
export const WIDE_FROM = 1400;

/** Seven columns, or one. */
export type Layout = 'week' | 'day';

/** [P-TIMETABLE-29] */
export function layoutFor(width: number, userAgent: string): Layout {
  return width < WIDE_FROM || /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent) ? 'day' : 'week';
}
