import { BehaviorSubject, type Observable, type SchedulerLike } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { createPagedList, type PagedView } from '../../data/paged-list.ts';
import { createQuery, type Freshness, queryOf } from '../../data/query.ts';
import type { QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { createToday } from '../../shared/today.ts';
import type { StatisticsPort } from '../statistics/model.ts';
import type { Project, ProjectQuestion, ProjectsPort } from './model.ts';
import { type PhaseProgress, progressByProject } from './phases.ts';
import {
  choicesAmong,
  matchesQuestion,
  NO_CHOICES,
  PROJECT_PAGE,
  PROJECTS_LEARNT_OF,
  type ProjectChoices,
} from './rules.ts';

/** One page of the project list, with the choices of its filters. */
export interface ProjectListView extends PagedView<Project, ProjectQuestion>, ProjectChoices {
  /** The progress by project id; absent if the phases are unknown. */
  readonly phases: ReadonlyMap<string, PhaseProgress>;
  readonly today: Day;
}

/** The project list; `ask` changes filter, order or page in the address. */
export interface ProjectListStore {
  readonly view$: Behavior<ProjectListView>;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<ProjectQuestion>): void;
}

/** The calls for the list, its place in the address, and the live events about projects. */
export interface ProjectListNeeds extends Freshness {
  readonly port: Pick<ProjectsPort, 'projects'>;
  readonly phaseStates: StatisticsPort['phaseStates'];
  readonly place: QuestionPlace<ProjectQuestion>;
  readonly changes$: Observable<Change<Project>>;
  readonly clock: SchedulerLike;
  /** Whether the page shows the filters, so that their choices are loaded. */
  readonly isNarrowed: boolean;
}

/** The paged list of projects, filtered and sorted by the address, updated live. */
export function createProjectListStore({
  port,
  phaseStates,
  place,
  changes$,
  clock,
  isNarrowed,
  ...fresh
}: ProjectListNeeds): ProjectListStore {
  const list = createPagedList<Project, ProjectQuestion>({
    place,
    size: PROJECT_PAGE,
    fetch: port.projects,
    idOf: ({ id }) => id,
    isAskedFor: matchesQuestion,
    changes$,
    ...fresh,
  });
  const phases = createQuery({
    question$: derive({ list: list.view$ }, ({ list: { rows } }) => rows.map(({ id }) => id).join(',') || null),
    ask: (projectId) => phaseStates({ projectId }),
    // Phases are found by project id, so those of the previous page do no harm.
    mayStandIn: () => true,
    ...fresh,
  });
  const progress$ = derive({ answer: phases.answer$ }, ({ answer: { load, standIn } }) =>
    progressByProject(load.status === 'ready' ? load.value : (standIn ?? [])),
  );
  const today = createToday(clock);
  const whole = queryOf({ size: PROJECTS_LEARNT_OF }, port.projects);
  const choices$ = new BehaviorSubject(NO_CHOICES);
  const learn = (projects: readonly Project[]): void => choices$.next(choicesAmong(choices$.value, projects));
  list.view$.subscribe(({ rows }) => learn(rows.map(({ item }) => item)));
  whole.answer$.subscribe(({ load }) => load.status === 'ready' && learn(load.value.result_set));

  return {
    view$: derive(
      { list: list.view$, phases: progress$, choices: choices$, today: today.day$ },
      ({ list, phases, choices, today }) => ({ ...list, ...choices, phases, today }),
    ),
    open() {
      today.open();
      list.open();
      phases.open();
      if (isNarrowed) whole.open();
    },
    close() {
      today.close();
      list.close();
      phases.close();
      whole.close();
    },
    reload: list.reload,
    ask: list.ask,
  };
}
