import type { PersonStore } from '@felles/core/portal/person';
import { type ReactNode, useCallback, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { SendForm } from '../../kit/SendForm.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useRejectionFocus } from '../../react/use-rejections.ts';
import { useOpen } from '../../react/use-store.ts';
import { LookUpPerson } from './LookUpPerson.tsx';
import { MissingFields } from './MissingFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import styles from './PersonForm.module.css';
import { TermsField } from './Terms.tsx';

interface PersonFormProps {
  readonly person: PersonStore;
  /** The visitor goes on, by a button or the Enter key. If they cannot yet, `showProblems` has the reason, or they wait. */
  readonly onSubmit: () => void;
  /** Shown below the fields: the ways on and back. */
  readonly children: ReactNode;
}

/** The personal information of a visitor, in every sign-up. Nothing typed is lost when sending fails. */
export function PersonForm({ person, onSubmit, children }: PersonFormProps) {
  const text = useText();
  const view = useObservable(person.view$);
  const form = useRef<HTMLFormElement>(null);
  const missing = useRef<HTMLElement>(null);
  useOpen(person);
  useRejectionFocus(missing, view.rejections);
  // A missing value may come by itself, and its message goes away.
  const around = useCallback(() => form.current, []);
  useLostFocus(around, Object.keys(view.problems).length > 0 ? 'problems' : 'none');

  return (
    <div className={styles.parts}>
      {view.lookUp && <LookUpPerson view={view.lookUp} isLocked={view.isLocked} person={person} />}
      <SendForm ref={form} tabIndex={-1} className={styles.form} onSend={onSubmit}>
        <PersonFields
          values={view.values}
          locked={view.locked}
          isLocked={view.isLocked}
          problems={view.problems}
          place={view.place}
          today={view.today}
          onLeave={person.leave}
          onType={person.change}
          onChooseBirthDate={person.chooseBirthDate}
          onChooseGender={person.chooseGender}
          onLookUpAgain={person.lookUpPlaceAgain}
        />
        {view.terms && (
          <TermsField
            terms={view.terms}
            isLocked={view.isLocked}
            problem={view.problems.approve_tos}
            onApprove={person.approveTerms}
          />
        )}
        <HiddenStatus>{view.waitsForPlace && text('person.placeWaitedFor')}</HiddenStatus>
        {view.isRejected && <MissingFields ref={missing} problems={view.problems} form={form} />}
        {children}
      </SendForm>
    </div>
  );
}
