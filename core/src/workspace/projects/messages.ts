import {
  type FailureTexts,
  failureTexts,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';

/** The problems of the project form, its failures, and the question before its input is left. */
export interface ProjectMessages {
  'project.offline': NoParams;
  'project.lost': NoParams;
  'project.refused': { readonly reason: Message };
  'project.needsTitle': NoParams;
  'project.longTitle': { readonly most: number };
  'project.wrongAmount': NoParams;
  'project.wrongUnits': NoParams;
  'project.large': { readonly most: string };
  'project.wrongMatrix': NoParams;
  'project.wrongMails': NoParams;
  'project.leaving': NoParams;
}

/** A problem of a field, or a failure, in the project form. */
export type ProjectMessage = MessageOf<SharedMessages & ProjectMessages>;

/** The message for each kind of failure when a project is changed. */
export const PROJECT_WORDS: FailureTexts<ProjectMessage> = failureTexts(
  'project.offline',
  'project.lost',
  'project.refused',
);
