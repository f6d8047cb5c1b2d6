// The list of projects: paged by the service, filtered and sorted by the address, kept up live.
import { BehaviorSubject, map, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { type CollectionView, createCollection } from '../../data/collection.ts';
import { createQuery, type Freshness } from '../../data/query.ts';
import { createQuestion, pageWithin, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { ok } from '../../shared/result.ts';
import type { StatisticsPort } from '../statistics/port.ts';
import type { Project, ProjectQuestion } from './model.ts';
import { type PhaseProgress, progressByProject } from './phases.ts';
import type { ProjectsPort } from './port.ts';
import { isAskedFor, PROJECT_PAGE, type TypeChoice, typesAmong } from './rules.ts';

export interface ProjectListView extends CollectionView<Project> {
  readonly question: ProjectQuestion;
  readonly pages: number;
  /** How far each has come, by its id. Nothing is said of a project whose phases are not known. */
  readonly phases: ReadonlyMap<string, PhaseProgress>;
  /** The types that were seen in the list so far. */
  readonly types: readonly TypeChoice[];
}

export interface ProjectListStore {
  readonly view$: Behavior<ProjectListView>;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<ProjectQuestion>): void;
}

export interface ProjectListNeeds extends Freshness {
  readonly port: Pick<ProjectsPort, 'projects'>;
  readonly phaseStates: StatisticsPort['phaseStates'];
  readonly place: QuestionPlace<ProjectQuestion>;
  readonly changes$: Observable<Change<Project>>;
}

export function createProjectListStore({
  port,
  phaseStates,
  place,
  changes$,
  ...fresh
}: ProjectListNeeds): ProjectListStore {
  const { question$, change } = createQuestion(place);
  const list = createCollection<Project, ProjectQuestion>({
    question$,
    fetch: (question) =>
      port
        .projects({ ...question, size: PROJECT_PAGE })
        .pipe(
          map((result) =>
            result.ok ? ok({ items: result.value.result_set, total: result.value.total_count }) : result,
          ),
        ),
    idOf: ({ id }) => String(id),
    // A new project is announced, so that no row moves under the hand.
    placeOf: (project, question) => (isAskedFor(project, question) ? 'announced' : 'elsewhere'),
    // Another page or order of the same list: what was shown stays until it has come.
    mayStandIn: (before, now) => before.text === now.text && before.status === now.status && before.type === now.type,
    changes$,
    ...fresh,
  });
  const phases = createQuery({
    question$: derive({ list: list.view$ }, ({ list: { rows } }) => rows.map(({ id }) => id).join(',') || null),
    ask: (projectId) => phaseStates({ projectId }),
    // A phase is looked up by its project, so the phases of the page before do no harm.
    mayStandIn: () => true,
    ...fresh,
  });
  const progress$ = derive({ answer: phases.answer$ }, ({ answer: { load, standIn } }) =>
    progressByProject(load.status === 'ready' ? load.value : (standIn ?? [])),
  );
  const types$ = new BehaviorSubject<readonly TypeChoice[]>([]);
  list.view$.subscribe(({ rows, status, total }) => {
    const items = rows.map(({ item }) => item);
    types$.next(typesAmong(types$.value, items));
    const { page } = question$.value;
    const last = pageWithin(page, total, PROJECT_PAGE);
    if (status === 'ready' && page !== last) change({ page: last });
  });

  return {
    view$: derive(
      { list: list.view$, question: question$, phases: progress$, types: types$ },
      ({ list, question, phases, types }) => ({
        ...list,
        question,
        pages: Math.max(1, Math.ceil(list.total / PROJECT_PAGE)),
        phases,
        types,
      }),
    ),
    open() {
      list.open();
      phases.open();
    },
    close() {
      list.close();
      phases.close();
    },
    reload: list.reload,
    ask: change,
  };
}
