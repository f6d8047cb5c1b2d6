import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'overlay.close': 'Lukk',
  'overlay.fullScreen': 'Full skjerm',
  'confirmClose.title': 'Er du sikker?',
  'confirmClose.text': 'Du har endret data, er du sikker på at du vil lukke uten å lagre?',
  'confirmClose.cancel': 'Avbryt',
  'confirmClose.close': 'Lukk uten å lagre',
  'confirmClose.closeWithSave': 'Lagre og lukk',
  'confirmClose.savingTitle': 'Lagrer …',
  'confirmClose.saving': 'Vent til endringene er lagret.',
  'document.loading': 'Laster inn dokument',
  'document.failed': 'Dokumentet kunne ikke vises',
  'document.outside': 'Dokumentet er en PDF, som åpnes utenfor siden.',
  'document.open': 'Åpne dokumentet',
  'document.download': 'Last ned',
});

export const en = catalogLike(no)({
  'overlay.close': 'Close',
  'overlay.fullScreen': 'Full screen',
  'confirmClose.title': 'Are you sure?',
  'confirmClose.text': 'You have changed data, are you sure you want to close without saving?',
  'confirmClose.cancel': 'Cancel',
  'confirmClose.close': 'Close without saving',
  'confirmClose.closeWithSave': 'Save and close',
  'confirmClose.savingTitle': 'Saving …',
  'confirmClose.saving': 'Wait until the changes are saved.',
  'document.loading': 'Loading document',
  'document.failed': 'The document cannot be shown',
  'document.outside': 'The document is a PDF, which opens outside the page.',
  'document.open': 'Open the document',
  'document.download': 'Download',
});

addTexts({ no, en });
