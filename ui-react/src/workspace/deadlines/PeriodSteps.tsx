import type { Day } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import textStyles from '../../kit/Text.module.css';
import styles from './PeriodSteps.module.css';

interface Step {
  readonly label: string;
  readonly day: Day;
}

interface PeriodStepsProps {
  readonly title: string;
  readonly beside?: string;
  readonly before: Step;
  readonly after: Step;
  readonly isToday: boolean;
  /** Null is the period of today. */
  readonly onGo: (day: Day | null) => void;
  /** How many deadlines are on no day, and so in the list alone. */
  readonly undated: number;
}

/** The week or month in sight, and the way to the next ones. */
export function PeriodSteps({ title, beside = '', before, after, isToday, onGo, undated }: PeriodStepsProps) {
  const text = useText();
  return (
    <div className={styles.steps}>
      <Button kind="ghost" aria-label={before.label} onClick={() => onGo(before.day)}>
        <Icon name="left" />
      </Button>
      <h2 className={styles.title}>
        {title} <span className={styles.beside}>{beside}</span>
      </h2>
      <Button kind="ghost" aria-label={after.label} onClick={() => onGo(after.day)}>
        <Icon name="right" />
      </Button>
      {!isToday && <Button onClick={() => onGo(null)}>{text('deadlines.today')}</Button>}
      {undated > 0 && (
        <span className={textStyles.quietSmall}>{text('deadlines.undatedInList', { count: undated })}</span>
      )}
      <HiddenStatus>{[title, beside].filter(Boolean).join(' ')}</HiddenStatus>
    </div>
  );
}
