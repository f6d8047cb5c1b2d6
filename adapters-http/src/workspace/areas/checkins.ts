// Who is on a site, live: check a guest in, check out; all sites, the crew list and the poster.

import { createDocumentStore, type DocumentStore } from '@felles/core';
import type { Form, Lookup } from '@felles/core/data';
import { questionIn } from '@felles/core/internal/data/question';
import { createCardlessForm, participantLookup } from '@felles/core/internal/workspace/checkins/decisions';
import { createGuestForm } from '@felles/core/internal/workspace/checkins/form';
import type { CheckInFields } from '@felles/core/internal/workspace/checkins/model';
import { postCheckIn } from '@felles/core/internal/workspace/checkins/outbox';
import {
  type CheckInOverview,
  createCheckInOverview,
  SITE_ADDRESS,
} from '@felles/core/internal/workspace/checkins/overview';
import { CHECK_IN_ADDRESS } from '@felles/core/internal/workspace/checkins/rules';
import { createCheckInsStore } from '@felles/core/internal/workspace/checkins/store';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { type CardlessDraft, CheckIn, type CheckInsStore, type GuestDraft } from '@felles/core/workspace/checkins';
import type { Participant } from '@felles/core/workspace/participants';
import { combineLatest, filter, map, merge, type Observable, startWith } from 'rxjs';
import { CHANNELS, type Channel, EVENTS, liveList } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createFilesHttp } from '../files.ts';
import { createCheckInsHttp, createParticipantsHttp } from '../projects.ts';
import { createStatisticsHttp } from '../statistics.ts';
import { outboxesOf } from './outboxes.ts';

/** Who is on a site, and where people are. Each visit of a page has a store of its own. */
export interface CheckInServices {
  list(projectId: string): CheckInsStore;
  /** The persons of the project who are not in the list of the store yet. */
  participants(projectId: string, store: CheckInsStore): Lookup<readonly Participant[]>;
  cardlessForm(projectId: string, posted: () => void): Form<CardlessDraft>;
  /** `posted` is called when the guest is being sent. */
  guestForm(projectId: string, posted: () => void): Form<GuestDraft>;
  overview(): CheckInOverview;
  crewList(projectId: string): DocumentStore;
  poster(projectId: string): DocumentStore;
}

/** Lists and figures tell whether they are live; check-ins go through the user's outbox, which survives the page. */
export function checkInServices(door: WorkspaceDoor): CheckInServices {
  const port = createCheckInsHttp(door.http);
  const participants = createParticipantsHttp(door.http);
  const files = createFilesHttp(door.http);
  const statistics = createStatisticsHttp(door.http);
  const { clock: wall } = door;
  const { fresh, freshAfter } = liveAt(door);
  const { again$ } = fresh;
  /** From now on events come; those from before the joining are asked for. */
  const joined = (channel: Channel) => door.realtime.joined$.pipe(filter((one) => one === channel));

  /** Whether a channel reports everything: the connection is there, and the service has not refused the channel. */
  function heard(channel: Channel): Observable<boolean> {
    const isRefused$ = merge(
      door.realtime.refused$.pipe(
        filter((refused) => refused.channel === channel),
        map(() => true),
      ),
      joined(channel).pipe(map(() => false)),
    ).pipe(startWith(false));
    return combineLatest([door.connection.view$, isRefused$]).pipe(
      map(([{ notice }, isRefused]) => notice === null && !isRefused),
    );
  }

  const posting = (projectId: string, posted: () => void) => ({
    post: (fields: CheckInFields) => postCheckIn(outboxesOf(door).now().checkIns, wall, projectId, fields),
    wall,
    posted,
  });

  return {
    list(projectId) {
      const channel = CHANNELS.checkIns(projectId);
      return createCheckInsStore({
        port,
        counts: statistics.checkInCounts,
        projectId,
        place: questionIn(door.listAddress, CHECK_IN_ADDRESS),
        changes$: changesOf(door.realtime, { channel, ...liveList(CheckIn, EVENTS.checkIn) }),
        live$: heard(channel),
        again$: merge(again$, joined(channel)),
        counted$: freshAfter(channel).again$,
        outbox: outboxesOf(door).now().checkIns,
        sending: commandNeeds(door),
        wall,
      });
    },
    participants: (projectId, { all$ }) =>
      participantLookup(
        () => participants.participants(projectId),
        () => all$.value.rows,
        wall,
      ),
    cardlessForm: (projectId, posted) => createCardlessForm(posting(projectId, posted)),
    guestForm: (projectId, posted) => createGuestForm(posting(projectId, posted)),
    overview: () =>
      createCheckInOverview({
        port: statistics,
        place: questionIn(door.listAddress, SITE_ADDRESS),
        live$: heard(CHANNELS.figures),
        again$: merge(freshAfter(CHANNELS.figures).again$, joined(CHANNELS.figures)),
        wall,
      }),
    crewList: (projectId) => createDocumentStore({ fetch: () => files.checkinList(projectId) }),
    poster: (projectId) => createDocumentStore({ fetch: () => files.poster(projectId) }),
  };
}
