// The messages of one conversation, and what is written to it.
import type { Http } from '@felles/adapters-http';
import { createChatHttp } from '@felles/adapters-http/workspace/chat';
import { derive } from '@felles/core';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  conversationChannel,
  createThreadStore,
  type MeStore,
  type ReadHere,
  threadEventIn,
} from '@felles/core/workspace';
import { filter, map, merge } from 'rxjs';
import type { ChatServices } from '../../workspace/area-services.ts';
import type { ChatOfUser } from './chat-of-user.ts';
import { liveAt, timesUnheard } from './live.ts';
import type { WorkspacePlace } from './place.ts';

/** The list's knowledge and news of one conversation. */
export interface UnreadInList {
  unreadOf(conversationId: string): number;
  read(read: ReadHere): void;
}

const isOfConversation = (channel: string): boolean => channel.startsWith(conversationChannel(''));

export function chatThreadServices(
  at: WorkspacePlace,
  realtime: RealtimeStore,
  http: Http,
  chat: ChatOfUser,
  me: MeStore,
  list: UnreadInList,
): Pick<ChatServices, 'thread' | 'composer'> {
  const { again$, wall } = liveAt(at, realtime).fresh;
  /** From now on events come; those from before the joining are asked for. */
  const joined$ = realtime.joined$.pipe(filter(isOfConversation));
  const times$ = timesUnheard(at, realtime, isOfConversation).pipe(filter(() => at.online$.value));
  const personId$ = derive({ me: me.me$ }, ({ me: user }) => idIn(user?.person_id));

  // Also after the page is left. A message in view may have been read before: the count says how many were not.
  chat.marks.marked$.subscribe(({ conversationId, ids }) =>
    list.read({ conversationId, count: Math.min(ids.length, list.unreadOf(conversationId)) }),
  );

  return {
    thread(question$) {
      return createThreadStore({
        question$,
        port: createChatHttp(http),
        knowsParts: chat.knowsParts,
        outbox: chat.outbox,
        marks: chat.marks,
        events: ({ conversationId }) =>
          realtime.listen(conversationChannel(conversationId)).pipe(
            map(threadEventIn),
            filter((event) => event !== null),
          ),
        personId$,
        unreadOf: ({ conversationId }) => list.unreadOf(conversationId),
        again$: merge(again$, joined$, times$),
        wall,
      });
    },
    composer: chat.writing.composer,
  };
}

const idIn = (id: number | string | null | undefined): string | null =>
  id === null || id === undefined ? null : String(id);
