import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The changes of documents and folders. */
export const no = {
  'documents.notSent': '{{name}} ble ikke sendt etter at du forlot siden. Velg filen på nytt der den skal ligge.',
  'documents.offline': 'Du er uten nett. Ingenting er sendt, og det du har skrevet, er her.',
  'documents.lost': 'Svaret kom ikke frem. Dokumentet kan være endret likevel.',
  'documents.refused': 'Dokumentet ble ikke endret. {{reason}}',
  'documents.needsName': 'Skriv et navn.',
  'documents.longName': 'Navnet kan ha høyst {{most}} tegn.',
  'documents.wrongName': 'Navnet kan ikke ha skråstrek eller linjeskift.',
  'documents.leaving': 'Det du har skrevet, er ikke lagret.',
} as const;

/** In English. */
export const en = {
  'documents.notSent': '{{name}} was not sent after you left the page. Choose the file again where it belongs.',
  'documents.offline': 'You are offline. Nothing is sent, and what you wrote is here.',
  'documents.lost': 'The answer was lost. The document may have changed all the same.',
  'documents.refused': 'The document was not changed. {{reason}}',
  'documents.needsName': 'Write a name.',
  'documents.longName': 'The name can have at most {{most}} characters.',
  'documents.wrongName': 'The name cannot have a slash or a line break.',
  'documents.leaving': 'What you wrote is not saved.',
} as const satisfies TextsOf<DocumentMessages>;

/** The texts that uploads and the form of a document need, with the values in them. */
export type DocumentMessages = MessagesOf<typeof no>;

export type DocumentMessage = MessageOf<SharedMessages & DocumentMessages>;
