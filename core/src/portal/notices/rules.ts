// [P-MEMBER-60] A member's messages by day, and the page that each leads to.
import { groupBy } from '../../shared/collections.ts';
import { type Day, type Instant, instantOf, osloDay } from '../../shared/dates.ts';
import { type Id, isOn } from '../../shared/wire-values.ts';
import type { MemberNotice } from './model.ts';

/** The kinds that have words of their own; any other is shown by its text. */
export const NOTICE_KINDS = [
  'PROMOTED',
  'PLACE_FREE',
  'CLASS_CANCELLED',
  'CLASS_MOVED',
  'INVOICE_DUE',
  'AGREEMENT_ENDING',
  'NEWS',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The page that a message leads to. */
export type NoticeSubject =
  | { readonly kind: 'class'; readonly date: Day; readonly id: number; readonly departmentId: number | null }
  /** The timetable has no days before today's week; the member's own bookings have them. */
  | { readonly kind: 'bookings' }
  | { readonly kind: 'invoice'; readonly id: Id }
  | { readonly kind: 'agreement'; readonly id: Id | null }
  | { readonly kind: 'news' };

export interface NoticeView {
  readonly id: Id;
  readonly at: Instant;
  /** Null for a kind that is not known. */
  readonly kind: NoticeKind | null;
  readonly text: string | null;
  readonly isNew: boolean;
  /** Null for a message that is about nothing else. */
  readonly subject: NoticeSubject | null;
}

/** The messages of a day of Oslo. */
export interface NoticeDay {
  readonly day: Day;
  /** The newest first. */
  readonly notices: readonly NoticeView[];
}

/** The newest day first. A message that is seen stays new where this visit was the first to show it. */
export function noticesByDay(
  notices: readonly MemberNotice[],
  today: Day,
  shown: ReadonlySet<Id>,
): readonly NoticeDay[] {
  const views = single(notices)
    .toSorted((a, b) => b.at - a.at)
    .map(
      (notice): NoticeView => ({
        id: notice.id,
        at: instantOf(notice.at),
        kind: NOTICE_KINDS.find((kind) => kind === notice.kind) ?? null,
        text: notice.text?.trim() || null,
        isNew: !isOn(notice.seen) || shown.has(notice.id),
        subject: subjectOf(notice, today),
      }),
    );
  return [...groupBy(views, ({ at }) => osloDay(at))].map(([day, own]) => ({ day, notices: own }));
}

/** The ids of the messages that the member has not seen. */
export const unseenIn = (notices: readonly MemberNotice[]): readonly Id[] =>
  single(notices).flatMap(({ id, seen }) => (isOn(seen) ? [] : [id]));

/** An id that comes twice is one message. */
const single = (notices: readonly MemberNotice[]): readonly MemberNotice[] => [
  ...new Map(notices.map((notice) => [notice.id, notice])).values(),
];

/** By the ids that the message brings, so that a kind that is not known leads somewhere, too. */
function subjectOf(notice: MemberNotice, today: Day): NoticeSubject | null {
  const { class: id, class_date: date, invoice_id: invoice, contract_id: contract, kind } = notice;
  if (typeof id === 'number' && typeof date === 'number')
    return date < today
      ? { kind: 'bookings' }
      : { kind: 'class', date, id, departmentId: notice.department_id ?? null };
  if (invoice) return { kind: 'invoice', id: invoice };
  if (contract || kind === 'AGREEMENT_ENDING') return { kind: 'agreement', id: contract ?? null };
  return kind === 'NEWS' ? { kind: 'news' } : null;
}
