// The handbook of a project.

import { type Query, queryOf, questionIn } from '@felles/core/data';
import {
  createHandbookBuilding,
  createHandbookStore,
  createPhaseTemplates,
  type Handbook,
  type HandbookBuilding,
  type HandbookStore,
  type PhaseTemplates,
  TEMPLATE_ADDRESS,
} from '@felles/core/workspace/handbook';
import { auditTime, merge } from 'rxjs';
import { CHANNELS, EVENTS } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { sendingAt } from '../../workspace-door/surroundings.ts';
import { createHandbookHttp } from '../handbook.ts';
import { createPhasesHttp } from '../phases.ts';

/** The handbook of a project. Each visit of a page has a store of its own. */
export interface HandbookServices {
  of(projectId: string): HandbookStore;
  /** The templates of one phase, for a page of phases. */
  phase(projectId: string, phaseId: string): PhaseTemplates;
  /** Rebuilds or chooses a handbook, on each page that offers it. */
  building(projectId: string): HandbookBuilding;
  /** The handbooks that a project can have. */
  handbooks(): Query<'all', readonly Handbook[]>;
}

const OF_BOOK = [EVENTS.handbook.rebuilt, EVENTS.handbook.changed];
const OF_DOCUMENTS = [EVENTS.document.changed, EVENTS.document.gone];

/** Many documents that change at once are one reason to ask again (milliseconds). */
const TOGETHER = 2_000;

/** A handbook asks again by the events of its project; changes of many documents at once are one reason to ask. */
export function handbookServices(door: WorkspaceDoor): HandbookServices {
  const port = createHandbookHttp(door.http);
  const phases = createPhasesHttp(door.http);
  const sending = sendingAt(door);
  const { fresh, freshAtOnce, heard } = liveAt(door);
  const documentsChanged = (projectId: string) =>
    heard(CHANNELS.project(projectId), OF_DOCUMENTS).pipe(auditTime(TOGETHER, door.clock));
  const ofBook = (projectId: string) => freshAtOnce(heard(CHANNELS.project(projectId), OF_BOOK));
  return {
    of: (projectId) =>
      createHandbookStore({
        port,
        phases: phases.phases,
        projectId,
        place: questionIn(door.listAddress, TEMPLATE_ADDRESS),
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
