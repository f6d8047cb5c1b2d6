import type { AgreementTerms } from '@felles/core/portal/agreement';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import { agreementPath } from '../member-paths.ts';
import { usePortal } from '../services.ts';
import styles from './Agreement.module.css';

interface FootProps {
  readonly terms: AgreementTerms;
  readonly children: ReactNode;
}

/** The way back and the step's own button, side by side below the page. */
export function Foot({ terms, children }: FootProps) {
  const { center } = usePortal();
  const text = useText();
  return (
    <div className={styles.foot}>
      <PageButton to={agreementPath.of(center.code, terms.contract_id)}>{text('agreement.return')}</PageButton>
      {children}
    </div>
  );
}
