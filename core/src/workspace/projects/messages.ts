import {
  type FailureTexts,
  failureTexts,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
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

export const PROJECT_WORDS: FailureTexts<ProjectMessage> = failureTexts(
  'project.offline',
  'project.lost',
  'project.refused',
);
