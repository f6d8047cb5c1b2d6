import type { PersonProblems, PersonView } from '@felles/core/portal/person';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import { LiveRegion } from '../../kit/Hidden.tsx';
import layout from '../../kit/Layout.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';
import styles from './PersonForm.module.css';
import { TermsAnchor } from './TermsAnchor.tsx';

interface TermsFieldProps {
  readonly terms: NonNullable<PersonView['terms']>;
  readonly isLocked: boolean;
  readonly problem: PersonProblems['approve_tos'];
  readonly onApprove: (isApproved: boolean) => void;
}

/** [P-PERSON-02] The approval of the terms, and the way to them. */
export function TermsField({ terms, isLocked, problem, onApprove }: TermsFieldProps) {
  const { center } = usePortal();
  const { condition } = useObservable(center.view$);
  const text = useText();
  return (
    <div className={layout.stack1}>
      <CheckField
        data-field="approve_tos"
        label={text('person.approve')}
        required
        aria-disabled={isLocked || undefined}
        checked={terms.isApproved}
        onCheck={onApprove}
        error={problem && text(problem)}
      />
      <LiveRegion>{terms.othersApproved && <p className={styles.read}>{text('person.termsOfOthers')}</p>}</LiveRegion>
      {terms.link ? (
        <p className={styles.read}>
          <TermsAnchor terms={terms.link} />
        </p>
      ) : (
        condition.status === 'ready' && <p className={styles.read}>{text('person.termsElsewhere')}</p>
      )}
    </div>
  );
}
