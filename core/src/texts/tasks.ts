import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The forms of tasks. */
export const no = {
  'tasks.needsTitle': 'Skriv hva som skal gjøres.',
  'tasks.wrongDay': 'Velg en dag som finnes.',
  'tasks.wrongOrder': 'Siste dag er før første dag.',
  'tasks.tooLong': 'En oppgave kan vare høyst {{most}} dager.',
  'tasks.needsReason': 'Skriv hva som hindrer.',
  'tasks.needsProject': 'Velg et prosjekt.',
  'tasks.needsStatus': 'Velg en status.',
  'tasks.needsDays': 'Velg hvor langt.',
  'tasks.needsPerson': 'Velg en person.',
  'tasks.kept': 'Oppgaven står fortsatt her.',
  'tasks.leaving': 'Det du har skrevet, er ikke lagret. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'tasks.needsTitle': 'Write what is to be done.',
  'tasks.wrongDay': 'Choose a day that exists.',
  'tasks.wrongOrder': 'The last day is before the first day.',
  'tasks.tooLong': 'A task can last {{most}} days at most.',
  'tasks.needsReason': 'Write what stands in the way.',
  'tasks.needsProject': 'Choose a project.',
  'tasks.needsStatus': 'Choose a status.',
  'tasks.needsDays': 'Choose how far.',
  'tasks.needsPerson': 'Choose a person.',
  'tasks.kept': 'The task is still here.',
  'tasks.leaving': 'What you have written is not saved. Do you want to close?',
} as const satisfies TextsOf<TaskMessages>;

/** The problems of the forms of tasks, and the question before their input is left. */
export type TaskMessages = MessagesOf<typeof no>;

/** A problem in a form of tasks. */
export type TaskMessage = MessageOf<TaskMessages>;
