import type { PhasePlace, PhaseStore, PhasesStore } from '@felles/core/workspace';

/** The phases of a project. Each visit of its page has a store of its own, and each phase that is opened. */
export interface PhasesServices {
  list(projectId: string): PhasesStore;
  one(place: PhasePlace): PhaseStore;
}
