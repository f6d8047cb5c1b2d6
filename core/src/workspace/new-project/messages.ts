import type { MessageOf, NoParams } from '../../shared/messages.ts';

/** The problems of the fields and steps of a new project, and the question before the draft is left. */
export interface NewProjectMessages {
  'newProject.needsTitle': NoParams;
  'newProject.longTitle': { readonly most: number };
  'newProject.large': { readonly most: string };
  'newProject.wrongCount': NoParams;
  'newProject.wrongDate': NoParams;
  'newProject.wrongSum': NoParams;
  'newProject.needsFound': NoParams;
  'newProject.needsUnit': NoParams;
  'newProject.wrongUnit': { readonly number: number };
  'newProject.needsStreet': NoParams;
  'newProject.wrongPostalCode': NoParams;
  'newProject.needsCity': NoParams;
  'newProject.isThere': NoParams;
  'newProject.uncertain': NoParams;
  'newProject.leaving': NoParams;
}

export type NewProjectMessage = MessageOf<NewProjectMessages>;
