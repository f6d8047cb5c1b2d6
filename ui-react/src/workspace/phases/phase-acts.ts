import type { Day } from '@felles/core';
import type { Deadline, DeadlineChanges } from '@felles/core/workspace/deadlines';
import type {
  Milestone,
  PhaseChanges,
  PhaseGroup,
  PhaseNote,
  PhaseStore,
  ProjectPhase,
} from '@felles/core/workspace/phases';
import { createContext, useContext } from 'react';
import type { Text } from '../../i18n/texts.ts';
import { namesInWords } from '../format.ts';

/** A window of the page. */
export type PhaseWindow =
  | { readonly kind: 'start'; readonly phase: ProjectPhase }
  | { readonly kind: 'complete'; readonly phase: ProjectPhase; readonly store: PhaseStore }
  | { readonly kind: 'back'; readonly phase: ProjectPhase; readonly to: PhaseGroup }
  | { readonly kind: 'budget' }
  | { readonly kind: 'deadline'; readonly deadline: Deadline; readonly changes: DeadlineChanges }
  | {
      readonly kind: 'milestone';
      readonly phase: ProjectPhase;
      readonly store: PhaseStore;
      /** Null for one that is new. */
      readonly milestone: Milestone | null;
      /** Why it does not apply. */
      readonly isOff: boolean;
    };

/** [W-PLAN-02] The acts of the user at the phases of the page. */
export interface PhaseActs {
  readonly changes: PhaseChanges;
  readonly notes: ReadonlyMap<string, PhaseNote>;
  readonly phases: readonly ProjectPhase[];
  /** Those that are started. */
  readonly started: readonly ProjectPhase[];
  readonly today: Day;
  readonly first: Day | null;
  readonly told: number | null;
  readonly mayRun: boolean;
  readonly mayBudget: boolean;
  readonly open: (window: PhaseWindow) => void;
}

const PhaseActsContext = createContext<PhaseActs | null>(null);
PhaseActsContext.displayName = 'the acts of the phases';

export const PhaseActsProvider = PhaseActsContext.Provider;

/** Null where the service takes no changes of phases. */
export const usePhaseActs = (): PhaseActs | null => useContext(PhaseActsContext);

/** The name of a phase, else its short name. */
export const nameOfPhase = ({ phase_name: name, phase_shortname: short }: ProjectPhase, text: Text): string =>
  name?.trim() || short?.trim() || text('phases.unnamed');

export const namesOf = (phases: readonly ProjectPhase[], text: Text): string =>
  namesInWords(phases.map((phase) => nameOfPhase(phase, text)));
