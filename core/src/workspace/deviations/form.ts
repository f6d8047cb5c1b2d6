// The fields of a deviation as they are typed, checked and sent: by the page, and by the service.
import * as z from 'zod/mini';
import { dayDraft, formBy, right, textBy } from '../../data/field-kinds.ts';
import { dayMonthYear } from '../../shared/calendar.ts';
import { type Day, dayIn, parseIsoDate } from '../../shared/dates.ts';
import type { DeviationMessage } from '../../texts/deviations.ts';
import { LONGEST, optionalText, requiredText } from '../site-work/text-rules.ts';

const needed = (most: number, key: 'deviations.needsTitle' | 'deviations.needsComment') =>
  requiredText(most, { key, params: {} } satisfies DeviationMessage);

const SEVERITIES = ['', '1', '2', '3'];

const KINDS = {
  title: needed(LONGEST.title, 'deviations.needsTitle'),
  kind: textBy(right),
  severity: {
    ...textBy((text): DeviationMessage | null =>
      SEVERITIES.includes(text) ? null : { key: 'deviations.wrongSeverity', params: {} },
    ),
    sent: (text: string) => (text === '' ? null : Number(text)),
  },
  place: optionalText(LONGEST.place),
  description: optionalText(LONGEST.text),
  deadline: {
    ...textBy((text): DeviationMessage | null =>
      text === '' || parseIsoDate(text) !== null ? null : { key: 'deviations.wrongDay', params: {} },
    ),
    draft: (value: string | null | undefined) => dayDraft(value) || (value ?? ''),
  },
  responsible_id: textBy(right),
};

/** The fields of a new deviation. */
export const DEVIATION_FORM = formBy(KINDS);
/** The typed values of a deviation. */
export type DeviationDraft = ReturnType<typeof DEVIATION_FORM.valuesOf>;

const StoredDraft = z.catch(z.record(z.string(), z.unknown()), {});

/** Reads the texts of a stored draft that have these names. */
const draftReader =
  <N extends string>(...names: readonly N[]) =>
  (stored: unknown): Partial<Readonly<Record<N, string>>> => {
    const texts = StoredDraft.parse(stored);
    const found = names.flatMap((name) => (typeof texts[name] === 'string' ? [[name, texts[name]] as const] : []));
    return Object.fromEntries(found) as Partial<Readonly<Record<N, string>>>; // only of these names
  };

/** The readable part of a stored draft of a deviation. */
export const readDeviationDraft = draftReader(
  'title',
  'kind',
  'severity',
  'place',
  'description',
  'deadline',
  'responsible_id',
);
/** The readable part of a stored draft of a move or a comment. */
export const readWords = draftReader('measure', 'reason', 'text');

/** The measure, and the reason for opening a deviation again. */
export const MOVE_FORM = formBy({ measure: optionalText(LONGEST.text), reason: optionalText(LONGEST.text) });

/** A comment on a deviation. */
export const COMMENT_FORM = formBy({ text: needed(LONGEST.text, 'deviations.needsComment') });

/** [W-SITE-16] A deadline before the day of the deviation is refused. */
export function problemOfDeadline(deadline: string | null | undefined, date: Day | null): DeviationMessage | null {
  const day = dayIn(deadline);
  return day === null || date === null || day >= date
    ? null
    : { key: 'deviations.earlyDeadline', params: { day: dayMonthYear(date) } };
}
