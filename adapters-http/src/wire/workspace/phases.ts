/** The phases of a project: how far each has come, with its documents, milestones and checkpoints. */

import { readableOf } from '@felles/core';
import { Deadline } from '@felles/core/workspace/deadlines';
import { DocumentEntry } from '@felles/core/workspace/documents';
import { Activity, Milestone, PhaseFractions, PhasesAnswer, ProjectActivity } from '@felles/core/workspace/phases';
import { staff } from '../rows.ts';

export const phases = staff.get('/project/process/{project_id}/phases', 'The phases of a project', {
  reply: PhasesAnswer,
});

export const documents = staff.get(
  '/project/process/{project_id}/phase/{phase_id}/documents',
  'The documents of a phase',
  { reply: readableOf(DocumentEntry) },
);

export const milestones = staff.get(
  '/project/process/{project_id}/phase/{phase_id}/milestones',
  'The milestones of a phase',
  { reply: readableOf(Milestone) },
);

export const progressBefore = staff.get(
  '/project/process/{project_id}/phase/{phase_id}/progress',
  'How far a phase has come, in the older spelling',
  { reply: PhaseFractions },
);

export const activities = staff.get(
  '/v1/projects/{project_id}/phases/{phase_id}/activities',
  'What was done in a phase, by which user and when, the latest first',
  { reply: readableOf(Activity) },
);

export const checkpoints = staff.get(
  '/v1/projects/{project_id}/phases/{phase_id}/checkpoints',
  'All checkpoints of a phase',
  { reply: readableOf(Activity) },
);

export const deadlines = staff.get(
  '/v1/projects/{project_id}/phases/{phase_id}/deadlines',
  'The deadlines of a phase',
  { reply: readableOf(Deadline) },
);

export const progress = staff.get('/v1/projects/{project_id}/phases/{phase_id}/progress', 'How far a phase has come', {
  reply: PhaseFractions,
});

export const summary = staff.get('/v1/projects/{project_id}/progress_summary', 'How far a project has come', {
  reply: PhaseFractions,
});

export const recent = staff.get('/project/activity', 'What was done lately in all projects', {
  reply: readableOf(ProjectActivity),
});
