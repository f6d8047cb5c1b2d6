import { isOn } from '../../shared/wire-values.ts';
import type { Flag, ProjectView } from './model.ts';

/** [W-SITE-10] The rights of a user to write at a project. */
export const SITE_RIGHTS = [
  'register_deviation',
  'handle_deviation',
  'close_deviation',
  'tick',
  'sign',
  'reopen',
  'register_hours',
  'hours_for_others',
  'approve_hours',
  'plan_tasks',
  'work_tasks',
  'plan_deadlines',
  'run_phases',
  'register_expenses',
  'approve_expenses',
] as const;
export type SiteRight = (typeof SITE_RIGHTS)[number];

/** The part that a right is of; a right of another part needs no flag. */
const FLAG_OF: Readonly<Partial<Record<SiteRight, Flag>>> = {
  register_deviation: 'deviations',
  handle_deviation: 'deviations',
  close_deviation: 'deviations',
  register_hours: 'hours',
  hours_for_others: 'hours',
  approve_hours: 'hours',
};

/** Given only by name. */
const NAMED_ONLY: readonly SiteRight[] = ['hours_for_others', 'approve_hours', 'approve_expenses'];

/** [W-SITE-10] [W-SITE-12] The user's rights at a project: none until its view is known, none of a part that is off. */
export function rightsIn(view: Pick<ProjectView, Flag | 'rights'> | null, mayChange: boolean): readonly SiteRight[] {
  if (view === null) return [];
  const { rights } = view;
  const given = SITE_RIGHTS.filter((right) => rights?.includes(right) ?? (mayChange && !NAMED_ONLY.includes(right)));
  return given.filter((right) => {
    const flag = FLAG_OF[right];
    return flag === undefined || isOn(view[flag]);
  });
}
