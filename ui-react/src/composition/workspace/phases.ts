// The phases of a project: fetched with their page.
import type { Http } from '@felles/adapters-http';
import { createPhasesHttp } from '@felles/adapters-http/workspace/phases';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import type { RealtimeStore } from '@felles/core/realtime';
import { createPhaseStore, createPhasesStore } from '@felles/core/workspace';
import { auditTime } from 'rxjs';
import type { PhasesServices } from '../../workspace/area-services.ts';
import { liveAt } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const PHASE = ['phase.changed', 'phase.gone'];
const MILESTONE = ['milestone.changed', 'milestone.gone'];
const CHECKPOINT = ['checkpoint.checked', 'checkpoint.changed', 'checkpoint.gone'];
const DOCUMENT = ['document.changed', 'document.gone'];
const HOURS = ['hours.changed', 'hours.gone'];
/** A project has its deadlines with it. */
const PROJECT = ['project.changed'];

/** At most one request a second, however busy the site is (milliseconds). */
const ONCE_IN = 1_000;

export function phasesServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): PhasesServices {
  const port = createPhasesHttp(http);
  const statistics = createStatisticsHttp(http);
  const { fresh, freshAfter, heard } = liveAt(at, realtime);
  const changed = (projectId: number | string, ...events: readonly string[]) =>
    heard(`project.${projectId}`, events).pipe(auditTime(ONCE_IN, at.wall));
  return {
    list: (projectId) =>
      createPhasesStore({
        port,
        reports: (id) => statistics.phaseStates({ projectId: id }),
        projectId,
        ...freshAfter(`project.${projectId}`, [...PHASE, ...MILESTONE, ...CHECKPOINT, ...HOURS, ...PROJECT]),
      }),
    one: (place) =>
      createPhaseStore({
        port,
        place,
        clock: at.wall,
        ...fresh,
        touched: {
          milestones: changed(place.projectId, ...MILESTONE),
          deadlines: changed(place.projectId, ...PROJECT),
          activities: changed(place.projectId, ...CHECKPOINT),
          checkpoints: changed(place.projectId, ...CHECKPOINT),
          documents: changed(place.projectId, ...DOCUMENT),
          progress: changed(place.projectId, ...PHASE, ...CHECKPOINT, ...HOURS),
        },
      }),
  };
}
