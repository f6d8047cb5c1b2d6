import { readableOf } from '@felles/core/internal/shared/wire-values';
import { DeadlineChange, NewDeadline } from '@felles/core/internal/workspace/deadlines/model';
import {
  BudgetChange,
  MilestoneChange,
  NewMilestone,
  PhaseMove,
  PhasePlan,
} from '@felles/core/internal/workspace/phases/change-model';
import { PhaseFractions, PhasesAnswer } from '@felles/core/internal/workspace/phases/model';
import { Deadline } from '@felles/core/workspace/deadlines';
import { DocumentEntry } from '@felles/core/workspace/documents';
import { Handbook, HandbookTemplate, ProjectHandbook } from '@felles/core/workspace/handbook';
import { Activity, Milestone, ProjectActivity, ProjectPhase } from '@felles/core/workspace/phases';
import { addition, staff, staffAt } from '../rows.ts';

const PHASE = '/v1/projects/{project_id}/phases/{phase_id}';
const ofPhase = staffAt(PHASE);
/** An older spelling, for services that have no other. */
const ofPhaseBefore = staffAt('/project/process/{project_id}/phase/{phase_id}');
const ofHandbook = addition('handbook');
const changed = addition('phase-changes', PHASE);
const changesOfDeadlines = addition('deadline-changes', '/v1/projects/{project_id}/deadlines');

/** To build a handbook anew takes its time, and some services answer when it is built (milliseconds). */
const REBUILDING = 300_000;

/** The phases of a project: how far each has come, with its documents, milestones and checkpoints. */
export const phases = {
  phases: staff.get('/project/process/{project_id}/phases', 'The phases of a project', { reply: PhasesAnswer }),
  documents: ofPhaseBefore.get('/documents', 'The documents of a phase', { reply: readableOf(DocumentEntry) }),
  milestones: ofPhaseBefore.get('/milestones', 'The milestones of a phase', { reply: readableOf(Milestone) }),
  progressBefore: ofPhaseBefore.get('/progress', 'The older spelling of `progress`', { reply: PhaseFractions }),
  activities: ofPhase.get('/activities', 'The log of a phase, the latest first', { reply: readableOf(Activity) }),
  checkpoints: ofPhase.get('/checkpoints', 'The checkpoints of a phase', { reply: readableOf(Activity) }),
  deadlines: ofPhase.get('/deadlines', 'The deadlines of a phase', { reply: readableOf(Deadline) }),
  progress: ofPhase.get('/progress', 'Progress of a phase', { reply: PhaseFractions }),
  summary: staff.get('/v1/projects/{project_id}/progress_summary', 'Progress of a project', { reply: PhaseFractions }),
  recent: staff.get('/project/activity', 'The latest activity of all projects', { reply: readableOf(ProjectActivity) }),
  move: changed.put('/state', 'Starts or completes a phase, or moves it back', {
    body: PhaseMove,
    reply: ProjectPhase,
    takesKey: true,
  }),
  budget: changed.put('/budget', 'Sets the hours of a phase', {
    body: BudgetChange,
    reply: ProjectPhase,
    takesKey: true,
  }),
  addMilestone: changed.create('/milestones', 'Adds a milestone', { body: NewMilestone, reply: Milestone }),
  changeMilestone: changed.patch('/milestones/{milestone_id}', 'Changes or reaches a milestone', {
    body: MilestoneChange,
    reply: Milestone,
    takesKey: true,
  }),
  plan: addition('progress-changes', PHASE).put('/plan', 'Plans the days of a phase', {
    body: PhasePlan,
    reply: ProjectPhase,
    takesKey: true,
  }),
};

/** The deadlines of all projects, in one call. To change them is an addition. */
export const deadlines = {
  deadlines: staff.get('/v1/projectdeadlines', 'The deadlines of all projects', { reply: readableOf(Deadline) }),
  create: changesOfDeadlines.create('', 'Creates a deadline of a project', { body: NewDeadline, reply: Deadline }),
  change: changesOfDeadlines.patch('/{project_deadline_id}', 'Changes, moves or finishes a deadline', {
    body: DeadlineChange,
    reply: Deadline,
    takesKey: true,
  }),
};

/** The templates of a project's handbook. Which handbooks there are and to make a document is an addition. */
export const handbook = {
  templates: ofPhase.get('/templates', 'Templates of a phase', { reply: readableOf(HandbookTemplate) }),
  legacyTemplates: ofPhaseBefore.get('/templates', 'The older spelling of `templates`', {
    reply: readableOf(HandbookTemplate),
  }),
  rebuild: staff.put('/v1/projects/{project_id}/rebuild_handbook', 'Rebuilds a handbook', { patience: REBUILDING }),
  choose: staff.put('/v1/projects/{project_id}/dochandbook/{handbook_id}', 'Sets a handbook', { patience: REBUILDING }),
  handbooks: ofHandbook.get('/v1/handbooks', 'All handbooks', { reply: readableOf(Handbook) }),
  handbook: ofHandbook.get('/v1/projects/{project_id}/handbook', 'The state of a handbook', { reply: ProjectHandbook }),
  make: addition('handbook', PHASE).create('/templates/{template_id}/documents', 'Creates a document', {
    reply: DocumentEntry,
  }),
};
