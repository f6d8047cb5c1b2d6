// [W-PLAN-16] The page of the progress, and the plan that is moved on it.
import { BehaviorSubject, concatMap, forkJoin, map, of, tap } from 'rxjs';
import { createDayStore, type DayStore } from '../../data/by-day.ts';
import { type Command, createCommand } from '../../data/command.ts';
import { createForm, type Form } from '../../data/form.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { createQuery, type Freshness } from '../../data/query.ts';
import { createRowNotes } from '../../data/row-notes.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { addDays, type Day, dayIn, isoDate, parseIsoDate } from '../../shared/dates.ts';
import { failureTexts } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, ok } from '../../shared/result.ts';
import { createToday } from '../../shared/today.ts';
import type { Id } from '../../shared/wire-values.ts';
import { needsReason } from '../deadlines/form.ts';
import type { DeadlinesPort } from '../deadlines/model.ts';
import { conflictIn } from '../site-work/rules.ts';
import type { PhasePlan, PhasePlanPort } from './change-model.ts';
import { problemsOfPlan } from './form.ts';
import type { ProjectPhase } from './model.ts';
import type { PhasesPort } from './port.ts';
import { type Progress, type ProgressRecords, type ProgressRow, progressOverTime } from './progress.ts';

/** The typed values of a move of a phase. */
export interface PlanDraft {
  /** YYYY-MM-DD */
  readonly first: string;
  /** The last day is so many days after the first. */
  readonly days: number;
  readonly milestones: boolean;
  /** The ids of the deadlines that move, too: none at first. */
  readonly deadlines: readonly Id[];
  readonly reason: string;
}

/** The days to which a phase is moved. */
export interface PlanAct {
  readonly phase: ProjectPhase;
  readonly plan: Omit<PhasePlan, 'was'>;
}

/** [W-SITE-25] Another user has moved the phase meanwhile. */
export interface PlanConflict {
  readonly by: string;
  readonly from: Day | null;
  readonly to: Day | null;
  readonly mine: PlanAct;
}

/** The user has moved a phase: `left` are the seconds in which the reverse move is offered. */
export interface PlanNote {
  readonly left: number;
  /** The user of the button gives the reason. */
  readonly undo: PlanAct;
}

interface ProgressView {
  readonly load: DayStore<Progress>['view$']['value']['load'];
  readonly old: DayStore<Progress>['view$']['value']['old'];
  readonly today: Day;
  readonly conflict: PlanConflict | null;
  /** By the id of the phase. */
  readonly notes: ReadonlyMap<Id, PlanNote>;
}

/** The page of the progress of a project. */
export interface ProgressStore extends Omit<DayStore<Progress>, 'view$'> {
  readonly view$: Behavior<ProgressView>;
  /** The window that moves a phase; `days` are those to which it was dragged. */
  form(
    row: ProgressRow,
    days: { readonly from: Day; readonly to: Day },
    today: Day,
    close: () => void,
  ): Form<PlanDraft>;
  /** One button: the own days over those of the other user, or the reverse move. */
  act(): Command<PlanAct, ProjectPhase>;
  keepTheirs(): void;
}

/** The project, and the calls for its progress. */
export interface ProgressNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<PhasesPort, 'phases' | 'milestones'> & DeadlinesPort & PhasePlanPort;
  readonly projectId: Id;
}

const WORDS = failureTexts('phaseForm.offline', 'phaseForm.lost', 'phaseForm.unchanged');

