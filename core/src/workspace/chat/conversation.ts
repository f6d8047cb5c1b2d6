import { BehaviorSubject, distinctUntilChanged, filter, map, merge, type Observable, tap } from 'rxjs';
import { createHistory, type HistoryEvent } from '../../data/history.ts';
import type { Part } from '../../data/history-part.ts';
import type { Staleness } from '../../data/list-load.ts';
import type { Entry, Settlement } from '../../data/outbox-model.ts';
import type { Freshness } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Reply } from '../../shared/reply.ts';
import { ok } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { ChatEdit } from './edits.ts';
import type { ReadMarks } from './marks.ts';
import {
  firstUnread,
  isOwnMessage,
  markOwn,
  mergeMessage,
  timeOfMessage,
  withAttachment,
  withStatus,
} from './message.ts';
import type { ChatMessage, ChatPort, ConversationEvent, ConversationQuestion } from './model.ts';
import type { ChatAnswer, MessageOutbox } from './outbox.ts';
import { isOfConversation, type MessageUpload, type PendingMessage, pendingOf, uploadOf } from './pending-messages.ts';

/** The view of a conversation. `messageRows` makes the rows of `messages` and `pending`. */
export interface ConversationView {
  readonly question: ConversationQuestion | null;
  /** The loaded messages, oldest first. */
  readonly messages: Load<readonly ChatMessage[]>;
  /** The unanswered messages of this client in their order, shown below the others. */
  readonly pending: readonly PendingMessage[];
  /** The running or failed uploads of sent messages. */
  readonly uploads: readonly MessageUpload[];
  /** Whether there are older messages, and the state of their request. */
  readonly older: 'none' | 'more' | 'loading' | 'failed';
  readonly old: Staleness | null;
  /** The first unread message at the time of opening; null if all were read. */
  readonly newFrom: string | null;
}

/** The messages of one conversation at a time; another question loads another conversation. */
export interface ConversationStore {
  readonly view$: Behavior<ConversationView>;
  open(): void;
  close(): void;
  retry(): void;
  /** The user has scrolled near the oldest message: loads earlier ones. */
  fetchOlder(): void;
  /** Marks messages as read, and with them all earlier ones. */
  read(ids: readonly string[]): void;
  /** Sends a refused message again, and a lost one at once. */
  sendAgain(key: string): void;
  drop(key: string): void;
}

/** `outbox` and `marks` are those of the whole chat; the store neither opens nor closes them. */
export interface ConversationNeeds extends Freshness {
  /** Null without a chosen conversation. */
  readonly question$: Behavior<ConversationQuestion | null>;
  readonly port: Pick<ChatPort, 'messages'>;
  /** Whether the service can send a conversation in parts. */
  readonly knowsParts: () => boolean;
  readonly outbox: MessageOutbox;
  readonly marks: ReadMarks;
  /** The live events of a conversation. */
  events(question: ConversationQuestion): Observable<ConversationEvent>;
  /** The user's person id; null while it is unknown. */
  readonly personId$: Behavior<string | null>;
  /** The current number of unread messages in the list. */
  unreadOf(question: ConversationQuestion): number;
}

/** The number of messages in a part. */
const PART = 50;
/** A part with fewer messages than this is the first; slightly fewer may only mean unreadable records. */
const SURELY_SHORT = PART / 2;

/** The state of the conversation when it was opened. */
interface ThreadOpening {
  readonly unread: number;
  /** The newest message at that time; null until the first answer. */
  readonly last: string | null;
}

