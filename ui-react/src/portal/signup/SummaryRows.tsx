import type { Summary } from '@felles/core/portal/signup';
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
