import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** Words that several pages of a member share. */
export const no = masterCatalog({
  'memberPage.profile': 'Min profil',
  'memberPage.login': 'Logg inn',
  'memberPage.loggedOut': 'Du må være logget inn for å se denne siden',
  'memberPage.again': 'Prøv igjen',
  'memberPage.names.1': 'Januar',
  'memberPage.names.2': 'Februar',
  'memberPage.names.3': 'Mars',
  'memberPage.names.4': 'April',
  'memberPage.names.5': 'Mai',
  'memberPage.names.6': 'Juni',
  'memberPage.names.7': 'Juli',
  'memberPage.names.8': 'August',
  'memberPage.names.9': 'September',
  'memberPage.names.10': 'Oktober',
  'memberPage.names.11': 'November',
  'memberPage.names.12': 'Desember',
});

/** In English. */
export const en = catalogLike(no)({
  'memberPage.profile': 'My profile',
  'memberPage.login': 'Log in',
  'memberPage.loggedOut': 'You must be logged in to see this page',
  'memberPage.again': 'Try again',
  'memberPage.names.1': 'January',
  'memberPage.names.2': 'February',
  'memberPage.names.3': 'March',
  'memberPage.names.4': 'April',
  'memberPage.names.5': 'May',
  'memberPage.names.6': 'June',
  'memberPage.names.7': 'July',
  'memberPage.names.8': 'August',
  'memberPage.names.9': 'September',
  'memberPage.names.10': 'October',
  'memberPage.names.11': 'November',
  'memberPage.names.12': 'December',
});

addTexts({ no, en });
