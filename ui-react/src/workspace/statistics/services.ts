import type { Behavior, Day } from '@felles/core';
import type { Query } from '@felles/core/data';
import type { CheckIn, Department, ProjectStatistics, StatisticsOverview } from '@felles/core/workspace';

/** The day it is, for as long as the page is open. */
interface Days {
  readonly day$: Behavior<Day>;
  open(): void;
  close(): void;
}

/** Figures over all projects, and of one. Each visit of a page has a store of its own. */
export interface StatisticsServices {
  today(): Days;
  overview(): StatisticsOverview;
  /** Those whose projects can be counted alone. */
  departments(): Query<string, readonly Department[]>;
  ofProject(projectId: string): ProjectStatistics;
  /** The list that the days are counted in. */
  checkInsOf(projectId: string): Query<string, readonly CheckIn[]>;
}
