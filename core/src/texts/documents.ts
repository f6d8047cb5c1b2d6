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
  'documents.folderTaken': 'Det er alt en mappe med dette navnet her.',
  'documents.folderOffline': 'Du er uten nett. Mappen er ikke lagret, og navnet er her.',
  'documents.folderLost': 'Svaret kom ikke frem. Mappen kan være lagret likevel.',
  'documents.folderRefused': 'Mappen ble ikke lagret. {{reason}}',
  'documents.awayLost': 'Svaret kom ikke frem. Dokumentet kan være flyttet likevel.',
  'documents.awayRefused': 'Dokumentet ble ikke flyttet. {{reason}}',
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
  'documents.folderTaken': 'There is a folder with this name here already.',
  'documents.folderOffline': 'You are offline. The folder is not saved, and its name is here.',
  'documents.folderLost': 'The answer was lost. The folder may be saved all the same.',
  'documents.folderRefused': 'The folder was not saved. {{reason}}',
  'documents.awayLost': 'The answer was lost. The document may have moved all the same.',
  'documents.awayRefused': 'The document was not moved. {{reason}}',
} as const satisfies TextsOf<DocumentMessages>;

/** The texts that uploads and the form of a document need, with the values in them. */
export type DocumentMessages = MessagesOf<typeof no>;

export type DocumentMessage = MessageOf<SharedMessages & DocumentMessages>;
