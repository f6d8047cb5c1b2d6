import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, nullIfUnreadable, numberOrText, text } from '../../shared/wire-values.ts';

const Amount = z.nullish(z.union([z.number(), z.string()]));

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
  article: nullIfUnreadable(z.looseObject({ art_id: id(), art_nr: numberOrText(), title: text() })),
  contact: nullIfUnreadable(z.looseObject({ contact_id: id(), contact_name: text() })),
  order: nullIfUnreadable(z.looseObject({ order_id: id(), order_nr: numberOrText(), title: text() })),
  order_line: nullIfUnreadable(z.looseObject({ order_line_id: id(), title: text() })),
  person: nullIfUnreadable(z.looseObject({ person_id: id(), person_name: text() })),
  registered_by_user: nullIfUnreadable(z.looseObject({ user_id: id(), user_name: text() })),
});
export type Expense = Readonly<z.infer<typeof Expense>>;

/** The filters and the order. */
export interface ExpenseQuestion {
  readonly approved: '' | 'yes' | 'no';
  readonly sort: string;
}

/** The call for the expenses of a project; the workspace only reads them. */
export interface ExpensesPort {
  /** [W-EXPENSES-03] All expenses in one answer, approved or not. */
  expenses(projectId: Id): Reply<readonly Expense[]>;
}
