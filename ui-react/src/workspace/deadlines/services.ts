import type { DeadlineWeeksStore } from '@felles/core/workspace';

/** What the page of deadlines uses. Each visit has a store of its own. */
export interface DeadlineServices {
  weeks(): DeadlineWeeksStore;
}
