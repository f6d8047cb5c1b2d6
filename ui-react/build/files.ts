// Which file of the build each module comes to. Browsers ask one server for six files at once: what every page needs
// comes in one rather than in a handful.

/**
 * The file with what asks, which begins, and the file with what draws, which every page needs next. React has one of its
 * own: it is compiled beside the other, and stays in a browser's cache when the portal changes.
 */
export const START = 'start';
export const DRAW = 'draw';
export const REACT = 'react';

/** An entry that went into another file would leave the page without one to begin with. */
const notAnEntry = /(?<!portal\.html|main\.ts|developer\.css)$/;
/** The looks of the start page go along: less than a file of their own costs. */
const drawing =
  /\/portal\/(?:draw\.tsx|(?:screens\/StartScreen|start\/Entries)\.module\.css)$|\/core\/src\/(?:shared\/(?:codecs|today|collections|norwegian)|data\/(?:again|query))\.ts$/;

/** What lies in these folders of the rules, of the screens and of the texts. */
const areas = (...names: readonly string[]) =>
  new RegExp(`/portal/(?:${names.join('|')})/|/i18n/catalogs/(?:${names.join('|')})\\.ts$`);

/**
 * Small things that several pages share: each for itself would be one more file to fetch, and to name in the start. A way
 * to sign up is made of a hundred of them. What a handful of pages share comes to all of these at once, and what fewer
 * share stays for itself, so that no page fetches much that is for others.
 */
const TOGETHER = [
  // The pages of a member share parts of it: in files of their own, these would be one more for a visitor to fetch.
  {
    name: 'timetable',
    test: /\/(?:portal|pages|areas|composition|texts|catalogs)\/timetable(?:\/|\.ts$)|\/TimetableScreen|\/react\/use-media\.ts$|\/core\/src\/data\/refresh-triggers\.ts$|\/operators\/audit(?:Time)?\.js$/,
  },
  { name: 'toasts', test: /\/(?:toast-queue|toast-store|ToastRegion|ToastCard)\.(?:module\.css|tsx?)$/ },
  { name: 'windows', test: /\/(?:ConfirmClose|DocumentViewer|Dialog|LogOutDialog)\.(?:module\.css|tsx)$/ },
  { name: 'calendar', test: /\/node_modules\/dayjs\/|\/core\/src\/shared\/calendar\.ts$/ },
  {
    name: 'parts',
    // Dates of birth bring the calendar, and markup brings what cleans it.
    test: /\/ui-react\/src\/kit\/(?!DateOfBirth|RichText|Markdown)|\/ui-react\/src\/react\/|\/portal\/(?:session\/|parts\/use-)|\/i18n\/catalogs\/(?:session|fields)\.ts$|\/core\/src\/sh(?:ared\/|ell\/(?!birth-date))/,
    minShareCount: 3,
  },
  { name: 'person', test: areas('person', 'profile'), minShareCount: 4 },
  { name: 'signups', test: areas('membership', 'payment', 'signup', 'sponsor'), minShareCount: 4 },
];

/** The files of the portal, beside those of its single pages. */
export const FILES = [
  { name: START, tags: ['$initial'], test: notAnEntry, priority: 2 },
  {
    name: REACT,
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/ui-react\/src\/react\/root\.ts$/,
    priority: 1,
  },
  { name: DRAW, test: drawing, priority: 1 },
  ...TOGETHER,
];
