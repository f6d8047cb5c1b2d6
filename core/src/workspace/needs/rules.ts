// The user's own part of a day: which records need the user, and in which order.
import type { Day } from '../../shared/dates.ts';
import { type Load, loading } from '../../shared/load.ts';
import type { Id } from '../../shared/wire-values.ts';
import { type AgreementConversations, CHAT_MODES, type Conversation } from '../chat/model.ts';
import { conversationsOf, lastWritten, unreadOf } from '../chat/rules.ts';
import type { Deadline } from '../deadlines/model.ts';
import type { DatedDeadline } from '../deadlines/rules.ts';
import type { OutboxThing } from '../outboxes/model.ts';
import type { Task } from '../tasks/model.ts';
import { assigneesOf, daysOfTask, isSimulated, isTaskShown, withoutDuplicates } from '../tasks/rules.ts';
import type { RecordNeed } from './model.ts';

/** The sources of a user's needs; each is asked by itself, and may fail by itself. */
export const NEED_SOURCES = ['records', 'deadlines', 'tasks', 'conversations'] as const;
export type NeedSource = (typeof NEED_SOURCES)[number];

/** A record that needs the user; `key` is unique among them. */
export type Need =
  | { readonly kind: 'unsent'; readonly key: string; readonly thing: OutboxThing }
  | { readonly kind: 'record'; readonly key: string; readonly record: RecordNeed }
  | { readonly kind: 'deadline'; readonly key: string; readonly day: Day; readonly deadline: Deadline }
  | { readonly kind: 'task'; readonly key: string; readonly day: Day; readonly task: Task }
  | {
      readonly kind: 'conversation';
      readonly key: string;
      readonly conversation: Conversation;
      readonly of: AgreementConversations;
    };

/** The answers of the sources; one that is missing or has failed is empty. */
export interface NeedRecords {
  readonly records: readonly RecordNeed[];
  /** Deadlines that have passed. */
  readonly deadlines: readonly DatedDeadline[];
  /** The user's own late ones. */
  readonly tasks: readonly LateTask[];
  readonly agreements: readonly AgreementConversations[];
}

/** A task with its last day, which has passed. */
export interface LateTask {
  readonly task: Task;
  readonly day: Day;
}

/** The user's open tasks: those that should be done by now, and those of today. */
export interface MyTasks {
  readonly late: readonly LateTask[];
  readonly today: readonly Task[];
}

const CLOSED: readonly string[] = ['COMPLETED', 'CANCELLED', 'DELETED', 'HOLIDAY'];

const isOpen = (task: Task): boolean =>
  isTaskShown(task) && !isSimulated(task) && !CLOSED.includes(task.completion_status ?? '') && task.deleted !== true;

/** The open tasks of one person, each once, those that began first at the top. */
export function myTasks(tasks: readonly Task[], personId: Id, today: Day): MyTasks {
  const own = withoutDuplicates(tasks, false)
    .filter((task) => isOpen(task) && assigneesOf(task).some(({ person_id: id }) => id === personId))
    .flatMap((task) => {
      const days = daysOfTask(task);
      return days === null ? [] : [{ task, ...days }];
    })
    .toSorted((a, b) => a.from - b.from);
  return {
    late: own.filter(({ to }) => to < today).map(({ task, to }) => ({ task, day: to })),
    today: own.filter(({ from, to }) => from <= today && today <= to).map(({ task }) => task),
  };
}

type Passed = Extract<Need, { readonly day: Day }>;

const needsOfRecords = (records: readonly RecordNeed[], areReturned: boolean): readonly Need[] =>
  records
    .filter(({ kind }) => kind.startsWith('returned') === areReturned)
    .toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? ''))
    .map((record, at) => ({ kind: 'record', key: `${record.kind} ${at}`, record }) as const);

const projectOf = (need: Passed): string =>
  (need.kind === 'deadline' ? need.deadline.project_id : need.task.project_id) ?? '';

