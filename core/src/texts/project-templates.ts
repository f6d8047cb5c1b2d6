import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** Templates of projects. */
export const no = {
  'projectTemplates.needsTitle': 'Gi malen et navn.',
  'projectTemplates.needsPart': 'Velg minst én del av prosjektet.',
  'projectTemplates.taken': '«{{title}}» finnes. Gi denne et annet navn.',
  'projectTemplates.offline': 'Du er uten nett. Malen er ikke lagret.',
  'projectTemplates.maybeSaved': 'Det kom ikke noe svar. Prøv igjen: malen lagres bare én gang.',
  'projectTemplates.notSaved': 'Malen ble ikke lagret. {{reason}}',
  'projectTemplates.leaving': 'Malen er ikke lagret. Vil du lukke likevel?',
} as const;

/** In English. */
export const en = {
  'projectTemplates.needsTitle': 'Give the template a name.',
  'projectTemplates.needsPart': 'Choose at least one part of the project.',
  'projectTemplates.taken': '“{{title}}” exists. Give this one another name.',
  'projectTemplates.offline': 'You are offline. The template is not saved.',
  'projectTemplates.maybeSaved': 'There was no answer. Try again: the template is saved only once.',
  'projectTemplates.notSaved': 'The template was not saved. {{reason}}',
  'projectTemplates.leaving': 'The template is not saved. Close anyway?',
} as const satisfies TextsOf<ProjectTemplatesMessages>;

/** The problems of a template that is saved. */
export type ProjectTemplatesMessages = MessagesOf<typeof no>;

export type ProjectTemplatesMessage = MessageOf<ProjectTemplatesMessages>;
