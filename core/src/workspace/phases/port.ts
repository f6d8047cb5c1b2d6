import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Deadline } from '../deadlines/model.ts';
import type { DocumentEntry } from '../documents/model.ts';
import type { Activity, Milestone, PhaseFractions, PhasesAnswer, ProjectActivity } from './model.ts';

/** A phase of a project, for the calls about its parts. */
export interface PhasePlace {
  readonly projectId: Id;
  readonly phaseId: Id;
}

/** The calls for the phases of a project and their parts; each part has its own request. */
export interface PhasesPort {
  /** [W-PHASES-16] All phases of the project with their progress; the answer has two forms. */
  phases(projectId: Id): Reply<PhasesAnswer>;
  /** [W-PHASES-17] Only the documents of this phase, as lines of a list without size and history. */
  documents(place: PhasePlace): Reply<readonly DocumentEntry[]>;
  /** [W-PHASES-18] Those that do not apply to the project come too, with `is_applicable` false. */
  milestones(place: PhasePlace): Reply<readonly Milestone[]>;
  /** [W-PHASES-23] Checks, and other activities that the service counts. */
  activities(place: PhasePlace): Reply<readonly Activity[]>;
  /** [W-PHASES-24] All checkpoints, done and not. */
  checkpoints(place: PhasePlace): Reply<readonly Activity[]>;
  /** [W-PHASES-25] Only those of this phase; `DeadlinesPort` asks for all projects at once. */
  deadlines(place: PhasePlace): Reply<readonly Deadline[]>;
  /** [W-PHASES-26] The done and total amounts of one phase, without a request for the others. */
  progress(place: PhasePlace): Reply<PhaseFractions>;
  /** [W-PHASES-19] The older request with the other spelling; no screen uses it. */
  progressBefore(place: PhasePlace): Reply<PhaseFractions>;
  /** [W-PHASES-22] Of the whole project. */
  summary(projectId: Id): Reply<PhaseFractions>;
  /** [W-PHASES-15] The recent activities of all projects. */
  recent(): Reply<readonly ProjectActivity[]>;
}
