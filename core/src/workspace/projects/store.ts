// The list of projects: paged by the service, filtered and sorted by the address, kept up live.
import { map, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { type CollectionView, createCollection } from '../../data/collection.ts';
import type { Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { ok } from '../../shared/result.ts';
import type { Project, ProjectQuestion } from './model.ts';
import type { ProjectsPort } from './port.ts';
import { isAskedFor, PROJECT_PAGE } from './rules.ts';

export interface ProjectListView extends CollectionView<Project> {
  readonly question: ProjectQuestion;
  readonly pages: number;
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
  readonly place: QuestionPlace<ProjectQuestion>;
  readonly changes$: Observable<Change<Project>>;
}

export function createProjectListStore({ port, place, changes$, ...fresh }: ProjectListNeeds): ProjectListStore {
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
    mayStandIn: (before, now) => before.text === now.text && before.status === now.status,
    changes$,
    ...fresh,
  });
  return {
    view$: derive({ list: list.view$, question: question$ }, ({ list, question }) => ({
      ...list,
      question,
      pages: Math.max(1, Math.ceil(list.total / PROJECT_PAGE)),
    })),
    open: list.open,
    close: list.close,
    reload: list.reload,
    ask: change,
  };
}
