import { compareNames } from '../../shared/norwegian.ts';
import type { ProjectCheckIns } from '../statistics/model.ts';

/** A project with its check-ins. */
export interface Site {
  readonly projectId: string;
  readonly title: string;
  readonly number: string;
  /** The number of persons now; null if it is unknown. */
  readonly active: number | null;
}

/** Sites with the most persons first; entries without a project are left out. */
export const sitesOf = (projects: readonly ProjectCheckIns[]): readonly Site[] =>
  projects
    .flatMap(({ project_id: id, project_name: title, project_number: number, antall_aktive: active }) =>
      id === null || id === undefined || id === ''
        ? []
        : [{ projectId: id, title: title ?? '', number: String(number ?? ''), active: active ?? null }],
    )
    .toSorted((a, b) => (b.active ?? -1) - (a.active ?? -1) || compareNames(a.title, b.title));
