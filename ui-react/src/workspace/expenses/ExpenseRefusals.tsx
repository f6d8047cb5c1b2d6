import { shownExpense } from '@felles/core/internal/workspace/expenses/changes';
import type { Expense } from '@felles/core/workspace/expenses';
import type { RefusedSiteChange } from '@felles/core/workspace/site-work';
import { useText } from '../../i18n/text.ts';
import { useArea } from '../services.ts';
import { SiteRefusals } from '../site/SiteRefusals.tsx';
import { fieldIn, valueIn } from './change-words.ts';

interface ExpenseRefusalsProps {
  readonly refused: readonly RefusedSiteChange[];
  /** The expenses of the project, whose articles and order lines are known by name. */
  readonly all: readonly Expense[];
}

/** [W-PLAN-06] The expenses that the service has refused, new or changed. */
export function ExpenseRefusals({ refused, all }: ExpenseRefusalsProps) {
  const { outbox } = useArea('expenses');
  const text = useText();
  return (
    <SiteRefusals
      area="expense"
      refused={refused}
      outbox={outbox}
      fieldIn={(field) => fieldIn(text, field)}
      valueIn={(field, value, change) => valueIn(text, [shownExpense(change) ?? [], all].flat(), field, value)}
    />
  );
}
