import { BehaviorSubject, type Observable } from 'rxjs';
import { answerStaleness, type Staleness } from '../../data/list-load.ts';
import { createQuery, type Freshness, queryOf } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { type Failure, isMissing, isRetryable } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { AgreementConversations, ChatMode, ChatPort, Conversation } from './model.ts';
import {
  type AgreementGroup,
  type ChatQuestion,
  type ChosenConversation,
  type ConversationHome,
  conversationIn,
  countOf,
  groupsOf,
  unreadIn,
  withConversation,
  withRead,
} from './rules.ts';

/** The state of the address's conversation if no agreement has it. */
export type MissingConversation =
  | { readonly kind: 'asking' }
  /** It does not exist, or the user may not see it. */
  | { readonly kind: 'gone' }
  /** It exists, but in no agreement of the user. */
  | { readonly kind: 'elsewhere'; readonly conversation: Conversation }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The view of the chat's page without the messages, which are in `ConversationView`. */
export interface ChatView {
  readonly question: ChatQuestion;
  /** The mode of the chosen conversation, or else of the question. */
  readonly mode: ChatMode;
  /** [W-CHAT-32] A failure removes the list, also an earlier one. */
  readonly groups: Load<readonly AgreementGroup[]>;
  /** All agreements, of both modes; empty until they are loaded. */
  readonly agreements: readonly AgreementConversations[];
  /** The number of unread messages of all agreements, by mode. */
  readonly unread: Readonly<Record<ChatMode, number>>;
  /** The number of conversations of the mode without a filter. */
  readonly total: number;
  /** The conversation in the address; null without one. */
  readonly chosenId: string | null;
  /** Null without a chosen conversation, or until it is loaded. */
  readonly chosen: ChosenConversation | null;
  /** Null without a chosen conversation, or once it is known. */
  readonly missing: MissingConversation | null;
  readonly old: Staleness | null;
}

/** The list of conversations beside the chosen one. `retry` repeats the failed requests of both. */
export interface ChatStore {
  readonly view$: Behavior<ChatView>;
  open(): void;
  close(): void;
  retry(): void;
  /** Reads the address again after a move in the history. */
  follow(): void;
  /** Changes the filter or the words; the chosen conversation stays. */
  narrow(part: Partial<Pick<ChatQuestion, 'filter' | 'text'>>): void;
  /** Called when the address names another conversation, or none. */
  choose(id: string | null): void;
  /** [W-CHAT-18] Another mode clears the chosen conversation; the same mode does nothing. */
  switchTo(mode: ChatMode): void;
}

/** Messages that the user has read in this client. */
export interface ReadHere {
  readonly conversationId: string;
  readonly count: number;
}

/** A conversation in an answer; with its agreement and mode if it is new. */
export interface ConversationNews {
  readonly conversation: Conversation;
  readonly home: ConversationHome | null;
}

/** `read$` and `news$` are what this client did itself, so that the list follows without a request. */
export interface ChatNeeds extends Freshness {
  readonly port: Pick<ChatPort, 'agreements' | 'conversation'>;
  readonly place: QuestionPlace<ChatQuestion>;
  /** The conversation in the first address; null without one. */
  readonly chosenId: string | null;
  /** Removes the chosen conversation from the address. */
  letGo(): void;
  readonly read$: Observable<ReadHere>;
  readonly news$: Observable<ConversationNews>;
  readonly log: (what: string) => void;
}

/** [W-CHAT-31] The exact text of the specification for the log. */
const NOT_LOADED = 'Feil ved lasting av avtaler';

/** The agreements with their filtered conversations, and the chosen one. */
export function createChatStore({ port, place, chosenId, letGo, read$, news$, log, ...fresh }: ChatNeeds): ChatStore {
  const question = createQuestion(place);
  /** The address's conversation, until the user leaves it. */
  const chosenId$ = new BehaviorSubject(chosenId);
  /** The agreements of the last answer: a failed refresh must not close the conversation. */
  const last$ = new BehaviorSubject<readonly AgreementConversations[]>([]);
  const scope = createScope();

  const agreements = queryOf('all', port.agreements, {
    whenRefreshFails: 'drop',
    failed: () => log(NOT_LOADED),
    ...fresh,
  });

  const found$ = derive(
    { answer: agreements.answer$, last: last$, id: chosenId$ },
    ({ answer: { load }, last, id }) => {
      if (id === null || (load.status === 'failed' && !isRetryable(load.failure))) return null;
      return conversationIn(load.status === 'ready' ? load.value : last, id);
    },
  );

  // Only the service knows whether it exists outside of the user's agreements.
  const alone = createQuery<string, Conversation>({
    question$: derive({ answer: agreements.answer$, found: found$, id: chosenId$ }, ({ answer, found, id }) =>
      answer.load.status === 'ready' && found === null ? id : null,
    ),
    ask: (id) => port.conversation(id),
  });

  const missing$ = derive(
    { answer: agreements.answer$, found: found$, alone: alone.answer$, id: chosenId$ },
    ({ answer, found, alone: { load }, id }): MissingConversation | null => {
      if (id === null || found !== null || answer.load.status !== 'ready') return null;
      if (load.status === 'failed')
        return isMissing(load.failure) ? { kind: 'gone' } : { kind: 'failed', failure: load.failure };
      return load.status === 'ready' ? { kind: 'elsewhere', conversation: load.value } : { kind: 'asking' };
    },
  );

  const view$ = derive(
    {
      question: question.question$,
      answer: agreements.answer$,
      id: chosenId$,
      chosen: found$,
      missing: missing$,
    },
    ({ question: asked, answer, id, chosen, missing }): ChatView => {
      const mode = chosen?.mode ?? asked.mode;
      const all = answer.load.status === 'ready' ? answer.load.value : [];
      return {
        question: asked,
        mode,
        groups: mapLoad(answer.load, (value) => groupsOf(value, { ...asked, mode })),
        agreements: all,
        unread: { PUBLIC: unreadIn(all, 'PUBLIC'), INTERNAL: unreadIn(all, 'INTERNAL') },
        total: countOf(all, mode),
        chosenId: id,
        chosen,
        missing,
        old: answerStaleness(answer),
      };
    },
  );

  return {
    view$,
    open() {
      if (!scope.open()) return;
      scope.add(
        read$.subscribe(({ conversationId, count }) =>
          agreements.update((all) => withRead(all, conversationId, count)),
        ),
      );
      scope.add(
        news$.subscribe(({ conversation, home }) =>
          agreements.update((all) => withConversation(all, conversation, home)),
        ),
      );
      scope.add(agreements.answer$.subscribe(({ load }) => load.status === 'ready' && last$.next(load.value)));
      agreements.open();
      alone.open();
    },
    close() {
      scope.close();
      alone.close();
      agreements.close();
    },
    retry() {
      if (missing$.value?.kind === 'failed') alone.reload();
      else agreements.reload();
    },
    follow: question.follow,
    narrow: question.change,
    choose(id) {
      if (id !== chosenId$.value) chosenId$.next(id);
    },
    switchTo(mode) {
      if (mode === view$.value.mode) return;
      const isChosen = chosenId$.value !== null;
      // At once: the other mode's conversation must not be shown until the address changes.
      chosenId$.next(null);
      question.change({ mode });
      if (isChosen) letGo();
    },
  };
}
