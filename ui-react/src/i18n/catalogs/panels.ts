import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The words of panels. */
export const no = masterCatalog({
  'panel.trail': 'Åpne vinduer',
  'panel.cannotClose': "Popup can't be closed",
  'panel.understood': 'Lukk meldingen',
  'panel.sure': 'Er du sikker?',
  'panel.no': 'Nei',
  'panel.yes': 'Ja',
  'panel.keepOpen': 'Hold dette vinduet åpent etter oppretting',
  'panel.created': 'Opprettet. Vinduet er klart for neste.',
});

export const en = catalogLike(no)({
  'panel.trail': 'Open windows',
  'panel.cannotClose': "Popup can't be closed",
  'panel.understood': 'Close the message',
  'panel.sure': 'Are you sure?',
  'panel.no': 'No',
  'panel.yes': 'Yes',
  'panel.keepOpen': 'Keep this window open after creating',
  'panel.created': 'Created. The window is ready for the next one.',
});

addTexts({ no, en });
