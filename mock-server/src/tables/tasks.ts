// The tasks of the demo company's projects: planned, moved, assigned and finished.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { dayMonth, isoInstant, type Message, type NamedFile, parseInstant } from '@felles/core';
import { Id } from '@felles/core/internal/shared/wire-values';
import type { NewComment } from '@felles/core/internal/workspace/site-work/model';
import { INCOMPLETE_FORM, problemsOfDays, seenTask } from '@felles/core/internal/workspace/tasks/form';
import type { NewTask, TaskChange } from '@felles/core/internal/workspace/tasks/model';
import { isPlannable, movedTo, nextStatuses, statusAfterMove } from '@felles/core/internal/workspace/tasks/moves';
import {
  assigneesOf,
  COMPLETION_STATUSES,
  daysIn,
  daysOfTask,
  personIdsOf,
  Task,
  type TaskDays,
} from '@felles/core/workspace/tasks';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { demoTasks, TASK_STATUS_NAMES } from '@felles/fixtures/workspace/tasks';
import * as z from 'zod/mini';
import { invalid, refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { refuseChanged } from '../site-changes.ts';
import { nextId } from '../world/ledger.ts';
import { refuse } from './deviations.ts';
import { openHistory } from './history.ts';
import { openNotifications } from './notifications.ts';
import { openPeople } from './people.ts';
import { openRecordPhotos } from './record-photos.ts';
import { table, withCurrent } from './table.ts';

/** An id may occur more than once, so a row has a number of its own. */
const TaskRow = z.extend(Task, { row: z.int() });
export type TaskRow = z.infer<typeof TaskRow>;

/** A task without the number of its row. */
export const toldTask = ({ row: _, ...task }: TaskRow): Task => task;

const tasks = table<TaskRow>({
  name: 'tasks',
  schema: TaskRow,
  idOf: ({ row }) => String(row),
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id), CHANNELS.planning],
  projectOf: ({ project_id }) => project_id,
  events: { put: EVENTS.task.changed, gone: EVENTS.task.gone },
  told: toldTask,
  demo: demoTasks,
});

const LastChange = z.object({ by: z.string(), at: z.string() });

/** The days of a task before its first move, from which each later one is counted, and the last changes. */
const MoreRow = z.object({
  id: Id,
  origin: z.nullable(z.object({ start: z.nullish(z.string()), end: z.nullish(z.string()), was_overdue: z.boolean() })),
  changes: z.record(z.string(), LastChange),
});

const more = table<z.infer<typeof MoreRow>>({
  name: 'task-changes',
  schema: MoreRow,
  idOf: ({ id }) => id,
  channelsOf: () => [],
  events: null,
  demo: () => [],
});

