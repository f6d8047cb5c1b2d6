import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Flow.module.css';

interface StepPartProps {
  /** Which step it is: another one leads whoever listens to its beginning. */
  readonly step: string;
  readonly title: string;
  /** What stands in it has headings of its own. */
  readonly isUntitled?: boolean;
  readonly children: ReactNode;
}

/** The step that was shown before, so that only a change of it moves the focus. Null on a page that has just come. */
let shown: string | null = null;

/** One step of a flow under its own heading. */
export function StepPart({ step, title, isUntitled = false, children }: StepPartProps) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const isOther = shown !== null && shown !== step;
    shown = step;
    if (!isOther) return;
    part.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
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
