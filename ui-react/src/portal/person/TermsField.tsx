import type { PersonProblems, PersonView, TermsLink } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import link from '../../kit/TextLink.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './PersonForm.module.css';

interface TermsFieldProps {
  readonly terms: NonNullable<PersonView['terms']>;
  readonly problem: PersonProblems['approve_tos'];
  readonly onApprove: (isApproved: boolean) => void;
}

/** [P-PERSON-02] The approval of the terms, and the way to them. */
export function TermsField({ terms, problem, onApprove }: TermsFieldProps) {
  const { center } = usePortal();
  const text = useText();
  return (
    <div className={styles.terms}>
      <CheckField
        data-field="approve_tos"
        label={text('person.approve')}
        required
        checked={terms.isApproved}
        onCheck={onApprove}
        error={problem && text(problem)}
      />
      {terms.link && (
        <p className={styles.read}>
          {/* In a window of its own: what is filled in here stays in sight. */}
          <a className={link.link} href={addressOf(terms.link, center.code)} target="_blank" rel="noopener noreferrer">
            {text('person.readTerms')}
          </a>{' '}
          {text('person.newWindow')}
        </p>
      )}
    </div>
  );
}

const addressOf = (terms: TermsLink, centerCode: string): string =>
  terms.kind === 'own' ? paths.terms.of(centerCode) : terms.url;
