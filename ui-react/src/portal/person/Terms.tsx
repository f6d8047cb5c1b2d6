import '../../i18n/catalogs/person.ts';

import { type PersonProblems, type PersonView, type TermsLink, termsLinkOf } from '@felles/core/portal/person';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import link from '../../kit/Text.module.css';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './PersonForm.module.css';

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

/** The link to the terms. It opens another window, so that the form stays in sight. */
function TermsAnchor({ terms }: { readonly terms: TermsLink }) {
  const { center } = usePortal();
  const text = useText();
  return (
    <>
      <a className={link.link} href={addressOf(terms, center.code)} target="_blank" rel="noopener noreferrer">
        {text('person.readTerms')}
      </a>{' '}
      {text('person.newWindow')}
    </>
  );
}

const addressOf = (terms: TermsLink, centerCode: string): string =>
  terms.kind === 'own' ? paths.terms.of(centerCode) : terms.url;

interface TermsLineProps {
  /** Whose terms they are, where that is not the department of the page. */
  readonly departmentId?: number | null;
  /** Shown before the link to the terms. */
  readonly words?: string;
}

/** The terms of the agreement to sign, also for a member who approved them long ago. */
export function TermsLine({ departmentId = null, words }: TermsLineProps) {
  const { center } = usePortal();
  const known = useObservable(center.center$);
  const chosenId = useObservable(center.departmentId$);
  const { condition } = useObservable(center.view$);
  const terms = termsLinkOf(known, departmentId ?? chosenId, condition);
  return (
    terms && (
      <p className={textStyles.quiet}>
        {words} <TermsAnchor terms={terms} />
      </p>
    )
  );
}
