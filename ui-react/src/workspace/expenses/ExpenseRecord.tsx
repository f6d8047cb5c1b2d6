import { numberIn } from '@felles/core';
import type { Row } from '@felles/core/data';
import {
  approvalOf,
  type Expense,
  type ExpensesStore,
  type ExpensesView,
  expenseLines,
  expenseSums,
  isOwnExpense,
  mayMove,
  statusOfExpense,
} from '@felles/core/workspace/expenses';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { LOCK } from '../../kit/shapes.ts';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { DASH, formatDay, formatNumber } from '../format.ts';
import { Facts } from '../register/Facts.tsx';
import { ExpenseState } from './ExpenseState.tsx';
import styles from './expenses.module.css';
import { Receipts } from './Receipts.tsx';
import { approvedIn, articleIn, changeIn, grossIn, priceIn, productIn } from './words.ts';

interface ExpenseRecordProps {
  readonly projectId: string;
  readonly row: Row<Expense>;
  readonly view: ExpensesView;
  readonly store: ExpensesStore;
  /** The user who may approve here; null for any other. */
  readonly approver: string | null;
  /** Lead to the expense before and to the next one of the list, as it is shown; null at its ends. */
  readonly around: Readonly<Record<'before' | 'next', (() => void) | null>>;
  /** Whether one of them has led here. */
  readonly isStepped: boolean;
}

/** [W-PLAN-06] An expense with its receipt first, its sums, and the two moves of an approver. */
export function ExpenseRecord({ projectId, row, view, store, approver, around, isStepped }: ExpenseRecordProps) {
  const { item: expense } = row;
  const [isReturning, setReturning] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const text = useText();
  useLostFocus(
    useCallback(() => place.current?.querySelector<HTMLElement>('[data-foot] button') ?? null, []),
    `${isReturning} ${statusOfExpense(expense)}`,
  );
  const { net, gross } = expenseSums(expense);
  const rate = numberIn(expense.mva_sats);
  const { by } = approvalOf(expense);
  const answer = view.result?.lines.get(expense.expense_id);
  const isPending = row.keys.length > 0;
  const [mayApprove, mayReturn] = (['APPROVED', 'RETURNED'] as const).map(
    (to) => !isPending && mayMove(expense, to, approver),
  );
  const lines = expenseLines(expense);

  const firstStep = isStepped ? (around.next === null ? 'before' : 'next') : null;

  return (
    <div ref={place} className={styles.record}>
      <nav className={styles.steps} aria-label={text('expense.steps')}>
        {(['before', 'next'] as const).map((step) => (
          <Button
            key={step}
            small
            // Who goes through the pile goes on with the same key.
            data-first={step === firstStep || undefined}
            disabled={around[step] === null}
            onClick={() => around[step]?.()}
          >
            {text(`expense.${step}`)}
          </Button>
        ))}
      </nav>
      <Receipts projectId={projectId} expense={expense} />
      <dl className={styles.sums} aria-label={text('expense.sum')}>
        <div>
          <dt>{text('expense.net')}</dt>
          <dd>{priceIn(net)}</dd>
        </div>
        <div>
          <dt>{text('expense.vat', { rate: formatNumber(rate) })}</dt>
          <dd>{priceIn(net === null || gross === null ? null : gross - net)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{text('expense.gross')}</dt>
          <dd>{priceIn(gross)}</dd>
        </div>
      </dl>
      <ExpenseState expense={expense} approver={approver} />
      <Facts
        isBeside
        facts={[
          ...lines.map((line, at) => ({
            name: lines.length === 1 ? text('expenses.article') : text('expense.article', { at: at + 1 }),
            value: `${articleIn(line)}\n${productIn(line)}`,
          })),
          { name: text('expenses.date'), value: formatDay(expense.date) },
          {
            name: text('expenses.orderLine'),
            value: [expense.order?.order_nr, expense.order_line?.title].filter(Boolean).join(' '),
          },
          { name: text('expenses.supplier'), value: expense.contact?.contact_name },
          { name: text('expenses.registered'), value: expense.registered_by_user?.user_name },
          { name: text('expenses.text'), value: expense.text },
        ]}
      />
      <div role="alert">
        {answer?.outcome === 'CHANGED' && statusOfExpense(expense) === 'REGISTERED' && (
          <FormNote tone="bad" icon={<Icon name="alert" />}>
            {text('expense.notApproved', { change: changeIn(text, answer.seen, expense) })}
          </FormNote>
        )}
        {view.sending.failure && (
          <FormNote tone={view.sending.isUncertain ? 'warn' : 'bad'} icon={<Icon name="alert" />}>
            <MessageText message={view.sending.failure} />
          </FormNote>
        )}
      </div>
      {statusOfExpense(expense) === 'APPROVED' && (
        <p className={styles.said}>
          <Shape path={LOCK} />
          {text('expense.locked', { who: approvedIn(by, expense.approved_at) || DASH })}
        </p>
      )}
      {approver === null && !isOwnExpense(expense, approver) && (
        <p className={textStyles.quiet}>{text('expense.noRight')}</p>
      )}
      {isReturning ? (
        <PanelForm
          label={text('expense.return')}
          make={() => store.returnForm([expense.expense_id], () => setReturning(false))}
          fields={[longTextField('text', text('expense.reason'))]}
          leaving={{ key: 'expenses.leavingReason', params: {} }}
          saveWords={() => text('expense.return')}
          others={
            <Button kind="ghost" onClick={() => setReturning(false)}>
              {text('expense.cancel')}
            </Button>
          }
        />
      ) : (
        (mayApprove || mayReturn) && (
          <PanelFoot>
            {mayReturn && <Button onClick={() => setReturning(true)}>{text('expense.return')}</Button>}
            {mayApprove && (
              <Button kind="primary" busy={view.sending.isSending} onClick={() => store.approve([expense.expense_id])}>
                {text('expense.approve', { sum: grossIn(expense) })}
              </Button>
            )}
          </PanelFoot>
        )
      )}
    </div>
  );
}
