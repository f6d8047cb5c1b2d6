import { optionsWithProof } from '@felles/core/portal/agreement';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { mailTo } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './Agreement.module.css';
import { Foot } from './Foot.tsx';
import { AgreementPage, Row, Section, sum } from './parts.tsx';
import type { ReadyProps } from './ready.ts';

/** [P-MEMBER-41] Pauses for illness or pregnancy are made at the center: nothing about health is sent or kept here. */
export function ProofStep({ view: { terms } }: ReadyProps) {
  const { center } = usePortal();
  const { contactEmail } = useObservable(center.view$);
  const text = useText();
  return (
    <AgreementPage title={text('agreement.proofTitle')} terms={terms}>
      <StatusBox type="info" title={text('agreement.atCenter')}>
        {text('agreement.atCenterWhy')}
      </StatusBox>
      <Section title={text('agreement.proofRules')}>
        <dl className={styles.rows}>
          {optionsWithProof(terms).map(({ reason, months_least: least, months_most: most, fee_per_month: fee }) => (
            <Row
              key={reason}
              label={text(
                reason === 'ILLNESS' || reason === 'PREGNANCY' ? `agreement.${reason}` : 'agreement.otherReason',
              )}
              note={text('agreement.proofMonths', { least, most })}
            >
              {fee > 0
                ? text('agreement.plannedWhy', { fee: sum(fee) })
                : `${text('agreement.fee')}: ${text('agreement.none')}`}
            </Row>
          ))}
        </dl>
      </Section>
      <Foot terms={terms}>
        {contactEmail !== null && (
          <a className={textStyles.link} href={mailTo(contactEmail)}>
            {text('agreement.write')}
          </a>
        )}
      </Foot>
    </AgreementPage>
  );
}
