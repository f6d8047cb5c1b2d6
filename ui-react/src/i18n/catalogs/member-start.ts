import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The start page of a member. Words that visitors have, too, stand here again: the first load has only their own. */
export const no = masterCatalog({
  'memberStart.own': 'For deg',
  'memberStart.more': 'Flere valg',
  'memberStart.others': 'For andre enn deg:',
  'memberStart.member': 'Bli medlem',
  'memberStart.login': 'Tidligere medlem',
  'memberStart.newProfile': 'Opprett profil',
  'memberStart.loading': 'Henter neste time',
  'memberStart.none': 'Du har ingen timer',
  'memberStart.noneWhy': 'Finn en time i timeplanen.',
  'memberStart.waiting_one': 'Du står i kø til {{count}} time',
  'memberStart.waiting_other': 'Du står i kø til {{count}} timer',
});

/** In English. */
export const en = catalogLike(no)({
  'memberStart.own': 'For you',
  'memberStart.more': 'More',
  'memberStart.others': 'For someone else:',
  'memberStart.member': 'Become a member',
  'memberStart.login': 'Previous member',
  'memberStart.newProfile': 'Create a profile',
  'memberStart.loading': 'Fetching your next class',
  'memberStart.none': 'You have no classes',
  'memberStart.noneWhy': 'Find a class in the timetable.',
  'memberStart.waiting_one': 'You are in the queue of {{count}} class',
  'memberStart.waiting_other': 'You are in the queues of {{count}} classes',
});

addTexts({ no, en });
