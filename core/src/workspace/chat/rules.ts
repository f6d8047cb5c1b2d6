// Filters the conversations, and counts unread messages.

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
  type ChatMessage,
  type ChatMode,
  type Conversation,
  type Relation,
} from './model.ts';

/** The question of the conversations, in the address. */
export interface ChatQuestion {
  readonly mode: ChatMode;
  readonly filter: ChatFilter;
  readonly text: string;
}

/** An agreement in the list, with those of its conversations that are shown. */
export interface AgreementGroup {
  readonly of: AgreementConversations;
  /** The conversations of the mode that match the filter. */
  readonly conversations: readonly Conversation[];
}

/** The conversation in the address; its agreement and mode say who reads it. */
export interface ChosenConversation {
  readonly of: AgreementConversations;
  readonly mode: ChatMode;
  readonly conversation: Conversation;
}

/** [W-CHAT-17] All parties of the agreement read the PUBLIC ones; the INTERNAL ones stay in the own company. */
export const conversationsOf = (of: AgreementConversations, mode: ChatMode): readonly Conversation[] =>
  (mode === 'PUBLIC' ? of.public_conversations : of.internal_conversations) ?? [];

/** The number of unread messages; 0 if it is missing. */
export const unreadOf = ({ unread_messages_count: count }: Conversation): number => Math.max(0, count ?? 0);

/** [W-CHAT-10] [W-CHAT-11] [W-CHAT-12] [W-CHAT-13] Without a number of unread messages it counts as read. */
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

/** [W-CHAT-14] Whether the words occur in the titles or names. An empty search matches all. */
function holdsKeyword({ agreement }: AgreementConversations, conversation: Conversation, text: string): boolean {
  const sought = inSmallLetters(text.trim());
  return [conversation.title, conversation.most_recent_message?.text, agreement.name, agreement.provider?.name].some(
    (words) => inSmallLetters(words).includes(sought),
  );
}

/** The matching conversations by agreement, without empty agreements. */
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

/** The time of the last message, or else of the creation (milliseconds); null if both are unknown. */
export const lastWritten = ({ most_recent_message: message, created_at: createdAt }: Conversation): number | null =>
  parseInstant(message?.timestamp ?? '') ?? parseInstant(createdAt ?? '');

/** The time of the last message, short enough for a row. */
export type MessageTime =
  | { readonly kind: 'time'; readonly instant: number }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'weekday'; readonly weekday: Weekday }
  | { readonly kind: 'day'; readonly day: Day };

/** Within this time the weekday is shown (days). */
const WEEK = 7;

/** When a row's message was written, by Oslo's days; the weekday within a week, then the date. */
export function whenOf(instant: number, today: Day): MessageTime {
  const day = osloDay(instant);
  const ago = today - day;
  // Another clock may be ahead of this one.
  if (ago <= 0) return { kind: 'time', instant };
  if (ago === 1) return { kind: 'yesterday' };
  return ago < WEEK ? { kind: 'weekday', weekday: weekdayOf(day) } : { kind: 'day', day };
}

/** The characters of the newest message in a row. */
const LONGEST_LINE = 160;

/** The beginning of the newest message in one line. */
export const firstWords = ({ most_recent_message: message }: Conversation): string => inOneLine(message?.text ?? '');

/** The beginning of a text for a row: no line breaks, at most 160 characters. */
export const inOneLine = (text: string): string =>
  [
    ...text
      .slice(0, 2 * LONGEST_LINE)
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_LINE)
    .join('');

/** The persons of the providing company, and the others. */
export function sidesOf({ agreement: { provider }, relations }: AgreementConversations) {
  const isOwn = ({ contact }: Relation): boolean =>
    provider?.id !== null && provider?.id !== undefined && contact?.id === provider.id;
  const all = relations ?? [];
  return { own: all.filter(isOwn), others: all.filter((relation) => !isOwn(relation)) };
}

/** The companies on the other side. */
export const companiesOf = (of: AgreementConversations): readonly string[] =>
  distinct(sidesOf(of).others.flatMap(({ contact }) => contact?.name || []));

