// The answers of a point and the reason of a reopening, as they are typed and checked: by the page, and by the service.
import { formBy, textBy } from '../../data/field-kinds.ts';
import type { ChecklistMessage } from '../../texts/checklists.ts';
import { LONGEST, optionalText, requiredText } from '../site-work/text-rules.ts';
import type { Checkpoint } from './model.ts';
import { CHECKPOINT_STATUSES } from './rules.ts';

const needed = (most: number, key: 'checklists.needsTitle' | 'checklists.needsReason') =>
  requiredText(most, { key, params: {} } satisfies ChecklistMessage);

const isAnswer = (text: string): boolean => text === '' || CHECKPOINT_STATUSES.some((status) => status === text);

/** [W-SITE-17] [W-SITE-60] Of any point; a value is also checked by the point that it is of. */
export const ANSWER_FORM = formBy({
  status: textBy((text): ChecklistMessage | null =>
    isAnswer(text) ? null : { key: 'checklists.wrongAnswer', params: {} },
  ),
  value: optionalText(LONGEST.text),
  comment: optionalText(LONGEST.text),
});

/** A new checklist. Without a title it has that of its template. */
export const CHECKLIST_FORM = formBy({
  title: needed(LONGEST.title, 'checklists.needsTitle'),
});

/** [W-SITE-18] The reason of a reopening. */
export const REOPEN_FORM = formBy({
  reason: needed(LONGEST.text, 'checklists.needsReason'),
});

/** [W-SITE-17] A measure is a number with a comma or a point, and a choice one of those that the point has. */
export function problemOfValue({ field, options }: Checkpoint, value: string): ChecklistMessage | null {
  const text = value.trim();
  if (text === '') return null;
  if (field === 'measure' && !/^[-+−]?\d{1,12}(?:[.,]\d{1,12})?$/.test(text))
    return { key: 'checklists.wrongMeasure', params: {} };
  if (field === 'select' && options !== null && options !== undefined && !options.includes(text))
    return { key: 'checklists.wrongChoice', params: {} };
  return null;
}
