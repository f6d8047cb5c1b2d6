import {
  type Message,
  type MessageOf,
  type NoParams,
  type SendingWords,
  type SharedMessages,
  sendingWords,
} from '../../shared/messages.ts';

export interface ProjectMessages {
  'project.offline': NoParams;
  'project.lost': NoParams;
  'project.refused': { readonly reason: Message };
  'project.needsTitle': NoParams;
  'project.longTitle': { readonly most: number };
  'project.wrongAmount': NoParams;
  'project.wrongUnits': NoParams;
  'project.wrongMatrix': NoParams;
  'project.wrongMails': NoParams;
  'project.leaving': NoParams;
}

export type ProjectMessage = MessageOf<SharedMessages & ProjectMessages>;

/** The words for a project that could not be saved. */
export const PROJECT_WORDS: SendingWords<ProjectMessage> = sendingWords(
  'project.offline',
  'project.lost',
  'project.refused',
);
