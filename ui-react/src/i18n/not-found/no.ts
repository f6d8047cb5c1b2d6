import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'notFound.title': 'Ukjent side',
  'notFound.status': 'Denne siden finnes ikke',
  'notFound.home': 'Til startsiden',
});
