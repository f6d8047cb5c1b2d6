// The answers that a user needs on a site without a network, fetched before any page asks.
import { osloDay } from '@felles/core';
import { derive } from '@felles/core/internal/shared/behavior';
import { createReadiness, type ReadinessStore } from '@felles/core/internal/workspace/site-day/readiness';
import type { ReadinessPort } from '@felles/core/workspace/site-day';
import { defer } from 'rxjs';
import type { Call, Prefetch } from '../../wire/call.ts';
import { checklists } from '../../wire/workspace/checklists.ts';
import { deviations } from '../../wire/workspace/deviations.ts';
import { hours } from '../../wire/workspace/hours.ts';
import { participants, projects } from '../../wire/workspace/projects.ts';
import { siteRecords, tasks } from '../../wire/workspace/records.ts';
import { articles } from '../../wire/workspace/register.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { createProjectsHttp } from '../projects.ts';
import { frameServices } from './frame.ts';

const FILES = [projects, participants, tasks, siteRecords, deviations, checklists, hours, articles];
const isPrefetched = (row: Call): row is Call & { readonly prefetch: Prefetch } => row.prefetch !== null;
/** [W-SITE-29] The rows of the wire table whose answers are prefetched. */
export const PREFETCH_ROWS = FILES.flatMap((rows): readonly Call[] => Object.values(rows)).filter(isPrefetched);

/** The last projects of the user, ready for a site without a network. */
export interface SiteDayServices {
  readonly readiness: ReadinessStore;
}

/** Fetches while its store is open: the page of the day opens it. */
export function siteDayServices(door: WorkspaceDoor): SiteDayServices {
  const port: ReadinessPort = {
    view: createProjectsHttp(door.quietHttp).view,
    calls: (projectId) =>
      PREFETCH_ROWS.flatMap((row) =>
        row.prefetch.inputs({ projectId, today: osloDay(door.clock.now()) }).map((input) => ({
          sight: row.prefetch.sight,
          // Only the table knows the type of the input of each of its rows.
          fetch: () => defer(() => door.quietHttp.ask<Call>(row, input)),
        })),
      ),
    retain: door.retain,
  };
  const projects$ = derive({ visits: frameServices(door).visits.view$ }, ({ visits: { project } }) =>
    project.list.status === 'ready' ? project.list.value.map(({ dataid }) => dataid) : [],
  );
  return { readiness: createReadiness({ ...door, port, projects$, me$: door.me.me$ }) };
}
