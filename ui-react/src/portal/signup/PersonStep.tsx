import type { Message } from '@felles/core';
import type { PersonStore } from '@felles/core/portal/person';
import type { FlowView } from '@felles/core/portal/signup';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useRejectionFocus } from '../../react/use-rejections.ts';
import { AgeNotice } from '../person/AgeNotice.tsx';
import { PersonForm } from '../person/PersonForm.tsx';
import { TermsLine } from '../person/Terms.tsx';
import styles from './Flow.module.css';
import { MemberExists } from './Notices.tsx';
import { StepPart } from './StepPart.tsx';
import { WaysOn } from './WaysOn.tsx';

/** Messages about the sign-up itself. They are also shown while the page says that it has lost the service. */
const SAYS_MORE: readonly Message['key'][] = [
  'signup.priceChanged',
  'signup.termsChanged',
  'signup.notReplaced',
  'signup.hasActiveAgreement',
];

interface PersonStepProps {
  readonly view: FlowView<string>;
  readonly person: PersonStore;
  /** The label of the way on. */
  readonly label: string;
  /** Whether the visitor agrees by going on to more than the terms. */
  readonly agrees?: boolean;
  readonly onNext: () => void;
  readonly onBack: () => void;
  /** Shown before the way on. */
  readonly children?: ReactNode;
}

/** The personal information; the way on sends it. A failure is shown here, and the fields stay filled in. */
export function PersonStep({ view, person, label, agrees = false, onNext, onBack, children }: PersonStepProps) {
  const text = useText();
  const { terms, values, waitsForPlace } = useObservable(person.view$);
  const said = useRef<HTMLDivElement>(null);
  useRejectionFocus(said, view.failure !== null ? view.rejections : 0);
  return (
    <StepPart step={view.step} title={text('signup.step.information')}>
      <PersonForm person={person} onSubmit={onNext}>
        <AgeNotice decision={view.age} />
        {children}
        {terms === null && view.next.isOffered && <TermsLine words={text('signup.termsBySending')} />}
        <div ref={said} className={styles.said} role="alert" tabIndex={-1}>
          {view.exists && <MemberExists exists={view.exists} phone={view.knownPhone ?? values.phone_number} />}
          {view.isCutOff && <StatusBox type="warning" title={text('signup.cutOff')} />}
          {view.failure && !KNOWN.includes(view.failure.key) && (
            <StatusBox inVain={!SAYS_MORE.includes(view.failure.key)} type="danger" title={text(view.failure)}>
              {view.reason && <MessageText message={view.reason} />}
            </StatusBox>
          )}
        </div>
        <HiddenStatus>{view.isSending && text('signup.sending')}</HiddenStatus>
        <WaysOn
          next={besideForm(view.next)}
          label={label}
          busy={isBusy(view) || waitsForPlace}
          isLocked={view.isSending}
          rejections={0}
          summary={view.summary}
          agrees={agrees || terms === null}
          onBack={onBack}
        />
      </PersonForm>
    </StepPart>
  );
}

const isBusy = ({ isSending, isLeaving }: FlowView<string>): boolean => isSending || isLeaving;

/** Fields show missing values, so these do not block the button; all other reasons are shown beside the button. */
function besideForm(next: FlowView<string>['next']): FlowView<string>['next'] {
  const reasons = next.reasons.filter(({ key }) => !SAID.includes(key));
  return { ...next, isBlocked: reasons.length > 0, reasons };
}

/** The service knows the person already, and `MemberExists` says how they go on. */
const KNOWN: readonly Message['key'][] = ['signup.alreadyMember', 'signup.earlierMember'];
const SAID: readonly Message['key'][] = ['signup.personIncomplete', 'signup.sending', ...KNOWN];
