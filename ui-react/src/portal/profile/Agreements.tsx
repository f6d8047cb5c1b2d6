import type { AgreementNotice, AgreementView, UnpaidAgreement } from '@felles/core/portal';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { NoAgreement } from './NoAgreement.tsx';
import styles from './Profile.module.css';
import { UnpaidAgreements } from './UnpaidAgreements.tsx';

interface AgreementsProps {
  readonly agreements: readonly AgreementView[];
  readonly unpaid: readonly UnpaidAgreement[];
  readonly notice: AgreementNotice | null;
}

/** A member's active agreements, or what there is instead. */
export function Agreements({ agreements, unpaid, notice }: AgreementsProps) {
  const text = useText();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('profile.agreements')}
      </h2>
      <UnpaidAgreements agreements={unpaid} />
      {notice ? (
        <NoAgreement notice={notice} />
      ) : (
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
