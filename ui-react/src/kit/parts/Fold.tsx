import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Fold.module.css';

interface FoldHeadProps {
  readonly title: string;
  /** How many there are, in words or as a figure. */
  readonly count?: ReactNode;
  /** How deep its heading lies. */
  readonly level: 2 | 3 | 4;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  /** The id of what folds, while it is on the page. */
  readonly controls?: string;
}

/** The heading of something that folds, which opens and closes it. */
export function FoldHead({ title, count, level, isOpen, onTurn, controls }: FoldHeadProps) {
  const Heading = HEADINGS[level];
  return (
    <Heading className={styles.head}>
      <button
        type="button"
        className={styles.turn}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onTurn}
      >
        <Icon name={isOpen ? 'down' : 'right'} />
        <span className={styles.title}>{title}</span>
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </button>
    </Heading>
  );
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

interface FoldProps extends Omit<FoldHeadProps, 'isOpen' | 'onTurn' | 'controls'> {
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that folds, with its count. It stays as the user left it while it is on the page. */
export function Fold({ startsOpen = false, children, ...head }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <section className={styles.fold}>
      <FoldHead {...head} isOpen={isOpen} onTurn={() => setOpen(!isOpen)} controls={id} />
      {isOpen && <div id={id}>{children}</div>}
    </section>
  );
}
