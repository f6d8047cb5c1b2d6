import { billOf, type MoneyView } from '@felles/core/portal/payment';
import { isReceiptKnown, type Receipt, type Summary } from '@felles/core/portal/signup';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import styles from './Flow.module.css';

interface SummaryRowsProps {
  readonly summary: Summary;
  /** Shown above the chosen rows. */
  readonly first?: ReactNode;
  /** Shown below them. */
  readonly children?: ReactNode;
}

/** [P-SIGNUP-10] What has been chosen and filled in so far, to be read before anything is agreed to. */
export function SummaryRows({ summary: { department, membership, member }, first, children }: SummaryRowsProps) {
  const text = useText();
  return (
    <Rows>
      {first}
      {department !== null && <SummaryRow label={text('signup.summaryCenter')}>{department}</SummaryRow>}
      {membership && <SummaryRow label={text('signup.summaryMembership')}>{membership.title}</SummaryRow>}
      {membership && <CostRows costs={membership} />}
      {member && (
        <SummaryRow label={text('signup.summaryMember')}>
          {member.name}
          <span>{member.address}</span>
          <span>{member.place}</span>
          <span>{text('signup.summaryPhone', { phone: member.phone })}</span>
          <span>{member.email}</span>
          <span>{text('signup.summaryBorn', { date: member.born })}</span>
        </SummaryRow>
      )}
      {children}
    </Rows>
  );
}

/** The price of a membership, and its duration. */
export function CostRows({
  costs: { price, rhythm, binding },
}: {
  readonly costs: NonNullable<Summary['membership']>;
}) {
  const text = useText();
  return (
    <>
      <SummaryRow label={text('signup.summaryPrice')}>
        {price} {text(rhythm)}
      </SummaryRow>
      {binding && (
        <SummaryRow label={text('signup.summaryBinding')}>
          {text('signup.bindingMonths', { count: binding.months })}
          <span>{text('signup.bindingTotal', { total: binding.total })}</span>
        </SummaryRow>
      )}
    </>
  );
}

/** A list that is read line by line. */
export const Rows = ({ children }: { readonly children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;

export const SummaryRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** [P-PAYMENT-06] The first amount to pay, and its date, from the service; or a notice that it is not available. */
export function InvoiceRows({ money: { invoice } }: { readonly money: Pick<MoneyView, 'invoice'> }) {
  const text = useText();
  if (invoice.status === 'loading') return <SummaryRow label={text('signup.firstPayment')}>…</SummaryRow>;
  if (invoice.status === 'failed')
    return <SummaryRow label={text('signup.firstPayment')}>{text('signup.invoiceNotLoaded')}</SummaryRow>;
  const bill = billOf(invoice);
  return (
    bill && (
      <>
        {bill.toPay && <SummaryRow label={text('signup.firstPayment')}>{bill.toPay}</SummaryRow>}
        {bill.firstDate && <SummaryRow label={text('signup.firstDate')}>{bill.firstDate}</SummaryRow>}
      </>
    )
  );
}

interface ReceiptRowsProps {
  readonly receipt: Receipt;
  /** The new member, where that is still known. */
  readonly member?: Summary['member'];
  /** Whether the first payment is drawn from the account, so that the member has nothing to pay. */
  readonly isDrawn: boolean;
}

/** The result of a sign-up: the department, the membership, and the money. */
export function ReceiptRows({ receipt, member, isDrawn }: ReceiptRowsProps) {
  const { department, membership, amount, isPaid, firstDate, due } = receipt;
  const text = useText();
  if (!isReceiptKnown(receipt)) return null;
  const amountLabel = isPaid ? 'signup.paidAmount' : isDrawn ? 'signup.firstPayment' : 'signup.amountToPay';
  return (
    <Rows>
      {department !== null && <SummaryRow label={text('signup.summaryCenter')}>{department}</SummaryRow>}
      {membership !== null && <SummaryRow label={text('signup.summaryMembership')}>{membership}</SummaryRow>}
      {member && (
        <SummaryRow label={text('signup.summaryMember')}>
          {member.name}
          <span>{member.place}</span>
        </SummaryRow>
      )}
      {amount !== null && <SummaryRow label={text(amountLabel)}>{amount}</SummaryRow>}
      {!isPaid && isDrawn && firstDate !== null && (
        <SummaryRow label={text('signup.firstDate')}>{firstDate}</SummaryRow>
      )}
      {!isPaid && !isDrawn && due !== null && <SummaryRow label={text('signup.due')}>{due}</SummaryRow>}
    </Rows>
  );
}
