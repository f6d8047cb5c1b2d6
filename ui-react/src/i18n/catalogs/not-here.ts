import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of pages that are not there. */
export const no = masterCatalog({
  'workspace.notFound': 'Ukjent side',
  'workspace.notFoundWords': 'Denne siden finnes ikke i arbeidsflaten',
  'shell.notHere': 'Ikke tilgjengelig her',
  'shell.notHereWords': 'Denne siden er ikke en del av arbeidsflaten ennå. Den åpnes i vertssystemet.',
});

addTexts({ no });
