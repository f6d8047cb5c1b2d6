import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of a record on paper. */
export const no = masterCatalog({
  'paper.print': 'Skriv ut',
  'paper.label': 'Utskrift',
  'paper.printed': 'Utskrift {{time}}, {{name}}',
  'paper.photos': 'Bilder',
  'paper.photoLost': 'Bildet kunne ikke hentes.',
  'paper.log': 'Logg',
  'paper.logLost': 'Loggen kunne ikke hentes.',
  'paper.when': 'Når',
  'paper.who': 'Hvem',
  'paper.what': 'Hva',
  'paper.unsent': 'Ikke sendt',
  'paper.waits': 'Ikke sendt ennå',
  'paper.refused': 'Ikke tatt imot',
});

addTexts({ no });
