import { readableOf } from '@felles/core/internal/shared/wire-values';
import {
  ExpenseChange,
  ExpenseDecision,
  ExpenseOutcome,
  ExpenseReceipt,
  NewExpense,
} from '@felles/core/internal/workspace/expenses/model';
import { Expense } from '@felles/core/workspace/expenses';
import { file } from '../call.ts';
import { PHOTO_UPLOAD } from '../photo-upload.ts';
import { addition, staff } from '../rows.ts';

const changes = addition('expense-changes', '/v1/projects/{project_id}/expenses');

/** The expenses of a project. To register, change and approve them is an addition. */
export const expenses = {
  expenses: staff.get('/v1/projects/{project_id}/expenses', 'Expenses of a project', {
    reply: readableOf(Expense),
    offline: 'user',
  }),
  create: changes.create('', 'Registers an expense', { body: NewExpense, reply: Expense }),
  change: changes.patch('/{expense_id}', 'Changes an expense that is not approved', {
    body: ExpenseChange,
    reply: Expense,
    takesKey: true,
  }),
  decide: changes.put('/approval', 'Approves or returns expenses, each with its outcome', {
    body: ExpenseDecision,
    reply: readableOf(ExpenseOutcome),
    takesKey: true,
  }),
  addReceipt: changes.create('/{expense_id}/receipts', 'Adds a receipt, a photo or a PDF, to an expense', {
    ...PHOTO_UPLOAD,
    reply: ExpenseReceipt,
  }),
  receipt: changes.get('/{expense_id}/receipts/{receipt_id}', 'The file of a receipt', { reply: file() }),
};
