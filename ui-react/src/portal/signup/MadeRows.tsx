import { isAnythingMade, type Made, type Summary } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Rows, SummaryRow } from './SummaryRows.tsx';

interface MadeRowsProps {
  readonly made: Made;
  /** The new member, where that is still known. */
  readonly member?: Summary['member'];
  /** Whether the first payment is drawn from the account, and not to be made. */
  readonly isDrawn: boolean;
}

/** What came of a sign-up: where, what, and the money. */
export function MadeRows({ made, member, isDrawn }: MadeRowsProps) {
  const { department, membership, amount, isPaid, firstDate, due } = made;
  const text = useText();
  if (!isAnythingMade(made)) return null;
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
