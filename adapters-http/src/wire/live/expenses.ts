import { Expense } from '@felles/core/workspace/expenses';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const expenses = things(Expense, EVENTS.expense);
