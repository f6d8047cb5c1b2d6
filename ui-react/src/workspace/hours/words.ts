import '../../i18n/catalogs/days.ts';

import { type Day, dayMonth, type Failure, weekdayOf } from '@felles/core';
import type { HoursFields, HoursLine, HoursRow, HoursThing } from '@felles/core/workspace/hours';
import type { Text } from '../../i18n/texts.ts';
import { formatDay, formatNumber } from '../format.ts';
import { refusalIn } from '../site/refusal-words.ts';

const weekday = (text: Text, day: Day): string => text(`day.${weekdayOf(day)}`);

/** "torsdag 19.11" */
export const dayWords = (text: Text, day: Day): string => `${weekday(text, day)} ${dayMonth(day)}`;

/** "to." */
export const shortDay = (text: Text, day: Day): string => `${weekday(text, day).slice(0, 2)}.`;

/** "7,5 t" */
export const hoursIn = (text: Text, hours: number): string => text('week.hours', { hours: formatNumber(hours) });

/** The state of a line in a narrow cell; '' for one that is registered and no more. */
export function briefStateIn(text: Text, row: HoursRow, overlaps: boolean): string {
  const { item, state } = row;
  if (state === 'settled' && item.status === 'APPROVED') return text('week.approved');
  if (state === 'settled' && item.status !== 'RETURNED') return overlaps ? text('week.overlaps') : '';
  return stateIn(text, row);
}

/** The status of a line, as the service has it. */
export function statusIn(text: Text, { status }: Pick<HoursLine, 'status'>): string {
  if (status === 'RETURNED') return text('week.returned');
  return text(status === 'APPROVED' ? 'week.approved' : 'week.registered');
}

/** The state of a line in words: that of its sending, else that of its approval. */
export function stateIn(text: Text, { item, state }: Pick<HoursRow, 'item' | 'state'>): string {
  if (state !== 'settled') return text(`week.${state}`);
  const name = item.approved_by?.person_name;
  return item.status === 'APPROVED' && name ? text('week.approvedBy', { name }) : statusIn(text, item);
}

/** [W-SITE-26] The reason of a refusal, in words of hours; a 403 names the user who can give the right. */
export function reasonIn(text: Text, failure: Failure): string {
  if (failure.kind === 'refused') {
    if (failure.type === 'Locked') return text('week.locked');
    if (failure.type === 'Exists') return text('week.exists');
    if (failure.refusal === 'notFound') return text('week.missing');
    if (failure.refusal === 'forbidden' && failure.message) return text('week.refused', { reason: failure.message });
  }
  return text('week.refused', { reason: refusalIn(text, failure, 'hours') });
}

/** The names of things that a line has by their ids: a user never sees an id. */
export interface NamesOfLine {
  /** '' where it is not known. */
  article(id: string): string;
  readonly phases: ReadonlyMap<string, string>;
}

/** [W-SITE-26] A line as a user would write it down. */
export const lineWords = (text: Text, fields: HoursFields, names: NamesOfLine): string =>
  [...(['date', 'art_id', 'time'] as const).map((thing) => thingIn(text, thing, fields, names)), fields.comment]
    .filter(Boolean)
    .join('\n');

/** "2 Høydetillegg" */
export const extrasIn = (extras: HoursLine['extras'], articleName: (id: string) => string): string =>
  (extras ?? []).flatMap((extra) => (extra ? `${extra.count} ${articleName(extra.article_id)}` : [])).join(' · ');

/** "Ny verdi: timer 6 t, kommentar «Sett»" */
export const newValuesIn = (
  text: Text,
  things: readonly HoursThing[],
  fields: HoursFields,
  names: NamesOfLine,
): string =>
  text('week.newValues', {
    values: things.map((thing) => `${text(`week.thing.${thing}`)} ${thingIn(text, thing, fields, names)}`).join(', '),
  });

/** A thing of a line, with the value of it in these fields. */
export function thingIn(text: Text, thing: HoursThing, fields: HoursFields, names: NamesOfLine): string {
  const { hours, from, to, extras } = fields;
  const article = (id: string): string => names.article(id) || text('week.otherArticle');
  switch (thing) {
    case 'time':
      return [hoursIn(text, hours), from && to && `(${from}–${to})`].filter(Boolean).join(' ');
    case 'date':
      return formatDay(fields.date);
    case 'art_id':
      return article(fields.art_id);
    case 'extras':
      return extrasIn(extras, article) || text('week.nothing');
    case 'phase_id':
      return fields.phase_id ? names.phases.get(fields.phase_id) || text('week.otherPhase') : text('week.nothing');
    case 'comment':
      return fields.comment ? `«${fields.comment}»` : text('week.nothing');
  }
}
