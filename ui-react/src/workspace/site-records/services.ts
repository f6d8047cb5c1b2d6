import type { Query } from '@felles/core/data';
import type {
  ArticleHours,
  Checklist,
  ChecklistStatistics,
  Deviation,
  DeviationStatistics,
  HoursLine,
  PhaseState,
  RecordsStore,
} from '@felles/core/workspace';

/** The checklists, deviations and hours of a project. Each visit of a page has a store of its own. */
export interface SiteRecordServices {
  checklists(projectId: string): RecordsStore<Checklist, ChecklistStatistics>;
  deviations(projectId: string): RecordsStore<Deviation, DeviationStatistics>;
  hours(projectId: string): RecordsStore<HoursLine, readonly ArticleHours[]>;
  /** What the phases of a project are reported to have, of all days. */
  phases(projectId: string): Query<string, readonly PhaseState[]>;
}
