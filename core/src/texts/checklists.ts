import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The answers and signatures of checklists. */
export const no = {
  'checklists.wrongAnswer': 'Svar OK, Ikke OK eller Ikke relevant.',
  'checklists.wrongMeasure': 'Skriv et tall, med komma eller punktum.',
  'checklists.wrongChoice': 'Velg et av valgene.',
  'checklists.needsTitle': 'Skriv hva sjekklisten heter.',
  'checklists.needsReason': 'Skriv hvorfor sjekklisten åpnes igjen.',
  'checklists.needsPhotos': 'Ta eller velg et bilde.',
  'checklists.unsavedPhotos':
    'Bildene er ikke lagret. Du finner dem igjen under Påbegynt på denne enheten. Vil du lukke?',
  'checklists.unsavedReason': 'Det du har skrevet, er ikke lagret, og listen er ikke gjenåpnet. Vil du lukke?',
  'checklists.kept': 'Det du svarte, lagres når du prøver igjen.',
  'checklists.offline': 'Signering krever nett. Svarene er lagret.',
  'checklists.lost': 'Svaret kom ikke frem. Sjekklisten kan være signert likevel.',
  'checklists.refused': 'Sjekklisten ble ikke endret. {{reason}}',
} as const;

/** In English. */
export const en = {
  'checklists.wrongAnswer': 'Answer OK, not OK or not relevant.',
  'checklists.wrongMeasure': 'Write a number, with a comma or a point.',
  'checklists.wrongChoice': 'Choose one of the choices.',
  'checklists.needsTitle': 'Write the name of the checklist.',
  'checklists.needsReason': 'Write why the checklist is opened again.',
  'checklists.needsPhotos': 'Take or choose a photo.',
  'checklists.unsavedPhotos':
    'The photos are not saved. You find them again under Begun on this device. Do you want to close?',
  'checklists.unsavedReason': 'What you have written is not saved, and the list is not open. Do you want to close?',
  'checklists.kept': 'Your answer is saved when you try again.',
  'checklists.offline': 'A signature needs a network. The answers are saved.',
  'checklists.lost': 'The answer was lost. The checklist may be signed all the same.',
  'checklists.refused': 'The checklist was not changed. {{reason}}',
} as const satisfies TextsOf<ChecklistMessages>;

/** The problems of answers and signatures. */
export type ChecklistMessages = MessagesOf<typeof no>;

/** A problem of an answer or a signature. */
export type ChecklistMessage = MessageOf<SharedMessages & ChecklistMessages>;
