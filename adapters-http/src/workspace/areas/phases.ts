// The phases of a project, and one of them.

import { ok, osloDay } from '@felles/core';
import type { Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { createProgressStore } from '@felles/core/internal/workspace/phases/plan';
import { createPhaseStore, createPhasesStore } from '@felles/core/internal/workspace/phases/store';
import { hoursOfLastWeek } from '@felles/core/internal/workspace/phases/week-hours';
import type { PhasePlace, PhaseStore, PhasesStore, ProgressStore } from '@felles/core/workspace/phases';
import { auditTime, map } from 'rxjs';
import { CHANNELS, EVENTS, type EventName } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import {
  createDeadlineChangesHttp,
  createDeadlinesHttp,
  createPhaseChangesHttp,
  createPhasePlanHttp,
  createPhasesHttp,
} from '../phases.ts';
import { createHoursHttp } from '../records.ts';
import { createStatisticsHttp } from '../statistics.ts';

/** The phases of a project. Each visit of its page has a store of its own, and each phase that is opened. */
export interface PhasesServices {
  list(projectId: string): PhasesStore;
  one(place: PhasePlace): PhaseStore;
  /** The hours of the week before this one, by phase. */
  weekHours(projectId: string): Query<string, ReadonlyMap<string, number>>;
  /** Over time. */
  progress(projectId: string): ProgressStore;
}

const PHASE = Object.values(EVENTS.phase);
const MILESTONE = Object.values(EVENTS.milestone);
const CHECKPOINT = Object.values(EVENTS.checkpoint);
const DOCUMENT = [EVENTS.document.changed, EVENTS.document.gone];
const HOURS = Object.values(EVENTS.hours);
/** A project has its deadlines with it. */
const PROJECT = [EVENTS.project.changed];

/** At most one request a second, however busy the site is (milliseconds). */
const ONCE_IN = 1_000;

/** Each part of a phase asks again by its own events, at most once a second. */
export function phasesServices(door: WorkspaceDoor): PhasesServices {
  const port = createPhasesHttp(door.http);
  const statistics = createStatisticsHttp(door.http);
  const { fresh, freshAfter, heard } = liveAt(door);
  const changed = (projectId: string, ...events: readonly EventName[]) =>
    heard(CHANNELS.project(projectId), events).pipe(auditTime(ONCE_IN, door.clock));
  return {
    list: (projectId) =>
      createPhasesStore({
        port: { ...port, ...createPhaseChangesHttp(door.http) },
        ...commandNeeds(door),
        reports: (id) => statistics.phaseStates({ projectId: id }),
        projectId,
        ...freshAfter(CHANNELS.project(projectId), [...PHASE, ...MILESTONE, ...CHECKPOINT, ...HOURS, ...PROJECT]),
      }),
    weekHours: (projectId) =>
      queryOf(projectId, (id) =>
        createHoursHttp(door.http)
          .hours(id)
          .pipe(map((result) => (result.ok ? ok(hoursOfLastWeek(result.value, osloDay(door.clock.now()))) : result))),
      ),
    progress: (projectId) =>
      createProgressStore({
        port: { ...port, ...createDeadlinesHttp(door.http), ...createPhasePlanHttp(door.http) },
        projectId,
        ...commandNeeds(door),
        ...freshAfter(CHANNELS.project(projectId), [...PHASE, ...MILESTONE, ...HOURS, ...PROJECT]),
      }),
    one: (place) =>
      createPhaseStore({
        port: { ...port, ...createDeadlineChangesHttp(door.http) },
        place,
        ...commandNeeds(door),
        ...fresh,
        touched: {
          milestones: changed(place.projectId, ...MILESTONE),
          deadlines: changed(place.projectId, ...PROJECT),
          activities: changed(place.projectId, ...CHECKPOINT, ...MILESTONE, ...DOCUMENT),
          checkpoints: changed(place.projectId, ...CHECKPOINT),
          documents: changed(place.projectId, ...DOCUMENT),
          progress: changed(place.projectId, ...PHASE, ...CHECKPOINT, ...HOURS),
        },
      }),
  };
}
