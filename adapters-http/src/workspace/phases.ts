import type { PhasePlace, PhasesPort } from '@felles/core/workspace/phases';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/phases.ts';

const ofProject = (id: string) => ({ params: { project_id: id } });
const ofPhase = ({ projectId, phaseId }: PhasePlace) => ({
  params: { project_id: projectId, phase_id: phaseId },
});

/** Core's `PhasesPort`, for staff who are signed in. `progressBefore` is an older spelling of `progress`. */
export const createPhasesHttp = (http: Http): PhasesPort => ({
  phases: (projectId) => http.ask(wire.phases, ofProject(projectId)),
  documents: (place) => http.ask(wire.documents, ofPhase(place)),
  milestones: (place) => http.ask(wire.milestones, ofPhase(place)),
  activities: (place) => http.ask(wire.activities, ofPhase(place)),
  checkpoints: (place) => http.ask(wire.checkpoints, ofPhase(place)),
  deadlines: (place) => http.ask(wire.deadlines, ofPhase(place)),
  progress: (place) => http.ask(wire.progress, ofPhase(place)),
  progressBefore: (place) => http.ask(wire.progressBefore, ofPhase(place)),
  summary: (projectId) => http.ask(wire.summary, ofProject(projectId)),
  recent: () => http.ask(wire.recent, {}),
});
