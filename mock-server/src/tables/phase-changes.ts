// The changes of phases, their budgets and plans, each with its line in the history.
import { addDays, type Day, dayIn, isoDate, osloDay } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { problemsOfChange, seenDeadline } from '@felles/core/internal/workspace/deadlines/form';
import type { BudgetChange, PhaseMove, PhasePlan } from '@felles/core/internal/workspace/phases/change-model';
import {
  movedDay,
  movedPhase,
  problemOfBudget,
  problemsOfPhaseMove,
  problemsOfPlan,
  seenState,
  shiftOf,
} from '@felles/core/internal/workspace/phases/form';
import { openPartsOf } from '@felles/core/internal/workspace/phases/open-parts';
import { milestoneState } from '@felles/core/workspace/phases';
import type { Project } from '@felles/core/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { refusal } from '../refusals.ts';
import { requireSiteRight } from '../rights/site-rights.ts';
import type { Service } from '../row.ts';
import { refuseChanged } from '../site-changes.ts';
import { openDeadlines } from './deadlines.ts';
import { refuse } from './deviations.ts';
import { openHistory } from './history.ts';
import { quoteOf } from './news.ts';
import { openNotifications } from './notifications.ts';
import { lastChangeOf, openPhases, type PhaseRow } from './phases.ts';
import { openProjects } from './projects.ts';

/** The user who changes something at a project, and the key of the call. */
export interface Act {
  readonly project: Project;
  readonly staff: DemoStaff;
  readonly key: string | null;
}

const STATES = { remaining: 'gjenstår', started: 'startet', completed: 'fullført' } as const;

export const inDays = (date: string | null | undefined): string => {
  const day = dayIn(date);
  return day === null ? 'ingen dag' : dayMonthYear(day);
};

const inHours = (hours: number): string => `${String(hours).replace('.', ',')} timer`;

/** The first day on which a phase of a project may start. */
export function firstDayOf({ contract_date, created_date }: Project): Day | null {
  const days = [dayIn(contract_date), dayIn(created_date)].filter((day) => day !== null);
  return days.toSorted((one, other) => one - other)[0] ?? null;
}

