import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The changes of a project's data. */
export const no = {
  'project.offline': 'Enheten er uten nett. Ingenting ble lagret.',
  'project.lost': 'Det er uvisst om endringen ble lagret. Se etter før du prøver igjen.',
  'project.refused': 'Det ble ikke lagret: {{reason}}',
  'project.needsTitle': 'Skriv hva prosjektet heter.',
  'project.longTitle': 'Navnet kan ha høyst {{most}} tegn.',
  'project.wrongAmount': 'Skriv et tall, som 1240 eller 1240,5.',
  'project.wrongUnits': 'Skriv antall enheter som et helt tall fra 1.',
  'project.large': 'Høyst {{most}}.',
  'project.wrongMatrix': 'Matrikkelnumre er hele tall med høyst seks sifre.',
  'project.wrongMails': 'Skriv e-postadresser med komma mellom, som navn@firma.no.',
  'project.leaving': 'Det du har skrevet, blir borte. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'project.offline': 'The device is offline. Nothing was saved.',
  'project.lost': 'It is uncertain whether the change was saved. Look before you try again.',
  'project.refused': 'It was not saved: {{reason}}',
  'project.needsTitle': 'Write what the project is called.',
  'project.longTitle': 'The name may have at most {{most}} characters.',
  'project.wrongAmount': 'Write a number, such as 1240 or 1240,5.',
  'project.wrongUnits': 'Write the number of units as a whole number from 1.',
  'project.large': 'At most {{most}}.',
  'project.wrongMatrix': 'Cadastral numbers are whole numbers of six digits at most.',
  'project.wrongMails': 'Write email addresses with commas between them, such as name@company.no.',
  'project.leaving': 'What you have written will be lost. Do you want to close?',
} as const satisfies TextsOf<ProjectMessages>;

/** The problems of the project form, its failures, and the question before its input is left. */
export type ProjectMessages = MessagesOf<typeof no>;

/** A problem of a field, or a failure, in the project form. */
export type ProjectMessage = MessageOf<SharedMessages & ProjectMessages>;
