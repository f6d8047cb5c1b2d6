import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'overlay.close': 'Lukk',
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
