// How the records of some projects are counted, field by field as the specification names the figures.
import { addDays, type Day, osloDay } from '@felles/core';
import { numberIn } from '@felles/core/internal/shared/numbers';
import { hasLeft, type KindOfCheckIn } from '@felles/core/internal/workspace/checkins/rules';
import { inHundredths } from '@felles/core/internal/workspace/site-records/budget';
import { withoutDuplicates } from '@felles/core/internal/workspace/tasks/rules';
import { type CheckIn, kindOfCheckIn, statusOfCheckIn, timeOfCheckIn } from '@felles/core/workspace/checkins';
import { CHECKPOINT_STATUSES, checkpointsOf } from '@felles/core/workspace/checklists';
import { COMPLETION_STATUSES, type Task, type TaskDays } from '@felles/core/workspace/tasks';
import { DEVIATION_STATUSES } from '@felles/fixtures/workspace/deviations';
import { OWN_COMPANY } from '@felles/fixtures/workspace/people';
import { TASK_STATUS_NAMES } from '@felles/fixtures/workspace/tasks';
import type { AgreementRow } from '../../tables/chat-rows.ts';
import type { DeviationRow } from '../../tables/deviations.ts';
import type { ChecklistRow, HoursRow } from '../../tables/site-records.ts';

/** The rows to count. */
export interface CountedRows<T> {
  /** The rows of the requested days. */
  readonly rows: readonly T[];
  /** The rows of all days. */
  readonly all: readonly T[];
  /** The days that are asked for, or else those of the rows. */
  readonly span: { readonly from: string | null; readonly to: string | null };
  readonly projects: number;
}

const howMany = <T>(rows: readonly T[], where: (row: T) => boolean): number =>
  rows.reduce((count, row) => count + (where(row) ? 1 : 0), 0);

/** How many days "the last thirty" are, today among them. */
const MONTH = 30;

export function dayOfCheckIn({ checkinTime }: CheckIn): TaskDays | null {
  const time = timeOfCheckIn(checkinTime);
  return time === null ? null : { from: osloDay(time), to: osloDay(time) };
}

export function countCheckIns({ rows, all, span, projects: project_count }: CountedRows<CheckIn>) {
  const of = (kind: KindOfCheckIn, isOwn: boolean): number =>
    howMany(rows, (row) => kindOfCheckIn(row) === kind && (String(row.contactId) === OWN_COMPANY) === isOwn);
  return {
    ansatte_ok: of('ok', true),
    ansatte_fail: of('failed', true),
    ue_ok: of('ok', false),
    ue_fail: of('failed', false),
    gjest: of('guest', true) + of('guest', false),
    // Who is there now does not depend on the days that are asked for.
    antall_aktive: howMany(all, (row) => statusOfCheckIn(row) === 'onSite'),
    project_count,
    ...span,
  };
}

/** [W-CHECKIN-05] Who is there now, and who came today, yesterday and on the last thirty days. */
export function countInSpans(rows: readonly CheckIn[], today: Day) {
  const counted = (of: readonly CheckIn[]) => ({
    check_in_ok: howMany(of, (row) => kindOfCheckIn(row) === 'ok'),
    check_in_failed: howMany(of, (row) => kindOfCheckIn(row) === 'failed'),
    guest: howMany(of, (row) => kindOfCheckIn(row) === 'guest'),
  });
  const between = (from: Day, to: Day) =>
    counted(
      rows.filter((row) => {
        const days = dayOfCheckIn(row);
        return days !== null && days.from >= from && days.to <= to;
      }),
    );
  return {
    now: counted(rows.filter((row) => !hasLeft(row))),
    today: between(today, today),
    yesterday: between(addDays(today, -1), addDays(today, -1)),
    last_thirty_days: between(addDays(today, 1 - MONTH), today),
  };
}

/** A task that is registered twice is one task, as it is in the lists. */
export function countTasks({ rows, span, projects: project_count }: CountedRows<Task>) {
  const tasks = withoutDuplicates(rows, false);
  const per_status = COMPLETION_STATUSES.map((status) => ({
    status,
    name: TASK_STATUS_NAMES[status],
    count: howMany(tasks, (task) => task.completion_status === status),
  }));
  return {
    per_status,
    task_count: per_status.reduce((sum, { count }) => sum + count, 0),
    project_count,
    ...span,
  };
}

export const countDeviations = ({ rows }: CountedRows<DeviationRow>) => ({
  per_status: DEVIATION_STATUSES.map(({ status, name, closes }) => ({
    status: Number(status),
    name,
    count: howMany(rows, (row) => row.status === Number(status)),
    closed: closes,
  })),
  deviation_count: rows.length,
});

export function countChecklists({ rows, projects: project_count }: CountedRows<ChecklistRow>) {
  const checkpoints = rows.flatMap(checkpointsOf);
  const having = (kind: 'measure' | 'select' | 'textfield') => howMany(checkpoints, ({ field }) => field === kind);
  return {
    checklist_count: rows.length,
    checkpoint_count: checkpoints.length,
    checkpoint_statuses: CHECKPOINT_STATUSES.map((status) => ({
      status,
      count: howMany(checkpoints, (checkpoint) => checkpoint.status === status),
    })),
    measure_count: having('measure'),
    select_count: having('select'),
    textfield_count: having('textfield'),
    project_count,
  };
}

/** Every article that has hours: how many persons wrote how many lines. */
export function countHours({ rows }: CountedRows<HoursRow>) {
  return [...new Map(rows.map(({ art_id, name }) => [art_id, name]))]
    .toSorted(([a], [b]) => Number(a ?? 0) - Number(b ?? 0))
    .map(([art_id, name]) => {
      const lines = rows.filter((row) => row.art_id === art_id);
      return {
        art_id,
        name,
        count: new Set(lines.map(({ person }) => person?.person_id)).size,
        line_count: lines.length,
        total_hours: inHundredths(lines.reduce((sum, { hours }) => sum + (numberIn(hours) ?? 0), 0)),
      };
    });
}

/** The agreements that the user can open. */
export const countContracts = ({ rows, projects: project_count }: CountedRows<AgreementRow>) => ({
  contract_count: rows.length,
  project_count,
});
