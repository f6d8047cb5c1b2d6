import { type Day, kroner } from '@felles/core';
import type { CardView } from '@felles/core/portal/card';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { agreementPath } from '../member-paths.ts';
import { shortDay } from '../parts/MemberPage.tsx';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

interface NoCodeProps {
  readonly refusal: Extract<CardView['state'], { readonly status: 'refused' }>['refusal'];
  readonly today: Day;
}

/** [P-MEMBER-47] Why there is no code, and the way out. */
export function NoCode({ refusal, today }: NoCodeProps) {
  const { center, offers } = usePortal();
  const text = useText();
  const at = center.code;
  switch (refusal.type) {
    case 'Frozen': {
      const { frozen_until: until, valid_from: from, contract_id: contract } = refusal;
      const hasPause = contract && (offers('contract-freeze') || offers('contract-end'));
      return (
        <StatusBox
          type="info"
          title={until ? text('card.frozenUntil', { date: shortDay(until, today) }) : text('card.frozen')}
          action={
            <PageButton kind="primary" to={hasPause ? agreementPath.of(at, contract) : paths.profile.of(at)}>
              {text(hasPause ? 'card.toPause' : 'card.toProfile')}
            </PageButton>
          }
        >
          {from && text('card.worksFrom', { date: shortDay(from, today) })}
        </StatusBox>
      );
    }
    case 'Unpaid': {
      const { unpaid_sum: sum, unpaid_due: due } = refusal;
      const amount = sum ? kroner(sum, ',') : null;
      const hasInvoices = offers('member-invoices');
      return (
        <StatusBox
          type="danger"
          title={text('card.unpaid')}
          action={
            hasInvoices && (
              <PageButton kind="primary" to={paths.invoices.of(at)}>
                {amount === null ? text('card.pay') : text('card.paySum', { amount })}
              </PageButton>
            )
          }
        >
          {amount !== null && due && text('card.due', { amount, date: shortDay(due, today) })}{' '}
          {!hasInvoices && text('card.payByLink')}
        </StatusBox>
      );
    }
    case 'NoAgreement':
      return (
        <StatusBox
          type="unknown"
          title={
            refusal.ended_on ? text('card.endedOn', { date: shortDay(refusal.ended_on, today) }) : text('card.ended')
          }
          action={
            <PageButton kind="primary" to={paths.member.of(at)}>
              {text('card.join')}
            </PageButton>
          }
        >
          {text('card.comeBack')}
        </StatusBox>
      );
    case null:
      return <StatusBox type="info" title={refusal.words} />;
  }
}
