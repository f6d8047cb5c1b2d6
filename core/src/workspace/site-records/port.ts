import type { Reply } from '../../shared/reply.ts';
import type { Checklist, Deviation, HoursLine } from './model.ts';

/** [W-PROJECTS-56] All records of a project; not every service has them. */
export interface SiteRecordsPort {
  checklists(projectId: string): Reply<readonly Checklist[]>;
  deviations(projectId: string): Reply<readonly Deviation[]>;
  hours(projectId: string): Reply<readonly HoursLine[]>;
}
