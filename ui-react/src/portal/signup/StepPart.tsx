import { createContext, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useProvided } from '../../react/use-provided.ts';
import styles from './Flow.module.css';

interface StepPartProps {
  /** Which step it is: a new step takes the focus to its title, so that it is read out. */
  readonly step: string;
  readonly title: string;
  /** Its content has headings of its own. */
  readonly isUntitled?: boolean;
  readonly children: ReactNode;
}

/** One step of a flow under its own heading. */
export function StepPart({ step, title, isUntitled = false, children }: StepPartProps) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const shown = useProvided(ShownStepContext);
  useEffect(() => {
    const { current: before } = shown.last;
    shown.last.current = step;
    if (before === null || before === step) return;
    // The reasons get the focus when a visitor is taken back to a step, so that they are read out.
    const reasons = isBefore(shown, step, before) && part.current?.querySelector<HTMLElement>('[data-reasons]');
    if (reasons) {
      reasons.focus();
      return;
    }
    part.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [shown, step]);
  return (
    <section
      ref={part}
      className={styles.part}
      tabIndex={-1}
      {...(isUntitled ? { 'aria-label': title } : { 'aria-labelledby': id })}
    >
      {!isUntitled && (
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}

const isBefore = ({ steps }: ShownStep, step: string, other: string): boolean =>
  steps.includes(step) && steps.indexOf(step) < steps.indexOf(other);

/** The steps of the flow a page shows, and the one it has shown last: null on a page that has just come. */
interface ShownStep {
  readonly steps: readonly string[];
  readonly last: RefObject<string | null>;
}

export const ShownStepContext = createContext<ShownStep | null>(null);
ShownStepContext.displayName = 'the step that was shown';
