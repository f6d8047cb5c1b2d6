import { type Day, isOn, type Message, type PanelStore } from '@felles/core';
import { compareNames } from '@felles/core/internal/shared/norwegian';
import {
  daysOfTask,
  type NewTaskStart,
  type ProjectOfTask,
  type ScheduleRow,
  type ScheduleView,
  spanOf,
  swapPerson,
  type Task,
} from '@felles/core/workspace/tasks';
import { useMemo, useState } from 'react';
import { useObservable } from '../../react/use-observable.ts';
import { useArea } from '../services.ts';
import type { PlanChanges } from './Plan.tsx';

interface Planning {
  /** Null where the service takes no changes. */
  readonly changes: PlanChanges | null;
  /** [W-SITE-33] Why the device has not stored the last drop. */
  readonly notStored: Message | null;
  /** The projects that the user may plan; none, no new task. */
  readonly projects: readonly ProjectOfTask[];
  /** The values of the new task in the panel. */
  readonly start: NewTaskStart | null;
  /** Opens the panel of a new task on a day; null for the first one. */
  readonly add: (day: Day | null) => void;
}

const NO_PROJECTS: readonly ProjectOfTask[] = [];

/** The last value with this content, so that its readers stay as they are. */
function useSame<T>(value: T): T {
  const content = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content stands for the value
  return useMemo(() => value, [content]);
}

/** The content of the panel of a new task. */
export const NEW_TASK = 'new';

/** [W-PLAN-13] The changes of tasks from the bars and the empty cells of the schedule; `own` may be without a task there. */
export function usePlanChanges(
  view: ScheduleView,
  isWritten: boolean,
  own: ProjectOfTask | null,
  panels: PanelStore<string>,
): Planning {
  const tasks = useArea('tasks');
  const [press] = useState(tasks.press);
  const notStored = useObservable(press.notStored$);
  const [start, setStart] = useState<NewTaskStart | null>(null);
  const { refused, from, to, today } = view;
  const { by, project } = view.question;
  // The rows are drawn anew only where these are others, however often the list changes.
  const projects = useSame(isWritten ? projectsToPlan(view.tasks, own) : NO_PROJECTS);
  const refusedIds = useSame(refused.flatMap(({ change }) => change.id ?? []));
  const first = today < from || today > to ? from : today;
  const mayAdd = projects.length > 0;
  const changes = useMemo(
    (): PlanChanges | null =>
      isWritten
        ? {
            refused: new Set(refusedIds),
            start: mayAdd ? first : null,
            onAdd(row, day) {
              setStart(startIn(row, day, by, projects));
              panels.open({ content: NEW_TASK, size: 'small' });
            },
            onMove({ task }, days, was, row) {
              const before = daysOfTask(task);
              const isMoved = days.from !== before?.from || days.to !== before.to;
              const person = row.key === '' ? null : { key: row.key, name: row.name };
              const persons = was === row.key ? null : swapPerson(task, was, person);
              if (!isMoved && persons === null) return;
              const ids = persons && { person_ids: persons.map(({ key }) => key) };
              press.change(task, { ...(isMoved && { days: spanOf(days) }), ...ids }, persons ?? []);
            },
          }
        : null,
    [isWritten, refusedIds, mayAdd, first, by, projects, press, panels],
  );
  return {
    changes,
    notStored,
    projects,
    // The link to a draft opens its form.
    start: start ?? (mayAdd ? startIn(null, first, by, projects, project) : null),
    add(day) {
      setStart(startIn(null, day ?? first, by, projects, project));
      panels.open({ content: NEW_TASK, size: 'small' });
    },
  };
}

/** The projects that the user may plan, by the tasks in sight, and the one of the filter. */
function projectsToPlan(tasks: readonly Task[], own: ProjectOfTask | null): readonly ProjectOfTask[] {
  const known = tasks.flatMap(({ project_id: id, project_title: title, may_move: may }) =>
    id && isOn(may) ? [[id, { id, title: title ?? id }] as const] : [],
  );
  return [...new Map([...known, ...(own === null ? [] : [[own.id, own] as const])]).values()].toSorted((a, b) =>
    compareNames(a.title, b.title),
  );
}

/** A new task on a day, of the person or the project of a row. */
function startIn(
  row: ScheduleRow | null,
  day: Day,
  by: ScheduleView['question']['by'],
  projects: readonly ProjectOfTask[],
  projectId = '',
): NewTaskStart {
  const [only = null] = projects.length === 1 ? projects : [];
  const wanted = by === 'project' && row !== null ? row.key : projectId;
  return {
    project: projects.find(({ id }) => id === wanted) ?? only,
    days: { from: day, to: day },
    persons: by === 'person' && row !== null && row.key !== '' ? [{ key: row.key, name: row.name }] : [],
  };
}
