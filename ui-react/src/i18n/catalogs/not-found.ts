import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'notFound.title': 'Ukjent side',
  'notFound.status': 'Denne siden finnes ikke',
  'notFound.home': 'Til startsiden',
});

export const en = catalogLike(no)({
  'notFound.title': 'Unknown page',
  'notFound.status': 'This page does not exist',
  'notFound.home': 'To the start page',
});

addTexts({ no, en });
