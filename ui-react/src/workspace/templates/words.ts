import { type Day, dayMonth, weekdayOf } from '@felles/core';
import {
  filledParts,
  hoursOf,
  partCounts,
  type TemplateContent,
  type TemplatePart,
} from '@felles/core/workspace/project-templates';
import type { Text } from '../../i18n/texts.ts';
import { BOOK, LIST_CHECKED } from '../../kit/shapes.ts';
import { formatNumber } from '../format.ts';

/** The sign of each part. */
export const PART_SHAPES: Readonly<Record<TemplatePart, string>> = {
  phases: 'm12 4 8.500 4.500L12 13 3.500 8.500ZM4 12.500l8 4.200 8-4.200M4 16.300l8 4.200 8-4.200',
  milestones: 'm12 5 7 7-7 7-7-7Z',
  deadlines: 'M6 21V4M6 5h11l-2.500 4 2.500 4H6',
  checklists: LIST_CHECKED,
  handbook: BOOK,
};

/** "5 faser · 20 milepæler · 7 sjekklister · håndbok · 620 timer budsjett" */
export function contentIn(text: Text, template: TemplateContent): string {
  const counts = partCounts(template);
  const hours = hoursOf(template);
  return [
    ...filledParts(counts).map((part) => text(`template.count.${part}`, { count: counts[part] })),
    ...(hours > 0 ? [text('template.hours', { hours: formatNumber(hours) })] : []),
  ].join(' · ');
}

/** "ti. 30.03" */
export const shortDay = (text: Text, day: Day): string => `${text(`day.short.${weekdayOf(day)}`)}. ${dayMonth(day)}`;

/** The handbook of a template, with the number of its templates. */
export const bookIn = (text: Text, { handbook }: Pick<TemplateContent, 'handbook'>): string =>
  handbook ? text('template.book', { title: handbook.title ?? '', count: handbook.template_count ?? 0 }) : '';
