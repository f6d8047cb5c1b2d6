import type { FilterInUse, TimetableStore, TimetableView, TypeFilter } from '@felles/core/portal/timetable';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { useChosenInSight } from '../../kit/parts/choices.ts';
import { SelectField } from '../../kit/SelectField.tsx';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  readonly view: TimetableView;
  readonly timetable: TimetableStore;
  /** The signs of the member's own classes, in the room beside the week. */
  readonly legend: ReactNode;
}

/** Which department, which week, and how much around them. */
export function Toolbar({ view, timetable, legend }: ToolbarProps) {
  const { week, hideInformation } = view;
  const text = useText();
  const current = useRef<HTMLButtonElement>(null);

  const goBack = () => {
    timetable.moveWeeks(-1);
    // Back in the current week this button is gone, and the focus must not go with it.
    if (timetable.view$.value.week.isCurrent) current.current?.focus();
  };

  return (
    <div className={styles.bar}>
      <div className={styles.where}>
        <h1 className={styles.title}>{text('timetable.title')}</h1>
        <SelectField
          label={text('timetable.department')}
          placeholder={text('timetable.departmentPlaceholder')}
          value={view.departmentId === null ? '' : String(view.departmentId)}
          options={view.departments.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChoose={(value) => timetable.chooseDepartment(Number(value))}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are commands */}
      <div className={styles.week} role="group" aria-label={text('timetable.weeks')}>
        <span className={styles.before}>
          {!hideInformation && !week.isCurrent && (
            <Button kind="ghost" icon="left" onClick={goBack} aria-label={text('timetable.lastWeek')}>
              <WeekWords long={text('timetable.lastWeek')} short={text('timetable.lastWeekShort')} />
            </Button>
          )}
        </span>
        <Button ref={current} onClick={timetable.showCurrentWeek} aria-current={week.isCurrent ? 'date' : undefined}>
          {text('timetable.week', { number: week.number })}
          <HiddenText>{text(week.isCurrent ? 'timetable.thisWeek' : 'timetable.toThisWeek')}</HiddenText>
        </Button>
        <span>
          {!hideInformation && (
            <Button
              kind="ghost"
              iconAfter="right"
              onClick={() => timetable.moveWeeks(1)}
              aria-label={text('timetable.nextWeek')}
            >
              <WeekWords long={text('timetable.nextWeek')} short={text('timetable.nextWeekShort')} />
            </Button>
          )}
        </span>
      </div>
      {legend}
    </div>
  );
}

/** As many words as the width has room for; the button's name is always the long one. */
const WeekWords = ({ long, short }: { readonly long: string; readonly short: string }) => (
  <>
    <span className={styles.long}>{long}</span>
    <span className={styles.short}>{short}</span>
  </>
);

interface TypeFiltersProps {
  readonly filters: readonly TypeFilter[];
  readonly mine: TimetableView['mine'];
  readonly inUse: FilterInUse | null;
  readonly isLoading: boolean;
  readonly onToggle: (type: string) => void;
  readonly onToggleMine: () => void;
  readonly onClear: () => void;
}

/** One badge for each class type of the week, and how much of it those in use show. */
export function TypeFilters({ filters, mine, inUse, isLoading, onToggle, onToggleMine, onClear }: TypeFiltersProps) {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  const chosen = filters.filter(({ selected }) => selected).map(({ type }) => type);
  useChosenInSight(row, chosen.join());
  return (
    <>
      {filters.length === 0 && isLoading && <div className={styles.coming} />}
      {filters.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are commands
        <div
          ref={row}
          className={styles.filters}
          data-large={mine ? true : undefined}
          role="group"
          aria-label={text('timetable.filters')}
        >
          {mine && (
            <Chip
              label={text('timetable.mine', { count: mine.count })}
              selected={mine.isSelected}
              value="mine"
              onToggle={onToggleMine}
            />
          )}
          {filters.map(({ type, label, color, selected }) => (
            <Chip key={type} label={text(label)} color={color} selected={selected} value={type} onToggle={onToggle} />
          ))}
        </div>
      )}
      {inUse && (
        <div className={styles.inUse}>
          <p>{text('timetable.shown', { shown: inUse.shown, all: inUse.all })}</p>
          <Button
            kind="ghost"
            small
            icon="close"
            onClick={() => {
              row.current?.querySelector('button')?.focus(); // this one goes
              onClear();
            }}
          >
            {text('timetable.clear')}
          </Button>
        </div>
      )}
    </>
  );
}
