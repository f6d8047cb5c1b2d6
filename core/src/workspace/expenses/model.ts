import * as z from 'zod/mini';
import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, nullIfUnreadable, numberOrText, partsOf, text } from '../../shared/wire-values.ts';
import { APPROVAL_OUTCOMES } from '../site-records/model.ts';
import { RecordPhoto } from '../site-work/model.ts';

const Amount = z.nullish(z.union([z.number(), z.string()]));

const Words = () => z.catch(text(), null);
const article = () => nullIfUnreadable(z.looseObject({ art_id: id(), art_nr: numberOrText(), title: text() }));

/** [W-PLAN-06] One article of an expense. All lines have the VAT rate of the expense. */
export const ExpenseLine = z.looseObject({
  article: article(),
  count: z.catch(Amount, null),
  /** In kroner, without VAT. */
  price: z.catch(Amount, null),
});
export type ExpenseLine = Readonly<z.infer<typeof ExpenseLine>>;

/** A photo or a PDF; `name` is that of the file. */
export const ExpenseReceipt = z.extend(RecordPhoto, { name: Words(), type: Words() });
export type ExpenseReceipt = Readonly<z.infer<typeof ExpenseReceipt>>;

/** [W-PLAN-06] The known statuses of an expense. */
export const EXPENSE_STATUSES = ['REGISTERED', 'RETURNED', 'APPROVED'] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

/** [W-EXPENSES-01] [W-EXPENSES-02] The types of `approved_by` and `registered_to_contact` are not specified. */
export const Expense = z.looseObject({
  expense_id: Id,
  approved_by: z.optional(z.unknown()),
  cost: z.catch(Amount, null),
  count: z.catch(Amount, null),
  date: z.catch(text(), null),
  mva_sats: z.catch(Amount, null),
  price: z.catch(Amount, null),
  sum: z.catch(Amount, null),
  text: z.catch(text(), null),
  title: z.catch(text(), null),
  registered_to_contact: z.optional(z.unknown()),
  article: article(),
  contact: nullIfUnreadable(z.looseObject({ contact_id: id(), contact_name: text() })),
  order: nullIfUnreadable(z.looseObject({ order_id: id(), order_nr: numberOrText(), title: text() })),
  order_line: nullIfUnreadable(z.looseObject({ order_line_id: id(), title: text() })),
  person: nullIfUnreadable(z.looseObject({ person_id: id(), person_name: text() })),
  registered_by_user: nullIfUnreadable(z.looseObject({ user_id: id(), user_name: text() })),
  /** Ours, from here on. */
  client_id: Words(),
  lines: partsOf(z.nullable(ExpenseLine), null),
  sum_before_vat: z.catch(Amount, null),
  receipts: partsOf(z.nullable(ExpenseReceipt), null),
  status: Words(),
  /** [W-PLAN-06] Why it was returned, and by whom. */
  returned_text: Words(),
  returned_by: Words(),
  /** The instant of the approval. */
  approved_at: Words(),
  /** The name of the user who changed it last, and the instant. */
  changed_by: Words(),
  changed_at: Words(),
});
export interface Expense extends Readonly<z.infer<typeof Expense>> {}

/** An article with its count, and its price in kroner without VAT. */
export const LineFields = z.object({ article_id: Id, count: z.number(), price: z.number() });
export type LineFields = Readonly<z.infer<typeof LineFields>>;

/** The fields of an expense that a user writes. */
export const ExpenseFields = z.object({
  title: z.string(),
  date: z.string(),
  text: text(),
  mva_sats: z.number(),
  order_line_id: id(),
  lines: z.readonly(z.array(LineFields)),
});
export interface ExpenseFields extends Readonly<z.infer<typeof ExpenseFields>> {}

/** [W-PLAN-06] A new expense. */
export const NewExpense = z.extend(ExpenseFields, { client_id: z.string() });
export type NewExpense = Readonly<z.infer<typeof NewExpense>>;

/** [W-PLAN-06] The fields to change, and in `was` the value of each as the user saw it. */
export const ExpenseChange = z.extend(z.partial(ExpenseFields), { was: z.optional(z.partial(ExpenseFields)) });
export type ExpenseChange = Readonly<z.infer<typeof ExpenseChange>>;

/** An expense as the approver saw it. A field that is missing is not compared. */
const SeenExpense = z.extend(z.partial(ExpenseFields), {
  expense_id: Id,
  /** With VAT, as it stood on the button. */
  sum: z.nullish(z.number()),
  /** The number of receipts. */
  receipts: z.nullish(z.number()),
});
export type SeenExpense = Readonly<z.infer<typeof SeenExpense>>;

/** [W-PLAN-06] Expenses to approve, or to return with a text; `seen` has each of them as the user saw it. */
export const ExpenseDecision = z.object({
  ids: z.readonly(z.array(Id)),
  status: z.enum(['APPROVED', 'RETURNED']),
  text: text(),
  seen: z.nullish(z.readonly(z.array(SeenExpense))),
});
export type ExpenseDecision = Readonly<z.infer<typeof ExpenseDecision>>;

/** The outcome for one expense, and the expense as it is now; null where it is gone. */
export const ExpenseOutcome = z.looseObject({
  expense_id: Id,
  outcome: z.enum(APPROVAL_OUTCOMES),
  expense: z.nullish(Expense),
});
export type ExpenseOutcome = Readonly<z.infer<typeof ExpenseOutcome>>;

/** The filters and the order. */
export interface ExpenseQuestion {
  readonly text: string;
  /** The id of an article, a month (YYYY-MM), and the id of who has registered it; '' for all. */
  readonly article: Id;
  readonly month: string;
  readonly person: Id;
  readonly approved: '' | 'yes' | 'no' | 'returned';
  readonly sort: string;
}

/** The expenses of a project, and the calls about them of a service that takes changes. */
export interface ExpensesPort {
  /** [W-EXPENSES-03] All expenses in one answer, approved or not. */
  expenses(projectId: Id): Reply<readonly Expense[]>;
  decide(projectId: Id, decision: ExpenseDecision, key: string): Reply<readonly ExpenseOutcome[]>;
  /** A file of an expense. */
  receipt(projectId: Id, expenseId: Id, receiptId: Id): Reply<FileContent>;
}
