import {
  addDays,
  type Day,
  dayMonth,
  dayOff,
  isoDate,
  isoWeekNumber,
  parseIsoDate,
  weekdayOf,
  workdaysAround,
} from '@felles/core';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { DateField } from '../../kit/parts/DateField.tsx';
import textStyles from '../../kit/Text.module.css';
import styles from './MoveDeadline.module.css';
import { distanceIn } from './words.ts';

const STEPS = [
  ['deadline.dayBefore', -1],
  ['deadline.dayAfter', 1],
  ['deadline.weekBefore', -7],
  ['deadline.weekAfter', 7],
] as const;

interface DayToMoveProps extends DrawnField<string> {
  readonly now: Day | null;
  readonly today: Day;
  /** The name of the field. */
  readonly label: string;
  /** A day, or the days that begin on it. */
  readonly inWords?: (day: Day) => string;
}

/** A day to move a thing to: now and then, steps by a day and by a week, and the day itself. */
export function DayToMove({ value, error, onChange, onLeave, now, today, label, inWords }: DayToMoveProps) {
  const text = useText();
  const wordsOf = inWords ?? ((one: Day) => shortIn(text, one));
  const day = parseIsoDate(value);
  return (
    <div className={layout.stack3}>
      <dl className={styles.days}>
        <div>
          <dt>{text('deadline.now')}</dt>
          <dd>{now === null ? '–' : wordsOf(now)}</dd>
        </div>
        <Icon name="arrow" />
        <div>
          <dt>{text('deadline.becomes')}</dt>
          <dd>{day === null ? '–' : wordsOf(day)}</dd>
        </div>
      </dl>
      <fieldset aria-label={text('deadline.steps')} className={styles.choices}>
        {STEPS.map(([words, step]) => (
          <Button key={words} small onClick={() => onChange(isoDate(addDays(day ?? now ?? today, step)))}>
            {text(words)}
          </Button>
        ))}
      </fieldset>
      <ChosenDay {...{ value, error, onChange, onLeave, today, label }} />
    </div>
  );
}

interface ChosenDayProps extends DrawnField<string> {
  readonly today: Day;
  /** The name of the field. */
  readonly label: string;
}

/** A day that is typed or chosen, with its weekday in words. */
export function ChosenDay({ today, label, ...field }: ChosenDayProps) {
  const { value, error, onChange, onLeave } = field;
  return (
    <div className={layout.stack3}>
      <DateField label={label} value={value} error={error} onChange={onChange} onLeave={onLeave} />
      <DayWords day={parseIsoDate(value)} today={today} onChoose={(chosen) => onChange(isoDate(chosen))} />
    </div>
  );
}

interface DayWordsProps {
  readonly day: Day | null;
  readonly today: Day;
  readonly onChoose: (day: Day) => void;
}

/** The weekday and the distance of a day; of a day off the two nearest working days, too. */
export function DayWords({ day, today, onChoose }: DayWordsProps) {
  const text = useText();
  const off = day === null ? null : dayOff(day);
  return (
    <div className={layout.stack2}>
      <p role="status" className={textStyles.quiet}>
        {day !== null &&
          (off === null
            ? text('deadline.isOn', {
                weekday: capital(text(`day.${weekdayOf(day)}`)),
                week: isoWeekNumber(day),
                distance: distanceIn(text, day, today),
              })
            : text('deadline.dayOff', { what: text(`deadline.off.${off}`) }))}
      </p>
      {day !== null && off !== null && (
        <fieldset aria-label={text('deadline.workdays')} className={styles.choices}>
          {workdaysAround(day).map((workday) => (
            <Button key={workday} small onClick={() => onChoose(workday)}>
              {capital(text(`day.${weekdayOf(workday)}`))} {dayMonth(workday)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** "on. 18.11" */
const shortIn = (text: Text, day: Day): string => `${text(`day.short.${weekdayOf(day)}`)}. ${dayMonth(day)}`;

const capital = (words: string): string => `${words.slice(0, 1).toLocaleUpperCase('nb')}${words.slice(1)}`;
