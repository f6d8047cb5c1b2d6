// Checklists, deviations and hours of a project, with their figures.

import type { Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { questionIn } from '@felles/core/internal/data/question';
import { checklistRecords } from '@felles/core/internal/workspace/checklists/answers';
import { CHECKLIST_LISTING } from '@felles/core/internal/workspace/checklists/rules';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { deviationRecords } from '@felles/core/internal/workspace/deviations/changes';
import { DEVIATION_LISTING } from '@felles/core/internal/workspace/deviations/rules';
import { HOURS_LISTING } from '@felles/core/internal/workspace/hours/rules';
import { type Listing, recordsAddress } from '@felles/core/internal/workspace/site-records/rules';
import { createRecordsStore } from '@felles/core/internal/workspace/site-records/store';
import { type SiteRecords, siteEdits } from '@felles/core/internal/workspace/site-work/rules';
import type { SiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import type { PhaseState } from '@felles/core/internal/workspace/statistics/model';
import { Checklist } from '@felles/core/workspace/checklists';
import { Deviation } from '@felles/core/workspace/deviations';
import { HoursLine } from '@felles/core/workspace/hours';
import type { RecordsStore } from '@felles/core/workspace/site-records';
import type { ArticleHours, ChecklistStatistics, DeviationStatistics } from '@felles/core/workspace/statistics';
import { BehaviorSubject, filter, merge } from 'rxjs';
import { CHANNELS, EVENTS, type EventName, liveList } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createChecklistsHttp, createDeviationsHttp, createHoursHttp } from '../records.ts';
import { createStatisticsHttp } from '../statistics.ts';
import { siteOutboxOf } from './site-work.ts';

/** The checklists, deviations and hours of a project. Each visit of a page has a store of its own. */
export interface SiteRecordServices {
  checklists(projectId: string): RecordsStore<Checklist, ChecklistStatistics>;
  deviations(projectId: string): RecordsStore<Deviation, DeviationStatistics>;
  hours(projectId: string): RecordsStore<HoursLine, readonly ArticleHours[]>;
  /** The reported hours of the phases of a project, of all days. */
  phases(projectId: string): Query<string, readonly PhaseState[]>;
}

/** The events that change the hours of phases. */
const PHASE_EVENTS = [...Object.values(EVENTS.hours), EVENTS.phase.changed];

const deviationsMade = ({ settled$ }: SiteOutbox) =>
  settled$.pipe(filter(({ entry }) => entry.input.call === 'deviation.create'));

/** The records are an addition: without it each list fails as not offered, and its figures stay. */
export function siteRecordServices(door: WorkspaceDoor): SiteRecordServices {
  const statistics = createStatisticsHttp(door.http);
  const { freshAfter } = liveAt(door);
  /** The needs of every list of them, and its figures. */
  const needs = <T>(
    projectId: string,
    listing: Listing<T>,
    events: readonly EventName[],
    touching: readonly EventName[] = [],
  ) => {
    const touchedBy = (names: readonly EventName[]) => freshAfter(CHANNELS.project(projectId), names);
    return {
      projectId$: new BehaviorSubject(projectId),
      place: questionIn(door.listAddress, recordsAddress(listing)),
      listing,
      clock: door.clock,
      ...touchedBy(touching),
      counted$: touchedBy([...events, ...touching]).again$,
    };
  };
  const takes = (addition: string): boolean => door.access.value.additions?.includes(addition) ?? false;
  /** The user's pending changes, where the service takes any. */
  const pending = <T extends object>(addition: string, records: SiteRecords<T>) =>
    takes(addition) ? { edits: siteEdits(siteOutboxOf(door), records, door.clock) } : {};
  return {
    checklists(projectId) {
      // The event of a point has not the new state of its checklist. Where points are answered, that comes with it.
      const touching = takes('checklist-changes') ? [] : [EVENTS.checkpoint.checked];
      const own = needs(projectId, CHECKLIST_LISTING, Object.values(EVENTS.checklist), touching);
      return createRecordsStore({
        ...own,
        // Without a live connection no event tells that a point has the deviation that was made of it.
        again$: takes('deviation-changes') ? merge(own.again$, deviationsMade(siteOutboxOf(door))) : own.again$,
        fetch: createChecklistsHttp(door.http).checklists,
        idOf: ({ checklist_id: id }) => id,
        keyOf: ({ client_id: key }) => key ?? null,
        ...pending('checklist-changes', checklistRecords(projectId)),
        figures: statistics.checklists,
        changes$: changesOf(door.realtime, {
          channel: CHANNELS.project(projectId),
          ...liveList(Checklist, EVENTS.checklist),
        }),
      });
    },
    deviations: (projectId) =>
      createRecordsStore({
        ...needs(projectId, DEVIATION_LISTING, Object.values(EVENTS.deviation)),
        fetch: createDeviationsHttp(door.http).deviations,
        idOf: ({ deviation_id: id }) => id,
        keyOf: ({ client_id: key }) => key ?? null,
        ...pending('deviation-changes', deviationRecords(projectId)),
        figures: statistics.deviations,
        changes$: changesOf(door.realtime, {
          channel: CHANNELS.project(projectId),
          ...liveList(Deviation, EVENTS.deviation),
        }),
      }),
    hours: (projectId) =>
      createRecordsStore({
        ...needs(projectId, HOURS_LISTING, Object.values(EVENTS.hours)),
        fetch: createHoursHttp(door.http).hours,
        idOf: ({ hours_id: id }) => id,
        figures: statistics.hours,
        changes$: changesOf(door.realtime, {
          channel: CHANNELS.project(projectId),
          ...liveList(HoursLine, EVENTS.hours),
        }),
      }),
    phases: (projectId) =>
      queryOf(
        projectId,
        (id) => statistics.phaseStates({ projectId: id }),
        freshAfter(CHANNELS.project(projectId), PHASE_EVENTS),
      ),
  };
}
