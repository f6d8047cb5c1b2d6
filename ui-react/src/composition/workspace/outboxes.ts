// Sending that runs while a user is signed in, on every page, and otherwise waits for that user.
import { type Http, KEY_ADDITION } from '@felles/adapters-http';
import { createCheckInsHttp } from '@felles/adapters-http/workspace/checkins';
import { createParticipantsHttp } from '@felles/adapters-http/workspace/participants';
import { createProjectsHttp } from '@felles/adapters-http/workspace/projects';

import type { AccessCell, Behavior } from '@felles/core';
import type { Outbox } from '@felles/core/data';
import {
  type CheckInOutbox,
  type CreationOutbox,
  checkInEditIn,
  comesBack,
  createCheckInOutbox,
  createCreationOutbox,
  createParticipantOutbox,
  creationEditIn,
  type Drafts,
  type ParticipantOutbox,
  participantEditIn,
} from '@felles/core/workspace';
import { BehaviorSubject } from 'rxjs';
import type { BrowserPlace } from '../../browser/outbox-place.ts';
import { lazily } from '../../react/lazily.ts';
import type { ChatOfUser } from './chat-of-user.ts';
import { sendingAt, type WorkspacePlace } from './place.ts';

interface OfUser {
  readonly owner: string;
  readonly checkIns: CheckInOutbox;
  readonly participants: ParticipantOutbox;
  readonly creations: CreationOutbox;
  readonly places: readonly BrowserPlace<unknown>[];
  /** Its code is fetched once the user is there. */
  readonly chat: () => Promise<ChatOfUser>;
}

export interface Outboxes {
  /** Those of the user who is signed in. */
  now(): Pick<OfUser, 'checkIns' | 'participants' | 'creations'>;
  /** Of the same user, what goes on of conversations. */
  chat(): Promise<ChatOfUser>;
  open(owner: string): void;
  /** Nothing is sent until a user is signed in again. */
  rest(): void;
  /** The user is gone: another tab may send. */
  close(): void;
  /** The user signs out: what no later sign-in brings back is removed. */
  giveUp(): void;
  /** How much is not sent, or not answered. */
  readonly count$: Behavior<number>;
}

export function createOutboxes(at: WorkspacePlace, http: Http, access: AccessCell, drafts: Drafts): Outboxes {
  let user: OfUser | null = null;
  /** What of the user's chat is here by now. */
  let chat: ChatOfUser | null = null;
  let isOpen = false;
  let isClosed = false;
  const count$ = new BehaviorSubject(0);
  const all = (): readonly Pick<Outbox<unknown, unknown>, 'open' | 'close' | 'entries$'>[] => [
    ...(user === null ? [] : [user.checkIns, user.participants, user.creations]),
    ...(chat === null ? [] : [chat.outbox]),
  ];

  function ofUser(owner: string): OfUser {
    const needs = sendingAt(at);
    const nameOf = (area: string): string => `felles.workspace.${area} ${owner}`;
    const checkIns = at.outboxPlace({ name: nameOf('checkins'), inputIn: checkInEditIn });
    const participants = at.outboxPlace({ name: nameOf('participants'), inputIn: participantEditIn });
    const creations = at.outboxPlace({ name: nameOf('creations'), inputIn: creationEditIn });
    const ofParticipants = createParticipantsHttp(http);
    return {
      owner,
      checkIns: createCheckInOutbox({ ...needs, port: createCheckInsHttp(http), place: checkIns }),
      participants: createParticipantOutbox({ ...needs, port: ofParticipants, place: participants }),
      creations: createCreationOutbox({
        ...needs,
        projects: createProjectsHttp(http),
        participants: ofParticipants,
        place: creations,
        knowsKeys: () => access.value.additions?.includes(KEY_ADDITION) === true,
      }),
      places: [checkIns, participants, creations],
      chat: lazily(async () => {
        const { chatOfUser } = await import('./chat-of-user.ts');
        chat = chatOfUser(at, http, access, drafts, nameOf('chat'));
        chat.outbox.entries$.subscribe(count);
        if (isOpen) openChat(chat);
        if (isClosed) chat.place.close();
        return chat;
      }),
    };
  }

  function openChat({ outbox, marks }: ChatOfUser): void {
    outbox.open();
    marks.open();
  }

  const count = (): void => count$.next(all().reduce((sum, { entries$ }) => sum + entries$.value.length, 0));

  const now = (): OfUser => {
    if (user === null) throw new Error('no page of the workspace is shown before a user is signed in');
    return user;
  };

  const rest = (): void => {
    isOpen = false;
    for (const outbox of all()) outbox.close();
    chat?.marks.close();
  };

  return {
    now,
    chat: () => now().chat(),
    open(owner) {
      if (user === null) {
        user = ofUser(owner);
        for (const { entries$ } of all()) entries$.subscribe(count);
      }
      isOpen = true;
      for (const outbox of all()) outbox.open();
      if (chat !== null) openChat(chat);
      // Code that cannot be had now is fetched with the page that shows conversations.
      else user.chat().catch(() => undefined);
    },
    rest,
    close() {
      rest();
      isClosed = true;
      for (const place of user?.places ?? []) place.close();
      chat?.writing.close();
      chat?.place.close();
    },
    giveUp() {
      if (user === null || comesBack(user.owner)) return;
      for (const place of user.places) place.clear();
      user.chat().then(
        ({ place }) => place.clear(),
        () => undefined,
      );
    },
    count$,
  };
}
