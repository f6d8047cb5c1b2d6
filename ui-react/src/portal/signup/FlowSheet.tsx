import '../../i18n/signup/index.ts';

import type { FlowView } from '@felles/core/portal';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { Steps } from '../../kit/Steps.tsx';
import { useLostFocus } from '../../react/use-lost-focus.ts';
import styles from './Flow.module.css';
import { Barred, SessionEnded, WhoMissing } from './Notices.tsx';

interface FlowSheetProps<S extends string> {
  readonly title: string;
  readonly view: FlowView<S>;
  /** What each step is called. */
  readonly names: Readonly<Record<S, string>>;
  readonly onGo: (step: S) => void;
  readonly onAskWho: () => void;
  readonly children: ReactNode;
}

/** The paper of a sign-up: its steps, and whatever keeps somebody from beginning. */
export function FlowSheet<S extends string>({ title, view, names, onGo, onAskWho, children }: FlowSheetProps<S>) {
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  const shown = view.barred ?? (view.isWaiting ? null : 'flow');
  useLostFocus(() => content.current, shown);
  const steps = view.steps.map((step) => ({ title: names[step], isActive: step === view.step }));
  return (
    <Sheet title={title}>
      <div ref={content} tabIndex={-1} className={styles.flow} aria-busy={view.isWaiting}>
        {view.barred ? (
          <Barred why={view.barred} />
        ) : (
          <>
            <Steps
              label={text('signup.steps')}
              steps={steps}
              canGo={(place) => view.open.some((step) => step === view.steps[place])}
              onGo={(place) => {
                const step = view.steps[place];
                if (step !== undefined) onGo(step);
              }}
            />
            {view.hasSessionEnded && <SessionEnded />}
            {view.isWhoMissing && <WhoMissing onRetry={onAskWho} />}
            {view.isWaiting ? (
              <p role="status" className={styles.quiet}>
                <Spinner /> {text('signup.whoUnknown')}
              </p>
            ) : (
              children
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}
