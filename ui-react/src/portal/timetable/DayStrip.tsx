import type { Day } from '@felles/core';
import type { DayColumn } from '@felles/core/portal/timetable';
import type { KeyboardEvent } from 'react';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { targetOf } from './arrow-keys.ts';
import styles from './DayStrip.module.css';

interface DayStripProps {
  readonly columns: readonly DayColumn[];
  /** Whether each day says how many classes a filter leaves of it. */
  readonly areCounted: boolean;
  readonly onChoose: (day: Day) => void;
}

export const dayTabId = (weekday: number) => `day-tab-${weekday}`;
export const DAY_PANEL = 'day-panel';

/** The seven days as tabs: arrows, Home and End move between them, and the focused day is shown. */
export function DayStrip({ columns, areCounted, onChoose }: DayStripProps) {
  const text = useText();

  const move = (event: KeyboardEvent) => {
    const at = columns.findIndex(({ chosen }) => chosen);
    const target = columns[targetOf(event, at, columns.length)];
    if (!target) return;
    event.preventDefault();
    onChoose(target.day);
    document.getElementById(dayTabId(target.weekday))?.focus();
  };

  return (
    <div className={styles.strip} role="tablist" aria-label={text('timetable.days')} onKeyDown={move}>
      {columns.map(({ day, weekday, date, when, chosen, count, isOwn }) => (
        <button
          key={weekday}
          type="button"
          role="tab"
          id={dayTabId(weekday)}
          className={styles.day}
          aria-selected={chosen}
          aria-controls={DAY_PANEL}
          aria-current={when === 'today' ? 'date' : undefined}
          tabIndex={chosen ? 0 : -1}
          onClick={() => onChoose(day)}
        >
          {/* Split in two, 'Tor' and 'sdag' would be read out as two words. */}
          <span aria-hidden="true">{text(`weekday.short.${weekday}`)}</span>
          <HiddenText>{text(`weekday.${weekday}`)}</HiddenText> <b>{Number(date.slice(0, 2))}</b>
          {isOwn && (
            <>
              <span className={styles.own}>
                <Icon name="check" />
              </span>
              <HiddenText>{`, ${text('timetable.ownDay')}`}</HiddenText>
            </>
          )}
          {areCounted && (
            <>
              <span className={count > 0 ? styles.count : undefined} aria-hidden="true">
                {count || '–'}
              </span>
              <HiddenText>{`, ${text('timetable.hits', { count })}`}</HiddenText>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
