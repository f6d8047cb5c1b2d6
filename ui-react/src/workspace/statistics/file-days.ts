import type { PeriodQuestion } from '@felles/core/data';

/** The days of a file, as they stand in its name; nothing for all days. */
export const fileDays = ({ from, to }: PeriodQuestion): string => [from, to].map((day) => day && `-${day}`).join('');
