import {
  PhaseDefinition,
  PhaseReport,
  PhasesAnswer,
  ProjectPhases,
} from '@felles/core/internal/workspace/phases/model';
import { Activity, Milestone, ProjectPhase, ViewPhase } from '@felles/core/workspace/phases';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expectFields, type Shape } from '../../../support/expect-fields.ts';

const num = { num: 12, den: 18 };
const numerator = { numerator: 5, denominator: 9 };
const PHASE = {
  phase_id: '2',
  phase_name: 'Råbygg',
  phase_shortname: 'RÅB',
  progress: { hours: num, milestones: num, templates: num },
  project_id: '1001',
  completed: null,
  started: '2026-09-14',
};
const DEFINITION = { id: '2', name: 'Råbygg', shortname: 'RÅB', order: 2 };

const SHAPES: readonly Shape[] = [
  { name: '[W-PHASES-02] a phase', schema: ProjectPhase, whole: PHASE, key: 'phase_id' },
  {
    name: '[W-PHASES-03] a phase of the project view',
    schema: ViewPhase,
    whole: {
      phase_id: '2',
      phase_name: 'Råbygg',
      project_id: '1001',
      progress: { activities: numerator, hours: numerator, templates: numerator },
    },
    key: 'phase_id',
  },
  { name: '[W-PHASES-04] a definition', schema: PhaseDefinition, whole: DEFINITION, key: 'id' },
  {
    name: '[W-PHASES-05] a report',
    schema: PhaseReport,
    whole: {
      deadlines_passed: 1,
      deadlines_scheduled: 2,
      deadlines_total: 3,
      hours_budget: 640,
      hours_registered: '486,5',
      milestones_completed: 2,
      milestones_total: 4,
      phase_id: '2',
    },
    key: null,
  },
  {
    name: '[W-PHASES-07] a milestone',
    schema: Milestone,
    whole: {
      milestone_id: '3',
      title: 'Radonsperre lagt',
      is_applicable: false,
      is_completed: 0,
      comment: 'Bygget står på eksisterende dekke',
      created_by_user: { user_id: '1', user_name: 'Jonas Berg' },
      created_date: '2026-11-03T08:00:00Z',
      date: '2026-11-18',
    },
    key: 'milestone_id',
  },
  {
    name: '[W-PHASES-08] an activity',
    schema: Activity,
    whole: { activity_id: '4', checked_date: '2026-11-03', checkpoint_title: 'Fall mot sluk', user: 'Ola Bakken' },
    key: 'activity_id',
  },
];

describe('what the service tells of phases', () => {
  it.each(SHAPES)('$name should have its fields, each but its id perhaps missing or unreadable', (shape) => {
    expectFields(shape);
    const { schema, whole, key } = shape;
    for (const field of Object.keys(whole).filter((name) => !name.endsWith('_id')))
      expect(z.safeParse(schema, { ...whole, [field]: [[]] }).success, field).toBe(field !== key);
  });

  it('[W-PHASES-06] should say of which project phases are, and leave out one that cannot be read', () => {
    const project = {
      project_id: '1001',
      project_name: 'Skolegata 12',
      project_no: '2600',
      internal_project_no: 'P-1001',
      parent_project_id: null,
    };
    const answer = { ...project, definitions: [DEFINITION, 'x'], phases: [PHASE, null, { phase_name: 'x' }] };
    expect(ProjectPhases.parse(answer)).toEqual({ ...project, definitions: [DEFINITION], phases: [PHASE] });
    const specified = [...Object.keys(project), 'definitions', 'phases'];
    expect(Object.keys(ProjectPhases.shape)).toEqual([...specified, 'first_day', 'told']);
    expect(ProjectPhases.parse({ phases: [] })).toEqual({ phases: [] });
    expect(PhasesAnswer.parse([PHASE, 7])).toEqual([PHASE]);
    expect(PhasesAnswer.safeParse({ phases: 'none' }).success).toBe(false);
  });
});
