// The phases of a project in groups, and a single phase, whose parts are loaded separately.
import { BehaviorSubject, EMPTY, merge, type Observable } from 'rxjs';
import { answerStaleness, type Staleness } from '../../data/list-load.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { createQuery, type Freshness, type Query } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Day, dayIn } from '../../shared/dates.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { Reply } from '../../shared/reply.ts';
import { createToday } from '../../shared/today.ts';
import type { Id } from '../../shared/wire-values.ts';
import { createDeadlineChanges, type DeadlineChanges } from '../deadlines/changes.ts';
import type { Deadline, DeadlineChangesPort } from '../deadlines/model.ts';
import type { DocumentEntry } from '../documents/model.ts';
import type { PhaseChangesPort } from './change-model.ts';
import { createPhaseChanges, type PhaseChanges, type PhaseNote } from './changes.ts';
import { type KnownFractions, knownFractionsOf } from './fraction.ts';
import type { Activity, Milestone, PhaseFractions, PhaseReport, PhasesAnswer, ProjectPhase } from './model.ts';
import { type OpenPart, openPartsOf } from './open-parts.ts';
import type { PhasePlace, PhasesPort } from './port.ts';
import { type GroupedPhases, groupPhases } from './rules.ts';

/** The page of a project's phases; list and summary load and fail separately. */
export interface PhasesView {
  /** [W-PHASES-14] Empty after a failure; `load` has the reason. */
  readonly groups: GroupedPhases;
  readonly load: Load<GroupedPhases>;
  /** Until it is over, a phase that is absent may be one that is new. */
  readonly isRefreshing: boolean;
  readonly summary: Load<KnownFractions>;
  /** The age of the summary, if its refresh failed. */
  readonly oldSummary: Staleness | null;
  /** The number of passed deadlines by phase id; absent without a report. */
  readonly passed: ReadonlyMap<string, number>;
  readonly today: Day;
  /** [W-PLAN-02] The first day on which a phase may start; null where it is unknown. */
  readonly first: Day | null;
  /** [W-PLAN-11] How many others are told of a change; null where it is unknown. */
  readonly told: number | null;
  readonly notes: ReadonlyMap<Id, PhaseNote>;
}

/** The phases of one project; the parts of a phase have a store of their own. */
export interface PhasesStore {
  readonly view$: Behavior<PhasesView>;
  readonly changes: PhaseChanges;
  open(): void;
  close(): void;
  reload(): void;
  reloadSummary(): void;
}

/** The project, and the calls for its phases, summary and reports. */
export interface PhasesNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<PhasesPort, 'phases' | 'summary'> & PhaseChangesPort;
  /** [W-PHASES-05] The reports of all phases. */
  readonly reports: (projectId: string) => Reply<readonly PhaseReport[]>;
  readonly projectId: string;
}

const NO_PHASES: GroupedPhases = { started: [], remaining: [], completed: [] };

/** The phases of a project, in groups. */
export function createPhasesStore({ port, reports, projectId, again$, wall, ...sending }: PhasesNeeds): PhasesStore {
  const fresh = { ...(again$ && { again$ }), ...(wall && { wall }) };
  const question$ = new BehaviorSubject(projectId);
  const phases = createQuery({
    question$,
    ask: (id) => port.phases(id),
    // [W-PHASES-14] A failure removes the list, also an earlier one.
    whenRefreshFails: 'drop',
    ...fresh,
  });
  const summary = createQuery({ question$, ask: (id) => port.summary(id), ...fresh });
  const reported = createQuery({ question$, ask: reports, ...fresh });
  const listed$ = derive({ answer: phases.answer$ }, ({ answer: { load, isRefreshing } }) => {
    const answer = load.status === 'ready' && 'phases' in load.value ? load.value : null;
    return {
      load: mapLoad(load, groupPhases),
      isRefreshing,
      first: dayIn(answer?.first_day),
      told: numberIn(answer?.told),
    };
  });
  const passed$ = derive({ answer: reported.answer$ }, ({ answer: { load } }) =>
    load.status === 'ready' ? passedByPhase(load.value) : new Map<string, number>(),
  );
  const today = createToday(sending.clock);
  const all = [today, phases, summary, reported];
  const changes = createPhaseChanges({
    port,
    projectId,
    take: (phase) => phases.update((answer) => withPhase(answer, phase)),
    // The events of a change say so, too: these come where no events do.
    touched() {
      summary.reload();
      phases.reload();
    },
    ...sending,
  });
  return {
    changes,
    view$: derive(
      {
        listed: listed$,
        summary: summary.answer$,
        passed: passed$,
        today: today.day$,
        notes: changes.notes$,
      },
      ({ listed, summary, ...rest }) => ({
        groups: listed.load.status === 'ready' ? listed.load.value : NO_PHASES,
        ...listed,
        summary: mapLoad(summary.load, knownFractionsOf),
        oldSummary: answerStaleness(summary),
        ...rest,
      }),
    ),
    open() {
      for (const query of all) query.open();
    },
    close() {
      for (const query of all) query.close();
      changes.close();
    },
    reload: phases.reload,
    reloadSummary: summary.reload,
  };
}

