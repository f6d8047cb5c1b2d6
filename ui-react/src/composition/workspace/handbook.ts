// The handbook of a project.
import type { Http } from '@felles/adapters-http';
import { createHandbookHttp } from '@felles/adapters-http/workspace/handbook';
import { createPhasesHttp } from '@felles/adapters-http/workspace/phases';
import { createQuery, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createHandbookBuilding,
  createHandbookStore,
  createPhaseTemplates,
  type Handbook,
  TEMPLATE_ADDRESS,
} from '@felles/core/workspace';
import { auditTime, BehaviorSubject, defer, filter, merge } from 'rxjs';
import type { HandbookServices } from '../../workspace/area-services.ts';
import { freshnessOf } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const OF_BOOK = ['handbook.rebuilt', 'handbook.changed'];
const OF_DOCUMENTS = ['document.changed', 'document.gone'];

/** Many documents that change at once are one reason to ask again (milliseconds). */
const TOGETHER = 2_000;

export function handbookServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): HandbookServices {
  const port = createHandbookHttp(http);
  const phases = createPhasesHttp(http);
  const sending = { online$: at.online$, newKey: at.newKey, clock: at.wall };
  const fresh = freshnessOf(at, realtime);
  const told = (projectId: string, events: readonly string[]) =>
    defer(() => realtime.listen(`project.${projectId}`)).pipe(filter(({ event }) => events.includes(event)));
  const made = (projectId: string) => told(projectId, OF_DOCUMENTS).pipe(auditTime(TOGETHER, at.wall));
  const ofBook = (projectId: string) => ({ ...fresh, again$: merge(fresh.again$, told(projectId, OF_BOOK)) });
  return {
    of: (projectId) =>
      createHandbookStore({
        port,
        phases: phases.phases,
        projectId,
        place: questionIn(at.listAddress, TEMPLATE_ADDRESS),
        touched$: made(projectId),
        ...ofBook(projectId),
        ...sending,
      }),
    phase(projectId, phaseId) {
      const { again$, ...rest } = ofBook(projectId);
      return createPhaseTemplates({
        port,
        projectId,
        phaseId,
        ...rest,
        again$: merge(again$, made(projectId)),
        ...sending,
      });
    },
    building: (projectId) => createHandbookBuilding({ port, projectId, ...ofBook(projectId), ...sending }),
    handbooks: () =>
      createQuery<'all', readonly Handbook[]>({
        question$: new BehaviorSubject('all' as const),
        ask: () => port.handbooks(),
        ...fresh,
      }),
  };
}
