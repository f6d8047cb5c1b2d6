export type { ChatMessageText } from '../../texts/chat.ts';
export type { ChosenFile, Composer, PickedChatFile } from './composers.ts';
export { type Contents, hasPreview, isPicture, nameOfAttachment, opensInPage } from './contents.ts';
export type { ConversationStore, ConversationView } from './conversation.ts';
export type { ChatEdit } from './edits.ts';
export * from './links.ts';
export { type MessageRow, messageRows } from './message-rows.ts';
export {
  AgreementConversations,
  Attachment,
  CHAT_MODES,
  ChatAgreement,
  type ChatFilter,
  ChatMessage,
  type ChatMode,
  type ChatPort,
  Conversation,
  type ConversationQuestion,
  type MessageStatus,
  type NewConversationDraft,
  Relation,
} from './model.ts';
export { type PendingMessage, type UnsentInRow, unsentIn } from './pending-messages.ts';
export {
  type ChosenConversation,
  companiesOf,
  conversationsOf,
  firstWords,
  groupsOf,
  inOneLine,
  lastWritten,
  recipientsOf,
  senderPlace,
  sidesOf,
  unreadIn,
  unreadOf,
  whenOf,
} from './rules.ts';
export type { ChatStore, ChatView } from './store.ts';
