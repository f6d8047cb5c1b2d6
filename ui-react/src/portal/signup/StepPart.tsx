import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Flow.module.css';

interface StepPartProps {
  /** Which step it is: another one leads whoever listens to its heading. */
  readonly step: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One step of a flow under its own heading. */
export function StepPart({ step, title, children }: StepPartProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 ref={heading} id={id} className={styles.heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
