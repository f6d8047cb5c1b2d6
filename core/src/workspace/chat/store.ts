// The agreements with their conversations, narrowed, with the one that is chosen.
import { BehaviorSubject, type Observable } from 'rxjs';
import { createQuery, type Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { answerStaleness, type Staleness } from '../../data/shown.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { type Failure, isNotThere, mayGoWell } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { AgreementConversations, ChatMode, Conversation } from './model.ts';
import type { ChatPort } from './port.ts';
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

/** How it stands with a conversation of the address that is in no agreement. */
export type MissingConversation =
  | { readonly kind: 'asking' }
  /** It does not exist, or this user does not see it. */
  | { readonly kind: 'gone' }
  /** It is there, and in no agreement of the user. */
  | { readonly kind: 'elsewhere'; readonly conversation: Conversation }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface ChatView {
  readonly question: ChatQuestion;
  /** That of the chosen conversation, where one is known; or else that of the question. */
  readonly mode: ChatMode;
  /** [W-CHAT-32] After a failure there is no list, also where there was one before. */
  readonly groups: Load<readonly AgreementGroup[]>;
  /** All of them, of both modes; none while they are not there. */
  readonly agreements: readonly AgreementConversations[];
  /** How many messages are not read, by mode, over all agreements. */
  readonly unread: Readonly<Record<ChatMode, number>>;
  /** How many conversations of the mode there are without a filter. */
  readonly total: number;
  /** The conversation of the address; null where there is none. */
  readonly chosenId: string | null;
  /** Null where none is chosen, or while it is not known. */
  readonly chosen: ChosenConversation | null;
  /** Null where none is chosen, or where it is known. */
  readonly missing: MissingConversation | null;
  readonly old: Staleness | null;
}

export interface ChatStore {
  readonly view$: Behavior<ChatView>;
  open(): void;
  close(): void;
  retry(): void;
  /** Another entry of the history may ask for something else. */
  follow(): void;
  /** Another filter or other words: the chosen conversation stays. */
  narrow(part: Partial<Pick<ChatQuestion, 'filter' | 'text'>>): void;
  /** The address names another conversation, or none. */
  choose(id: string | null): void;
  /** [W-CHAT-18] Another mode lets go of the chosen conversation; the same one does nothing. */
  switchTo(mode: ChatMode): void;
}

/** Messages of a conversation that the user has read here. */
export interface ReadHere {
  readonly conversationId: string;
  readonly count: number;
}

/** A conversation as a call has answered it; with its place, where it is new. */
export interface ConversationNews {
  readonly conversation: Conversation;
  readonly home: ConversationHome | null;
}

export interface ChatNeeds extends Freshness {
  readonly port: Pick<ChatPort, 'agreements' | 'conversation'>;
  readonly place: QuestionPlace<ChatQuestion>;
  /** The conversation of the address at first; null where it names none. */
  readonly chosenId: string | null;
  /** Leaves the chosen conversation for the address without one. */
  letGo(): void;
  readonly read$: Observable<ReadHere>;
  readonly news$: Observable<ConversationNews>;
  readonly log: (what: string) => void;
}

/** [W-CHAT-31] What the log says, letter for letter. */
const NOT_LOADED = 'Feil ved lasting av avtaler';

export function createChatStore({ port, place, chosenId, letGo, read$, news$, log, ...fresh }: ChatNeeds): ChatStore {
  const question = createQuestion(place);
  /** What the address says, until the user lets go of it. */
  const chosenId$ = new BehaviorSubject(chosenId);
  /** The agreements of the last answer: a conversation stays open though they could not be asked for again. */
  const last$ = new BehaviorSubject<readonly AgreementConversations[]>([]);
  const scope = createScope();

  const agreements = createQuery({
    question$: new BehaviorSubject('all' as const),
    ask: () => port.agreements(),
    whenRefreshFails: 'drop',
    failed: () => log(NOT_LOADED),
    ...fresh,
  });

  const found$ = derive(
    { answer: agreements.answer$, last: last$, id: chosenId$ },
    ({ answer: { load }, last, id }) => {
      if (id === null || (load.status === 'failed' && !mayGoWell(load.failure))) return null;
      return conversationIn(load.status === 'ready' ? load.value : last, id);
    },
  );

  // It may be of an agreement that the user does not see, or may not exist: only the service can say.
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
        return isNotThere(load.failure) ? { kind: 'gone' } : { kind: 'failed', failure: load.failure };
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
      // At once: nothing of the other mode is shown until the address has changed.
      chosenId$.next(null);
      question.change({ mode });
      if (isChosen) letGo();
    },
  };
}
