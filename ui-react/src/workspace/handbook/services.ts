import type { Query } from '@felles/core/data';
import type { Handbook, HandbookBuilding, HandbookStore, PhaseTemplates } from '@felles/core/workspace';

/** The handbook of a project. Each visit of a page has a store of its own. */
export interface HandbookServices {
  of(projectId: string): HandbookStore;
  /** The templates of one phase, for a page of phases. */
  phase(projectId: string, phaseId: string): PhaseTemplates;
  /** How a handbook is built anew and chosen, on each page that offers it. */
  building(projectId: string): HandbookBuilding;
  /** The handbooks that a project can have. */
  handbooks(): Query<'all', readonly Handbook[]>;
}
