import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of published notices. */
export const no = masterCatalog({
  'dashboard.noPanel': 'Ingen oppslag',
  'dashboard.markRead': 'Merk som lest',
  'panels.some': 'oppslag',
  'panels.one': 'Oppslaget',
  'panels.toAll': 'Til oppslagene',
  'panels.all': 'Oppslagene',
  'panels.byId': 'Oppslag {{id}}',
  'panels.unread': 'Ikke lest',
  'panels.read': 'Lest',
});

addTexts({ no });
