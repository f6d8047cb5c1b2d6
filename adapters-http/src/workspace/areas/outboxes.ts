// Unsent work, and how much of it.
import type { Behavior } from '@felles/core';
import type { StoredPlace } from '@felles/core/data';
import type { Outbox } from '@felles/core/internal/data/outbox-model';
import { outboxSource } from '@felles/core/internal/data/outbox-rows';
import { chatItem } from '@felles/core/internal/workspace/chat/edits';
import {
  type CheckInOutbox,
  checkInEditIn,
  checkInItem,
  createCheckInOutbox,
} from '@felles/core/internal/workspace/checkins/outbox';
import {
  type CreationOutbox,
  createCreationOutbox,
  creationEditIn,
  creationItem,
} from '@felles/core/internal/workspace/new-project/outbox';
import { sentEntryIn } from '@felles/core/internal/workspace/outboxes/model';
import { calmly, createOutboxList } from '@felles/core/internal/workspace/outboxes/store';
import {
  createParticipantOutbox,
  type ParticipantOutbox,
  participantEditIn,
  participantItem,
} from '@felles/core/internal/workspace/participants/outbox';
import { comesBack } from '@felles/core/internal/workspace/session/rules';
import { siteItem } from '@felles/core/internal/workspace/site-work/item';
import { pendingPhoto } from '@felles/core/internal/workspace/site-work/store';
import { takesSiteChanges } from '@felles/core/workspace/offers';
import type { OutboxList, OutboxPill, OutboxThing } from '@felles/core/workspace/outboxes';
import { BehaviorSubject } from 'rxjs';
import { KEY_ADDITION } from '../../wire/call.ts';
import { type ChatOfUser, chatOfUser } from '../../workspace-chat/of-user.ts';
import { perDoor } from '../../workspace-door/door.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import {
  createCheckInsHttp,
  createParticipantsHttp,
  createProjectsHttp,
  createProjectTemplatesHttp,
} from '../projects.ts';
import { siteDraftsOf, siteOutboxOf } from './site-work.ts';

interface OfUser {
  readonly owner: string;
  readonly checkIns: CheckInOutbox;
  readonly participants: ParticipantOutbox;
  readonly creations: CreationOutbox;
  readonly chat: ChatOfUser;
  readonly places: readonly StoredPlace<unknown>[];
  readonly list: OutboxList;
  /** Closed with the session. It stays for its user, as the unsent entries do. */
  readonly sent: StoredPlace<unknown>;
}

/** The unsent requests of the user, on every page. */
export interface Outboxes {
  /** Those of the user who is signed in. */
  now(): Pick<OfUser, 'checkIns' | 'participants' | 'creations' | 'chat' | 'list'>;
  /** How much is not sent, or not answered. */
  readonly count$: Behavior<number>;
  /** [W-SITE-34] For the head of every page. */
  readonly pill$: Behavior<OutboxPill>;
  /** The changes that the service has refused. */
  readonly refused$: Behavior<readonly OutboxThing[]>;
  /** For screen readers: it changes at most once in five seconds. Null while there is nothing to read out. */
  readonly spokenPill$: Behavior<OutboxPill | null>;
  /**
   * Removes the unsent requests of the signed-in user, before a sign-out. A request that is under way may still arrive.
   */
  discard(): void;
  /** [W-SITE-63] Whether there is input of forms on site that is not saved: a sign-out removes it. */
  hasDrafts(): boolean;
}

/**
 * Opens with the sign-in, and from then on sends the stored requests. Another tab may send once the session is over.
 */
