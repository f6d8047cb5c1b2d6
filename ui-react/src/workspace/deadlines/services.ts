import type { Query } from '@felles/core/data';
import type { DeadlineWeeksStore, ProjectActivity } from '@felles/core/workspace';

/** What the page of deadlines uses. Each visit has a store of its own. */
export interface DeadlineServices {
  weeks(): DeadlineWeeksStore;
  /** What was done lately, in all projects. */
  recent(): Query<'recent', readonly ProjectActivity[]>;
}
