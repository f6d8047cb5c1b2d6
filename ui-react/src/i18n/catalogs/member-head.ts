import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The entries of the header for members. */
export const no = masterCatalog({
  'header.bookings': 'Mine timer',
  'header.messages': 'Meldinger',
  'header.newMessages_one': '{{count}} ny',
  'header.newMessages_other': '{{count}} nye',
});

/** In English. */
export const en = catalogLike(no)({
  'header.bookings': 'My classes',
  'header.messages': 'Messages',
  'header.newMessages_one': '{{count}} new',
  'header.newMessages_other': '{{count}} new',
});

addTexts({ no, en });
