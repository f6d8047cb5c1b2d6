import { type Day, kroner } from '@felles/core';
import { hostOf } from '@felles/core/internal/shared/addresses';
import type { InvoiceView } from '@felles/core/portal/invoices';
import { useText } from '../../i18n/text.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { DetailFoot, DetailPanel } from '../parts/DetailPanel.tsx';
import styles from './Invoices.module.css';
import { fieldsOf, lineNotes, stateNote, stateWords } from './invoice-words.ts';
import { Kid } from './Kid.tsx';
import { PayWay } from './PayWay.tsx';

interface InvoicePanelProps {
  readonly view: InvoiceView;
  readonly today: Day;
  readonly onClose: () => void;
}

const BOXES = {
  overdue: 'danger',
  drawn: 'info',
  inPayment: 'info',
  due: 'info',
  paid: 'success',
  credited: 'info',
} as const;

/** [P-MEMBER-45] All that the service says of one invoice. */
export function InvoicePanel({ view, today, onClose }: InvoicePanelProps) {
  const text = useText();
  const { invoice, state, title, number, department, amount, kid, pdf } = view;
  const lines = (invoice.linjer ?? []).toSorted((a, b) => (a.sortering ?? 0) - (b.sortering ?? 0));
  return (
    <DetailPanel
      key={view.key}
      title={amount ?? text('invoices.noAmount')}
      lines={[
        title ?? text('invoices.untitled'),
        [number && text('invoices.number', { number }), department].filter(Boolean).join(' · '),
      ]}
      tone={null}
      bodyName={text('invoices.about')}
      onClose={onClose}
      footer={
        view.offer !== 'none' && (
          <DetailFoot>
            <PayWay view={view} today={today} isMain={state.kind !== 'drawn'} />
          </DetailFoot>
        )
      }
    >
      <div className={styles.panel}>
        <StatusBox type={BOXES[state.kind]} title={stateWords(text, state, today)}>
          {stateNote(text, state, today)}
        </StatusBox>
        {lines.length > 0 && (
          <ul>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that is theirs alone, and never move
              <li key={at} className={styles.line}>
                <b>{line.tittel?.trim() || line.tekst?.trim() || text('invoices.line.untitled')}</b>
                <span>{amountOf(line)}</span>
                <small>{lineNotes(text, line)}</small>
              </li>
            ))}
          </ul>
        )}
        <dl className={styles.fields}>
          {fieldsOf(text, view).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {kid !== null && <Kid kid={kid} />}
        {pdf !== null && (
          <p className={styles.document}>
            <ButtonLink kind="secondary" href={pdf} rel="noopener noreferrer">
              {text('invoices.pdf')}
            </ButtonLink>
            <small>{text('invoices.pdfHost', { host: hostOf(pdf) })}</small>
          </p>
        )}
      </div>
    </DetailPanel>
  );
}

const amountOf = ({
  sum_inc_mva: whole,
  sum,
}: {
  readonly sum_inc_mva?: number | null | undefined;
  readonly sum?: number | null | undefined;
}) => {
  const amount = whole ?? sum;
  return typeof amount === 'number' ? kroner(amount, ',') : null;
};
