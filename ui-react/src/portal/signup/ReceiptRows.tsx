import { isReceiptKnown, type Receipt, type Summary } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import { Rows, SummaryRow } from './SummaryRows.tsx';

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
