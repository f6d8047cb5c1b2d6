// [W-SITE-53] The day of a user at a project, read from the records of the areas that write on site.
import type { Staleness } from '../../data/list-load.ts';
import { type Day, dayIn, parseInstant, startOfOsloDay } from '../../shared/dates.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { Checklist } from '../checklists/model.ts';
import { checkpointsOf, isSigned, stateOfChecklist } from '../checklists/rules.ts';
import type { Deviation } from '../deviations/model.ts';
import { isClosedDeviation } from '../deviations/rules.ts';
import type { Me, Sight } from '../me/model.ts';
import { myTasks } from '../needs/rules.ts';
import type { Area } from '../offers/store.ts';
import type { OutboxKind, SentEntry, UnsentEntry } from '../outboxes/model.ts';
import type { ProjectView } from '../projects/model.ts';
import { rightsIn, type SiteRight } from '../projects/rights.ts';
import type { Task } from '../tasks/model.ts';

/** The targets of the dock, in its order. */
export const SITE_TARGETS = ['deviation', 'checklist', 'hours', 'expense', 'task'] as const;
export type SiteTarget = (typeof SITE_TARGETS)[number];

/** The parts of the page below the project. */
export const DAY_PARTS = ['tasks', 'deviations', 'hours'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** The service, the user and the project, as far as they are known. */
export interface DayGround {
  readonly offers: readonly Area[];
  readonly me: Pick<Me, 'may_change' | 'person_id' | 'sees'> | null;
  readonly view: ProjectView | null;
}

interface TargetNeeds {
  readonly offers: readonly Area[];
  /** One of them is enough. */
  readonly rights: readonly SiteRight[];
  readonly sight: Sight;
}

const NEEDS: Readonly<Record<SiteTarget, TargetNeeds>> = {
  deviation: { offers: ['site-records', 'deviation-changes'], rights: ['register_deviation'], sight: 'deviations' },
  checklist: { offers: ['site-records', 'checklist-changes'], rights: ['tick'], sight: 'checklists' },
  // The form of a line stands on the user's own week.
  hours: { offers: ['own-hours', 'hours-changes'], rights: ['register_hours', 'hours_for_others'], sight: 'hours' },
  expense: { offers: ['expense-changes'], rights: ['register_expenses'], sight: 'expenses' },
  task: { offers: ['tasks'], rights: ['work_tasks', 'plan_tasks'], sight: 'tasks' },
};

const seesIn = ({ me }: DayGround, sight: Sight): boolean => !me?.sees || me.sees.includes(sight);
const hasAll = ({ offers }: DayGround, wanted: readonly Area[]): boolean => wanted.every((one) => offers.includes(one));

/** [W-SITE-11] The targets that the user has a right to at the project; tasks are a target where there are any today. */
export function targetsOf(ground: DayGround, tasks: number): readonly SiteTarget[] {
  const rights = rightsIn(ground.view, ground.me?.may_change !== false);
  return SITE_TARGETS.filter((target) => {
    const needs = NEEDS[target];
    const isThere = target !== 'task' || tasks > 0;
    return (
      isThere &&
      hasAll(ground, needs.offers) &&
      seesIn(ground, needs.sight) &&
      needs.rights.some((right) => rights.includes(right))
    );
  });
}

/** The parts that the service has for the user at the project; the others are neither asked nor shown. */
export function partsOf(ground: DayGround): readonly DayPart[] {
  const { me, view } = ground;
  const isPerson = me?.person_id !== null && me?.person_id !== undefined;
  const has: Readonly<Record<DayPart, boolean>> = {
    tasks: isPerson && hasAll(ground, ['tasks']),
    deviations: isPerson && hasAll(ground, ['site-records']) && view !== null && isOn(view.deviations),
    hours: hasAll(ground, ['own-hours']),
  };
  return DAY_PARTS.filter((part) => has[part] && seesIn(ground, part));
}

/** The user's open tasks of a project: those that should be done by now, then those of today. */
export function tasksOfDay(tasks: readonly Task[], personId: string, today: Day): readonly Task[] {
  const { late, today: current } = myTasks(tasks, personId, today);
  return [...late.map(({ task }) => task), ...current];
}

/** The open deviations of a responsible: the late ones first, then by deadline, and last those without one. */
export function ownDeviations(deviations: readonly Deviation[], personId: string): readonly Deviation[] {
  const deadline = (one: Deviation): number => dayIn(one.deadline) ?? Number.MAX_SAFE_INTEGER;
  return deviations
    .filter((one) => !isClosedDeviation(one) && one.responsible?.person_id === personId)
    .toSorted((a, b) => deadline(a) - deadline(b));
}

const timeOf = (date: string | null | undefined): number => {
  const day = dayIn(date);
  return parseInstant(date ?? '') ?? (day === null ? 0 : startOfOsloDay(day));
};

/** The unfinished checklist that was answered or started last; null if all are finished. */
export function unfinishedChecklist(lists: readonly Checklist[]): Checklist | null {
  const lastTouch = (list: Checklist): number =>
    Math.max(timeOf(list.date), ...checkpointsOf(list).map(({ checked_date: date }) => timeOf(date)));
  const isUnfinished = (list: Checklist): boolean => {
    const { answered, checkpoints } = stateOfChecklist(list);
    return answered < checkpoints && !isSigned(list);
  };
  return lists.filter(isUnfinished).toSorted((a, b) => lastTouch(b) - lastTouch(a))[0] ?? null;
}

/** The changes that have a receipt: those that made a record. */
const RECEIPTS: readonly OutboxKind[] = ['checklistCreate', 'deviationCreate', 'hoursCreate', 'taskCreate'];

/** The last record that was made, until it is sent, and after that on the page that it was made on. */
export function receiptOf(
  entries: { readonly unsent: readonly UnsentEntry[]; readonly sent: readonly SentEntry[] },
  since: number,
): UnsentEntry | SentEntry | null {
  const unsent = entries.unsent.filter(({ state }) => state !== 'failed');
  return (
    [...entries.sent, ...unsent]
      .filter(({ kind, at }) => RECEIPTS.includes(kind) && at !== null && at >= since)
      .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))[0] ?? null
  );
}

/** [W-SITE-30] The age of the oldest part that could not be refreshed; null while all parts are up to date. */
export function oldestPart(parts: readonly (Staleness | null)[]): Staleness | null {
  const old = parts.filter((part) => part !== null);
  return old.toSorted((a, b) => (a.at ?? Number.MAX_SAFE_INTEGER) - (b.at ?? Number.MAX_SAFE_INTEGER))[0] ?? null;
}
