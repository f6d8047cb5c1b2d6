import { type OutboxItem, outboxItem } from '../../data/outbox-rows.ts';
import { parseInstant } from '../../shared/dates.ts';
import { sizeOf } from '../../shared/file.ts';
import type { SiteCall, SiteChange } from './model.ts';
import { isCreation, isPhoto, wasOf } from './rules.ts';

const KINDS = {
  'deviation.create': 'deviationCreate',
  'deviation.change': 'deviationChange',
  'deviation.comment': 'deviationComment',
  'deviation.photo': 'deviationPhoto',
  'checklist.create': 'checklistCreate',
  'checkpoint.answer': 'checkpointAnswer',
  'checkpoint.photo': 'checkpointPhoto',
  'hours.create': 'hoursCreate',
  'hours.change': 'hoursChange',
  'hours.remove': 'hoursRemove',
  'task.create': 'taskCreate',
  'task.change': 'taskChange',
  'task.comment': 'taskComment',
  'task.photo': 'taskPhoto',
  'expense.create': 'expenseCreate',
  'expense.change': 'expenseChange',
  'expense.receipt': 'expenseReceipt',
} as const satisfies Readonly<Record<SiteCall, string>>;
/** An answer that has one of these statuses is named by it. */
const ANSWERS = { OK: 'answerOk', NOT_OK: 'answerNotOk', NOT_RELEVANT: 'answerNotRelevant' } as const;
type SiteKind = (typeof KINDS)[SiteCall] | (typeof ANSWERS)[keyof typeof ANSWERS];

const isKnown = (status: unknown): status is keyof typeof ANSWERS =>
  typeof status === 'string' && Object.hasOwn(ANSWERS, status);

function kindOf({ call, body: { status } }: SiteChange): SiteKind {
  return call === 'checkpoint.answer' && isKnown(status) ? ANSWERS[status] : KINDS[call];
}

/** A point is shown in its checklist. */
function areaOf(call: SiteCall): string {
  const [area = ''] = call.split('.');
  return area === 'checkpoint' ? 'checklist' : area;
}

/** The point of a checklist; of a line of hours its day as the service has it, or that of a new line. */
function partOf({ call, point, body, shown }: SiteChange): string | null {
  if (areaOf(call) !== 'hours') return point;
  const dates = [wasOf({ body }), shown, body].map((fields) => new Map(Object.entries(fields ?? {})).get('date'));
  return dates.find((date) => typeof date === 'string') ?? null;
}

/** The fields of a body that a user has written in words. */
const WRITTEN = ['title', 'place', 'description', 'measure', 'reason', 'comment', 'text'];

/** [W-SITE-34] An on-site change for people. */
export function siteItem(change: SiteChange): OutboxItem<SiteKind> {
  const { call, title, project, record, id, point, at, body, photos } = change;
  return outboxItem({
    kind: kindOf(change),
    title,
    project,
    record: { area: areaOf(call), id: id ?? record, part: partOf(change) },
    at: parseInstant(at),
    files: photos.length,
    size: photos.reduce((sum, photo) => sum + sizeOf(photo), 0),
    text: WRITTEN.flatMap((field) => {
      const words = body[field];
      return typeof words === 'string' && words !== '' ? [words] : [];
    }).join('\n'),
    // [W-SITE-40] A record and its photos are one row; each point of a checklist has photos of its own.
    group: isCreation(change) || isPhoto(change) ? [record, point].filter(Boolean).join('/') : null,
  });
}
