import { en as coreEn, no as coreNo } from '@felles/core/texts/failures';
import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The words that every page of both applications may need. */
export const no = masterCatalog({
  retry: 'Prøv igjen',
  'frame.skip': 'Hopp til innhold',
  'frame.loading': 'Laster …',
  'frame.broken': 'Noe gikk galt på denne siden',
  'frame.reload': 'Last inn på nytt',
});

export const en = catalogLike(no)({
  retry: 'Try again',
  'frame.skip': 'Skip to content',
  'frame.loading': 'Loading …',
  'frame.broken': 'Something went wrong on this page',
  'frame.reload': 'Load it again',
});

addTexts({ no: coreNo, en: coreEn });
addTexts({ no, en });
