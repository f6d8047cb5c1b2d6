import type { Step } from '@felles/core';
import { Icon } from './Icon.tsx';
import styles from './Steps.module.css';

interface StepsProps {
  /** The goal of the steps. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Leads to another step; without it no step is a button. */
  readonly onGo?: (index: number) => void;
  /** The steps it may lead to: the completed ones, when left out. */
  readonly canGo?: (index: number) => boolean;
  /** The earlier steps that were skipped, and are not done. */
  readonly isUndone?: (index: number) => boolean;
  /** Below each other, beside the content; on a phone in a row above it. */
  readonly isUpright?: boolean;
}

/** [P-SHELL-26] The steps of a flow: those done, the one that the visitor is at, and those still to come. */
export function Steps({ label, steps, onGo, canGo, isUndone, isUpright = false }: StepsProps) {
  const current = steps.findIndex(({ isActive }) => isActive);
  const isOpen = canGo ?? ((index: number) => index < current);
  return (
    <ol className={styles.steps} data-upright={isUpright || undefined} aria-label={label}>
      {steps.map(({ title, subtitle, isActive }, index) => {
        const isDone = index < current && !isUndone?.(index);
        const words = (
          <>
            <span className={styles.number}>{isDone ? <Icon name="check" /> : index + 1}</span>
            <span className={styles.words}>
              <span>{title}</span>
              {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
            </span>
          </>
        );
        return (
          <li key={title} className={styles.step} aria-current={isActive ? 'step' : undefined} data-done={isDone}>
            {onGo && index !== current && isOpen(index) ? (
              <button type="button" className={styles.back} onClick={() => onGo(index)}>
                {words}
              </button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ol>
  );
}
