import { approvalOf, type Expense, isOwnExpense, statusOfExpense } from '@felles/core/workspace/expenses';
import { useText } from '../../i18n/text.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { CLOCK, LOCK } from '../../kit/shapes.ts';
import { Tag } from '../../kit/Tag.tsx';
import styles from './expenses.module.css';
import { approvedIn, statusIn } from './words.ts';

interface ExpenseStateProps {
  readonly expense: Expense;
  /** Who could approve it, but for own ones; null for any other user. */
  readonly approver: string | null;
}

/** The status of an expense by word and sign: who approved it, why it was returned, or why this user cannot approve it. */
export function ExpenseState({ expense, approver }: ExpenseStateProps) {
  const text = useText();
  const status = statusOfExpense(expense);
  const { by } = approvalOf(expense);
  const { returned_by: returner, returned_text: reason } = expense;
  return (
    <span className={styles.state}>
      {status === 'APPROVED' ? (
        <Tag type="SUCCESS">
          <Shape path={LOCK} />
          {statusIn(text, expense)}
        </Tag>
      ) : status === 'RETURNED' ? (
        <Tag type="ERROR">
          <Icon name="back" />
          {statusIn(text, expense)}
        </Tag>
      ) : (
        <Tag type="WARNING">
          <Shape path={CLOCK} />
          {statusIn(text, expense)}
        </Tag>
      )}
      {status === 'APPROVED' && by !== '' && (
        <small className={styles.said}>{approvedIn(by, expense.approved_at)}</small>
      )}
      {status === 'RETURNED' && reason && (
        <small className={styles.said} data-tone="bad">
          {text('expense.returnedText', { by: returner || text('expense.another'), words: reason })}
        </small>
      )}
      {status === 'REGISTERED' && isOwnExpense(expense, approver) && (
        <small className={styles.said}>{text('expense.own')}</small>
      )}
    </span>
  );
}
