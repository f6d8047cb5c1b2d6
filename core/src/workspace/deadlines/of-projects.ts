// Where the list of deadlines names no project, the projects have their deadlines with them.
import { of, type SchedulerLike } from 'rxjs';
import { createLookup, type Lookup } from '../../data/lookup.ts';
import { andThen, mapReply, type Reply } from '../../shared/reply.ts';
import { ok } from '../../shared/result.ts';
import type { Project, ProjectsPort } from '../projects/model.ts';
import { PROJECTS_LEARNT_OF } from '../projects/rules.ts';
import type { Deadline, DeadlinesPort } from './model.ts';
import type { DeadlineOption } from './rules.ts';

/** The deadlines in the records of projects, each once, with its project. */
export const deadlinesInProjects = (projects: readonly Project[]): readonly Deadline[] =>
  [...new Map(projects.map((project) => [project.id, project])).values()].flatMap(({ id, title, deadlines }) =>
    (deadlines ?? []).map((deadline, place) => ({
      project_deadline_id: `${id}-${place}`,
      deadline_title: deadline.title,
      event: { instance_date: deadline.event_date, status: deadline.event_status },
      project_id: id,
      project_name: title,
    })),
  );

/** [W-PHASES-21] All deadlines with their projects; without them only if neither list knows of both. */
export const withProjects = (port: DeadlinesPort, projects: Pick<ProjectsPort, 'projects'>): DeadlinesPort => ({
  deadlines: () =>
    andThen(port.deadlines(), (all) => {
      if (all.length === 0 || all.some(({ project_id: id }) => id)) return of(ok(all));
      return mapReply(everyProject(projects), (every) => {
        const found = deadlinesInProjects(every);
        return found.length === 0 ? all : found;
      });
    }),
});

/** Page after page. */
function everyProject({ projects }: Pick<ProjectsPort, 'projects'>): Reply<readonly Project[]> {
  const from = (page: number, before: readonly Project[]): Reply<readonly Project[]> =>
    andThen(projects({ page, size: PROJECTS_LEARNT_OF }), ({ result_set: own, page_count: pages }) => {
      const all = [...before, ...own];
      return page < pages ? from(page + 1, all) : of(ok(all));
    });
  return from(1, []);
}

/** The pause after the last key (milliseconds), and the number of projects that are shown. */
const FINDING = { pause: 300, shown: 20 } as const;

/** [W-PLAN-04] The projects by the typed words, also those that have no deadline yet. */
export const projectLookup = (
  { projects }: Pick<ProjectsPort, 'projects'>,
  clock: SchedulerLike,
): Lookup<readonly DeadlineOption[]> =>
  createLookup({
    ask: (text) =>
      mapReply(projects({ text, size: FINDING.shown }), ({ result_set: found }) =>
        found.map(({ id: value, title }) => ({ value, label: title || value })),
      ),
    questionOf: (words) => words.trim() || null,
    pause: FINDING.pause,
    clock,
  });