export const outboxesOf = perDoor((door): Outboxes => {
  let user: OfUser | null = null;
  const takesOnSite = (): boolean => takesSiteChanges(door.access.value.additions ?? []);
  const count$ = new BehaviorSubject(0);
  const pill$ = new BehaviorSubject<OutboxPill>({ kind: 'sent', count: 0 });
  const refused$ = new BehaviorSubject<readonly OutboxThing[]>([]);
  const spokenPill$ = new BehaviorSubject<OutboxPill | null>(null);
  calmly(pill$, door.clock).subscribe(spokenPill$);

  function ofUser(owner: string): OfUser {
    const needs = commandNeeds(door);
    const nameOf = (area: string): string => `felles.workspace.${area} ${owner}`;
    const checkIns = door.outboxPlace({ name: nameOf('checkins'), inputIn: checkInEditIn });
    const participants = door.outboxPlace({ name: nameOf('participants'), inputIn: participantEditIn });
    const creations = door.outboxPlace({ name: nameOf('creations'), inputIn: creationEditIn });
    const chat = chatOfUser(door, nameOf('chat'));
    const ofParticipants = createParticipantsHttp(door.http);
    const sent = door.outboxPlace({ name: nameOf('sent'), inputIn: sentEntryIn });
    const boxes = {
      checkIns: createCheckInOutbox({ ...needs, port: createCheckInsHttp(door.http), place: checkIns }),
      participants: createParticipantOutbox({ ...needs, port: ofParticipants, place: participants }),
      creations: createCreationOutbox({
        ...needs,
        projects: createProjectsHttp(door.http),
        participants: ofParticipants,
        templates: createProjectTemplatesHttp(door.http),
        place: creations,
        knowsKeys: () => door.access.value.additions?.includes(KEY_ADDITION) === true,
      }),
      chat,
    };
    const list = createOutboxList({ sent, online$: door.online$, wall: door.clock });
    list.add(outboxSource('checkIns', boxes.checkIns, checkInItem));
    list.add(outboxSource('participants', boxes.participants, participantItem));
    list.add(outboxSource('creations', boxes.creations, creationItem));
    list.add(outboxSource('chat', chat.outbox, chatItem));
    return { owner, ...boxes, places: [checkIns, participants, creations, chat.place], list, sent };
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
    if (owner === null) throw new Error('this part of the workspace begins once a user is signed in (session.state$)');
    const entered = ofUser(owner);
    entered.list.counts$.subscribe(({ needsYou, sending, waiting }) => count$.next(needsYou + sending + waiting));
    entered.list.pill$.subscribe(pill$);
    entered.list.view$.subscribe(({ groups }) => refused$.next(groups.needsYou));
    if (takesOnSite()) {
      const site = siteOutboxOf(door);
      entered.list.add(outboxSource('site', site, siteItem, { ...site, read: (key) => pendingPhoto(site, key) }));
      // Opened also where no form is: a sign-out asks about the drafts of earlier pages, and removes them.
      siteDraftsOf(door);
    }
    user = entered;
    return entered;
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
    for (const place of [...boxes.places, boxes.sent]) place.clear();
    if (takesOnSite()) siteOutboxOf(door).discard();
    boxes.chat.composers.close();
  }

  door.session.state$.subscribe(({ kind }) => {
    if (kind === 'signedIn') {
      for (const outbox of outboxesOf(now())) outbox.open();
      now().chat.marks.open();
    } else if (user !== null) rest(user);
    if (user === null || (kind !== 'signedOut' && kind !== 'changing')) return;
    for (const place of user.places) place.close();
    user.list.close();
    user.sent.close();
    user.chat.composers.close();
  });
  // Requests that no later sign-in brings back are removed.
  door.gaveUp$.subscribe((owner) => {
    if (comesBack(owner)) return;
    const { places, sent } = user ?? ofUser(owner);
    for (const place of [...places, sent]) place.clear();
  });

  const hasDrafts = (): boolean => takesOnSite() && siteDraftsOf(door).isAny();
  return { now, count$, pill$, refused$, spokenPill$, discard, hasDrafts };
});

type AnyOutbox = Pick<Outbox<unknown, unknown>, 'open' | 'close' | 'entries$'>;
