// The checklists, deviations and hours of a project, and the figures that count them.
import type { Http } from '@felles/adapters-http';
import { createSiteRecordsHttp } from '@felles/adapters-http/workspace/site-records';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { changesOf } from '@felles/adapters-ws';
import { queryOf, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  CHECKLIST_LISTING,
  Checklist,
  createRecordsStore,
  DEVIATION_LISTING,
  Deviation,
  HOURS_LISTING,
  HoursLine,
  type Listing,
  recordsAddress,
} from '@felles/core/workspace';
import { BehaviorSubject } from 'rxjs';
import type { SiteRecordServices } from '../../workspace/area-services.ts';
import { liveAt } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const DEVIATION_EVENTS = { put: ['deviation.changed'], gone: ['deviation.gone'] };
const CHECKLIST_EVENTS = { put: ['checklist.changed'], gone: ['checklist.gone'] };
const HOURS_EVENTS = { put: ['hours.changed'], gone: ['hours.gone'] };
/** The events that change the hours of phases. */
const PHASE_EVENTS = [...HOURS_EVENTS.put, ...HOURS_EVENTS.gone, 'phase.changed'];
/** It reports one point, and not the new state of its checklist. */
const CHECKED = 'checkpoint.checked';

interface Events {
  readonly put: readonly string[];
  readonly gone: readonly string[];
}

export function siteRecordServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): SiteRecordServices {
  const records = createSiteRecordsHttp(http);
  const statistics = createStatisticsHttp(http);
  const { freshAfter } = liveAt(at, realtime);
  /** What every list of them needs, and its figures. */
  const needs = <T>(
    projectId: string,
    listing: Listing<T>,
    { put, gone }: Events,
    touching: readonly string[] = [],
  ) => {
    const touchedBy = (events: readonly string[]) => freshAfter(`project.${projectId}`, events);
    return {
      projectId$: new BehaviorSubject(projectId),
      place: questionIn(at.listAddress, recordsAddress(listing)),
      listing,
      ...touchedBy(touching),
      counted$: touchedBy([...put, ...gone, ...touching]).again$,
    };
  };
  return {
    checklists: (projectId) =>
      createRecordsStore({
        ...needs(projectId, CHECKLIST_LISTING, CHECKLIST_EVENTS, [CHECKED]),
        fetch: records.checklists,
        idOf: ({ checklist_id: id }) => String(id),
        figures: statistics.checklists,
        changes$: changesOf(realtime, { channel: `project.${projectId}`, events: CHECKLIST_EVENTS, schema: Checklist }),
      }),
    deviations: (projectId) =>
      createRecordsStore({
        ...needs(projectId, DEVIATION_LISTING, DEVIATION_EVENTS),
        fetch: records.deviations,
        idOf: ({ deviation_id: id }) => String(id),
        figures: statistics.deviations,
        changes$: changesOf(realtime, { channel: `project.${projectId}`, events: DEVIATION_EVENTS, schema: Deviation }),
      }),
    hours: (projectId) =>
      createRecordsStore({
        ...needs(projectId, HOURS_LISTING, HOURS_EVENTS),
        fetch: records.hours,
        idOf: ({ hours_id: id }) => String(id),
        figures: statistics.hours,
        changes$: changesOf(realtime, { channel: `project.${projectId}`, events: HOURS_EVENTS, schema: HoursLine }),
      }),
    phases: (projectId) =>
      queryOf(
        projectId,
        (id) => statistics.phaseStates({ projectId: id }),
        freshAfter(`project.${projectId}`, PHASE_EVENTS),
      ),
  };
}
