import { PDF } from '@felles/core';
import { type Expense, type ReceiptSource, receiptsOf } from '@felles/core/workspace/expenses';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { RECEIPT } from '../../kit/shapes.ts';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { OtherPreview, PdfPreview } from '../documents/Previews.tsx';
import { useArea } from '../services.ts';
import { usePhoto } from '../site/RecordPhotos.tsx';
import styles from './expenses.module.css';

interface ReceiptsProps {
  readonly projectId: string;
  readonly expense: Expense;
}

const keyOf = (source: ReceiptSource): string => ('receipt' in source ? source.receipt : `${source.key} ${source.at}`);

function useReceipts(expense: Expense): readonly ReceiptSource[] {
  const { outbox } = useArea('expenses');
  return receiptsOf(expense, useObservable(outbox.entries$));
}

/** [W-PLAN-06] The receipts of an expense in full, each with the ways to see it large and to keep it. */
export function Receipts({ projectId, expense }: ReceiptsProps) {
  const expenses = useArea('expenses');
  const shown = useReceipts(expense);
  const text = useText();
  if (shown.length === 0) return <p className={textStyles.quiet}>{text('expense.noReceipt')}</p>;
  return (
    <ul className={styles.receipts} aria-label={text('expense.receipts')}>
      {shown.map((source) => (
        <li key={keyOf(source)} className={styles.receipt}>
          {source.type === PDF.type ? (
            <PdfPreview name={source.name} ask={() => expenses.receiptPdf(projectId, expense.expense_id, source)} />
          ) : (
            <OtherPreview name={source.name} ask={() => expenses.receipt(projectId, expense.expense_id, source)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The first receipt, small beside the title; a sign where there is none, and a word for a PDF. */
export function ReceiptThumb({ projectId, expense }: ReceiptsProps) {
  const [first] = useReceipts(expense);
  return (
    <span className={styles.thumb} data-pdf={first?.type === PDF.type || undefined}>
      {first === undefined || first.type === PDF.type ? (
        <Shape path={RECEIPT} />
      ) : (
        <Thumb key={keyOf(first)} projectId={projectId} expense={expense} source={first} />
      )}
      {first?.type === PDF.type && <small className={styles.kind}>PDF</small>}
    </span>
  );
}

function Thumb({ projectId, expense, source }: ReceiptsProps & { readonly source: ReceiptSource }) {
  const expenses = useArea('expenses');
  const place = useRef<HTMLSpanElement>(null);
  const { url } = usePhoto(place, () => expenses.receipt(projectId, expense.expense_id, source));
  return (
    <span ref={place} className={styles.picture}>
      {url && <img src={url} alt="" decoding="async" />}
    </span>
  );
}