export function createProgressStore({ port, projectId, again$, wall, ...sending }: ProgressNeeds): ProgressStore {
  const conflict$ = new BehaviorSubject<PlanConflict | null>(null);
  const { notes$, note, offerUndo, clear } = createRowNotes<PlanNote>(sending.clock);
  const query = createQuery({
    question$: new BehaviorSubject(projectId),
    ask: (id) => recordsOf(port, id),
    ...(again$ && { again$ }),
    ...(wall && { wall }),
  });
  const store = createDayStore(
    query,
    createToday(sending.clock),
    new BehaviorSubject<typeof progressOverTime>(progressOverTime),
  );

  function noteConflict(mine: PlanAct, failure: Failure): void {
    const newer = conflictIn(failure);
    if (newer === null) return;
    const dayOf = (field: 'planned_from' | 'planned_to') => {
      const value = newer[field] === undefined ? mine.phase[field] : newer[field].value;
      return typeof value === 'string' ? value : null;
    };
    const seen = { planned_from: dayOf('planned_from'), planned_to: dayOf('planned_to') };
    const by = Object.values(newer).find((one) => one.by)?.by ?? '';
    const days = { from: dayIn(seen.planned_from), to: dayIn(seen.planned_to) };
    conflict$.next({ by, ...days, mine: { ...mine, phase: { ...mine.phase, ...seen } } });
    query.reload();
  }

  const command = (failed?: (failure: Failure) => void) =>
    createCommand<PlanAct, ProjectPhase>({
      send(act, key) {
        const { phase, plan } = act;
        const was = { planned_from: phase.planned_from ?? null, planned_to: phase.planned_to ?? null };
        return port
          .plan({ projectId, phaseId: phase.phase_id }, { ...plan, was }, key)
          .pipe(tap((result) => !result.ok && noteConflict(act, result.error)));
      },
      creates: false,
      words: WORDS,
      saved(_, act) {
        const id = act.phase.phase_id;
        const undo = conflict$.value?.mine.phase.phase_id === id ? reverseOf(act) : null;
        conflict$.next(null);
        if (undo) offerUndo(id, (left) => ({ left, undo }));
        else note(id, null);
        query.reload();
      },
      ...(failed && { failed }),
      ...sending,
    });

  return {
    ...store,
    view$: derive({ view: store.view$, conflict: conflict$, notes: notes$ }, ({ view, ...rest }) => ({
      ...view,
      ...rest,
    })),
    act: () => command(),
    keepTheirs: () => conflict$.next(null),
    form(row, { from, to }, today, close) {
      const planOf = ({ first, days, milestones, deadlines, reason }: PlanDraft) => {
        const day = parseIsoDate(first);
        return {
          planned_from: first,
          planned_to: day === null ? '' : isoDate(addDays(day, days)),
          milestones,
          deadlines,
          ...(reason.trim() && { reason: reason.trim() }),
        };
      };
      const form = createForm({
        record$: new BehaviorSubject(row),
        valuesOf: (): PlanDraft => ({
          first: isoDate(from),
          days: to - from,
          milestones: true,
          deadlines: [],
          reason: '',
        }),
        problemsOf: (draft) => {
          const { planned_from, planned_to, reason } = problemsOfPlan(planOf(draft));
          const isLate = row.deadlines.some(
            (one) => draft.deadlines.includes(one.project_deadline_id) && needsReason(one, today),
          );
          return {
            ...(planned_from && { first: planned_from }),
            ...(planned_to && draft.days < 0 && { days: planned_to }),
            ...(reason && { reason }),
            ...(isLate && !draft.reason.trim() && { reason: NEEDS_REASON }),
          };
        },
        inputOf: (draft) => ({ phase: row.phase, plan: planOf(draft) }),
        command: command((failure) => {
          if (conflictIn(failure) === null) return;
          form.discard();
          close();
        }),
        saved(_, act) {
          const undo = reverseOf(act);
          if (undo) offerUndo(act.phase.phase_id, (left) => ({ left, undo }));
        },
        done: close,
      });
      return form;
    },
    close() {
      store.close();
      conflict$.next(null);
      clear();
    },
  };
}

/** It takes back the milestones and deadlines that followed; null for a phase that had no plan. */
function reverseOf({ phase, plan }: PlanAct): PlanAct | null {
  const { planned_from, planned_to } = phase;
  if (!planned_from || !planned_to) return null;
  return {
    phase: { ...phase, planned_from: plan.planned_from, planned_to: plan.planned_to },
    plan: { ...plan, planned_from, planned_to },
  };
}

const NEEDS_REASON = { key: 'phaseForm.lateDeadline', params: {} } as const;

/** The phases, the milestones of each, and the deadlines of the project. */
function recordsOf(port: ProgressNeeds['port'], projectId: Id): Reply<ProgressRecords> {
  return forkJoin([port.phases(projectId), port.deadlines()]).pipe(
    concatMap(([phases, deadlines]): Reply<ProgressRecords> => {
      if (!phases.ok) return of(phases);
      if (!deadlines.ok) return of(deadlines);
      const own = deadlines.value.filter(({ project_id: of }) => of === projectId);
      const all = 'phases' in phases.value ? phases.value.phases : phases.value;
      const ids = all.map(({ phase_id: id }) => id);
      if (ids.length === 0) return of(ok({ phases: phases.value, milestones: new Map(), deadlines: own }));
      return forkJoin(ids.map((phaseId) => port.milestones({ projectId, phaseId }))).pipe(
        map((answers) => {
          const failed = answers.find((one) => !one.ok);
          if (failed) return failed;
          const lists = answers.map((one, at) => [ids[at] ?? '', one.ok ? one.value : []] as const);
          return ok({ phases: phases.value, milestones: new Map(lists), deadlines: own });
        }),
      );
    }),
  );
}
