import { type Day, kroner } from '@felles/core';
import type { InvoiceView, UnpaidView } from '@felles/core/portal/invoices';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Tag } from '../../kit/Tag.tsx';
import styles from './Invoices.module.css';
import { partWords, stateNote, stateWords, TONES } from './invoice-words.ts';
import { Kid } from './Kid.tsx';
import { PayWay } from './PayWay.tsx';

interface UnpaidListProps {
  readonly unpaid: UnpaidView;
  readonly today: Day;
  /** The key of the invoice in the panel. */
  readonly chosen: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** [P-MEMBER-43] The sum with its parts, and each invoice by its due date. */
export function UnpaidList({ unpaid, today, chosen, onOpen }: UnpaidListProps) {
  const text = useText();
  const id = useId();
  const { invoices, parts, total, unknown } = unpaid;
  return (
    <>
      {parts.length + unknown === 0 ? (
        <StatusBox type="success" title={text('invoices.clear')} />
      ) : (
        <div className={layout.stack1}>
          <p className={styles.label}>{text('invoices.total')}</p>
          <p className={styles.sum}>{kroner(total, ',')}</p>
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={part.kind} data-kind={part.kind}>
                <b>{kroner(part.amount, ',')}</b> {partWords(text, part, today)}
              </li>
            ))}
          </ul>
          {unknown > 0 && <p className={styles.label}>{text('invoices.unknown', { count: unknown })}</p>}
        </div>
      )}
      {invoices.length > 0 && (
        <section className={styles.part} aria-labelledby={id}>
          <h2 id={id} className={styles.heading}>
            {text('invoices.unpaid')}
          </h2>
          <ul>
            {invoices.map((view) => (
              <UnpaidRow key={view.key} view={view} today={today} isChosen={view.key === chosen} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface UnpaidRowProps {
  readonly view: InvoiceView;
  readonly today: Day;
  readonly isChosen: boolean;
  readonly onOpen: (key: string) => void;
}

function UnpaidRow({ view, today, isChosen, onOpen }: UnpaidRowProps) {
  const text = useText();
  const { key, state, title, number, department, amount, kid, offer } = view;
  const note = stateNote(text, state, today);
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        <button type="button" className={styles.open} aria-current={isChosen || undefined} onClick={() => onOpen(key)}>
          {title ?? text('invoices.untitled')}
        </button>
      </h3>
      <span className={styles.amount}>{amount ?? text('invoices.noAmount')}</span>
      <p className={styles.meta}>
        {[number && text('invoices.number', { number }), department].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.state}>
        <Tag type={TONES[state.kind]}>{stateWords(text, state, today)}</Tag>
      </p>
      <div className={styles.acts}>
        {note !== null && <p className={styles.meta}>{note}</p>}
        {kid !== null && offer === 'pay' && state.kind !== 'drawn' && <Kid kid={kid} />}
        <span className={styles.way}>
          <PayWay view={view} today={today} />
        </span>
      </div>
    </li>
  );
}
