import '../../i18n/catalogs/days.ts';
import '../../i18n/catalogs/deadlines.ts';

import { isoDate } from '@felles/core';
import { daysFrom, daysOfTask, personsOfTask, type Task, type TaskMoveDraft } from '@felles/core/workspace/tasks';
import { type ComponentProps, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { useToday } from '../../react/use-clock.ts';
import { useObservable } from '../../react/use-observable.ts';
import { DayToMove } from '../deadlines/DayToMove.tsx';
import { formatDay } from '../format.ts';
import { useArea, useMe } from '../services.ts';
import { clashesOf, PlanNote } from './task-fields.tsx';
import { useClashes } from './use-clashes.ts';
import { daysIn } from './words.ts';

/** The common part of the forms of a task. */
export interface TaskFormProps extends Pick<ComponentProps<typeof PanelForm>, 'news' | 'others'> {
  /** As its user saw it when the form was opened. */
  readonly task: Task;
  readonly onClose: () => void;
}

/** [W-SITE-46] The move of a task by steps or by its first day; its number of days stays. */
export function MoveTask({ task, onClose, news, others }: TaskFormProps) {
  const tasks = useArea('tasks');
  const me = useMe();
  const today = useToday();
  const [form] = useState(() => tasks.moveForm({ task, saved: onClose }));
  const { values } = useObservable(form.view$);
  const now = daysOfTask(task);
  const days = daysFrom(task, values.day);
  const clashes = useClashes(days, task);
  const text = useText();
  const persons = personsOfTask(task);
  const isMoved = days !== null && days.from !== now?.from;
  return (
    <PanelForm<TaskMoveDraft>
      label={text('task.move')}
      make={() => form}
      fields={[
        {
          kind: 'own',
          name: 'day',
          label: text('task.firstDay'),
          draw: (field) => (
            <DayToMove
              {...field}
              label={text('task.firstDay')}
              now={now?.from ?? null}
              today={today}
              inWords={(day) => {
                const span = daysFrom(task, isoDate(day));
                return span === null ? '' : daysIn(text, span);
              }}
            />
          ),
          words: formatDay,
        },
      ]}
      leaving={{ key: 'tasks.leaving', params: {} }}
      saveWords={() => (isMoved ? text('task.moveTo', { days: daysIn(text, days) }) : text('task.move'))}
      note={() => (
        <PlanNote
          days={days}
          clashes={isMoved ? clashesOf(clashes, persons) : []}
          told={isMoved ? persons.filter(({ key }) => key !== me?.person_id).length : 0}
        />
      )}
      news={news ?? null}
      others={others}
    />
  );
}
