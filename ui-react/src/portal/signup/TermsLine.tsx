import { termsLink } from '@felles/core/portal/person';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { TermsAnchor } from '../person/TermsAnchor.tsx';
import { usePortal } from '../services.ts';

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
  const terms = termsLink(known, departmentId ?? chosenId, condition);
  return (
    terms && (
      <p className={textStyles.quiet}>
        {words} <TermsAnchor terms={terms} />
      </p>
    )
  );
}
