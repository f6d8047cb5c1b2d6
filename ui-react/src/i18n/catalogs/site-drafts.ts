import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of forms on site that were left before they were saved. */
export const no = masterCatalog({
  'drafts.title': 'Påbegynt',
  'drafts.deviation': 'Fortsett avviket fra {{time}}',
  'drafts.comment': 'Fortsett kommentaren fra {{time}}',
  'drafts.change': 'Fortsett endringen fra {{time}}',
  'drafts.task': 'Fortsett oppgaven fra {{time}}',
  'drafts.expense': 'Fortsett utgiften fra {{time}}',
  'drafts.hours': 'Fortsett timene fra {{time}}',
  'drafts.point': 'Fortsett bildene fra {{time}}',
  'drafts.yesterday': 'i går {{time}}',
  'drafts.day': '{{day}} {{time}}',
  'drafts.photos_one': '{{count}} bilde',
  'drafts.photos_other': '{{count}} bilder',
  'drafts.back': 'Påbegynt {{time}}. Ikke lagret ennå.',
  'drafts.discard': 'Forkast',
  'drafts.discardThis': 'Forkast: {{title}}',
  'drafts.sure': 'Forkast det du har begynt på?',
  'drafts.lost': 'Det du har skrevet, blir borte.',
  'drafts.lostPhotos_one': 'Det du har skrevet, og {{count}} bilde blir borte.',
  'drafts.lostPhotos_other': 'Det du har skrevet, og {{count}} bilder blir borte.',
});

addTexts({ no });
