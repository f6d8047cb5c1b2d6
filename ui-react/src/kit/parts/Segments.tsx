import layout from '../Layout.module.css';
import styles from './Segments.module.css';

interface SegmentsProps {
  /** The current step, in words. */
  readonly name: string;
  /** How much of it is done, in words: "4 av 9". */
  readonly share: string;
  readonly steps: readonly ('completed' | 'started' | 'remaining')[];
  /** It is paused. */
  readonly isPaused?: boolean;
}

/** The progress of something: a segment for each step. The words above say the same as the colours. */
export const Segments = ({ name, share, steps, isPaused = false }: SegmentsProps) => (
  <span className={layout.stack1}>
    <span className={styles.words}>
      <span className={layout.ellipsisMedium} title={name}>
        {name}
      </span>
      <span className={styles.share}>{share}</span>
    </span>
    <span
      className={styles.bar}
      aria-hidden="true"
      data-look={isPaused ? 'paused' : steps.every((step) => step === 'completed') ? 'done' : undefined}
    >
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
        <span key={at} className={styles.step} data-step={step} />
      ))}
    </span>
  </span>
);
