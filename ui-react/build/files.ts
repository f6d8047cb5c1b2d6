// Which file of the build each module comes to. Browsers ask one server for six files at once: what every page needs
// comes in one rather than in a handful.
import { basename } from 'node:path';
import type { Plugin } from 'vite';

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
  /\/portal\/(?:draw\.tsx|(?:screens\/StartScreen|start\/Entry(?:Row|Tile))\.module\.css)$|\/core\/src\/(?:shared\/(?:codecs|today|collections)|data\/(?:again|query))\.ts$/;

/** What lies in these folders of the rules, of the screens and of the texts. */
const areas = (...names: readonly string[]) => new RegExp(`/(?:portal|i18n)/(?:${names.join('|')})/`);

/**
 * Small things that several pages share: each for itself would be one more file to fetch, and to name in the start. A way
 * to sign up is made of a hundred of them. What a handful of pages share comes to all of these at once, and what fewer
 * share stays for itself, so that no page fetches much that is for others.
 */
const TOGETHER = [
  { name: 'toasts', test: /\/(?:toast-queue|toast-store|ToastRegion|ToastCard)\.(?:module\.css|tsx?)$/ },
  { name: 'windows', test: /\/(?:ConfirmClose|DocumentViewer|Dialog|LogOutDialog)\.(?:module\.css|tsx)$/ },
  { name: 'calendar', test: /\/node_modules\/dayjs\/|\/core\/src\/shared\/calendar\.ts$/ },
  {
    name: 'parts',
    // Dates of birth bring the calendar, and markup brings what cleans it.
    test: /\/ui-react\/src\/kit\/(?!DateOfBirth|RichText|Markdown)|\/ui-react\/src\/react\/|\/portal\/(?:session\/|parts\/use-)|\/i18n\/(?:session|fields)\/|\/core\/src\/sh(?:ared\/|ell\/(?!birth-date))/,
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

/**
 * The build puts its few helpers into a file of their own. React's file needs them first and everything
 * that draws needs React's, so there they are no file to fetch. What begins has a copy: it waits for no other file.
 */
export const helpersWithReact: Plugin = {
  name: 'helpers-with-react',
  apply: 'build',
  // Files are named before this, and what has another content must have another name.
  augmentChunkHash: () => String(helpersWithReact.generateBundle),
  generateBundle(_, files) {
    const chunks = Object.values(files).filter((file) => file.type === 'chunk');
    const helpers = chunks.find(({ name }) => name === 'rolldown-runtime');
    const home = chunks.find(({ name }) => name === REACT);
    if (!helpers || !home) return;
    const [, code, exported = ''] = /^(.*?)export\{(.*)\};\s*$/s.exec(helpers.code) ?? [];
    const made = `(()=>{${code}return{${exported.replace(/(\w+) as (\w+)/g, '$2:$1')}}})()`;
    const taking = new RegExp(`import\\{([^}]*)\\}from"\\./${basename(helpers.fileName)}";`);
    delete files[helpers.fileName];
    for (const chunk of chunks.filter(({ imports }) => imports.includes(helpers.fileName))) {
      const [, taken] = taking.exec(chunk.code) ?? [];
      if (!code || !taken) this.error(`${chunk.fileName} takes the build's helpers in another way than it did`);
      const names = taken.replace(/(\w+) as (\w+)/g, '$1:$2');
      const instead = {
        [REACT]: `const helpers=${made},{${names}}=helpers;export{helpers};`,
        [START]: `const{${names}}=${made};`,
      }[chunk.name];
      const borrowed = `import{helpers}from"./${basename(home.fileName)}";const{${names}}=helpers;`;
      chunk.code = chunk.code.replace(taking, () => instead ?? borrowed);
      chunk.imports.splice(chunk.imports.indexOf(helpers.fileName), 1);
      if (instead === undefined && !chunk.imports.includes(home.fileName)) chunk.imports.push(home.fileName);
    }
  },
};
