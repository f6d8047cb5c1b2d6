// The handbook of a project: choose, rebuild, make a document from a template.
import type { Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { questionIn } from '@felles/core/internal/data/question';
import { createHandbookBuilding } from '@felles/core/internal/workspace/handbook/rebuild';
import { TEMPLATE_ADDRESS } from '@felles/core/internal/workspace/handbook/rules';
import {
  createHandbookStore,
  createPhaseTemplates,
  type HandbookStore,
  type PhaseTemplates,
} from '@felles/core/internal/workspace/handbook/store';
import type { Handbook, HandbookBuilding, HandbookPort } from '@felles/core/workspace/handbook';
import { auditTime, merge } from 'rxjs';
import type { Http } from '../../http.ts';
import { CHANNELS, EVENTS } from '../../wire/live/names.ts';
import { handbook } from '../../wire/workspace/phases.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createPhasesHttp } from '../phases.ts';

/**
 * Core's `HandbookPort`, for staff who are signed in. The list of handbooks, the state of one and `make` are an
 * addition; `rebuild` may take minutes.
 */
export const createHandbookHttp = (http: Http): HandbookPort => {
  const ofProject = (id: string) => ({ project_id: id });
  const ofPhase = (id: string, phase: string) => ({ ...ofProject(id), phase_id: phase });
  return {
    templates: (id, phase) => http.ask(handbook.templates, { params: ofPhase(id, phase) }),
    legacyTemplates: (id, phase) => http.ask(handbook.legacyTemplates, { params: ofPhase(id, phase) }),
    rebuild: (id) => http.ask(handbook.rebuild, { params: ofProject(id) }),
    choose: (id, chosen) => http.ask(handbook.choose, { params: { ...ofProject(id), handbook_id: chosen } }),
    handbooks: () => http.ask(handbook.handbooks, {}),
    handbook: (id) => http.ask(handbook.handbook, { params: ofProject(id) }),
    make: ({ projectId, phaseId, templateId }, key) =>
      http.ask(handbook.make, { params: { ...ofPhase(projectId, phaseId), template_id: templateId }, key }),
  };
};

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
  const sending = commandNeeds(door);
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
