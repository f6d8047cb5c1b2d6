// Both spellings of a phase's progress are counted in one place, so they never disagree.
import { deadlines as deadlineWire, phases as wire } from '@felles/adapters-http/wire';
import { isoDate } from '@felles/core';
import type { Deadline } from '@felles/core/workspace/deadlines';
import type { Project } from '@felles/core/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { siteRightsOf } from '../../rights/site-rights.ts';
import type { Service } from '../../row.ts';
import { createOnce } from '../../site-changes.ts';
import { openDeadlines } from '../../tables/deadlines.ts';
import { openDocuments } from '../../tables/documents.ts';
import { openMilestoneChanges } from '../../tables/milestone-changes.ts';
import { firstDayOf, openPhaseChanges } from '../../tables/phase-changes.ts';
import { openPhases, ownOf } from '../../tables/phases.ts';
import { openProjects } from '../../tables/projects.ts';

/** So many activities are lately. */
const RECENT = 100;

interface Asked {
  readonly staff: DemoStaff;
  readonly params: { readonly project_id: string; readonly phase_id: string };
}

export function phaseRoutes(app: FastifyInstance, service: Service): void {
  const { requireProject, maySee, seenBy, rows: projects } = openProjects(service);
  const documents = openDocuments(service);
  const phases = openPhases(service);
  const deadlines = openDeadlines(service);
  const changes = openPhaseChanges(service);
  const milestones = openMilestoneChanges(service);
  const found = ({ staff, params: { project_id, phase_id } }: Asked) =>
    phases.requirePhase(requireProject(staff, project_id), phase_id);

  answer(app, service, wire.phases, ({ staff, params: { project_id } }) => {
    const project = requireProject(staff, project_id);
    const first = firstDayOf(project);
    return {
      project_id: project.id,
      project_name: project.title,
      project_no: project.project_number,
      internal_project_no: project.internal_project_number,
      parent_project_id: project.parent_project_id,
      definitions: phases.definitions,
      phases: phases.phasesOf(project),
      first_day: first === null ? null : isoDate(first),
      told: changes.told(project, staff),
    };
  });

  interface Changing extends Asked {
    readonly key: string | null;
  }
  const act = ({ staff, params: { project_id }, key }: Changing) =>
    ({ project: requireProject(staff, project_id), staff, key }) as const;
  answer(app, service, wire.move, (asked) => changes.move(act(asked), asked.params.phase_id, asked.body));
  answer(app, service, wire.budget, (asked) => changes.setBudget(act(asked), asked.params.phase_id, asked.body));
  answer(app, service, wire.plan, (asked) => changes.plan(act(asked), asked.params.phase_id, asked.body));
  answer(app, service, wire.addMilestone, (asked) => {
    const { params, body } = asked;
    const add = () => milestones.add(act(asked), params.phase_id, body);
    return ownOf(createOnce(service, 'milestones', { params, body }, milestones.rows, add));
  });
  answer(app, service, wire.changeMilestone, (asked) =>
    milestones.change(act(asked), asked.params.phase_id, asked.params.milestone_id, asked.body),
  );

  answer(app, service, wire.documents, (asked) => {
    const { phase } = found(asked);
    return documents.ofPhase(phase.project_id, phase.phase_id);
  });
  answer(app, service, wire.milestones, (asked) => phases.milestonesIn(found(asked)));
  answer(app, service, wire.checkpoints, (asked) => phases.checkpointsIn(found(asked)));
  answer(app, service, wire.activities, (asked) => phases.activitiesIn(found(asked)));

  /** [W-PLAN-15] With the right of the user, and how many are told of a move. */
  function seen(staff: DemoStaff, project: Project, own: readonly Deadline[]): readonly Deadline[] {
    const may_change = siteRightsOf(staff).includes('plan_deadlines');
    const told = may_change ? deadlines.told(project, staff) : null;
    return own.map((deadline) => ({ ...deadline, may_change, told }));
  }
  const seenOne = (staff: DemoStaff, project: Project, deadline: Deadline): Deadline =>
    seen(staff, project, [deadline])[0] ?? deadline;
  answer(app, service, wire.deadlines, (asked) => {
    const { phase } = found(asked);
    const project = requireProject(asked.staff, phase.project_id);
    return seen(asked.staff, project, deadlines.of(project, phase.phase_id));
  });
  answer(app, service, deadlineWire.deadlines, ({ staff }) =>
    seenBy(staff).flatMap((project) => seen(staff, project, deadlines.of(project))),
  );
  answer(app, service, deadlineWire.create, ({ staff, params: { project_id }, body, key }) => {
    const project = requireProject(staff, project_id);
    return seenOne(staff, project, deadlines.create(project, body, staff, key));
  });
  answer(app, service, deadlineWire.change, ({ staff, params: { project_id, project_deadline_id: id }, body, key }) => {
    const project = requireProject(staff, project_id);
    return seenOne(staff, project, deadlines.change(project, id, body, staff, key));
  });

  answer(app, service, wire.progressBefore, (asked) => {
    const { hours, milestones, templates } = found(asked);
    return { hours, milestones, templates };
  });
  answer(app, service, wire.progress, (asked) => {
    const { activities, hours, templates } = found(asked);
    return { activities: inWords(activities), hours: inWords(hours), templates: inWords(templates) };
  });

  answer(app, service, wire.summary, ({ staff, params: { project_id } }) => {
    const counts = phases.counted()(requireProject(staff, project_id));
    const sum = (of: (count: (typeof counts)[number]) => Counted): Counted =>
      counts.map(of).reduce((all, { num, den }) => ({ num: all.num + num, den: all.den + den }), { num: 0, den: 0 });
    return {
      activities: sum(({ activities }) => activities),
      hours: sum(({ hours }) => hours),
      milestones: sum(({ milestones }) => milestones),
      templates: sum(({ templates }) => templates),
    };
  });

  answer(app, service, wire.recent, ({ staff }) => {
    const sees = maySee(staff);
    return phases
      .activities(({ project_id: id }) => sees({ id }))
      .slice(0, RECENT)
      .map((activity) => ({ ...activity, project_name: projects.get(activity.project_id)?.title ?? null }));
  });
}

type Counted = Readonly<Record<'num' | 'den', number>>;

const inWords = ({ num, den }: Counted) => ({ numerator: num, denominator: den });