const withMilestone = (all: readonly Milestone[], one: Milestone): readonly Milestone[] =>
  all.some(({ milestone_id: id }) => id === one.milestone_id)
    ? all.map((other) => (other.milestone_id === one.milestone_id ? one : other))
    : [...all, one];

/** The answer with a phase as it is now. */
function withPhase(answer: PhasesAnswer, phase: ProjectPhase): PhasesAnswer {
  const put = (all: readonly ProjectPhase[]) => all.map((one) => (one.phase_id === phase.phase_id ? phase : one));
  return 'phases' in answer ? { ...answer, phases: put(answer.phases) } : put(answer);
}

const passedByPhase = (reports: readonly PhaseReport[]): ReadonlyMap<string, number> =>
  new Map(reports.map(({ phase_id: id, deadlines_passed: passed }) => [String(id), numberIn(passed) ?? 0]));

/** The parts of a phase with their own requests. */
export interface PhaseParts {
  readonly milestones: readonly Milestone[];
  readonly deadlines: readonly Deadline[];
  readonly activities: readonly Activity[];
  readonly checkpoints: readonly Activity[];
  readonly documents: readonly DocumentEntry[];
  readonly progress: PhaseFractions;
}

/** Each part loads, fails and refreshes independently. */
export type PhaseQueries = { readonly [P in keyof PhaseParts]: Query<PhasePlace, PhaseParts[P]> };

/** One phase that the user has opened; each part is a query of its own. */
export interface PhaseStore extends PhaseQueries {
  readonly today$: Behavior<Day>;
  /** [W-PLAN-02] The parts that are not done; loaded once all of them are. */
  readonly openParts$: Behavior<Load<readonly OpenPart[]>>;
  /** [W-PLAN-04] The deadlines of the phase are moved and finished in their rows. */
  readonly deadlineChanges: DeadlineChanges;
  /** Puts a milestone into the list, as it is now. */
  takeMilestone(milestone: Milestone): void;
  /** The phase's own progress. */
  readonly fractions$: Behavior<KnownFractions>;
  open(): void;
  close(): void;
}

/** The phase, the calls for its parts, and the events that refresh a part. */
export interface PhaseNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<PhasesPort, keyof PhaseParts> & DeadlineChangesPort;
  readonly place: PhasePlace;
  /** Emits when one part has changed. */
  readonly touched?: Partial<Readonly<Record<keyof PhaseParts, Observable<unknown>>>>;
}

/** One phase, whose parts are loaded separately. */
export function createPhaseStore(needs: PhaseNeeds): PhaseStore {
  const { port, place, touched = {}, again$ = EMPTY, wall, ...sending } = needs;
  const question$ = new BehaviorSubject(place);
  const partQuery = <T>(
    ask: (place: PhasePlace) => Reply<T>,
    touched$: Observable<unknown> = EMPTY,
  ): Query<PhasePlace, T> => createQuery({ question$, ask, again$: merge(again$, touched$), ...(wall && { wall }) });
  const queries: PhaseQueries = {
    milestones: partQuery(port.milestones, touched.milestones),
    deadlines: partQuery(port.deadlines, touched.deadlines),
    activities: partQuery(port.activities, touched.activities),
    checkpoints: partQuery(port.checkpoints, touched.checkpoints),
    documents: partQuery(port.documents, touched.documents),
    progress: partQuery(port.progress, touched.progress),
  };
  const today = createToday(sending.clock);
  const deadlineChanges = createDeadlineChanges({ port, query: queries.deadlines, ...sending });
  const all = [today, ...Object.values(queries)];
  return {
    ...queries,
    today$: today.day$,
    deadlineChanges,
    openParts$: derive(
      {
        milestones: queries.milestones.answer$,
        checkpoints: queries.checkpoints.answer$,
        deadlines: queries.deadlines.answer$,
        day: today.day$,
      },
      ({
        milestones: { load: milestones },
        checkpoints: { load: checkpoints },
        deadlines: { load: deadlines },
        day,
      }) => {
        if (milestones.status !== 'ready') return milestones;
        if (checkpoints.status !== 'ready') return checkpoints;
        return mapLoad(deadlines, (due) =>
          openPartsOf({ milestones: milestones.value, checkpoints: checkpoints.value, deadlines: due }, day),
        );
      },
    ),
    takeMilestone: (milestone) => queries.milestones.update((all) => withMilestone(all, milestone)),
    fractions$: derive({ answer: queries.progress.answer$ }, ({ answer: { load } }) =>
      load.status === 'ready' ? knownFractionsOf(load.value) : {},
    ),
    open() {
      for (const part of all) part.open();
    },
    close() {
      for (const part of all) part.close();
      deadlineChanges.close();
    },
  };
}
