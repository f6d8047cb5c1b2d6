// The forms to create and to rename a conversation.
import { BehaviorSubject } from 'rxjs';
import * as z from 'zod/mini';
import { createCommand } from '../../data/command.ts';
import { createForm, type Form, type FormView, type Problems } from '../../data/form.ts';
import { createPatchForm, type SendingNeeds } from '../../data/patch-form.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import type { ChatMessageText } from '../../texts/chat.ts';
import {
  CHAT_MODES,
  type ChatAgreement,
  type ChatPort,
  type Conversation,
  type ConversationFields,
  type NewConversation,
  type NewConversationDraft,
} from './model.ts';

/** The texts after a failed change of a conversation: no network, no answer, or a refusal. */
export const CHANGE_WORDS: FailureTexts<ChatMessageText> = failureTexts(
  'chat.offline',
  'chat.changeLost',
  'chat.notChanged',
);

const CREATION_WORDS: FailureTexts<ChatMessageText> = failureTexts('chat.offline', 'chat.lost', 'chat.notCreated');

/** The service's limits (characters). */
const LONGEST_TITLE = 200;
export const LONGEST_CHAT_MESSAGE = 20_000;

/** The empty form. The user must choose the readers, so no mode is set. */
export const NO_CONVERSATION: NewConversationDraft = { agreement_id: '', title: '', mode: '', text: '' };

/** [W-PLAN-07] The first conversation with a customer: everyone in the agreement reads it, and it is named after the project. */
export const firstConversation = (
  { id, name }: ChatAgreement,
  projectTitle: string | null | undefined,
): NewConversationDraft => ({
  agreement_id: id,
  title: (projectTitle?.trim() || name?.trim() || id).slice(0, LONGEST_TITLE),
  mode: 'PUBLIC',
  text: '',
});

const StoredDraft = z.object({
  agreement_id: z.string(),
  title: z.string(),
  mode: z.enum(['', ...CHAT_MODES]),
  text: z.string(),
});

/** A stored draft, complete or not at all: a text must not come back without its readers. */
export const readNewConversation = (stored: unknown): Partial<NewConversationDraft> =>
  StoredDraft.safeParse(stored).data ?? {};

/** The draft to store, also with choices made before any typing. */
export const storedNewConversation = ({
  values,
  changed,
}: Pick<FormView<NewConversationDraft>, 'values' | 'changed'>): NewConversationDraft | null =>
  changed.length === 0 ? null : values;

export const newConversationProblems = ({
  agreement_id,
  title,
  mode,
  text,
}: NewConversationDraft): Problems<NewConversationDraft> => {
  const ofTitle = titleProblem(title);
  const { length } = text.trim();
  return {
    ...(agreement_id === '' && { agreement_id: { key: 'chat.needsAgreement', params: {} } satisfies ChatMessageText }),
    ...(ofTitle && { title: ofTitle }),
    ...(mode === '' && { mode: { key: 'chat.needsMode', params: {} } satisfies ChatMessageText }),
    ...(length > LONGEST_CHAT_MESSAGE && {
      text: { key: 'chat.longText', params: { most: LONGEST_CHAT_MESSAGE, length } } satisfies ChatMessageText,
    }),
  };
};

/** [W-PLAN-07] A first conversation begins with words. */
export const firstConversationProblems = (draft: NewConversationDraft): Problems<NewConversationDraft> => ({
  ...(draft.text.trim() === '' && { text: { key: 'chat.needsText', params: {} } satisfies ChatMessageText }),
  ...newConversationProblems(draft),
});

function titleProblem(title: string): ChatMessageText | null {
  const { length } = title.trim();
  if (length === 0) return { key: 'chat.needsTitle', params: {} };
  return length > LONGEST_TITLE ? { key: 'chat.longTitle', params: { most: LONGEST_TITLE } } : null;
}

const newConversationFields = ({ agreement_id, title, mode }: NewConversationDraft): NewConversation => ({
  title: title.trim(),
  agreement_id,
  internal: mode === 'INTERNAL',
});

/** `port` creates the conversation; the first message is for `created` to send. */
export interface NewConversationNeeds extends SendingNeeds {
  readonly port: Pick<ChatPort, 'create'>;
  /** The initial values. */
  readonly start: NewConversationDraft;
  readonly problemsOf?: typeof newConversationProblems;
  /** Called with the created conversation and its draft, which has the first message. */
  created(conversation: Conversation, sent: NewConversationDraft): void;
}

/** The form of a new conversation: its agreement, its title, who may read it, and its first message. */
export function createNewConversationForm({
  port,
  start,
  problemsOf = newConversationProblems,
  created,
  ...sending
}: NewConversationNeeds): Form<NewConversationDraft> {
  const record$ = new BehaviorSubject(start);
  let answered: (() => void) | null = null;
  return createForm<NewConversationDraft, NewConversationDraft, NewConversationDraft, Conversation>({
    record$,
    valuesOf: (draft) => draft,
    problemsOf,
    inputOf: (draft) => draft,
    command: createCommand({
      ...sending,
      creates: true,
      words: CREATION_WORDS,
      send: (draft, key) => port.create(newConversationFields(draft), key),
    }),
    saved(conversation, sent) {
      answered = () => created(conversation, sent);
    },
    // After the typed values are dropped, as the panel may close now.
    done() {
      answered?.();
      answered = null;
    },
  });
}

/** The typed title of a conversation. */
export interface TitleDraft {
  readonly title: string;
}

/** How the title of a conversation is typed and checked, by the page and by the service. */
export const TITLE_FORM = {
  valuesOf: (conversation: Partial<Conversation> | null): TitleDraft => ({ title: conversation?.title ?? '' }),
  problemsOf({ title }: TitleDraft): Problems<TitleDraft> {
    const problem = titleProblem(title);
    return problem ? { title: problem } : {};
  },
};

/** `take` gets the conversation from the answer, to replace the shown one; `done` closes the form. */
export interface TitleFormNeeds extends SendingNeeds {
  readonly port: Pick<ChatPort, 'change'>;
  readonly conversation$: Behavior<Conversation | null>;
  take(conversation: Conversation): void;
  readonly done: () => void;
}

/** The form by which a conversation is renamed. */
export const createTitleForm = ({ port, conversation$, take, done, ...sending }: TitleFormNeeds): Form<TitleDraft> =>
  createPatchForm<Conversation, TitleDraft, ConversationFields>({
    ...sending,
    record$: conversation$,
    creates: false,
    words: CHANGE_WORDS,
    ...TITLE_FORM,
    fieldsOf: ({ title }, changed) => (changed.includes('title') ? { title: title.trim() } : {}),
    send: (fields) => port.change(conversation$.value?.id ?? '', fields),
    take,
    done,
  });
