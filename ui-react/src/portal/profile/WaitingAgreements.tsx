import '../../i18n/catalogs/profile.ts';

import { addressPart } from '@felles/core';
import { hostOf } from '@felles/core/internal/shared/addresses';
import type { KnownDirectDebit, WaitingAgreement } from '@felles/core/portal/profile';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from '../signup/Flow.module.css';

/** Agreements that are not in force yet: what each waits for, and where its member can act. */
export const WaitingAgreements = ({ agreements }: { readonly agreements: readonly WaitingAgreement[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else that is theirs alone, and hold nothing
  agreements.map((agreement, place) => <Waiting key={place} agreement={agreement} />);

function Waiting({ agreement }: { readonly agreement: WaitingAgreement }) {
  const { center } = usePortal();
  const text = useText();
  const title = agreement.title ?? text('profile.untitled');
  switch (agreement.kind) {
    case 'signed':
      return (
        <StatusBox type="success" title={text('profile.signedAgreement', { title })}>
          {text('profile.signedAgreementWhy')}
        </StatusBox>
      );
    case 'unsigned':
      return (
        <StatusBox
          type="warning"
          title={text('profile.unsignedAgreement', { title })}
          action={
            agreement.address !== null && (
              <a className={link.link} href={agreement.address} rel="noopener noreferrer">
                {text('profile.toSigning', { host: hostOf(agreement.address) })}
              </a>
            )
          }
        >
          {text('profile.unsignedAgreementWhy')}
        </StatusBox>
      );
    case 'unpaid': {
      const invoice = addressPart(agreement.invoiceId);
      return (
        <StatusBox
          type="warning"
          title={text('profile.unpaidAgreement', { title })}
          action={
            // The browser loads the page again, so that it reads its address.
            <a className={link.link} href={`${paths.payment.of(center.code)}?invoiceId=${invoice}&directdebit=false`}>
              {text('profile.toPayment')}
            </a>
          }
        >
          {text('profile.unpaidAgreementWhy')}
        </StatusBox>
      );
    }
  }
}

/** The state of a member's agreements, as the service has it, beside the outcome in the address. */
export function KnownAgreements({ known: { active, waiting } }: { readonly known: KnownDirectDebit }) {
  if (active.length + waiting.length === 0) return null;
  return (
    <LiveRegion className={styles.part}>
      {active.map((title, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else that is theirs alone, and hold nothing
        <Holds key={place} title={title} />
      ))}
      <WaitingAgreements agreements={waiting} />
    </LiveRegion>
  );
}

function Holds({ title }: { readonly title: string | null }) {
  const text = useText();
  return (
    <StatusBox type="success" title={text('profile.directDebitHolds', { title: title ?? text('profile.untitled') })} />
  );
}
