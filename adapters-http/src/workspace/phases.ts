// The phases of a project, and the deadlines of all projects.
import type { DeadlineChangesPort, DeadlinesPort } from '@felles/core/workspace/deadlines';
import type { PhaseChangesPort, PhasePlace, PhasePlanPort, PhasesPort } from '@felles/core/workspace/phases';
import type { Http } from '../http.ts';
import { clientIdOf } from '../new-key.ts';
import { deadlines, phases } from '../wire/workspace/phases.ts';

const ofProject = (id: string) => ({ params: { project_id: id } });
const ofPhase = ({ projectId, phaseId }: PhasePlace) => ({
  params: { project_id: projectId, phase_id: phaseId },
});

/** Core's `PhasesPort`, for staff who are signed in. `progressBefore` is an older spelling of `progress`. */
export const createPhasesHttp = (http: Http): PhasesPort => ({
  phases: (projectId) => http.ask(phases.phases, ofProject(projectId)),
  documents: (place) => http.ask(phases.documents, ofPhase(place)),
  milestones: (place) => http.ask(phases.milestones, ofPhase(place)),
  activities: (place) => http.ask(phases.activities, ofPhase(place)),
  checkpoints: (place) => http.ask(phases.checkpoints, ofPhase(place)),
  deadlines: (place) => http.ask(phases.deadlines, ofPhase(place)),
  progress: (place) => http.ask(phases.progress, ofPhase(place)),
  progressBefore: (place) => http.ask(phases.progressBefore, ofPhase(place)),
  summary: (projectId) => http.ask(phases.summary, ofProject(projectId)),
  recent: () => http.ask(phases.recent, {}),
});

/** Core's `PhaseChangesPort`. */
export const createPhaseChangesHttp = (http: Http): PhaseChangesPort => ({
  move: (place, body, key) => http.ask(phases.move, { ...ofPhase(place), body, key }),
  setBudget: (place, body, key) => http.ask(phases.budget, { ...ofPhase(place), body, key }),
  addMilestone: (place, milestone, key) => {
    const body = { ...milestone, client_id: clientIdOf(key) };
    return http.ask(phases.addMilestone, { ...ofPhase(place), body, key });
  },
  changeMilestone: ({ projectId, phaseId }, milestone_id, body, key) =>
    http.ask(phases.changeMilestone, { params: { project_id: projectId, phase_id: phaseId, milestone_id }, body, key }),
});

/** Core's `PhasePlanPort`. */
export const createPhasePlanHttp = (http: Http): PhasePlanPort => ({
  plan: (place, body, key) => http.ask(phases.plan, { ...ofPhase(place), body, key }),
});

/**
 * Core's `DeadlinesPort`, for staff who are signed in. One call gives those of all projects; which project each is of
 * is an addition.
 */
export const createDeadlinesHttp = (http: Http): DeadlinesPort => ({
  deadlines: () => http.ask(deadlines.deadlines, {}),
});

/** Core's `DeadlineChangesPort`. */
export const createDeadlineChangesHttp = (http: Http): DeadlineChangesPort => ({
  create: (project_id, body, key) => http.ask(deadlines.create, { params: { project_id }, body, key }),
  change: (project_id, project_deadline_id, body, key) =>
    http.ask(deadlines.change, { params: { project_id, project_deadline_id }, body, key }),
});
