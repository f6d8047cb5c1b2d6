import type { FlowView } from '@felles/core/portal/signup';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { Spinner } from '../../kit/Icon.tsx';
import textStyles from '../../kit/Text.module.css';
import styles from './Flow.module.css';
import { EligibilityNotice, SessionEnded, WhoMissing } from './Notices.tsx';
import { StepSheet } from './StepSheet.tsx';

interface FlowSheetProps<S extends string> {
  readonly title: string;
  readonly view: FlowView<S>;
  /** The title of each step. */
  readonly names: Readonly<Record<S, string>>;
  readonly onGo: (step: S) => void;
  readonly onAskWho: () => void;
  /** Steps that were skipped, and are not done. */
  readonly undone?: readonly S[];
  /** The notice about missing data that the sign-up waits for, and the next step of the visitor. */
  readonly missing?: ReactNode;
  readonly children: ReactNode;
}

/** The paper of a sign-up: its steps, or the reason why the visitor cannot begin. */
export function FlowSheet<S extends string>({ title, view, names, missing, ...props }: FlowSheetProps<S>) {
  const { onGo, onAskWho, undone, children } = props;
  const { barred, isWaiting } = view;
  const text = useText();
  const isOpen = barred === null;
  return (
    <StepSheet
      title={title}
      view={view}
      label={text('signup.steps')}
      names={names}
      {...(undone && { undone })}
      hasSteps={isOpen}
      shown={barred ?? (isWaiting ? null : 'flow')}
      onGo={onGo}
    >
      {isOpen && view.hasSessionEnded && <SessionEnded />}
      {isOpen && view.isWhoMissing && <WhoMissing onRetry={onAskWho} />}
      {isOpen && isWaiting && missing}
      {/* The region exists before its message: a region that comes together with its words may not be read out. */}
      <LiveRegion className={styles.notice}>
        {barred && <EligibilityNotice why={barred} />}
        {isOpen && isWaiting && !missing && (
          <p className={textStyles.quiet}>
            <Spinner /> {text('signup.waiting')}
          </p>
        )}
      </LiveRegion>
      {isOpen && !isWaiting && children}
    </StepSheet>
  );
}
