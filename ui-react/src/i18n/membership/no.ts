import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'membership.oneTime': 'engangsbeløp',
  'membership.perMonth': 'per måned',
  'membership.none': 'Ingen medlemskap er tilgjengelige',
  'membership.noMatching': 'Ingen tilgjengelige medlemskap passer med de valgte filtrene',
  'membership.vanished.title': 'En feil har oppstått',
  'membership.vanished': 'Medlemskapet du ønsker er ikke lengre tilgjengelig. Velg et annet medlemskap',
});
