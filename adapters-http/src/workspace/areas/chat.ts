// Conversations: begin, rename, close, reopen; messages, attachments, and a composer.

import { type Behavior, type FileContent, ok, type Reply } from '@felles/core';
import type { Entry, Form, Query } from '@felles/core/data';
import { type Command, createCommand } from '@felles/core/internal/data/command';
import { createQuery } from '@felles/core/internal/data/query';
import { questionIn } from '@felles/core/internal/data/question';
import { createScope } from '@felles/core/internal/shared/scope';
import {
  CHANGE_WORDS,
  createNewConversationForm,
  createTitleForm,
  firstConversation,
  firstConversationProblems,
  type TitleDraft,
} from '@felles/core/internal/workspace/chat/form';
import type { ConversationFields } from '@felles/core/internal/workspace/chat/model';
import { aboutNode, CHAT_ADDRESS, conversationIn } from '@felles/core/internal/workspace/chat/rules';
import { type ConversationNews, createChatStore, type ReadHere } from '@felles/core/internal/workspace/chat/store';
import {
  type AgreementConversations,
  type ChatAgreement,
  type ChatEdit,
  type ChatStore,
  type Conversation,
  lastWritten,
  type NewConversationDraft,
  unreadOf,
} from '@felles/core/workspace/chat';
import { BehaviorSubject, filter, forkJoin, map, merge, Subject, tap } from 'rxjs';
import { CHANNELS, EVENTS } from '../../wire/live/names.ts';
import { type ConversationServices, conversationServices } from '../../workspace-chat/conversation.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt, pollWhileSilent, userEvents } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createChatHttp } from '../chat.ts';
import { createFilesHttp } from '../files.ts';
import { frameServices } from './frame.ts';
import { outboxesOf } from './outboxes.ts';

/** The conversations of agreements. Each visit of the page has stores of its own. */
export interface ChatServices extends ConversationServices {
  /** Begins with the conversation of the address; `letGo` leaves it. */
  list(chosenId: string | null, letGo: () => void): ChatStore;
  /** The content of an attachment. */
  attachment(id: string): Reply<FileContent>;
  /** [W-PLAN-07] The first conversation in an agreement of a project with this title. */
  first(agreement: ChatAgreement, title: string | null | undefined, created: () => void): Form<NewConversationDraft>;
  /** Starts with the values chosen already. `created` gets the new conversation; its first message is being sent by then. */
  creation(
    start: NewConversationDraft,
    created: (conversation: Conversation, sent: NewConversationDraft) => void,
  ): Form<NewConversationDraft>;
  /** Another title for one that others may change meanwhile. */
  title(conversation$: Behavior<Conversation | null>, done: () => void): Form<TitleDraft>;
  /** Renames, closes and reopens one conversation. */
  change(id: string): Command<ConversationFields, Conversation>;
  /** The conversations about a node, as far as they are in an agreement of the user. */
  ofNode(node: string): Query<string, readonly AgreementConversations[]>;
  /** Unsent messages of every conversation. */
  readonly unsent$: Behavior<readonly Entry<ChatEdit>[]>;
  readonly online$: Behavior<boolean>;
}

/** Hears the channel of agreements, and asks from time to time where the service refuses that. */
export function chatServices(door: WorkspaceDoor): ChatServices {
  const { chat } = outboxesOf(door).now();
  const { unread } = frameServices(door);
  const port = createChatHttp(door.http);
  const { attachment } = createFilesHttp(door.http);
  const sending = commandNeeds(door);
  const read$ = new Subject<ReadHere>();
  const news$ = new Subject<ConversationNews>();
  const touched$ = merge(door.realtime.listen(CHANNELS.agreements), userEvents(door, [EVENTS.message.unread]), read$);
  const { again$, wall } = liveAt(door).freshBy(touched$);
  /** From now on events come; those from before the joining are asked for. */
  const joined$ = door.realtime.joined$.pipe(filter((channel) => channel === CHANNELS.agreements));
  const times$ = pollWhileSilent(door, (channel) => channel === CHANNELS.agreements);
  const fresh = {
    // Without a network nothing is asked: the shown content stays, with a notice that it may be old.
    again$: merge(again$, joined$, times$).pipe(filter(() => door.online$.value)),
    wall,
  };
  let latest: ChatStore | null = null;

  const thread = conversationServices(door, chat, {
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

  const creation = (
    start: NewConversationDraft,
    created: (conversation: Conversation, sent: NewConversationDraft) => void,
    problemsOf?: typeof firstConversationProblems,
  ): Form<NewConversationDraft> =>
    createNewConversationForm({
      ...sending,
      ...(problemsOf && { problemsOf }),
      port,
      start,
      created(conversation, sent) {
        const { mode, text, agreement_id: agreementId } = sent;
        if (mode === '') return;
        news$.next({ conversation, home: { agreementId, mode } });
        if (text.trim() !== '') chat.outbox.write({ mode, conversationId: conversation.id }, text.trim(), []);
        created(conversation, sent);
      },
    });

  return {
    ...thread,
    list(chosenId, letGo) {
      const list = createChatStore({
        ...fresh,
        port,
        place: questionIn(door.listAddress, CHAT_ADDRESS),
        chosenId,
        letGo,
        read$,
        news$,
        log: (what) => door.log(what),
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
    creation,
    first: (agreement, title, created) =>
      creation(firstConversation(agreement, title), created, firstConversationProblems),
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
        question$: new BehaviorSubject(node),
        ask: (id) =>
          forkJoin([port.ofNode(id), port.agreements()]).pipe(
            map(([conversations, agreements]) => {
              if (!conversations.ok) return conversations;
              return agreements.ok ? ok(aboutNode(agreements.value, conversations.value)) : agreements;
            }),
          ),
      }),
    unsent$: chat.outbox.entries$,
    online$: door.online$,
  };
}
