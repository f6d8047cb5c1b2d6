// The fields of a deviation as they are typed, checked and sent: by the page, and by the service.
import { dayDraft, formBy, right, textBy } from '../../data/field-kinds.ts';
import { dayMonthYear } from '../../shared/calendar.ts';
import { type Day, dayIn, parseIsoDate } from '../../shared/dates.ts';
import type { DeviationMessage } from '../../texts/deviations.ts';
import { draftReader } from '../site-work/drafts.ts';
import { LONGEST, optionalText, requiredText } from '../site-work/text-rules.ts';

const SEVERITIES = ['', '1', '2', '3'];

const KINDS = {
  title: requiredText(LONGEST.title, { key: 'deviations.needsTitle', params: {} } satisfies DeviationMessage),
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
/** The readable part of a stored draft of a move. */
export const readWords = draftReader('measure', 'reason');

/** The measure, and the reason for opening a deviation again. */
export const MOVE_FORM = formBy({ measure: optionalText(LONGEST.text), reason: optionalText(LONGEST.text) });

/** [W-SITE-16] A deadline before the day of the deviation is refused. */
export function problemOfDeadline(deadline: string | null | undefined, date: Day | null): DeviationMessage | null {
  const day = dayIn(deadline);
  return day === null || date === null || day >= date
    ? null
    : { key: 'deviations.earlyDeadline', params: { day: dayMonthYear(date) } };
}