export function openTasks({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = withCurrent(tasks(world, publish), openPeople({ world, publish }).withAssignees);
  return {
    ...rows,
    /** [W-TASKS-15] The task of an id before the simulated ones of that id. */
    find: (id: string): TaskRow | null => {
      const all = rows.list((task) => task.id === id);
      return all.find(({ completion_status: status }) => status !== 'SIMULATED') ?? all[0] ?? null;
    },
  };
}

/** The fields of a change in words, for the history. */
const FIELDS = new Map([
  ['title', 'navn'],
  ['description', 'beskrivelse'],
  ['days', 'dager'],
  ['phase_id', 'fase'],
  ['person_ids', 'ansvarlige'],
  ['status', 'status'],
]);

interface Writer {
  readonly staff: DemoStaff;
  readonly key: string | null;
}

const inDays = (days: TaskDays | null): string => {
  if (days === null) return 'ingen';
  const [from, to] = [dayMonth(days.from), dayMonth(days.to)];
  return from === to ? from : `${from}–${to}`;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The changes of tasks, apart from the table, which others read. */
export function openTaskChanges(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const rows = openTasks(service);
  const extras = more(world, publish);
  const history = openHistory(service);
  const notifications = openNotifications(service);
  const recordPhotos = openRecordPhotos(service);
  const { persons } = openPeople(service);

  /** A person of a task, with the holidays that the other tasks of the person have. */
  function assigneeWith(id: string): NonNullable<Task['assignees']>[number] {
    const known = rows.list(({ assignees }) => assignees?.some((one) => one.person_id === id) ?? false)[0];
    const person = persons.get(id);
    const own = known?.assignees?.find((one) => one.person_id === id);
    const name = `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim();
    return { person_id: id, name, status: own?.status ?? 'ACTIVE', holidays: own?.holidays ?? [], expenses: [] };
  }

  function inWords(field: string, value: unknown): string {
    if (field === 'days') return inDays(daysIn(value));
    if (field === 'status') return Object.entries(TASK_STATUS_NAMES).find(([name]) => name === value)?.[1] ?? 'ingen';
    if (field === 'person_ids')
      return (Array.isArray(value) ? value : []).map((id) => assigneeWith(String(id)).name).join(', ') || 'ingen';
    return `«${value ?? ''}»`;
  }

  const tell = (
    act: 'task.assigned' | 'task.moved',
    task: TaskRow,
    { staff }: Writer,
    persons: readonly string[],
    detail: string,
  ): void =>
    notifications.tell({
      ...{ act, by: staff, projectId: String(task.project_id), persons, dataid: task.id },
      ...{ title: task.title ?? '', detail: [detail] },
    });
  const tellAssigned = (task: TaskRow, writer: Writer, persons: readonly string[]): void =>
    tell('task.assigned', task, writer, persons, inDays(daysOfTask(task)));

  /** A task that is registered twice is changed in both rows. */
  function putAll(task: TaskRow, fields: Partial<TaskRow>, { key }: Writer): TaskRow {
    const same = rows.list(({ id, completion_status: of }) => id === task.id && of !== 'SIMULATED');
    const [changed = task] = same.map((row) => rows.put({ ...row, ...fields }, { key }));
    return changed;
  }

  const note = (task: TaskRow, staff: DemoStaff, words: string): void =>
    history.note(String(task.project_id), staff, { text: `${words}:`, title: task.title });

  /** The press (ISO); a clock that is ahead counts as now. */
  const pressed = (at: string | undefined): string =>
    isoInstant(Math.min(parseInstant(at ?? '') ?? world.now(), world.now()));

  const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

  return {
    /** [W-SITE-46] */
    create(project: { readonly id: string; readonly title: string }, body: NewTask, writer: Writer): TaskRow {
      refuse(problemsOfDays(body.start, body.end));
      const id = nextId(world, 10_000_000);
      const ids = (body.person_ids ?? []).map(String);
      const task = rows.put(
        {
          row: Number(id),
          id,
          client_id: body.client_id,
          title: body.title.trim(),
          description: trimmed(body.description),
          completion_status: 'SCHEDULED',
          start: body.start,
          end: body.end,
          project_id: project.id,
          project_title: project.title,
          phase_id: body.phase_id || null,
          assignees: ids.map(assigneeWith),
        },
        { key: writer.key },
      );
      note(task, writer.staff, `planla oppgaven, ${inDays(daysOfTask(task))}`);
      tellAssigned(task, writer, ids);
      return task;
    },

    /** [W-PLAN-01] */
    comment(task: TaskRow, body: NewComment, writer: Writer): TaskRow {
      const { staff } = writer;
      const by = { person_id: staff.personId, person_name: staff.name };
      const made = { client_id: body.client_id, text: body.text.trim(), by, at: pressed(body.at) };
      note(task, staff, 'kommenterte oppgaven');
      return putAll(task, { comments: [...(task.comments ?? []), made] }, writer);
    },

    /** [W-SITE-39] The photo is one of the project's photos, whose path names the task. */
    addPhoto(
      task: TaskRow,
      { file, at }: { readonly file: NamedFile; readonly at?: string | undefined },
      writer: Writer,
    ) {
      const photos = task.photos ?? [];
      const about = { data_id: task.id, datatype_id: 'task', node_title: task.title ?? null };
      const of = { projectId: String(task.project_id), about, photos, name: 'En oppgave' };
      const { photo } = recordPhotos.add(of, file, { ...writer, at: pressed(at) });
      putAll(task, { photos: [...photos, photo] }, writer);
      return photo;
    },

    /** [W-SITE-24] [W-SITE-47] [W-PLAN-12] */
    change(task: TaskRow, { was, reason, ...wanted }: TaskChange, writer: Writer): TaskRow {
      if (!isPlannable(task)) throw refusal(409, 'Oppgaven er simulert eller slettet, og endres ikke.', 'Locked');
      const seen = seenTask(task);
      const known = extras.get(task.id);
      refuseChanged(seen, wanted, was, (field) => known?.changes[field] ?? { by: null, at: null });
      const { days, status, person_ids: ids } = wanted;
      if (days !== undefined) refuse({ days: problemOf(problemsOfDays(days.from, days.to)) });
      const old = new Map<string, unknown>(Object.entries(seen));
      const given = {
        ...wanted,
        ...(wanted.title !== undefined && { title: wanted.title.trim() }),
        ...(wanted.description !== undefined && { description: trimmed(wanted.description) }),
        ...(wanted.phase_id !== undefined && { phase_id: wanted.phase_id || null }),
      };
      const now = Object.entries(given).filter(
        ([field, value]) => value !== undefined && !isSame(value, old.get(field)),
      );
      if (now.length === 0) return task;
      const isNew = (field: string): boolean => now.some(([name]) => name === field);
      if (isNew('status')) {
        if (!COMPLETION_STATUSES.some((one) => one === status)) throw invalid('Statusen finnes ikke.', 'status');
        if (!nextStatuses(task).some((to) => to === status))
          throw invalid('Oppgaven kan ikke settes til det fra der den er nå.', 'status');
        if (status === 'INCOMPLETE') refuse(INCOMPLETE_FORM.problemsOf({ reason: reason ?? '' }));
      }
      const to = isNew('days') ? daysIn(days) : null;
      const { start = null, end = null, completion_status: before } = task;
      const origin = known?.origin ?? { start, end, was_overdue: before === 'OVERDUE' };
      const next = status ?? before;
      const { person_ids: _, days: __, status: ___, ...texts } = given;
      const change = { by: writer.staff.name, at: isoInstant(world.now()) };
      extras.put({
        id: task.id,
        origin: to === null ? (known?.origin ?? null) : origin,
        changes: { ...known?.changes, ...Object.fromEntries(now.map(([field]) => [field, change])) },
      });
      const fields = {
        ...texts,
        ...(to && movedTo(origin, to)),
        ...(ids && {
          assignees: ids.map((id) => assigneesOf(task).find((one) => one.person_id === id) ?? assigneeWith(id)),
        }),
        completion_status: to ? statusAfterMove(next, to, world.now(), origin.was_overdue) : next,
        ...(isNew('status') && { reason: status === 'INCOMPLETE' ? trimmed(reason) : null }),
      };
      const changed = putAll(task, fields, writer);
      if (changed.completion_status === 'DELETED') notifications.takeAway('task', task.id);
      const words = now.map(
        ([field, value]) => `${FIELDS.get(field)} fra ${inWords(field, old.get(field))} til ${inWords(field, value)}`,
      );
      note(task, writer.staff, `endret oppgaven, ${words.join(', ')}${trimmed(reason) ? ` (${trimmed(reason)})` : ''}`);
      const [already, present] = [personIdsOf(task), personIdsOf(changed)];
      tellAssigned(
        changed,
        writer,
        present.filter((id) => !already.includes(id)),
      );
      if (to !== null)
        tell(
          'task.moved',
          changed,
          writer,
          present.filter((id) => already.includes(id)),
          `fra ${inDays(daysOfTask(task))} til ${inDays(to)}`,
        );
      return changed;
    },
  };
}

const problemOf = ({ start, end }: { readonly start?: Message; readonly end?: Message }) => start ?? end;