/** The messages of the chosen conversation, with the pending ones. */
export function createConversationStore(needs: ConversationNeeds): ConversationStore {
  const { question$, port, knowsParts, outbox, marks, events, personId$, unreadOf, ...fresh } = needs;
  const opening$ = new BehaviorSubject<ThreadOpening>({ unread: 0, last: null });
  /** The created message of each entry, by key, so that the entry is not shown beside it. */
  const created$ = new BehaviorSubject<ReadonlyMap<string, string>>(new Map());
  /** Entries that another tab has sent, until their messages arrive. */
  const elsewhere$ = new BehaviorSubject<readonly Entry<ChatEdit>[]>([]);
  const scope = createScope();

  const history = createHistory<ChatMessage, ConversationQuestion>({
    ...fresh,
    question$,
    fetch,
    idOf: ({ id }) => id,
    timeOf: timeOfMessage,
    merge: mergeMessage,
    events: (question) =>
      merge(
        events(question).pipe(
          filter((event) => event.kind !== 'message' || isOf(event.message, question)),
          map(historyEventOf),
        ),
        outbox.settled$.pipe(
          filter(({ entry }) => isOfConversation(entry, question)),
          map(settled),
          filter((event) => event !== null),
        ),
      ),
  });

  function fetch({ conversationId }: ConversationQuestion, before: ChatMessage | null): Reply<Part<ChatMessage>> {
    const isInParts = knowsParts();
    const sent = elsewhere$.value;
    return port.messages(conversationId, isInParts ? { before: before?.id ?? null, size: PART } : null).pipe(
      map((result) =>
        result.ok ? ok({ items: result.value, isFirst: !isInParts || result.value.length < SURELY_SHORT }) : result,
      ),
      tap((result) => {
        // Entries sent before the request are among the newest messages.
        if (result.ok && before === null) elsewhere$.next(elsewhere$.value.filter((entry) => !sent.includes(entry)));
      }),
    );
  }

  const note = (key: string, message: ChatMessage): void =>
    created$.next(new Map([...created$.value, [key, message.id]]));

  function historyEventOf(event: ConversationEvent): HistoryEvent<ChatMessage> {
    if (event.kind === 'status')
      return { kind: 'change', ids: event.ids, change: (message) => withStatus(message, event.status) };
    const { key } = event;
    const isOwnKey =
      key !== null && (created$.value.has(key) || outbox.entries$.value.some((entry) => entry.key === key));
    const message = markOwn(event.message, personId$.value, isOwnKey);
    if (key !== null && isOwnKey) {
      note(key, message);
      outbox.confirm(key, message);
    }
    return { kind: 'put', item: message };
  }

  function settled({ entry, answer }: Settlement<ChatEdit, ChatAnswer>): HistoryEvent<ChatMessage> | null {
    const { input, key } = entry;
    if (answer?.kind === 'message') {
      note(key, answer.message);
      return { kind: 'put', item: { ...answer.message, sent_by_user: true } };
    }
    if (answer !== null && input.kind === 'attachment')
      return {
        kind: 'change',
        ids: [input.message_id],
        change: (message) => withAttachment(message, answer.attachment),
      };
    // Another tab has sent it, so only the service knows the result.
    if (!created$.value.has(key)) {
      if (input.kind === 'message') elsewhere$.next([...elsewhere$.value, { ...entry, state: 'sending' }]);
      history.reload();
    }
    return null;
  }

  const view$ = derive(
    {
      history: history.view$,
      entries: outbox.entries$,
      progress: outbox.progress$,
      created: created$,
      elsewhere: elsewhere$,
      opening: opening$,
    },
    ({
      history: { question, items, older, old },
      entries,
      progress,
      created,
      elsewhere,
      opening,
    }): ConversationView => {
      const messages = items.status === 'ready' ? items.value : [];
      const ofQuestion = (all: readonly Entry<ChatEdit>[]) =>
        all.filter((entry) => question !== null && isOfConversation(entry, question));
      const here = ofQuestion(entries);
      const ids = new Set(created.size === 0 ? [] : messages.map(({ id }) => id));
      const isHere = (key: string): boolean => ids.has(created.get(key) ?? '');
      const pending = [...ofQuestion(elsewhere), ...here]
        .filter(({ input }) => input.kind === 'message')
        .map(pendingOf);
      const last = opening.last ?? lastOf(messages);
      return {
        question,
        messages: items,
        pending: pending.filter(({ key }) => !isHere(key)),
        uploads: here.flatMap((entry) => uploadOf(entry, progress.get(entry.key))),
        older,
        old,
        newFrom: firstUnread(messages, opening.unread, last),
      };
    },
  );

  function watch(): void {
    const { question, items } = history.view$.value;
    if (question === null || items.status !== 'ready') return;
    const last = lastOf(items.value);
    if (last !== null) outbox.saw(question.conversationId, last);
    if (opening$.value.last === null) opening$.next({ ...opening$.value, last: last ?? NOTHING });
  }

  return {
    view$,
    open() {
      if (!scope.open()) return;
      scope.add(
        question$.pipe(distinctUntilChanged(isSameQuestion)).subscribe((question) => {
          elsewhere$.next([]);
          opening$.next({ unread: question === null ? 0 : unreadOf(question), last: null });
        }),
      );
      scope.add(history.view$.subscribe(watch));
      history.open();
    },
    close() {
      scope.close();
      history.close();
    },
    retry: history.reload,
    fetchOlder: history.fetchOlder,
    read(ids) {
      const { question, items } = history.view$.value;
      if (question === null || items.status !== 'ready') return;
      // A message's status is about other readers; only the count tells what this user has read.
      const since = unreadOf(question) > 0 ? 0 : 1 + items.value.findIndex((one) => one.id === opening$.value.last);
      const seen = new Set(ids);
      // Earlier messages count as read too, as the user may have scrolled past them.
      const upTo = 1 + items.value.findLastIndex((one) => seen.has(one.id));
      const read = items.value.slice(since, upTo).filter((one) => !isOwnMessage(one));
      if (read.length > 0)
        marks.read(
          question.conversationId,
          read.map(({ id }) => id),
        );
    },
    sendAgain: outbox.retry,
    drop: outbox.drop,
  };
}

const isSameQuestion = (one: ConversationQuestion | null, other: ConversationQuestion | null): boolean =>
  one?.mode === other?.mode && one?.conversationId === other?.conversationId;

/** The newest message of an empty conversation. */
const NOTHING = '';

const lastOf = (messages: readonly ChatMessage[]): string | null => {
  const last = messages.at(-1);
  return last === undefined ? null : last.id;
};

const isOf = ({ conversation_id }: ChatMessage, { conversationId }: ConversationQuestion): boolean =>
  (conversation_id ?? conversationId) === conversationId;
