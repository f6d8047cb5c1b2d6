import type { SchedulerLike } from 'rxjs';
import { answerStaleness, type Staleness } from '../../data/list-load.ts';
import { createQuery, type Freshness, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import type { Load } from '../../shared/load.ts';
import { createToday } from '../../shared/today.ts';
import type { StatisticsPort } from '../statistics/model.ts';
import type { Project, ProjectsPort } from './model.ts';
import { type PhaseProgress, progressByProject } from './phases.ts';

/** The subprojects on the project's page, and their progress by project id. */
export interface SubprojectsView {
  readonly load: Load<readonly Project[]>;
  readonly old: Staleness | null;
  readonly phases: ReadonlyMap<string, PhaseProgress>;
  readonly today: Day;
}

/** The subprojects of one project: all at once, without pages and filters. */
export interface SubprojectsStore {
  readonly view$: Behavior<SubprojectsView>;
  open(): void;
  close(): void;
  reload(): void;
}

/** The parent project, and the calls for its parts and their phases. */
export interface SubprojectsNeeds extends Freshness {
  readonly port: Pick<ProjectsPort, 'subprojects'>;
  readonly phaseStates: StatisticsPort['phaseStates'];
  readonly projectId: string;
  readonly clock: SchedulerLike;
}

/** The subprojects of a project, with their progress. */
export function createSubprojectsStore({
  port,
  phaseStates,
  projectId,
  clock,
  ...fresh
}: SubprojectsNeeds): SubprojectsStore {
  const list = queryOf(projectId, port.subprojects, fresh);
  const phases = createQuery({
    question$: derive({ answer: list.answer$ }, ({ answer: { load } }) =>
      load.status === 'ready' ? load.value.map(({ id }) => id).join(',') || null : null,
    ),
    ask: (ids) => phaseStates({ projectId: ids }),
    ...fresh,
  });
  const today = createToday(clock);
  return {
    view$: derive(
      { list: list.answer$, phases: phases.answer$, today: today.day$ },
      ({ list: answer, phases: { load }, today: day }) => ({
        load: answer.load,
        old: answerStaleness(answer),
        phases: progressByProject(load.status === 'ready' ? load.value : []),
        today: day,
      }),
    ),
    open() {
      for (const part of [today, list, phases]) part.open();
    },
    close() {
      for (const part of [today, list, phases]) part.close();
    },
    reload: list.reload,
  };
}
