import { parseIsoDate } from '@felles/core';
import type { ChangedTaskDraft, Clash, TaskDays } from '@felles/core/workspace/tasks';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import type { Choice, DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { formatDay } from '../format.ts';
import { Audience } from '../site/Audience.tsx';
import { PersonsField } from './PersonsField.tsx';
import { clashIn, endsOff, planIn } from './plan-words.ts';

/** The choices of a form of a task, and the persons who are not free in the typed days. */
export interface ChoicesOfTask {
  readonly persons: readonly Choice[];
  readonly phases: readonly Choice[];
  readonly clashes: ReadonlyMap<string, Clash>;
}

const dayField = <N extends 'start' | 'end'>(name: N, label: string) =>
  ({
    kind: 'own',
    name,
    label,
    draw: (field: DrawnField<string>) => <DateField {...field} label={label} name={name} />,
    words: formatDay,
  }) as const;

/** [W-SITE-46] The fields of a task: what, when and who first. */
export const taskFields = (text: Text, { persons, phases, clashes }: ChoicesOfTask) =>
  [
    { kind: 'text', name: 'title', label: text('task.what') },
    dayField('start', text('tasks.begins')),
    dayField('end', text('tasks.ends')),
    {
      kind: 'own',
      name: 'persons',
      label: text('task.who'),
      draw: (field: DrawnField<ChangedTaskDraft['persons']>) => (
        <PersonsField {...field} choices={persons} clashes={clashes} />
      ),
      words: (chosen: ChangedTaskDraft['persons']) => chosen.map(({ name }) => name).join(', '),
    },
    ...(phases.length > 0
      ? ([
          { kind: 'select', name: 'phase_id', label: text('task.field.phase_id'), choices: phases, canBeEmptied: true },
        ] as const)
      : []),
    longTextField('description', text('task.field.description')),
  ] as const satisfies readonly FieldOf<ChangedTaskDraft>[];

/** The typed days; null while they are none. */
export function typedDays({ start, end }: Pick<ChangedTaskDraft, 'start' | 'end'>): TaskDays | null {
  const [from, to] = [parseIsoDate(start), parseIsoDate(end)];
  return from === null || to === null || to < from ? null : { from, to };
}

/** The clashes of those who are chosen. */
export const clashesOf = (
  clashes: ReadonlyMap<string, Clash>,
  persons: ChangedTaskDraft['persons'],
): readonly Clash[] =>
  persons.flatMap(({ key, name }) => {
    const clash = clashes.get(key);
    return clash === undefined ? [] : [{ ...clash, name }];
  });

interface PlanNoteProps {
  readonly days: TaskDays | null;
  readonly clashes: readonly Clash[];
  /** How many persons get a notification. */
  readonly told: number;
}

/** The plan in words before it is saved: the days, the persons who are not free, and how many are told. */
export function PlanNote({ days, clashes, told }: PlanNoteProps) {
  const text = useText();
  const isOff = days !== null && endsOff(days);
  return (
    <div role="status">
      {days !== null && (clashes.length > 0 || isOff) ? (
        <StatusBox type="warning" title={clashes.map((clash) => clashIn(text, clash)).join('. ') || planIn(text, days)}>
          {text('task.anyway')}
        </StatusBox>
      ) : (
        <p className={textStyles.quiet}>{days && planIn(text, days)}</p>
      )}
      <Audience told={told} />
    </div>
  );
}
