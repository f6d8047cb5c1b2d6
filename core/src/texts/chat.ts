import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The problems and questions of a new conversation and a new message. */
export const no = {
  'chat.needsAgreement': 'Velg en avtale.',
  'chat.needsTitle': 'Skriv en tittel.',
  'chat.needsText': 'Skriv den første meldingen.',
  'chat.longTitle': 'Tittelen kan ha høyst {{most}} tegn.',
  'chat.needsMode': 'Velg hvem som skal se samtalen.',
  'chat.longText': 'Meldingen har {{length}} tegn. Den kan ha høyst {{most}}.',
  'chat.manyFiles': 'En melding kan ha høyst {{most}} filer.',
  'chat.badFile': 'Fjern filen som ikke kan sendes, så kan du sende meldingen.',
  'chat.leaving': 'Samtalen er ikke opprettet. Det du har skrevet, går tapt.',
  'chat.leavingTitle': 'Det nye navnet er ikke lagret.',
  'chat.offline': 'Enheten er uten nett. Ingenting ble endret.',
  'chat.lost': 'Det er uvisst om samtalen ble opprettet. Prøv igjen: den blir ikke opprettet to ganger.',
  'chat.notCreated': 'Samtalen ble ikke opprettet: {{reason}}',
  'chat.changeLost': 'Det er uvisst om samtalen ble endret. Se etter før du prøver igjen.',
  'chat.notChanged': 'Samtalen ble ikke endret: {{reason}}',
} as const;

/** In English. */
export const en = {
  'chat.needsAgreement': 'Choose an agreement.',
  'chat.needsTitle': 'Write a title.',
  'chat.needsText': 'Write the first message.',
  'chat.longTitle': 'The title can have at most {{most}} characters.',
  'chat.needsMode': 'Choose who is to see the conversation.',
  'chat.longText': 'The message has {{length}} characters. It can have at most {{most}}.',
  'chat.manyFiles': 'A message can have at most {{most}} files.',
  'chat.badFile': 'Remove the file that cannot be sent, then you can send the message.',
  'chat.leaving': 'The conversation is not created. What you have written will be lost.',
  'chat.leavingTitle': 'The new name is not saved.',
  'chat.offline': 'The device has no network. Nothing was changed.',
  'chat.lost': 'It is uncertain whether the conversation was created. Try again: it is not created twice.',
  'chat.notCreated': 'The conversation was not created: {{reason}}',
  'chat.changeLost': 'It is uncertain whether the conversation was changed. Look before you try again.',
  'chat.notChanged': 'The conversation was not changed: {{reason}}',
} as const satisfies TextsOf<ChatMessages>;

/** The texts that the chat's forms and warnings need, with the values in them. */
export type ChatMessages = MessagesOf<typeof no>;

/** A text of the chat for its user, not a message of a conversation: that is `ChatMessage`. */
export type ChatMessageText = MessageOf<SharedMessages & ChatMessages>;
