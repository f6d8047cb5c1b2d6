import { addTexts, masterCatalog } from '../catalog.ts';

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

addTexts({ no });
