import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The forms of deviations. */
export const no = {
  'deviations.needsTitle': 'Skriv hva som er galt. Ett ord er nok.',
  'deviations.wrongDay': 'Denne datoen finnes ikke.',
  'deviations.earlyDeadline': 'Fristen er før avviket ble registrert ({{day}}).',
  'deviations.wrongSeverity': 'Velg lav, middels eller høy.',
  'deviations.noMove': 'Avviket kan ikke flyttes dit fra der det er nå.',
  'deviations.needsMeasure': 'Skriv hva som ble gjort.',
  'deviations.needsReason': 'Skriv hvorfor avviket åpnes igjen.',
  'deviations.needsResponsible': 'Velg hvem som er ansvarlig.',
  'deviations.needsDeadline': 'Velg en frist.',
  'deviations.kept': 'Avviket står fortsatt her.',
  'deviations.unsaved':
    'Det du har skrevet, er ikke lagret. Du finner det igjen under Påbegynt på denne enheten. Vil du lukke?',
  'deviations.notSaved': 'Det du har valgt, er ikke lagret. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'deviations.needsTitle': 'Write what is wrong. One word is enough.',
  'deviations.wrongDay': 'There is no such day.',
  'deviations.earlyDeadline': 'The deadline is before the deviation was registered ({{day}}).',
  'deviations.wrongSeverity': 'Choose low, medium or high.',
  'deviations.noMove': 'The deviation cannot be moved there from where it is now.',
  'deviations.needsMeasure': 'Write what was done.',
  'deviations.needsReason': 'Write why the deviation is opened again.',
  'deviations.needsResponsible': 'Choose who is responsible.',
  'deviations.needsDeadline': 'Choose a deadline.',
  'deviations.kept': 'The deviation is still here.',
  'deviations.unsaved':
    'What you have written is not saved. You find it again under Begun on this device. Do you want to close?',
  'deviations.notSaved': 'What you have chosen is not saved. Do you want to close?',
} as const satisfies TextsOf<DeviationMessages>;

/** The problems of the forms of deviations, and the question before their input is left. */
export type DeviationMessages = MessagesOf<typeof no>;

/** A problem in a form of deviations. */
export type DeviationMessage = MessageOf<DeviationMessages>;
