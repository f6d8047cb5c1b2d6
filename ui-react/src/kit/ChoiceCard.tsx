import { type ReactNode, useId } from 'react';
import styles from './ChoiceCard.module.css';
import { Icon } from './Icon.tsx';

interface ChoiceCardProps {
  readonly title: string;
  readonly chosen: boolean;
  /** It is chosen and stays so. */
  readonly fixed?: boolean;
  /** Nothing else can be chosen for now. */
  readonly locked?: boolean;
  readonly onChoose: () => void;
  /** Shown beside the title and read with it: a price, a place. */
  readonly facts: ReactNode;
  /** Whether the facts are shown at the card's far end, where there is room. */
  readonly aside?: boolean;
  /** A word or two after the title. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing among several to choose: the whole card is the button, except for the links in it. */
export function ChoiceCard({
  title,
  chosen,
  fixed = false,
  locked = false,
  onChoose,
  facts,
  aside = false,
  mark,
  children,
}: ChoiceCardProps) {
  const factsId = useId();
  return (
    <div className={styles.card} data-chosen={chosen} data-aside={aside} data-locked={locked}>
      <span className={styles.check}>{chosen && <Icon name="check" />}</span>
      <h3 className={styles.title}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={chosen}
          aria-disabled={(chosen && fixed) || locked || undefined}
          aria-describedby={factsId}
          onClick={onChoose}
        >
          {title}
        </button>
        {mark}
      </h3>
      <div id={factsId} className={styles.facts}>
        {facts}
      </div>
      {children && <div className={styles.words}>{children}</div>}
    </div>
  );
}
