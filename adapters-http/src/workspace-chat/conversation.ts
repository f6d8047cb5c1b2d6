// The messages of one conversation, and its composer.

import type { Behavior } from '@felles/core';
import { derive } from '@felles/core/internal/shared/behavior';
import { tolerant } from '@felles/core/internal/shared/tolerant';
import { Id } from '@felles/core/internal/shared/wire-values';
import { createConversationStore } from '@felles/core/internal/workspace/chat/conversation';
import type { ConversationEvent } from '@felles/core/internal/workspace/chat/model';
import type { ReadHere } from '@felles/core/internal/workspace/chat/store';
import { userIn } from '@felles/core/internal/workspace/me/rules';
import {
  ChatMessage,
  type Composer,
  type ConversationQuestion,
  type ConversationStore,
} from '@felles/core/workspace/chat';
import { filter, map, merge } from 'rxjs';
import * as z from 'zod/mini';
import { CHANNELS, conversationOfChannel, EVENTS } from '../wire/live/names.ts';
import { createChatHttp } from '../workspace/chat.ts';
import type { WorkspaceDoor } from '../workspace-door/door.ts';
import { liveAt, pollWhileSilent } from '../workspace-door/live.ts';
import type { ChatOfUser } from './of-user.ts';

/** The messages of one conversation, and its composer. */
export interface ConversationServices {
  conversation(question$: Behavior<ConversationQuestion | null>): ConversationStore;
  composer(question$: Behavior<ConversationQuestion | null>): Composer;
}

/** The list's knowledge and news of one conversation. */
export interface UnreadInList {
  unreadOf(conversationId: string): number;
  read(read: ReadHere): void;
}

const isOfConversation = (channel: string): boolean => conversationOfChannel(channel) !== null;

/** Made by the area of the chat; `list` keeps the counts of unread messages, and hears of each mark. */
export function conversationServices(door: WorkspaceDoor, chat: ChatOfUser, list: UnreadInList): ConversationServices {
  const { again$, wall } = liveAt(door).fresh;
  /** From now on events come; those from before the joining are asked for. */
  const joined$ = door.realtime.joined$.pipe(filter(isOfConversation));
  const times$ = pollWhileSilent(door, isOfConversation).pipe(filter(() => door.online$.value));
  const personId$ = derive({ me: door.me.me$ }, ({ me }) => userIn(me)?.person_id ?? null);

  // Also after the page is left. A message in view may have been read before: the count says how many were not.
  chat.marks.marked$.subscribe(({ conversationId, ids }) =>
    list.read({ conversationId, count: Math.min(ids.length, list.unreadOf(conversationId)) }),
  );

  return {
    conversation(question$) {
      return createConversationStore({
        question$,
        port: createChatHttp(door.http),
        knowsParts: chat.knowsParts,
        outbox: chat.outbox,
        marks: chat.marks,
        events: ({ conversationId }) =>
          door.realtime.listen(CHANNELS.conversation(conversationId)).pipe(
            map(conversationEventIn),
            filter((event) => event !== null),
          ),
        personId$,
        unreadOf: ({ conversationId }) => list.unreadOf(conversationId),
        again$: merge(again$, joined$, times$),
        wall,
      });
    },
    composer: chat.composers.composer,
  };
}

const StatusChange = z.object({
  ids: z.readonly(z.array(Id)),
  status: z.string(),
});

const Message = tolerant(ChatMessage);

/** Null for other or unreadable events. */
export function conversationEventIn(frame: {
  readonly event: string;
  readonly data?: unknown;
  readonly key?: string | undefined;
}): ConversationEvent | null {
  switch (frame.event) {
    case EVENTS.message.created:
    case EVENTS.message.attachmentAdded: {
      const { data: message } = z.safeParse(Message, frame.data);
      if (message === undefined) return null;
      // The key of an attachment's event is not that of its message.
      return { kind: 'message', message, key: (frame.event === EVENTS.message.created && frame.key) || null };
    }
    case EVENTS.message.status: {
      const { data: change } = z.safeParse(StatusChange, frame.data);
      return change === undefined ? null : { kind: 'status', ids: change.ids, status: change.status };
    }
    default:
      return null;
  }
}
