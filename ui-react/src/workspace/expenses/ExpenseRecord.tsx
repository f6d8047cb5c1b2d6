import type { Row } from '@felles/core/data';
import { numberIn } from '@felles/core/internal/shared/numbers';
import { recordOfExpense } from '@felles/core/internal/workspace/expenses/changes';
import { isChangeOf, refusedChanges } from '@felles/core/internal/workspace/site-work/refusals';
import {
  approvalOf,
  type Expense,
  type ExpensesStore,
  type ExpensesView,
  expenseLines,
  expenseSums,
  isOwnExpense,
  mayChangeExpense,
  mayMove,
  type ProjectOfExpense,
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
import { useObservable } from '../../react/use-observable.ts';
import { DASH, formatDay, formatNumber } from '../format.ts';
import { Facts } from '../register/Facts.tsx';
import { useArea } from '../services.ts';
import { ExpenseForm, nameOfDraft } from './ExpenseForm.tsx';
import { ExpenseRefusals } from './ExpenseRefusals.tsx';
import { ExpenseState } from './ExpenseState.tsx';
import styles from './expenses.module.css';
import { Receipts } from './Receipts.tsx';
import { approvedIn, articleIn, changeIn, grossIn, priceIn, productIn } from './words.ts';

interface ExpenseRecordProps {
  readonly project: ProjectOfExpense;
  readonly row: Row<Expense>;
  readonly view: ExpensesView;
  readonly store: ExpensesStore;
  /** The user who may approve here; null for any other. */
  readonly approver: string | null;
  /** The user who may register here; null for any other. */
  readonly writer: string | null;
  /** Lead to the expense before and to the next one of the list, as it is shown; null at its ends. */
  readonly around: Readonly<Record<'before' | 'next', (() => void) | null>>;
  /** Whether one of them has led here. */
  readonly isStepped: boolean;
}

/** [W-PLAN-06] An expense with its receipt first, its sums, and the moves of an approver or of its owner. */
export function ExpenseRecord(props: ExpenseRecordProps) {
  const { project, row, view, store, approver, writer, around, isStepped } = props;
  const { item: expense } = row;
  const { outbox } = useArea('expenses');
  const refused = refusedChanges(useObservable(outbox.entries$), 'expense', project.id).filter((one) =>
    isChangeOf(one, recordOfExpense(expense), expense.expense_id),
  );
  const begun = useObservable(useArea('siteDrafts').drafts$);
  const [isReturning, setReturning] = useState(false);
  const [chosen, setChanging] = useState<boolean | null>(null);
  const mayChange = writer !== null && mayChangeExpense(expense, writer);
  // The link to a draft opens its form.
  const isChanging = chosen ?? begun.some(({ name }) => name === nameOfDraft(expense));
  const place = useRef<HTMLDivElement>(null);
  const text = useText();
  useLostFocus(
    useCallback(
      () =>
        place.current?.querySelector<HTMLElement>('textarea, [data-foot] button') ??
        place.current?.querySelector<HTMLElement>('nav button:enabled') ??
        null,
      [],
    ),
    `${isReturning} ${isChanging} ${statusOfExpense(expense)}`,
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
  const status = statusOfExpense(expense);

  const firstStep = isStepped ? (around.next === null ? 'before' : 'next') : null;

  if (isChanging)
    return (
      <div className={styles.record}>
        <ReturnedNote expense={expense} />
        <ExpenseForm project={project} all={view.all} expense={expense} onClose={() => setChanging(false)} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the two buttons in it
    <div
      ref={place}
      className={styles.record}
      onKeyDown={({ key, target, altKey, ctrlKey, metaKey, shiftKey }) => {
        const isTyping = target instanceof Element && target.matches('input, textarea, select');
        if (isTyping || altKey || ctrlKey || metaKey || shiftKey) return;
        if (key === 'ArrowRight') around.next?.();
        if (key === 'ArrowLeft') around.before?.();
      }}
    >
      <nav className={styles.steps} aria-label={text('expense.steps')}>
        {(['before', 'next'] as const).map((step) => (
          <Button
            key={step}
            small
            // Who goes through the pile goes on with the same key.
            data-first={step === firstStep || undefined}
            aria-keyshortcuts={step === 'next' ? 'ArrowRight' : 'ArrowLeft'}
            disabled={around[step] === null}
            onClick={() => around[step]?.()}
          >
            {text(`expense.${step}`)}
          </Button>
        ))}
      </nav>
      <ReturnedNote expense={expense} />
      <ExpenseRefusals refused={refused} all={view.all} />
      <Receipts projectId={project.id} expense={expense} />
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
        {answer?.outcome === 'CHANGED' && status === 'REGISTERED' && (
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
      {status === 'APPROVED' && (
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
        (mayApprove || mayReturn || mayChange) && (
          <PanelFoot>
            {mayChange && (
              <Button kind={status === 'RETURNED' ? 'primary' : 'secondary'} onClick={() => setChanging(true)}>
                {text(status === 'RETURNED' ? 'expense.correct' : 'expense.change')}
              </Button>
            )}
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

/** Who returned the expense, and why. */
function ReturnedNote({ expense }: { readonly expense: Expense }) {
  const text = useText();
  const { returned_by: by, returned_text: words } = expense;
  if (statusOfExpense(expense) !== 'RETURNED') return null;
  return (
    <FormNote tone="bad" icon={<Icon name="back" />}>
      <b>{text('expense.returnedBy', { by: by || text('expense.another') })}</b>
      {words && ` «${words}»`}
    </FormNote>
  );
}
