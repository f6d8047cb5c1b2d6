// Which conversations of the agreements are shown, and how much of them is not read.

import { KEYWORD, oneOf, questionAddress } from '../../data/question-address.ts';
import { distinct } from '../../shared/collections.ts';
import { type Day, osloDay, parseInstant, type Weekday, weekdayOf } from '../../shared/dates.ts';
import { inSmallLetters } from '../../shared/norwegian.ts';
import { isOn } from '../../shared/wire-values.ts';
import {
  type AgreementConversations,
  CHAT_FILTERS,
  CHAT_MODES,
  type ChatFilter,
  type ChatMode,
  type Conversation,
  type Relation,
} from './model.ts';

/** What of the conversations is shown. It stands in the address. */
export interface ChatQuestion {
  readonly mode: ChatMode;
  readonly filter: ChatFilter;
  readonly text: string;
}

export interface AgreementGroup {
  readonly of: AgreementConversations;
  /** Those of the mode that pass the filter. */
  readonly conversations: readonly Conversation[];
}

export interface ChosenConversation {
  readonly of: AgreementConversations;
  readonly mode: ChatMode;
  readonly conversation: Conversation;
}

/** [W-CHAT-17] */
export const conversationsOf = (of: AgreementConversations, mode: ChatMode): readonly Conversation[] =>
  (mode === 'PUBLIC' ? of.public_conversations : of.internal_conversations) ?? [];

/** How many messages of a conversation are not read. What is not said is nothing. */
export const unreadOf = ({ unread_messages_count: count }: Conversation): number => Math.max(0, count ?? 0);

/** [W-CHAT-10] [W-CHAT-11] [W-CHAT-12] [W-CHAT-13] */
export function passesFilter(conversation: Conversation, filter: ChatFilter): boolean {
  switch (filter) {
    case 'ALL':
      return true;
    case 'CLOSED':
      return isOn(conversation.closed);
    case 'READ':
      return unreadOf(conversation) === 0;
    case 'UNREAD':
      return unreadOf(conversation) > 0;
  }
}

/** [W-CHAT-14] Whether the words occur in what a conversation is known by. No words occur everywhere. */
function holdsKeyword({ agreement }: AgreementConversations, conversation: Conversation, text: string): boolean {
  const sought = inSmallLetters(text.trim());
  return [conversation.title, conversation.most_recent_message?.text, agreement.name, agreement.provider?.name].some(
    (words) => inSmallLetters(words).includes(sought),
  );
}

/** The conversations that the question asks for, by agreement. An agreement without any is left out. */
export const groupsOf = (
  agreements: readonly AgreementConversations[],
  { mode, filter, text }: ChatQuestion,
): readonly AgreementGroup[] =>
  agreements
    .map((of) => ({
      of,
      conversations: latestFirst(
        conversationsOf(of, mode).filter(
          (conversation) => passesFilter(conversation, filter) && holdsKeyword(of, conversation, text),
        ),
      ),
    }))
    .filter(({ conversations }) => conversations.length > 0);

/** When something was last written in a conversation, or else when it began (milliseconds); null where nothing says so. */
export const lastWritten = ({ most_recent_message: message, created_at: begun }: Conversation): number | null =>
  parseInstant(message?.timestamp ?? '') ?? parseInstant(begun ?? '');

/** When a conversation was last written in, as short as its row has room for. */
export type MessageTime =
  | { readonly kind: 'time'; readonly instant: number }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'weekday'; readonly weekday: Weekday }
  | { readonly kind: 'day'; readonly day: Day };

/** How far back a day of the week says enough. */
const WEEK = 7;

export function whenOf(instant: number, today: Day): MessageTime {
  const day = osloDay(instant);
  const ago = today - day;
  // Another clock may be ahead of this one.
  if (ago <= 0) return { kind: 'time', instant };
  if (ago === 1) return { kind: 'yesterday' };
  return ago < WEEK ? { kind: 'weekday', weekday: weekdayOf(day) } : { kind: 'day', day };
}

/** How much of the newest message a row has room for, at the most. */
const LONGEST_LINE = 160;

/** The beginning of the newest message, in one line. */
export const firstWords = ({ most_recent_message: message }: Conversation): string => inOneLine(message?.text ?? '');

/** The beginning of a message, in one line. */
export const inOneLine = (text: string): string =>
  [
    ...text
      .slice(0, 2 * LONGEST_LINE)
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_LINE)
    .join('');

