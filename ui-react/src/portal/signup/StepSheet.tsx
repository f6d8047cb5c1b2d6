import '../../i18n/catalogs/signup.ts';

import { type ReactNode, useMemo, useRef } from 'react';
import { Sheet } from '../../kit/Sheet.tsx';
import { Steps } from '../../kit/Steps.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import styles from './Flow.module.css';
import { ShownStepContext } from './StepPart.tsx';

interface StepSheetProps<S extends string> {
  readonly title: string;
  readonly view: {
    readonly step: S;
    readonly steps: readonly S[];
    /** Those the visitor can go to. */
    readonly open: readonly S[];
  };
  /** The goal of the steps. */
  readonly label: string;
  /** The title of each step. */
  readonly names: Readonly<Record<S, string>>;
  /** Steps that were skipped, and are not done. */
  readonly undone?: readonly S[];
  /** Whether there is a way to go at all. */
  readonly hasSteps: boolean;
  /** The key of the content on it; when it changes, the focus is not lost. Null while there is no content. */
  readonly shown: string | null;
  readonly onGo: (step: S) => void;
  readonly children: ReactNode;
}

/** A paper that leads through steps. */
export function StepSheet<S extends string>({ title, view, shown, ...props }: StepSheetProps<S>) {
  const { label, names, undone = [], hasSteps, onGo, children } = props;
  const { step: current, steps, open } = view;
  const content = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  useLostFocus(() => content.current, shown);
  const shownStep = useMemo(() => ({ steps, last }), [steps]);
  return (
    <Sheet title={title}>
      <div ref={content} tabIndex={-1} className={styles.flow} aria-busy={shown === null}>
        {hasSteps && (
          <Steps
            label={label}
            steps={steps.map((step) => ({ title: names[step], isActive: step === current }))}
            isUndone={(place) => undone.some((step) => step === steps[place])}
            canGo={(place) => open.some((step) => step === steps[place])}
            onGo={(place) => {
              const step = steps[place];
              if (step !== undefined) onGo(step);
            }}
          />
        )}
        <ShownStepContext value={shownStep}>{children}</ShownStepContext>
      </div>
    </Sheet>
  );
}
