import { compareNames } from '../../shared/norwegian.ts';
import type { ProjectCheckIns } from '../statistics/model.ts';

/** A project, as a site where people are checked in. */
export interface Site {
  readonly projectId: string;
  readonly title: string;
  readonly number: string;
  /** How many are there now; null where that is not said. */
  readonly active: number | null;
}

/** Those with the most people first; what has no project leads nowhere, and is left out. */
export const sitesOf = (projects: readonly ProjectCheckIns[]): readonly Site[] =>
  projects
    .flatMap(({ project_id: id, project_name: title, project_number: number, antall_aktive: active }) =>
      id === null || id === undefined || id === ''
        ? []
        : [{ projectId: String(id), title: title ?? '', number: String(number ?? ''), active: active ?? null }],
    )
    .toSorted((a, b) => (b.active ?? -1) - (a.active ?? -1) || compareNames(a.title, b.title));