/** The people of an agreement: those of the company that provides it, and the others. */
export function sidesOf({ agreement: { provider }, relations }: AgreementConversations) {
  const isOwn = ({ contact }: Relation): boolean =>
    provider?.id !== null && provider?.id !== undefined && String(contact?.id ?? '') === String(provider.id);
  const all = relations ?? [];
  return { own: all.filter(isOwn), others: all.filter((relation) => !isOwn(relation)) };
}

/** The companies on the other side. */
export const companiesOf = (of: AgreementConversations): readonly string[] =>
  distinct(sidesOf(of).others.flatMap(({ contact }) => contact?.name || []));

const latestFirst = (conversations: readonly Conversation[]): readonly Conversation[] =>
  conversations.toSorted((a, b) => (lastWritten(b) ?? 0) - (lastWritten(a) ?? 0));

/** How many conversations of a mode there are. */
export const countOf = (agreements: readonly AgreementConversations[], mode: ChatMode): number =>
  agreements.reduce((sum, of) => sum + conversationsOf(of, mode).length, 0);

/** How many messages of a mode are not read. */
export const unreadIn = (agreements: readonly AgreementConversations[], mode: ChatMode): number =>
  agreements.flatMap((of) => conversationsOf(of, mode)).reduce((sum, conversation) => sum + unreadOf(conversation), 0);

/** A conversation by its id, with its agreement, and who reads along. */
export function conversationIn(agreements: readonly AgreementConversations[], id: string): ChosenConversation | null {
  for (const of of agreements)
    for (const mode of CHAT_MODES) {
      const conversation = conversationsOf(of, mode).find((one) => String(one.id) === id);
      if (conversation) return { of, mode, conversation };
    }
  return null;
}

/** Where a conversation that is new belongs. */
export interface ConversationHome {
  readonly agreementId: string;
  readonly mode: ChatMode;
}

/** The agreements with what is known of one conversation. One that is new is put where it belongs. */
export function withConversation(
  agreements: readonly AgreementConversations[],
  conversation: Conversation,
  home: ConversationHome | null = null,
): readonly AgreementConversations[] {
  const isNew = conversationIn(agreements, String(conversation.id)) === null;
  if (isNew && home === null) return agreements;
  return agreements.map((of) => {
    const isHome = isNew && home !== null && String(of.agreement.id) === home.agreementId;
    return withLists(of, (before, mode) =>
      isHome && mode === home.mode
        ? [conversation, ...before]
        : before.map((one) => (String(one.id) === String(conversation.id) ? { ...one, ...conversation } : one)),
    );
  });
}

/** The agreements after so many messages of a conversation have been read. */
export const withRead = (
  agreements: readonly AgreementConversations[],
  id: string,
  count: number,
): readonly AgreementConversations[] =>
  agreements.map((of) =>
    withLists(of, (before) =>
      before.map((one) =>
        String(one.id) === id ? { ...one, unread_messages_count: Math.max(0, unreadOf(one) - count) } : one,
      ),
    ),
  );

/** [W-CHAT-27] The agreements with nothing but the conversations about one node: what the service lists for it says not who reads along. */
export function aboutNode(
  agreements: readonly AgreementConversations[],
  conversations: readonly Conversation[],
): readonly AgreementConversations[] {
  const ids = new Set(conversations.map(({ id }) => String(id)));
  return agreements.map((of) => withLists(of, (before) => before.filter(({ id }) => ids.has(String(id)))));
}

const withLists = (
  of: AgreementConversations,
  change: (conversations: readonly Conversation[], mode: ChatMode) => readonly Conversation[],
): AgreementConversations => ({
  ...of,
  public_conversations: change(conversationsOf(of, 'PUBLIC'), 'PUBLIC'),
  internal_conversations: change(conversationsOf(of, 'INTERNAL'), 'INTERNAL'),
});

const lowerCase = (word: string): string => word.toLowerCase();

/** The question as it stands in an address. [W-CHAT-16] What is shown until the user chooses otherwise. */
export const CHAT_ADDRESS = questionAddress<ChatQuestion>({
  mode: oneOf<ChatMode>('PUBLIC', CHAT_MODES, lowerCase),
  filter: oneOf<ChatFilter>('ALL', CHAT_FILTERS, lowerCase),
  text: KEYWORD,
});
