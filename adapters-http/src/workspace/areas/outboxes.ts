// Unsent work, and how much of it; made once, for `chat`, `checkins`, `new-project` and `participants`.
import type { Behavior } from '@felles/core';
import type { Outbox, StoredPlace } from '@felles/core/data';
import { type CheckInOutbox, checkInEditIn, createCheckInOutbox } from '@felles/core/workspace/checkins';
import { type CreationOutbox, createCreationOutbox, creationEditIn } from '@felles/core/workspace/new-project';
import {
  createParticipantOutbox,
  type ParticipantOutbox,
  participantEditIn,
} from '@felles/core/workspace/participants';
import { comesBack } from '@felles/core/workspace/session';
import { BehaviorSubject } from 'rxjs';
import { KEY_ADDITION } from '../../wire/call.ts';
import { type ChatOfUser, chatOfUser } from '../../workspace-chat/of-user.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createCheckInsHttp, createParticipantsHttp, createProjectsHttp } from '../projects.ts';

interface OfUser {
  readonly owner: string;
  readonly checkIns: CheckInOutbox;
  readonly participants: ParticipantOutbox;
  readonly creations: CreationOutbox;
  readonly chat: ChatOfUser;
  readonly places: readonly StoredPlace<unknown>[];
}

/** The unsent requests of the user, on every page. */
export interface Outboxes {
  /** Those of the user who is signed in. */
  now(): Pick<OfUser, 'checkIns' | 'participants' | 'creations' | 'chat'>;
  /** How much is not sent, or not answered. */
  readonly count$: Behavior<number>;
  /**
   * Removes the unsent requests of the signed-in user, before a sign-out. A request that is under way may still arrive.
   */
  discard(): void;
}

/**
 * Opens with the sign-in, and from then on sends the stored requests. Another tab may send once the session is over.
 */
export function createOutboxes(door: WorkspaceDoor): Outboxes {
  let user: OfUser | null = null;
  const count$ = new BehaviorSubject(0);

  function ofUser(owner: string): OfUser {
    const needs = commandNeeds(door);
    const nameOf = (area: string): string => `felles.workspace.${area} ${owner}`;
    const checkIns = door.outboxPlace({ name: nameOf('checkins'), inputIn: checkInEditIn });
    const participants = door.outboxPlace({ name: nameOf('participants'), inputIn: participantEditIn });
    const creations = door.outboxPlace({ name: nameOf('creations'), inputIn: creationEditIn });
    const chat = chatOfUser(door, nameOf('chat'));
    const ofParticipants = createParticipantsHttp(door.http);
    return {
      owner,
      checkIns: createCheckInOutbox({ ...needs, port: createCheckInsHttp(door.http), place: checkIns }),
      participants: createParticipantOutbox({ ...needs, port: ofParticipants, place: participants }),
      creations: createCreationOutbox({
        ...needs,
        projects: createProjectsHttp(door.http),
        participants: ofParticipants,
        place: creations,
        knowsKeys: () => door.access.value.additions?.includes(KEY_ADDITION) === true,
      }),
      chat,
      places: [checkIns, participants, creations, chat.place],
    };
  }

  const outboxesOf = ({ checkIns, participants, creations, chat }: OfUser): readonly AnyOutbox[] => [
    checkIns,
    participants,
    creations,
    chat.outbox,
  ];

  function now(): OfUser {
    if (user !== null) return user;
    const owner = door.owner$.value;
    if (owner === null) throw new Error('no page of the workspace is shown before a user is signed in');
    const entered = ofUser(owner);
    const all = outboxesOf(entered);
    const counted: Behavior<readonly unknown[]>[] = all.map(({ entries$ }) => entries$);
    const count = (): void => count$.next(counted.reduce((sum, entries$) => sum + entries$.value.length, 0));
    for (const entries$ of counted) entries$.subscribe(count);
    countOnSite((entries$) => {
      counted.push(entries$);
      entries$.subscribe(count);
    });
    user = entered;
    return entered;
  }

  /** No first page shows on-site changes, so their code comes after it; only for a service that takes some. */
  function countOnSite(add: (entries$: Behavior<readonly unknown[]>) => void): void {
    if (!ON_SITE.some((name) => door.access.value.additions?.includes(name))) return;
    const load = async (): Promise<void> => {
      const { siteOutboxOf } = await import('./site-work.ts');
      add(siteOutboxOf(door).entries$);
    };
    // Without its code the changes wait on the device; the next page tries again.
    load().catch(() => undefined);
  }

  /** Nothing is sent until a user is signed in again. */
  function rest(boxes: OfUser): void {
    for (const outbox of outboxesOf(boxes)) outbox.close();
    boxes.chat.marks.close();
  }

  function discard(): void {
    const boxes = now();
    // First: an open outbox takes entries that are gone for done.
    rest(boxes);
    for (const place of boxes.places) place.clear();
    boxes.chat.composers.close();
  }

  door.session.state$.subscribe(({ kind }) => {
    if (kind === 'signedIn') {
      for (const outbox of outboxesOf(now())) outbox.open();
      now().chat.marks.open();
    } else if (user !== null) rest(user);
    if (user === null || (kind !== 'signedOut' && kind !== 'changing')) return;
    for (const place of user.places) place.close();
    user.chat.composers.close();
  });
  // Requests that no later sign-in brings back are removed.
  door.gaveUp$.subscribe((owner) => {
    if (!comesBack(owner)) for (const place of (user ?? ofUser(owner)).places) place.clear();
  });

  return { now, count$, discard };
}

/** [W-SITE-01] The names of the services that take on-site changes. */
const ON_SITE = ['deviation-changes', 'checklist-changes', 'hours-changes'];

type AnyOutbox = Pick<Outbox<unknown, unknown>, 'open' | 'close' | 'entries$'>;
