// The page of conversations: fetched with it.
import type { Http } from '@felles/adapters-http';
import { createChatHttp } from '@felles/adapters-http/workspace/chat';
import { createFilesHttp } from '@felles/adapters-http/workspace/files';
import { createScope, ok } from '@felles/core';
import { createCommand, createQuery, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  aboutNode,
  CHANGE_WORDS,
  CHAT_ADDRESS,
  type ChatStore,
  type ConversationNews,
  conversationIn,
  createChatStore,
  createNewConversationForm,
  createTitleForm,
  lastWritten,
  type MeStore,
  type ReadHere,
  type UnreadStore,
  unreadOf,
} from '@felles/core/workspace';
import { BehaviorSubject, filter, forkJoin, map, merge, Subject, tap } from 'rxjs';
import type { ChatServices } from '../../workspace/area-services.ts';
import type { ChatOfUser } from './chat-of-user.ts';
import { chatThreadServices } from './chat-thread.ts';
import { liveAt, ofTheUser, timesUnheard } from './live.ts';
import { sendingAt, type WorkspacePlace } from './place.ts';
import { UNREAD_EVENT } from './unread.ts';

/** The events of conversations. */
const CHANNEL = 'agreements';

export interface ChatStanding {
  readonly chat: ChatOfUser;
  readonly me: MeStore;
  readonly unread: UnreadStore;
}

export function chatServices(
  at: WorkspacePlace,
  realtime: RealtimeStore,
  http: Http,
  { chat, me, unread }: ChatStanding,
): ChatServices {
  const port = createChatHttp(http);
  const { attachment } = createFilesHttp(http);
  const sending = sendingAt(at);
  const read$ = new Subject<ReadHere>();
  const news$ = new Subject<ConversationNews>();
  const touched$ = merge(
    realtime.listen(CHANNEL),
    ofTheUser(realtime, me).pipe(filter(({ event }) => event === UNREAD_EVENT)),
    read$,
  );
  const { again$, wall } = liveAt(at, realtime).freshBy(touched$);
  /** From now on events come; those from before the joining are asked for. */
  const joined$ = realtime.joined$.pipe(filter((channel) => channel === CHANNEL));
  const times$ = timesUnheard(at, realtime, (channel) => channel === CHANNEL);
  const fresh = {
    // Without a network nothing is asked: the shown content stays, with a notice that it may be old.
    again$: merge(again$, joined$, times$).pipe(filter(() => at.online$.value)),
    wall,
  };
  let latest: ChatStore | null = null;

  const thread = chatThreadServices(at, realtime, http, chat, me, {
    unreadOf(id) {
      const found = latest && conversationIn(latest.view$.value.agreements, id);
      return found ? unreadOf(found.conversation) : 0;
    },
    read(read) {
      unread.read(read.count);
      read$.next(read);
    },
  });

  // The row shows the sent message, also where no live event reports it. A newer message may have come meanwhile.
  chat.outbox.settled$.subscribe(({ entry: { input }, answer }) => {
    if (answer?.kind !== 'message') return;
    const known = latest && conversationIn(latest.view$.value.agreements, input.conversation_id);
    if (!known) return;
    const conversation = { ...known.conversation, most_recent_message: { ...answer.message, sent_by_user: true } };
    if ((lastWritten(known.conversation) ?? 0) <= (lastWritten(conversation) ?? 0))
      news$.next({ conversation, home: null });
  });

  return {
    ...thread,
    list(chosenId, letGo) {
      const list = createChatStore({
        ...fresh,
        port,
        place: questionIn(at.listAddress, CHAT_ADDRESS),
        chosenId,
        letGo,
        read$,
        news$,
        log: (what) => at.log(what),
      });
      latest = list;
      const scope = createScope();
      return {
        ...list,
        open() {
          if (!scope.open()) return;
          scope.add(times$.subscribe(() => unread.askAgain()));
          list.open();
        },
        close() {
          scope.close();
          list.close();
        },
      };
    },
    attachment,
    creation: (start, created) =>
      createNewConversationForm({
        ...sending,
        port,
        start,
        created(conversation, sent) {
          const { mode, text, agreement_id: agreementId } = sent;
          if (mode === '') return;
          news$.next({ conversation, home: { agreementId, mode } });
          if (text.trim() !== '') chat.outbox.write({ mode, conversationId: String(conversation.id) }, text.trim(), []);
          created(conversation, sent);
        },
      }),
    title: (conversation$, done) =>
      createTitleForm({
        ...sending,
        port,
        conversation$,
        take: (conversation) => news$.next({ conversation, home: null }),
        done,
      }),
    change: (id) =>
      createCommand({
        ...sending,
        creates: false,
        words: CHANGE_WORDS,
        send: (fields) =>
          port
            .change(id, fields)
            .pipe(tap((result) => result.ok && news$.next({ conversation: result.value, home: null }))),
      }),
    ofNode: (node) =>
      createQuery({
        ...fresh,
        question$: new BehaviorSubject(String(node)),
        ask: (id) =>
          forkJoin([port.ofNode(id), port.agreements()]).pipe(
            map(([conversations, agreements]) => {
              if (!conversations.ok) return conversations;
              return agreements.ok ? ok(aboutNode(agreements.value, conversations.value)) : agreements;
            }),
          ),
      }),
    unsent$: chat.outbox.entries$,
    online$: at.online$,
  };
}
