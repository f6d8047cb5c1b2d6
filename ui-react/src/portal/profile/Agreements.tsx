import type { AgreementNotice, AgreementView, WaitingAgreement } from '@felles/core/portal/profile';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { NoAgreement } from './NoAgreement.tsx';
import styles from './Profile.module.css';
import { WaitingAgreements } from './WaitingAgreements.tsx';

interface AgreementsProps {
  readonly agreements: readonly AgreementView[];
  readonly waiting: readonly WaitingAgreement[];
  readonly notice: AgreementNotice | null;
}

/** A member's active agreements, or a notice instead. */
export function Agreements({ agreements, waiting, notice }: AgreementsProps) {
  const text = useText();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('profile.agreements')}
      </h2>
      <WaitingAgreements agreements={waiting} />
      {/* A member who waits for the bank reads so above, and has nothing more to do. */}
      {notice !== null && notice !== 'signed' && <NoAgreement notice={notice} />}
      {notice === null && (
        <ul className={styles.cards}>
          {agreements.map((agreement) => (
            <li key={agreement.key} className={styles.item}>
              <AgreementCard agreement={agreement} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