export function openPhaseChanges(service: Service) {
  const { world } = service;
  const phases = openPhases(service);
  const deadlines = openDeadlines(service);
  const { rows: projects } = openProjects(service);
  const history = openHistory(service);
  const { takingPart, tell, newsOf } = openNotifications(service);
  const today = (): Day => osloDay(world.now());

  /** Puts the phase, and notes the change. */
  function put({ project, staff, key }: Act, row: PhaseRow, fields: readonly string[], words: string) {
    const after = phases.rows.phases.put({ ...row, ...phases.changedBy(row, fields, staff) }, { key });
    const title = phases.nameOf(row)?.name ?? '';
    history.note(project.id, staff, { text: words, title });
    return { after, title };
  }

  /** [W-PLAN-11] Those who take part. */
  const news = (
    { project, staff }: Pick<Act, 'project' | 'staff'>,
    act: 'started' | 'completed' | 'remaining' | 'planned',
    phase: { readonly title: string; readonly dataid: string },
    detail: readonly string[] = [],
  ) => ({
    ...{ act: `phase.${act}` as const, by: staff, projectId: project.id, persons: takingPart(project.id) },
    ...{ ...phase, detail },
  });

  const shown = (project: Project, { phase_id: id }: PhaseRow) => phases.shown(phases.requirePhase(project, id));

  return {
    /** How many are told of a change by this user. */
    told: (project: Project, staff: DemoStaff): number =>
      newsOf(news({ project, staff }, 'started', { title: '', dataid: '' })).length,

    /** [W-PLAN-02] [W-PLAN-12] */
    move(act: Act, phaseId: string, { was, reason, confirm, ...wanted }: PhaseMove) {
      const found = phases.requirePhase(act.project, phaseId);
      const { phase } = found;
      const seen = seenState(phase);
      // A phase that remains has no day.
      const on = wanted.to === 'remaining' ? null : wanted.on;
      const sent = { to: wanted.to, ...(on && { on }) };
      refuseChanged(seen, sent, was, lastChangeOf(phase));
      if (seen.to === wanted.to && (!on || seen.on === on)) return phases.shown(found);
      refuse(problemsOfPhaseMove(phase, { ...sent, reason }, { today: today(), first: firstDayOf(act.project) }));
      const open =
        wanted.to !== 'completed'
          ? 0
          : openPartsOf(
              {
                milestones: phases.milestonesIn(found),
                checkpoints: phases.checkpointsIn(found),
                deadlines: deadlines.of(act.project, phaseId),
              },
              today(),
            ).length;
      if (wanted.to === 'completed' && (confirm ?? 0) !== open)
        throw refusal(409, 'Det er noe annet som ikke er ferdig nå.', 'Changed', undefined, {
          fields: { confirm: { value: open, by: null, at: null } },
        });
      const moved = movedPhase(phase, sent);
      const now = seenState(moved);
      const words = `${STATES[seen.to]}${seen.on ? ` ${inDays(seen.on)}` : ''} til ${STATES[now.to]}${now.on ? ` ${inDays(now.on)}` : ''}`;
      const more = [open > 0 ? `${open} åpne` : '', reason?.trim() ?? ''].filter(Boolean).join(', ');
      const { after, title } = put(
        act,
        { ...phase, ...moved },
        ['to', 'on'],
        `flyttet fasen fra ${words}${more && ` (${more})`}:`,
      );
      if (seen.to !== now.to) tell(news(act, now.to, { title, dataid: phaseId }, quoteOf(reason)));
      return shown(act.project, after);
    },

    /** [W-PLAN-05] [W-PLAN-12] */
    setBudget(act: Act, phaseId: string, { hours_budget, was }: BudgetChange) {
      const found = phases.requirePhase(act.project, phaseId);
      const { phase } = found;
      refuseChanged(phase, { hours_budget }, was, lastChangeOf(phase));
      refuse({ hours_budget: problemOfBudget(hours_budget) ?? undefined });
      if (hours_budget === phase.hours_budget) return phases.shown(found);
      const words = `endret budsjettet fra ${inHours(phase.hours_budget)} til ${inHours(hours_budget)}:`;
      const { after } = put(act, { ...phase, hours_budget }, ['hours_budget'], words);
      return shown(act.project, after);
    },

    /** [W-PLAN-16] [W-PLAN-12] Milestones move with the phase, and deadlines with its last day where they are named. */
    plan(act: Act, phaseId: string, body: PhasePlan) {
      const { project, staff } = act;
      const found = phases.requirePhase(project, phaseId);
      const { phase } = found;
      const { planned_from, planned_to } = body;
      const seen = { planned_from: phase.planned_from ?? null, planned_to: phase.planned_to ?? null };
      refuseChanged(seen, { planned_from, planned_to }, body.was, lastChangeOf(phase));
      refuse(problemsOfPlan(body));
      if (seen.planned_from === planned_from && seen.planned_to === planned_to) return phases.shown(found);
      const shift = shiftOf(seen, body);
      const ids = new Set(body.deadlines ?? []);
      const own = deadlines.of(project, phaseId).filter(({ project_deadline_id: id }) => ids.has(id));
      if (own.length < ids.size) throw refusal(404, 'Fristen finnes ikke i denne fasen.');
      if (ids.size > 0) requireSiteRight(staff, 'plan_deadlines');
      const moves = own.flatMap((deadline) => {
        const day = dayIn(deadline.event.instance_date);
        return day === null || shift.to === 0 ? [] : [{ deadline, day: isoDate(addDays(day, shift.to)) }];
      });
      // All of them are checked before one is moved.
      for (const { deadline, day } of moves) refuse(problemsOfChange(deadline, { day, reason: body.reason }, today()));
      const following = (body.milestones ? phases.milestoneRowsIn(found) : []).flatMap((milestone) => {
        const state = milestoneState(milestone, today());
        const date = movedDay(milestone.date, shift);
        return date === null || state === 'met' || state === 'notApplicable' ? [] : [{ milestone, date }];
      });
      for (const { milestone, date } of following)
        phases.rows.milestones.put({ ...milestone, date, ...phases.changedBy(milestone, ['date'], staff) });
      const rest = [
        following.length === 0
          ? ''
          : `${following.length} ${following.length === 1 ? 'milepæl' : 'milepæler'} fulgte med`,
        body.reason?.trim() ?? '',
      ].filter(Boolean);
      const days = `${inDays(seen.planned_from)}–${inDays(seen.planned_to)} til ${inDays(planned_from)}–${inDays(planned_to)}`;
      const { after, title } = put(
        act,
        { ...phase, planned_from, planned_to },
        ['planned_from', 'planned_to'],
        `flyttet planen fra ${days}${rest.length > 0 ? ` (${rest.join(', ')})` : ''}:`,
      );
      let now = project;
      for (const { deadline, day } of moves) {
        const was = { day: seenDeadline(deadline).day };
        deadlines.change(now, deadline.project_deadline_id, { day, reason: body.reason, was }, staff, null);
        now = projects.get(project.id) ?? now;
      }
      tell(news(act, 'planned', { title, dataid: phaseId }, [`fra ${days}`]));
      return shown(now, after);
    },
  };
}
