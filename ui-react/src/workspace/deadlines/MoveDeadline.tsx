import {
  addDays,
  type Day,
  dayIn,
  dayMonth,
  dayOff,
  isoDate,
  isoWeekNumber,
  parseIsoDate,
  weekdayOf,
  workdaysAround,
} from '@felles/core';
import {
  type Deadline,
  type DeadlineChanges,
  type DeadlineMoveDraft,
  needsReason,
  titleOfDeadline,
} from '@felles/core/workspace/deadlines';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import type { DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import textStyles from '../../kit/Text.module.css';
import { formatDay } from '../format.ts';
import { whereOf } from './DeadlineList.tsx';
import styles from './MoveDeadline.module.css';
import { distanceIn } from './words.ts';

interface MoveDeadlineProps {
  readonly deadline: Deadline;
  readonly today: Day;
  readonly changes: DeadlineChanges;
}

/** [W-PLAN-04] The window that moves a deadline: the day now, the new one, and why where it has been late. */
export function MoveDeadline({ deadline, today, changes }: MoveDeadlineProps) {
  const text = useText();
  const now = dayIn(deadline.event?.instance_date);
  const fields: readonly FieldOf<DeadlineMoveDraft>[] = [
    {
      kind: 'own',
      name: 'day',
      label: text('deadline.day'),
      draw: (field) => <DayToMove {...field} now={now} today={today} />,
      words: formatDay,
    },
    ...(needsReason(deadline, today)
      ? ([
          {
            kind: 'own',
            name: 'reason',
            label: text('deadline.reason'),
            draw: (field) => <Reason {...field} />,
            words: (reason) => reason,
          },
        ] satisfies readonly FieldOf<DeadlineMoveDraft>[])
      : []),
  ];
  return (
    <>
      <p className={textStyles.quiet}>
        {[titleOfDeadline(deadline) || text('deadlines.untitled'), whereOf(deadline)].filter(Boolean).join(' · ')}
      </p>
      <PanelForm
        label={text('deadline.moveTitle')}
        make={({ close }) => changes.moveForm(deadline, close)}
        fields={fields}
        leaving={{ key: 'deadlines.leaving', params: {} }}
        saveWords={({ day }) => {
          const to = parseIsoDate(day);
          return to === null || to === now ? text('deadline.move') : text('deadline.moveTo', { day: dayMonth(to) });
        }}
      />
    </>
  );
}

const STEPS = [
  ['deadline.dayBefore', -1],
  ['deadline.dayAfter', 1],
  ['deadline.weekBefore', -7],
  ['deadline.weekAfter', 7],
] as const;

interface DayToMoveProps extends DrawnField<string> {
  readonly now: Day | null;
  readonly today: Day;
}

function DayToMove({ value, error, onChange, onLeave, now, today }: DayToMoveProps) {
  const text = useText();
  const day = parseIsoDate(value);
  return (
    <div className={layout.stack3}>
      <dl className={styles.days}>
        <div>
          <dt>{text('deadline.now')}</dt>
          <dd>{now === null ? '–' : shortIn(text, now)}</dd>
        </div>
        <Icon name="arrow" />
        <div>
          <dt>{text('deadline.becomes')}</dt>
          <dd>{day === null ? '–' : shortIn(text, day)}</dd>
        </div>
      </dl>
      <fieldset aria-label={text('deadline.steps')} className={styles.choices}>
        {STEPS.map(([words, step]) => (
          <Button key={words} small onClick={() => onChange(isoDate(addDays(day ?? now ?? today, step)))}>
            {text(words)}
          </Button>
        ))}
      </fieldset>
      <DateField label={text('deadline.day')} value={value} error={error} onChange={onChange} onLeave={onLeave} />
      <DayWords day={day} today={today} onChoose={(chosen) => onChange(isoDate(chosen))} />
    </div>
  );
}

interface DayWordsProps {
  readonly day: Day | null;
  readonly today: Day;
  readonly onChoose: (day: Day) => void;
}

/** The weekday and the distance of a day; of a day off the two nearest working days, too. */
function DayWords({ day, today, onChoose }: DayWordsProps) {
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

const REASONS = ['delivery', 'weather', 'others', 'agreed'] as const;

function Reason({ value, error, onChange, onLeave }: DrawnField<string>) {
  const text = useText();
  return (
    <div className={layout.stack2}>
      <LongTextField label={text('deadline.reason')} value={value} error={error} onType={onChange} onBlur={onLeave} />
      <fieldset aria-label={text('deadline.reasons')} className={styles.choices}>
        {REASONS.map((reason) => {
          const words = text(`deadline.reason.${reason}`);
          return (
            <Chip
              key={reason}
              label={words}
              value={words}
              selected={value.trim() === words}
              onToggle={(chosen) => onChange(value.trim() === chosen ? '' : chosen)}
            />
          );
        })}
      </fieldset>
    </div>
  );
}

/** "on. 18.11" */
const shortIn = (text: Text, day: Day): string => `${text(`day.short.${weekdayOf(day)}`)}. ${dayMonth(day)}`;

const capital = (words: string): string => `${words.slice(0, 1).toLocaleUpperCase('nb')}${words.slice(1)}`;
