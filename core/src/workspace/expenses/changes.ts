// The expenses of the outbox: how they are stored, sent, and shown in their list until the service has them.
import type { SchedulerLike } from 'rxjs';
import type { Edits } from '../../data/collection.ts';
import type { Entry } from '../../data/outbox-model.ts';
import type { Edit } from '../../data/rows.ts';
import { type Instant, isoInstant } from '../../shared/dates.ts';
import type { NamedFile } from '../../shared/file.ts';
import type { Id } from '../../shared/wire-values.ts';
import { PDF } from '../../shell/document.ts';
import type { SiteChange } from '../site-work/model.ts';
import { isPhoto, photosWith } from '../site-work/rules.ts';
import type { SiteOutbox } from '../site-work/store.ts';
import { differing, fieldsOfExpense } from './fields.ts';
import { Expense, type ExpenseFields, type ExpenseLine, ExpenseReceipt, LineFields } from './model.ts';
import { isUnsentExpense } from './rules.ts';

/** The project of an expense, as people know it. */
export interface ProjectOfExpense {
  readonly id: Id;
  readonly title: string;
}

/** [W-SITE-22] The lane of an expense: its client id, else its id. */
export const recordOfExpense = ({ client_id: client, expense_id: id }: Expense): string => client ?? id;

/** The fields with the names of their articles and of the order line, which the body lacks. */
export interface NamedFields {
  readonly fields: ExpenseFields;
  readonly shown: Pick<Expense, 'order' | 'order_line'> & { readonly lines: readonly ExpenseLine[] };
}

const base = (project: ProjectOfExpense, expense: Expense, now: Instant) => ({
  project,
  record: recordOfExpense(expense),
  id: isUnsentExpense(expense) ? null : expense.expense_id,
  point: null,
  at: isoInstant(now),
});

/** A photo is named by the day and its place, as it has no other name; a PDF keeps its own. */
const named = (receipts: readonly NamedFile[], date: string, before = 0): readonly NamedFile[] =>
  receipts.map((file, at) =>
    file.type === PDF.type ? file : { ...file, name: `kvittering-${date}-${before + at + 1}.jpg` },
  );

/** [W-PLAN-06] A new expense with its receipts. The client id is its key. */
export const creationOfExpense = (
  project: ProjectOfExpense,
  { fields, shown }: NamedFields,
  receipts: readonly NamedFile[],
  record: string,
  now: Instant,
): SiteChange => ({
  call: 'expense.create',
  project,
  record,
  id: null,
  point: null,
  title: fields.title,
  at: isoInstant(now),
  body: { ...fields, client_id: record },
  shown,
  photos: named(receipts, fields.date),
});

/**
 * [W-SITE-24] [W-PLAN-06] The changed fields of an expense with the values that the user saw, and its new receipts. A
 * returned one is registered again, also where a receipt alone was missing.
 */
export function changesOfExpense(
  project: ProjectOfExpense,
  expense: Expense,
  { fields, shown }: NamedFields,
  receipts: readonly NamedFile[],
  now: Instant,
): readonly SiteChange[] {
  const before = fieldsOfExpense(expense);
  const changed = differing(fields, before);
  const of = { ...base(project, expense, now), title: fields.title };
  const partOf = (all: ExpenseFields) => Object.fromEntries(changed.map((name) => [name, all[name]]));
  const body = { ...partOf(fields), was: partOf(before) };
  const files = named(receipts, fields.date, expense.receipts?.length ?? 0);
  const isSent = changed.length > 0 || expense.status === 'RETURNED';
  return [
    ...(isSent ? [{ ...of, call: 'expense.change' as const, body, shown, photos: [] }] : []),
    ...files.map((file) => ({ ...of, call: 'expense.receipt' as const, body: {}, photos: [file] })),
  ];
}

/** A receipt of an expense: of the service by its id, or in the outbox by the key of its entry and its place there. */
export type ReceiptSource = { readonly name: string; readonly type: string } & (
  | { readonly receipt: Id }
  | { readonly key: string; readonly at: number }
);

/** [W-PLAN-06] The receipts of an expense: those of the service, then those on their way. */
export const receiptsOf = (
  expense: Expense,
  entries: readonly Pick<Entry<SiteChange>, 'key' | 'input'>[],
): readonly ReceiptSource[] => [
  ...(expense.receipts ?? []).flatMap((one) =>
    one ? [{ receipt: one.photo_id, name: one.name ?? '', type: one.type ?? '' }] : [],
  ),
  ...entries
    .filter(({ input }) => input.record === recordOfExpense(expense))
    .flatMap(({ key, input: { photos } }) => photos.map(({ name, type }, at) => ({ key, at, name, type }))),
];

const expenseIn = (value: unknown): Expense | null => Expense.safeParse(value).data ?? null;

/** The lines of a change, as far as they can be read. */
export const linesIn = (value: unknown): readonly LineFields[] =>
  Array.isArray(value) ? value.flatMap((line) => LineFields.safeParse(line).data ?? []) : [];

/** The fields of an expense with one article, which its lines replace. */
const ofOneArticle = { article: null, count: null, price: null } as const;

/** The names that a change has for the pages, as an expense; null where there are none. */
export const shownExpense = ({ shown, record }: Pick<SiteChange, 'shown' | 'record'>): Expense | null =>
  shown ? expenseIn({ ...shown, expense_id: record }) : null;

/** The effect of a change on the list of a project's expenses. */
function editOf(change: SiteChange, answer: unknown): Edit<Expense> | null {
  const { call, body, shown, record } = change;
  const id = change.id ?? record;
  if (call === 'expense.create') {
    const item = expenseIn({ ...body, ...shown, expense_id: record, client_id: record });
    return item && { kind: 'create', item, place: 'start' };
  }
  if (call === 'expense.change') {
    const { was: _, ...fields } = body;
    // The sums of the service are those of the values before.
    const sums = { sum: null, sum_before_vat: null };
    const isOf = { status: 'REGISTERED', returned_text: null, returned_by: null };
    const { lines = null, order_line = null } = shownExpense(change) ?? {};
    const named = {
      ...(Object.hasOwn(fields, 'lines') && { lines, ...ofOneArticle }),
      ...(Object.hasOwn(fields, 'order_line_id') && { order: null, order_line }),
    };
    return { kind: 'change', id, patch: (expense) => ({ ...expense, ...fields, ...sums, ...isOf, ...named }) };
  }
  if (!isPhoto(change)) return null;
  const { data } = ExpenseReceipt.safeParse(answer);
  return {
    kind: 'change',
    id,
    patch: (expense) => (data ? { ...expense, receipts: photosWith(expense.receipts, data) } : expense),
  };
}

/** [W-SITE-50] The user's pending changes of a project's expenses, for their list. */
export const expenseEdits = (
  outbox: Pick<SiteOutbox, 'entries$' | 'settled$' | 'conclude'>,
  projectId: Id,
  clock: SchedulerLike,
): Edits<Expense, SiteChange, unknown> => ({
  outbox,
  clock,
  edit: (change, _, answer) =>
    change.project.id === projectId && change.call.startsWith('expense.') ? editOf(change, answer) : null,
  thingIn: expenseIn,
  answerIn: (expense) => expense,
});
