// What the first page of a project tells of it at a glance.
import type * as z from 'zod/mini';
import { type Day, dayIn } from '../../shared/dates.ts';
import type { Fraction } from '../../shared/fraction.ts';
import { compareNames } from '../../shared/norwegian.ts';
import type { CheckIn } from '../checkins/model.ts';
import { hasLeft, kindOfCheckIn, nameOfCheckIn } from '../checkins/rules.ts';
import { isClosed } from '../deadlines/rules.ts';
import { type Fractions, fractionOf, fractionsOf } from '../phases/fraction.ts';
import type { PhaseFractions } from '../phases/model.ts';
import type { ContractCounts, DeviationStatistics } from '../statistics/model.ts';
import type { Project, ProjectDeadline, ProjectView } from './model.ts';

export interface DatedProjectDeadline {
  readonly deadline: z.infer<typeof ProjectDeadline>;
  /** Null where its date cannot be read. */
  readonly day: Day | null;
  /** Its day has gone by, and it is not done. */
  readonly isPassed: boolean;
  readonly isDone: boolean;
}

/** [W-PROJECTS-16] Every deadline of a project once: what is still to be met first, by day, then what is done. */
export function deadlinesOf({ deadlines }: Project, today: Day): readonly DatedProjectDeadline[] {
  const all = (deadlines ?? []).map((deadline) => {
    const day = dayIn(deadline.event_date);
    const isDone = isClosed(deadline.event_status);
    return { deadline, day, isDone, isPassed: !isDone && day !== null && day < today };
  });
  const byDay = all.toSorted((a, b) => (a.day ?? Infinity) - (b.day ?? Infinity));
  return [...byDay.filter(({ isDone }) => !isDone), ...byDay.filter(({ isDone }) => isDone)];
}

/** Who of one company is on the site. */
export interface OnSite {
  /** Empty where it is not known. */
  readonly company: string;
  readonly names: readonly string[];
}

export interface Presence {
  readonly all: number;
  readonly guests: readonly string[];
  /** The largest first. */
  readonly companies: readonly OnSite[];
}

/** Every check-in of who has not left, as a guest or with the company: the list of check-ins counts two of one person twice, too. */
export function presenceOf(checkIns: readonly CheckIn[]): Presence {
  const present = checkIns.filter((one) => !hasLeft(one));
  const isGuest = (one: CheckIn): boolean => kindOfCheckIn(one) === 'guest';
  const companies = new Map<string, string[]>();
  for (const one of present.filter((other) => !isGuest(other))) {
    const company = one.companyName?.trim() ?? '';
    companies.set(company, [...(companies.get(company) ?? []), nameOfCheckIn(one)]);
  }
  return {
    all: present.length,
    guests: present.filter(isGuest).map(nameOfCheckIn),
    companies: [...companies]
      .map(([company, names]) => ({ company, names }))
      .toSorted((a, b) => b.names.length - a.names.length || compareNames(a.company, b.company)),
  };
}

/** How many entries of the history stand on the first page. */
export const LATEST = 10;

type PerProject<T> = T & { readonly project_id?: number | string | null | undefined };

/** The deviations of one project by their status. */
export type ProjectDeviations = DeviationStatistics;

/** Those of one project, whether or not the service leaves out the others; null where it has none of it. */
export const deviationsOfProject = (
  all: readonly PerProject<ProjectDeviations>[],
  projectId: string,
): ProjectDeviations | null => all.find(({ project_id: id }) => String(id ?? '') === projectId) ?? null;

/** How many contracts one project has; null where the service counts those of several. */
export const contractsOfProject = ({
  contract_count: count,
  project_count: projects,
}: ContractCounts): number | null => (projects === 1 ? (count ?? null) : null);

/** [W-PHASES-22] How far a project has come: the service sums up all but the activities, which the phases of the view have. */
export const progressOf = (summary: PhaseFractions, { phases }: Pick<ProjectView, 'phases'>): Fractions => ({
  ...fractionsOf(summary),
  activities: sumOf((phases ?? []).map(({ progress }) => fractionOf(progress?.activities))),
});

const sumOf = (fractions: readonly (Fraction | null)[]): Fraction | null =>
  fractions
    .filter((fraction) => fraction !== null)
    .reduce<Fraction | null>((sum, { done, of }) => ({ done: (sum?.done ?? 0) + done, of: (sum?.of ?? 0) + of }), null);
