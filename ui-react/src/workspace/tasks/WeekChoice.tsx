import { type ScheduleStore, type ScheduleView, WEEKS } from '@felles/core/workspace/tasks';
import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { QuickChips } from '../../kit/list/QuickChips.tsx';
import textStyles from '../../kit/Text.module.css';
import { weeksIn } from './days.ts';
import styles from './tasks.module.css';

interface WeekChoiceProps {
  readonly store: Pick<ScheduleStore, 'ask' | 'move'>;
  readonly view: ScheduleView;
  /** Where there is room for one week only. */
  readonly isNarrow: boolean;
  /** The bars can be moved. */
  readonly isMoved: boolean;
}

/** Which weeks are shown, by buttons and by the arrow keys. */
export function WeekChoice({ store, view: { from, to, question }, isNarrow, isMoved }: WeekChoiceProps) {
  const text = useText();
  useArrows(store.move);
  const weeks = weeksIn(text, { from, to });
  return (
    <div className={styles.bar}>
      <div className={styles.weeks}>
        <Button small kind="ghost" aria-label={text('planning.previous')} onClick={() => store.move(-1)}>
          <Icon name="left" />
        </Button>
        <b className={styles.name}>{weeks}</b>
        <Button small kind="ghost" aria-label={text('planning.next')} onClick={() => store.move(1)}>
          <Icon name="right" />
        </Button>
        <Button small onClick={() => store.ask({ week: null, day: null })}>
          {text('planning.today')}
        </Button>
        <HiddenStatus>{weeks}</HiddenStatus>
      </div>
      {!isNarrow && (
        <>
          <QuickChips
            label={text('planning.length')}
            chosen={String(question.weeks)}
            onChoose={(value) => store.ask({ weeks: WEEKS.find((one) => String(one) === value) ?? 1 })}
            chips={WEEKS.map((one) => ({ value: String(one), label: text(`planning.weeks.${one}`) }))}
          />
          <p className={textStyles.faint}>
            {[text('planning.keys'), isMoved && text('planning.moveKeys')].filter(Boolean).join(' ')}
          </p>
        </>
      )}
    </div>
  );
}

/** Controls that use the arrows themselves. */
const OWN_KEYS = 'input, textarea, select, dialog, [role="menu"], [role="tablist"], [aria-haspopup="menu"]';

function useArrows(move: (weeks: number) => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const weeks = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      const isOurs = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented);
      if (weeks === 0 || !isOurs) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      event.preventDefault();
      move(weeks);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [move]);
}
