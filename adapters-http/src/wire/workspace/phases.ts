/** The phases of a project: how far each has come, with its documents, milestones and checkpoints. */

import { readableOf } from '@felles/core';
import {
  Activity,
  Deadline,
  DocumentEntry,
  Milestone,
  PhaseFractions,
  PhasesAnswer,
  ProjectActivity,
} from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

const OfProject = z.object({ project_id: z.string() });
const OfPhase = z.object({ project_id: z.string(), phase_id: z.string() });

export const phases = call({
  method: 'GET',
  path: '/project/process/{project_id}/phases',
  access: 'staff',
  summary: 'The phases of a project',
  params: OfProject,
  reply: json(PhasesAnswer),
});

export const documents = call({
  method: 'GET',
  path: '/project/process/{project_id}/phase/{phase_id}/documents',
  access: 'staff',
  summary: 'The documents of a phase',
  params: OfPhase,
  reply: json(readableOf(DocumentEntry)),
});

export const milestones = call({
  method: 'GET',
  path: '/project/process/{project_id}/phase/{phase_id}/milestones',
  access: 'staff',
  summary: 'The milestones of a phase',
  params: OfPhase,
  reply: json(readableOf(Milestone)),
});

export const progressBefore = call({
  method: 'GET',
  path: '/project/process/{project_id}/phase/{phase_id}/progress',
  access: 'staff',
  summary: 'How far a phase has come, in the older spelling',
  params: OfPhase,
  reply: json(PhaseFractions),
});

export const activities = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/phases/{phase_id}/activities',
  access: 'staff',
  summary: 'What was done in a phase, by which user and when, the latest first',
  params: OfPhase,
  reply: json(readableOf(Activity)),
});

export const checkpoints = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/phases/{phase_id}/checkpoints',
  access: 'staff',
  summary: 'All checkpoints of a phase',
  params: OfPhase,
  reply: json(readableOf(Activity)),
});

export const deadlines = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/phases/{phase_id}/deadlines',
  access: 'staff',
  summary: 'The deadlines of a phase',
  params: OfPhase,
  reply: json(readableOf(Deadline)),
});

export const progress = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/phases/{phase_id}/progress',
  access: 'staff',
  summary: 'How far a phase has come',
  params: OfPhase,
  reply: json(PhaseFractions),
});

export const summary = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/progress_summary',
  access: 'staff',
  summary: 'How far a project has come',
  params: OfProject,
  reply: json(PhaseFractions),
});

export const recent = call({
  method: 'GET',
  path: '/project/activity',
  access: 'staff',
  summary: 'What was done lately in all projects',
  reply: json(readableOf(ProjectActivity)),
});
