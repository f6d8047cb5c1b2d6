// The fields of a deadline as they are typed, checked and sent: by the page, and by the service.
import { dayDraft, formBy, right, textBy } from '../../data/field-kinds.ts';
import type { Problems } from '../../data/form.ts';
import { type Day, dayIn, parseIsoDate } from '../../shared/dates.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { DeadlineMessage } from '../../texts/deadlines.ts';
import { LONGEST, optionalText, problemOfText, requiredText } from '../site-work/text-rules.ts';
import type { Deadline, DeadlineChange } from './model.ts';
import { isMet, isOpen, titleOfDeadline } from './rules.ts';

/** The most characters of an abbreviation, as the progress of a project has room for. */
const LONGEST_ABBREVIATION = 6;

const NEEDS_TITLE: DeadlineMessage = { key: 'deadlines.needsTitle', params: {} };
const WRONG_ABBREVIATION: DeadlineMessage = { key: 'deadlines.wrongAbbreviation', params: {} };
const WRONG_DAY: DeadlineMessage = { key: 'deadlines.wrongDay', params: {} };
const NEEDS_REASON: DeadlineMessage = { key: 'deadlines.needsReason', params: {} };

/** [W-PLAN-04] The fields of a deadline; a reason belongs to a move. */
export const DEADLINE_FORM = formBy({
  title: requiredText(LONGEST.title, NEEDS_TITLE),
  abbreviation: textBy((text) =>
    text === '' || text.length > LONGEST_ABBREVIATION ? WRONG_ABBREVIATION : problemOfText(text, LONGEST_ABBREVIATION),
  ),
  day: {
    ...textBy((text) => (parseIsoDate(text) === null ? WRONG_DAY : null)),
    draft: (value: string | null | undefined) => dayDraft(value) || (value ?? ''),
  },
  phase_id: textBy(right),
  reason: optionalText(LONGEST.text),
});
/** The typed values of a deadline. */
export type DeadlineDraft = ReturnType<typeof DEADLINE_FORM.valuesOf>;

/** The typed values of a new deadline, with its project where the page is of all. */
export type NewDeadlineDraft = Omit<DeadlineDraft, 'reason'> & { readonly project_id: string };

const NEEDS_PROJECT: DeadlineMessage = { key: 'deadlines.needsProject', params: {} };

/** The problems of a new deadline. */
export const problemsOfNew = ({ project_id, ...draft }: NewDeadlineDraft): Problems<NewDeadlineDraft> => ({
  ...DEADLINE_FORM.problemsOf({ ...draft, reason: '' }),
  ...(project_id === '' && { project_id: NEEDS_PROJECT }),
});

/** [W-SITE-24] The values of a deadline by the names of a change. */
export const seenDeadline = (deadline: Deadline) => ({
  title: titleOfDeadline(deadline),
  abbreviation: deadline.abbreviation ?? null,
  day: dayDraft(deadline.event?.instance_date) || null,
  phase_id: deadline.phase_id ?? null,
  done: isMet(deadline),
});

/** [W-PLAN-04] A deadline that has been late is moved with a reason: the customer was promised another day. */
export const needsReason = (deadline: Deadline, today: Day): boolean =>
  isOn(deadline.was_late) || (isOpen(deadline) && (dayIn(deadline.event?.instance_date) ?? today) < today);

/** The problems of a change, by the names of its fields. */
export function problemsOfChange(
  deadline: Deadline,
  { was: _, done: __, ...change }: DeadlineChange,
  today: Day,
): Problems<DeadlineDraft> {
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const found = DEADLINE_FORM.problemsOf({ ...DEADLINE_FORM.valuesOf({}), ...DEADLINE_FORM.valuesOf(sent) });
  const problems = Object.fromEntries(Object.entries(found).filter(([field]) => Object.hasOwn(sent, field)));
  const isMoved = change.day !== undefined && change.day !== seenDeadline(deadline).day;
  return isMoved && needsReason(deadline, today) && !change.reason?.trim()
    ? { ...problems, reason: NEEDS_REASON }
    : problems;
}
