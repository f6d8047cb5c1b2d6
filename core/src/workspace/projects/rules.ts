import type * as z from 'zod/mini';
import { listFields, questionAddress, WORD } from '../../data/question-address.ts';
import { type Day, dayIn } from '../../shared/dates.ts';
import { compareNames, searchFor } from '../../shared/norwegian.ts';
import type { Project, ProjectDeadline, ProjectQuestion } from './model.ts';

/** The number of projects that are loaded for the choice of types and statuses. */
export const PROJECTS_LEARNT_OF = 200;

/** Characters. */
export const LONGEST_TITLE = 200;
/** The most units of a project. */
export const MOST_UNITS = 99_999;
/** The largest sum or area of a project. */
export const LARGEST_AMOUNT = 999_999_999_999;

/** The number of projects in one page of the list. */
export const PROJECT_PAGE = 25;

export const PROJECT_SORTS = ['title', 'project_number', 'status', 'modified_date'] as const;

/** The question in the address. */
export const PROJECT_ADDRESS = questionAddress<ProjectQuestion>({
  ...listFields(PROJECT_SORTS),
  status: WORD,
  type: WORD,
});

type Deadline = z.infer<typeof ProjectDeadline>;

/** The next deadline from today on, with a readable date. */
export function nextDeadline({ deadlines }: Project, today: Day): Deadline | null {
  const coming = (deadlines ?? []).flatMap((deadline) => {
    const day = dayOf(deadline);
    return day !== null && day >= today ? [{ deadline, day }] : [];
  });
  return coming.toSorted((a, b) => a.day - b.day)[0]?.deadline ?? null;
}

/** The service writes a day, or an instant. */
const dayOf = ({ event_date: date }: Deadline): Day | null => dayIn(date);

/** Whether a project matches the question, as far as the client can tell. */
export function matchesQuestion(project: Project, { text, status, type }: ProjectQuestion): boolean {
  const { title, project_number: number, internal_project_number: internalNumber, address } = project;
  const hasText = searchFor(text)(title, number, internalNumber, address?.address);
  const isOf = (wanted: string, own: unknown): boolean => wanted === '' || String(own ?? '') === wanted;
  return hasText && isOf(status, project.status?.status_code) && isOf(type, project.type?.id);
}

/** A deadline within this time is soon (days). */
const SOON = 14;

/** Whether a deadline is from today to two weeks ahead, so that the list marks it. */
export const isSoon = (deadline: Deadline, today: Day): boolean => {
  const day = dayOf(deadline);
  return day !== null && day >= today && day - today <= SOON;
};

/** A type or status to filter by, with the service's name. */
export interface ProjectChoice {
  readonly id: string;
  readonly title: string;
}

/** The types and statuses that the user can filter by or choose from, as far as they are known. */
export interface ProjectChoices {
  readonly types: readonly ProjectChoice[];
  readonly statuses: readonly ProjectChoice[];
}

/** The choices before any project is loaded. */
export const NO_CHOICES: ProjectChoices = { types: [], statuses: [] };

/** Adds the types and statuses of some projects to the known ones, as no request lists them. */
export const choicesAmong = ({ types, statuses }: ProjectChoices, projects: readonly Project[]): ProjectChoices => ({
  types: withMore(
    types,
    projects.map(({ type }) => [type?.id, type?.title]),
  ).toSorted((a, b) => compareNames(a.title, b.title)),
  statuses: withMore(
    statuses,
    projects.map(({ status }) => [status?.status_code, status?.status_value || status?.status_code]),
  ).toSorted((a, b) => compareNames(a.id, b.id)),
});

type ProjectTitle = readonly [id: number | string | null | undefined, title: number | string | null | undefined];

function withMore(known: readonly ProjectChoice[], more: readonly ProjectTitle[]): readonly ProjectChoice[] {
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  for (const [id, title] of more) if (id && title) titles.set(String(id), String(title));
  return [...titles].map(([id, title]) => ({ id, title }));
}

/** Four digits; a leading zero is lost if the service writes a number. */
export const municipalityNumber = (number: number | string | null | undefined): string => {
  const digits = String(number ?? '').trim();
  return /^\d{1,3}$/.test(digits) ? digits.padStart(4, '0') : digits;
};
