export type { ChatMessages, ChatMessageText } from '../../texts/chat.ts';
export * from './composers.ts';
export * from './contents.ts';
export * from './conversation.ts';
export * from './edits.ts';
export {
  CHANGE_WORDS,
  createNewConversationForm,
  createTitleForm,
  firstConversation,
  firstConversationProblems,
  type NewConversationNeeds,
  NO_CONVERSATION,
  readNewConversation,
  storedNewConversation,
  TITLE_FORM,
  type TitleDraft,
  type TitleFormNeeds,
} from './form.ts';
export * from './links.ts';
export * from './marks.ts';
export * from './message-rows.ts';
export * from './model.ts';
export * from './outbox.ts';
export { type MessageUpload, type PendingMessage, type UnsentInRow, unsentIn } from './pending-messages.ts';
export * from './read-marker.ts';
export {
  type AgreementGroup,
  aboutNode,
  CHAT_ADDRESS,
  type ChatQuestion,
  type ChosenConversation,
  type ConversationHome,
  companiesOf,
  conversationIn,
  conversationsOf,
  firstWords,
  groupsOf,
  inOneLine,
  lastWritten,
  type MessageTime,
  recipientsOf,
  senderPlace,
  sidesOf,
  unreadIn,
  unreadOf,
  whenOf,
} from './rules.ts';
export * from './store.ts';
