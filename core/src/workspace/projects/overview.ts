// The summary on a project's first page.
import type * as z from 'zod/mini';
import { type Day, dayIn } from '../../shared/dates.ts';
import type { Fraction } from '../../shared/fraction.ts';
import { compareNames } from '../../shared/norwegian.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { CheckIn } from '../checkins/model.ts';
import { kindOfCheckIn, nameOfCheckIn, statusOfCheckIn } from '../checkins/rules.ts';
import { isClosed } from '../deadlines/rules.ts';
import { fractionOf, type KnownFractions, knownFractionsOf } from '../phases/fraction.ts';
import type { PhaseFractions } from '../phases/model.ts';
import type { ContractCounts, DeviationStatistics } from '../statistics/model.ts';
import type { Project, ProjectDeadline, ProjectView } from './model.ts';

/** A deadline of the project as it stands today. */
export interface DatedProjectDeadline {
  readonly deadline: z.infer<typeof ProjectDeadline>;
  /** Null without a readable date. */
  readonly day: Day | null;
  /** Its day is over, and it is not done. */
  readonly isPassed: boolean;
  readonly isDone: boolean;
}

/** [W-PROJECTS-16] Open deadlines by day first, then done ones; each once. */
export function deadlinesOf({ deadlines }: Project, today: Day): readonly DatedProjectDeadline[] {
  const all = (deadlines ?? []).map((deadline) => {
    const day = dayIn(deadline.event_date);
    const isDone = isClosed(deadline.event_status);
    return { deadline, day, isDone, isPassed: !isDone && day !== null && day < today };
  });
  const byDay = all.toSorted((a, b) => (a.day ?? Infinity) - (b.day ?? Infinity));
  return [...byDay.filter(({ isDone }) => !isDone), ...byDay.filter(({ isDone }) => isDone)];
}

/** The persons of a company on the site. */
export interface OnSite {
  /** '' if it is unknown. */
  readonly company: string;
  readonly names: readonly string[];
}

/** Who is on the site now: guests by name, all others by company. */
export interface Presence {
  readonly all: number;
  readonly guests: readonly string[];
  /** Persons who were not let in; `all` does not count them. */
  readonly refused: readonly string[];
  /** Largest first. */
  readonly companies: readonly OnSite[];
}

/** Counts the check-ins of who was let in and has not left; two of one person count twice, as in the list. */
export function presenceOf(checkIns: readonly CheckIn[]): Presence {
  const present = checkIns.filter((one) => statusOfCheckIn(one) === 'onSite');
  const isGuest = (one: CheckIn): boolean => kindOfCheckIn(one) === 'guest';
  const companies = new Map<string, string[]>();
  for (const one of present.filter((other) => !isGuest(other))) {
    const company = one.companyName?.trim() ?? '';
    companies.set(company, [...(companies.get(company) ?? []), nameOfCheckIn(one)]);
  }
  return {
    all: present.length,
    guests: present.filter(isGuest).map(nameOfCheckIn),
    refused: checkIns.filter((one) => statusOfCheckIn(one) === 'refused').map(nameOfCheckIn),
    companies: [...companies]
      .map(([company, names]) => ({ company, names }))
      .toSorted((a, b) => b.names.length - a.names.length || compareNames(a.company, b.company)),
  };
}

/** The number of history entries on the first page. */
export const LATEST = 10;

/** A record that names its project. */
export type OfProject<T> = T & { readonly project_id?: Id | null | undefined };

/** The deviations that the project's first page counts. */
export type ProjectDeviations = DeviationStatistics;

/** The entry of one project, as some services send all; null without one. */
export const deviationsOfProject = (
  all: readonly OfProject<ProjectDeviations>[],
  projectId: string,
): ProjectDeviations | null => all.find(({ project_id: id }) => id === projectId) ?? null;

/** The contracts of one project; null if the service counts several projects. */
export const contractsOfProject = ({
  contract_count: count,
  project_count: projects,
}: ContractCounts): number | null => (projects === 1 ? (count ?? null) : null);

/**
 * [W-PHASES-22] The project's progress, without a measure that the service does not show this user. The activities come
 * from the phases, as the service's summary lacks them.
 */
export const progressOf = (summary: PhaseFractions, { phases }: Pick<ProjectView, 'phases'>): KnownFractions => ({
  ...knownFractionsOf(summary),
  activities: sumOf((phases ?? []).map(({ progress }) => fractionOf(progress?.activities))),
});

const sumOf = (fractions: readonly (Fraction | null)[]): Fraction | null =>
  fractions
    .filter((fraction) => fraction !== null)
    .reduce<Fraction | null>((sum, { done, of }) => ({ done: (sum?.done ?? 0) + done, of: (sum?.of ?? 0) + of }), null);
