import type { CompanyView } from '@felles/core/portal/signup';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import textStyles from '../../kit/Text.module.css';
import styles from './Flow.module.css';
import { SummaryRow, SummaryRows } from './SummaryRows.tsx';

/** [P-SIGNUP-40] What has been settled so far; nothing, as long as there is no code. */
export function CompanySummary({ view: { shownCode, company, summary } }: { readonly view: CompanyView }) {
  const text = useText();
  const id = useId();
  if (shownCode === null) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('company.summary')}
      </h2>
      <SummaryRows
        summary={summary}
        first={
          <>
            <SummaryRow label={text('company.summaryCode')}>{shownCode}</SummaryRow>
            {company !== null && <SummaryRow label={text('company.summaryCompany')}>{company}</SummaryRow>}
          </>
        }
      />
      <p className={textStyles.quiet}>{text('company.whoPays')}</p>
    </section>
  );
}
