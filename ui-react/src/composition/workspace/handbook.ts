// The handbook of a project.
import type { Http } from '@felles/adapters-http';
import { createHandbookHttp } from '@felles/adapters-http/workspace/handbook';
import { createPhasesHttp } from '@felles/adapters-http/workspace/phases';
import { queryOf, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createHandbookBuilding,
  createHandbookStore,
  createPhaseTemplates,
  TEMPLATE_ADDRESS,
} from '@felles/core/workspace';
import { auditTime, merge } from 'rxjs';
import type { HandbookServices } from '../../workspace/area-services.ts';
import { liveAt } from './live.ts';
import { sendingAt, type WorkspacePlace } from './place.ts';

const OF_BOOK = ['handbook.rebuilt', 'handbook.changed'];
const OF_DOCUMENTS = ['document.changed', 'document.gone'];

/** Many documents that change at once are one reason to ask again (milliseconds). */
const TOGETHER = 2_000;

export function handbookServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): HandbookServices {
  const port = createHandbookHttp(http);
  const phases = createPhasesHttp(http);
  const sending = sendingAt(at);
  const { fresh, freshAtOnce, heard } = liveAt(at, realtime);
  const documentsChanged = (projectId: string) =>
    heard(`project.${projectId}`, OF_DOCUMENTS).pipe(auditTime(TOGETHER, at.wall));
  const ofBook = (projectId: string) => freshAtOnce(heard(`project.${projectId}`, OF_BOOK));
  return {
    of: (projectId) =>
      createHandbookStore({
        port,
        phases: phases.phases,
        projectId,
        place: questionIn(at.listAddress, TEMPLATE_ADDRESS),
        touched$: documentsChanged(projectId),
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
        again$: merge(again$, documentsChanged(projectId)),
        ...sending,
      });
    },
    building: (projectId) => createHandbookBuilding({ port, projectId, ...ofBook(projectId), ...sending }),
    handbooks: () => queryOf('all', port.handbooks, fresh),
  };
}