const latestFirst = (conversations: readonly Conversation[]): readonly Conversation[] =>
  conversations.toSorted((a, b) => (lastWritten(b) ?? 0) - (lastWritten(a) ?? 0));

/** The number of conversations of a mode. */
export const countOf = (agreements: readonly AgreementConversations[], mode: ChatMode): number =>
  agreements.reduce((sum, of) => sum + conversationsOf(of, mode).length, 0);

/** The number of unread messages of a mode. */
export const unreadIn = (agreements: readonly AgreementConversations[], mode: ChatMode): number =>
  agreements.flatMap((of) => conversationsOf(of, mode)).reduce((sum, conversation) => sum + unreadOf(conversation), 0);

/** A conversation by its id, with its agreement and its mode. */
export function conversationIn(agreements: readonly AgreementConversations[], id: string): ChosenConversation | null {
  for (const of of agreements)
    for (const mode of CHAT_MODES) {
      const conversation = conversationsOf(of, mode).find((one) => one.id === id);
      if (conversation) return { of, mode, conversation };
    }
  return null;
}

/** The agreement and mode of a new conversation. */
export interface ConversationHome {
  readonly agreementId: string;
  readonly mode: ChatMode;
}

/** Replaces a conversation in the agreements, or adds a new one. */
export function withConversation(
  agreements: readonly AgreementConversations[],
  conversation: Conversation,
  home: ConversationHome | null = null,
): readonly AgreementConversations[] {
  const isNew = conversationIn(agreements, conversation.id) === null;
  if (isNew && home === null) return agreements;
  return agreements.map((of) => {
    const isHome = isNew && home !== null && of.agreement.id === home.agreementId;
    return withLists(of, (before, mode) =>
      isHome && mode === home.mode
        ? [conversation, ...before]
        : before.map((one) => (one.id === conversation.id ? { ...one, ...conversation } : one)),
    );
  });
}

/** The agreements after messages of a conversation were read. */
export const withRead = (
  agreements: readonly AgreementConversations[],
  id: string,
  count: number,
): readonly AgreementConversations[] =>
  agreements.map((of) =>
    withLists(of, (before) =>
      before.map((one) =>
        one.id === id ? { ...one, unread_messages_count: Math.max(0, unreadOf(one) - count) } : one,
      ),
    ),
  );

/** [W-CHAT-27] Only the conversations about a node; their readers come from the agreements. */
export function aboutNode(
  agreements: readonly AgreementConversations[],
  conversations: readonly Conversation[],
): readonly AgreementConversations[] {
  const ids = new Set(conversations.map(({ id }) => id));
  return agreements.map((of) => withLists(of, (before) => before.filter(({ id }) => ids.has(id))));
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

/** The question in the address. [W-CHAT-16] Its standard values. */
export const CHAT_ADDRESS = questionAddress<ChatQuestion>({
  mode: oneOf<ChatMode>('PUBLIC', CHAT_MODES, lowerCase),
  filter: oneOf<ChatFilter>('ALL', CHAT_FILTERS, lowerCase),
  text: KEYWORD,
});

/** The text beside a sender's name: the company if there are several, else the role. */
export function senderPlace(of: AgreementConversations, mode: ChatMode, { from }: ChatMessage): string {
  const id = from?.id ?? null;
  const relation = id === null ? null : of.relations?.find(({ person }) => person?.id === id);
  const [company, role] = [relation?.contact?.name ?? '', relation?.roles?.find(({ title }) => title)?.title ?? ''];
  return mode === 'PUBLIC' ? company || role : role || company;
}

/** [W-CHAT-15] The companies that can read it; empty if they are unknown. */
export function recipientsOf({ agreement, relations }: AgreementConversations, mode: ChatMode): readonly string[] {
  const own = agreement.provider?.name ?? '';
  if (mode === 'INTERNAL') return own === '' ? [] : [own];
  const names = (relations ?? []).map(({ contact }) => contact?.name ?? '');
  return [...new Set(names)].filter((name) => name !== '' && name !== own);
}
