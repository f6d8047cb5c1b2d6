// Who takes part in a project: add, change roles.
import type { Behavior } from '@felles/core';
import type { Form, Lookup } from '@felles/core/data';
import { createLookup } from '@felles/core/internal/data/lookup';
import { queryOf } from '@felles/core/internal/data/query';
import { derive } from '@felles/core/internal/shared/behavior';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { PICKING, personQuestion } from '@felles/core/internal/workspace/participants/choices';
import { createParticipantForm } from '@felles/core/internal/workspace/participants/form';
import { createParticipantsStore } from '@felles/core/internal/workspace/participants/store';
import {
  Participant,
  type ParticipantDraft,
  type ParticipantRole,
  type ParticipantsStore,
} from '@felles/core/workspace/participants';
import type { Person } from '@felles/core/workspace/persons';
import { BehaviorSubject } from 'rxjs';
import { CHANNELS, EVENTS, liveList } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createParticipantsHttp } from '../projects.ts';
import { createPersonsHttp } from '../register.ts';
import { outboxesOf } from './outboxes.ts';

/** Who takes part in a project. Each visit of a page has a store of its own. */
export interface ParticipantServices {
  participants(projectId: string): ParticipantsStore;
  /** Null for a new participant. `posted` is called when it is being sent. */
  participantForm(
    projectId: string,
    participantId: string | null,
    store: ParticipantsStore,
    posted: () => void,
  ): Form<ParticipantDraft>;
  readonly roles: { readonly view$: Behavior<readonly ParticipantRole[]>; open(): void; close(): void };
  persons(): Lookup<readonly Person[]>;
}

/** Changes go through the user's outbox; the roles and the persons that can be chosen are additions. */
export function participantServices(door: WorkspaceDoor): ParticipantServices {
  const port = createParticipantsHttp(door.http);
  const roles = queryOf('roles', port.roles);
  const roles$ = derive({ answer: roles.answer$ }, ({ answer: { load } }) =>
    load.status === 'ready' ? load.value : [],
  );
  return {
    participants: (projectId) =>
      createParticipantsStore({
        port,
        projectId$: new BehaviorSubject<string | null>(projectId),
        changes$: changesOf(door.realtime, {
          channel: CHANNELS.project(projectId),
          ...liveList(Participant, EVENTS.participant),
        }),
        ...liveAt(door).fresh,
        outbox: outboxesOf(door).now().participants,
        clock: door.clock,
      }),
    participantForm: (projectId, participantId, store, posted) =>
      createParticipantForm({ store, projectId, participantId, roles$, clock: door.clock, posted }),
    roles: { view$: roles$, open: roles.open, close: roles.close },
    persons: () =>
      createLookup({
        ask: (words) => createPersonsHttp(door.http).find(words, PICKING.shown),
        questionOf: personQuestion,
        pause: PICKING.pause,
        clock: door.clock,
      }),
  };
}