/** The oldest of each project, then the second of each: one project does not fill the list. */
function spreadOverProjects(passed: readonly Passed[]): readonly Passed[] {
  const counts = new Map<string, number>();
  return passed
    .toSorted((a, b) => a.day - b.day)
    .map((need) => {
      const place = counts.get(projectOf(need)) ?? 0;
      counts.set(projectOf(need), place + 1);
      return { need, place };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ need }) => need);
}

/**
 * Returned records, passed deadlines and late tasks, records to approve, and the unread conversations, the newest message
 * first.
 */
export function needsOf({ records, deadlines, tasks, agreements }: NeedRecords): readonly Need[] {
  const passed: readonly Passed[] = [
    ...deadlines.map(({ deadline, day }, at) => ({ kind: 'deadline', key: `deadline ${at}`, day, deadline }) as const),
    ...tasks.map((one, at) => ({ kind: 'task', key: `task ${at}`, ...one }) as const),
  ];
  const unread = agreements
    .flatMap((of) =>
      CHAT_MODES.flatMap((mode) => conversationsOf(of, mode)).map((conversation) => ({ conversation, of })),
    )
    .filter(({ conversation }) => unreadOf(conversation) > 0)
    .toSorted((a, b) => (lastWritten(b.conversation) ?? 0) - (lastWritten(a.conversation) ?? 0));
  return [
    ...needsOfRecords(records, true),
    ...spreadOverProjects(passed),
    ...needsOfRecords(records, false),
    ...unread.map((one, at) => ({ kind: 'conversation', key: `conversation ${at}`, ...one }) as const),
  ];
}

/** So many needs are shown before the user asks for the rest. */
export const NEEDS_SHOWN = 7;

/** The needs to show, and the number of those that are left out. */
export function shownNeeds(needs: readonly Need[], isWhole: boolean) {
  const shown = isWhole ? needs : needs.slice(0, NEEDS_SHOWN);
  return { shown, rest: needs.length - shown.length };
}

/** The answers of the sources as far as they are here; null for a source that this service or user does not have. */
export type NeedLoads = { readonly [S in keyof NeedRecords]: Load<NeedRecords[S]> | null };

/** The user's needs, with the sources that were asked for them. */
export interface Needs {
  readonly all: readonly Need[];
  readonly checked: readonly NeedSource[];
  /** These have failed: there may be more. */
  readonly unanswered: readonly NeedSource[];
}

const SOURCE_OF = { records: 'records', deadlines: 'deadlines', tasks: 'tasks', agreements: 'conversations' } as const;

/** Waits for every source, so that no row moves under a finger. Fails only if all sources have failed. */
export function needsIn(loads: NeedLoads): Load<Needs> {
  const asked = NEED_RECORDS.flatMap((name) => {
    const load = loads[name];
    return load === null ? [] : [{ source: SOURCE_OF[name], load }];
  });
  if (asked.some(({ load }) => load.status === 'idle' || load.status === 'loading')) return loading;
  const unanswered = asked.filter(({ load }) => load.status === 'failed');
  const [failed] = unanswered;
  if (failed?.load.status === 'failed' && unanswered.length === asked.length) return failed.load;
  const sourcesOf = (of: typeof asked) => of.map(({ source }) => source);
  return {
    status: 'ready',
    value: {
      all: needsOf({
        records: recordsIn(loads.records),
        deadlines: recordsIn(loads.deadlines),
        tasks: recordsIn(loads.tasks),
        agreements: recordsIn(loads.agreements),
      }),
      checked: sourcesOf(asked.filter((one) => !unanswered.includes(one))),
      unanswered: sourcesOf(unanswered),
    },
  };
}

const NEED_RECORDS = ['records', 'deadlines', 'tasks', 'agreements'] as const satisfies readonly (keyof NeedRecords)[];

const recordsIn = <T>(load: Load<readonly T[]> | null): readonly T[] => (load?.status === 'ready' ? load.value : []);
