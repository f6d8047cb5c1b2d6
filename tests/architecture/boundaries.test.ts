import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * The allowed imports of each package, as whole specifiers; `/*` stands for one file of a folder, and `/**` for any below it.
 * Everything else is forbidden.
 */
const IMPORTS: Readonly<Record<string, { readonly atLeast: number; readonly may: readonly string[] }>> = {
  core: { atLeast: 25, may: ['rxjs', 'zod/mini', 'dayjs', 'dayjs/plugin/utc.js'] },
  'adapters-http': {
    atLeast: 10,
    may: [
      '@felles/core',
      '@felles/core/data',
      '@felles/core/internal/**',
      '@felles/core/portal/*',
      '@felles/core/realtime',
      '@felles/core/workspace/*',
      'oauth4webapi',
      'rxjs',
      'zod/mini',
    ],
  },
  'adapters-ws': {
    atLeast: 6,
    may: ['@felles/core', '@felles/core/internal/**', '@felles/core/realtime', 'rxjs', 'ws', 'zod/mini'],
  },
  fixtures: { atLeast: 10, may: ['@felles/core', '@felles/core/internal/**', '@felles/core/portal/*'] },
  'mock-server': {
    atLeast: 30,
    may: [
      '@felles/core',
      '@felles/core/internal/**',
      '@felles/core/portal/*',
      '@felles/core/realtime',
      '@felles/core/texts',
      '@felles/core/workspace/*',
      '@felles/fixtures',
      '@felles/fixtures/workspace/*',
      '@felles/adapters-http/wire',
      '@felles/adapters-ws/protocol',
      'fastify',
      '@fastify/static',
      '@fastify/websocket',
      'ws',
      'zod/mini',
      'zod/v4/core',
    ],
  },
  'ui-react': {
    atLeast: 30,
    may: [
      '@felles/core',
      '@felles/core/data',
      '@felles/core/internal/**',
      '@felles/core/portal/*',
      '@felles/core/realtime',
      '@felles/core/texts',
      '@felles/core/texts/*',
      '@felles/core/workspace/*',
      '@felles/adapters-http',
      '@felles/adapters-http/portal',
      '@felles/adapters-http/portal/areas/*',
      '@felles/adapters-http/workspace',
      '@felles/adapters-http/workspace/areas/*',
      '@felles/adapters-ws',
      '@atlaskit/pragmatic-drag-and-drop/combine',
      '@atlaskit/pragmatic-drag-and-drop/element/adapter',
      '@tanstack/react-virtual',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-router-dom',
      'dompurify',
      'i18next',
      'idb',
      'inversify',
      'marked',
      'rxjs',
      'uqr',
    ],
  },
};

/** Screens are given the values of the areas: here are their types, and nothing else of them. */
const TYPES_ONLY = ['portal/services.ts', 'workspace/services.ts'];

/** Packages that may stand in one part of a package only, and why. */
const ONLY_IN = [
  { package: 'core', specifier: 'dayjs', under: ['shared/calendar.ts'], why: 'one file knows the calendar' },
  { package: 'adapters-ws', specifier: 'ws', under: ['node.ts'], why: 'browsers have a socket of their own' },
  { package: 'mock-server', specifier: 'ws', under: ['pubsub/route.ts'], why: 'one file knows the socket' },
  { package: 'ui-react', specifier: 'inversify', under: ['composition/'], why: 'screens get stores, not a container' },
  {
    package: 'ui-react',
    specifier: '@felles/adapters-http',
    under: ['composition/', ...TYPES_ONLY],
    why: 'screens know no adapter',
  },
  { package: 'ui-react', specifier: '@felles/adapters-ws', under: ['composition/'], why: 'screens know no socket' },
  {
    package: 'ui-react',
    specifier: 'rxjs',
    under: ['composition/', 'browser/', 'portal/start.ts', 'first-page/every-center.ts'],
    why: 'screens read behaviors through one hook',
  },
  {
    package: 'ui-react',
    specifier: 'react-dom/server',
    under: ['first-page/at-build.tsx'],
    why: 'what draws markup is for the build, not for a browser',
  },
  {
    package: 'ui-react',
    specifier: 'idb',
    under: ['browser/outbox-place.ts', 'browser/older-outbox.ts', 'browser/answer-cache.ts'],
    why: 'three files know the databases: of unsent changes, now and before, and of the last answers',
  },
  {
    package: 'ui-react',
    specifier: '@tanstack/react-virtual',
    under: ['kit/table/use-near-rows.ts', 'kit/list/use-rows-to-end.ts'],
    why: 'two places leave rows out: of a page, and of a list that is read from its end',
  },
  {
    package: 'ui-react',
    specifier: '@atlaskit/pragmatic-drag-and-drop',
    under: ['kit/parts/dragging.ts'],
    why: 'one file drags, and comes when dragging is wanted',
  },
  { package: 'ui-react', specifier: 'marked', under: ['kit/Markdown.tsx'], why: 'one place reads markdown' },
  { package: 'ui-react', specifier: 'uqr', under: ['portal/card/Code.tsx'], why: 'one place draws a code' },
  { package: 'ui-react', specifier: 'dompurify', under: ['kit/RichText.tsx'], why: 'one place shows markup' },
  { package: 'ui-react', specifier: '@felles/core/texts', under: ['i18n/'], why: 'screens ask for texts by key' },
  {
    package: 'ui-react',
    specifier: 'i18next',
    under: ['i18n/languages.ts'],
    why: 'the workspace has one language, and loads no more',
  },
] as const;

/** Stores ask by a Query. The other files of the portal follow a look-up, a provider, a storage or another tab. */
const NO_STORES = sources('core')
  .map(({ file }) => file)
  .filter((file) => file.startsWith('portal/') && !file.endsWith('store.ts'));

/** Words that may not stand in a package's source, except where said, and why. What core knows of time: time.test.ts. */
const BANS = [
  { packages: ['core', 'fixtures'], word: /\bconsole\./, except: [], why: 'there is nobody to read it' },
  {
    packages: ['core'],
    word: /\bcreateGuard\(/,
    except: ['data/', 'shell/'],
    why: 'an area sends by a Command, an Action or an Outbox, which all have the guard of their button',
  },
  {
    packages: ['core'],
    word: /\bswitchMap\(/,
    except: ['data/', 'shared/', 'shell/', 'realtime/', 'workspace/about/', 'workspace/connection/', ...NO_STORES],
    why: 'a store asks by a Query or a Collection',
  },
  {
    packages: ['ui-react'],
    word: /\.subscribe\(/,
    except: ['react/', 'browser/', 'composition/'],
    why: 'useObservable is the one way in',
  },
  {
    packages: ['core', 'ui-react', 'adapters-http', 'adapters-ws'],
    word: /\bencodeURI(?:Component)?\b/,
    // A request that cannot be written is no request: there, the exception becomes an answer.
    except: ['shared/addresses.ts', 'request.ts'],
    why: 'addressPart throws for no id that a service may give',
  },
  {
    packages: ['ui-react'],
    word: /\bLink\b[^;]*\} from 'react-router-dom'/,
    except: [],
    why: 'kit/PageLink.tsx is a link without what the router brings along',
  },
  {
    packages: ['ui-react', 'mock-server'],
    word: /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML)\b|document\.write\(|\beval\(|new Function\(/,
    except: ['kit/RichText.tsx'],
    why: 'text becomes markup in one place, sanitised',
  },
  {
    packages: ['core', 'adapters-http', 'adapters-ws', 'fixtures', 'mock-server', 'ui-react'],
    word: /[:<] ?any\b|\bas any\b|@ts-(?:ignore|nocheck|expect-error)/,
    except: [],
    why: 'the compiler is not talked out of anything',
  },
] as const;

/** Inside core: which area may read another. One that is not listed reads none. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'portal/agreement': ['portal/session'],
  'portal/bookings': ['portal/session', 'portal/timetable'],
  'portal/center': ['portal/terms'],
  // An invoice is that of the payment page, with more about it.
  'portal/card': ['portal/session'],
  'portal/invoices': ['portal/payment', 'portal/session'],
  'portal/membership': ['portal/center', 'portal/profile'],
  // A picture of the news is judged as one of the center.
  'portal/news': ['portal/center', 'portal/session'],
  'portal/notices': ['portal/session'],
  'portal/payment': ['portal/center'],
  'portal/person': ['portal/center', 'portal/terms'],
  'portal/profile': ['portal/person', 'portal/session'],
  'portal/session': ['portal/center'],
  'portal/signup': [
    'portal/center',
    'portal/membership',
    'portal/payment',
    'portal/person',
    'portal/profile',
    'portal/session',
    'portal/sponsor',
    'portal/terms',
    'portal/tracking',
  ],
  // Whoever pays for somebody else reads the same record of a membership and of a first invoice as those who pay for themselves.
  'portal/sponsor': ['portal/membership', 'portal/payment', 'portal/person'],
  'portal/timetable': ['portal/center'],
  'portal/tracking': ['portal/center'],
  'portal/visits': ['portal/session'],
  'workspace/about': ['realtime', 'workspace/connection'],
  // Unsent messages are drafts.
  'workspace/chat': ['workspace/drafts'],
  // How many are checked in is a figure; a guest's number is one that can be called.
  // A participant is checked in without a card; the conflict about a decision is one of the site.
  'workspace/checkins': ['workspace/participants', 'workspace/register', 'workspace/site-work', 'workspace/statistics'],
  // The list of checklists is one of the lists of records.
  'workspace/checklists': ['workspace/site-records', 'workspace/site-work'],
  'workspace/connection': ['realtime'],
  'workspace/contacts': ['workspace/register'],
  // A user's choice for a portlet is a persistent setting; some kinds need an area that not every service offers.
  'workspace/dashboard': ['workspace/offers', 'workspace/settings'],
  'workspace/documents': ['workspace/register', 'workspace/site-work', 'workspace/statistics'],
  // Where no list names the project of a deadline, the projects have their deadlines with them.
  'workspace/deadlines': ['workspace/projects', 'workspace/site-work'],
  'workspace/departments': ['workspace/register'],
  // The rights of a user at a project.
  'workspace/deviations': ['workspace/projects', 'workspace/site-records', 'workspace/site-work'],
  // An expense has articles and photos, is approved as hours are, and needs a right at its project.
  'workspace/expenses': ['workspace/articles', 'workspace/projects', 'workspace/site-records', 'workspace/site-work'],
  // A template makes a document, and templates stand in the phases of a project.
  'workspace/handbook': ['workspace/documents', 'workspace/phases'],
  // The lines of a project are listed as its other records, name articles, and need a right at it.
  'workspace/hours': ['workspace/articles', 'workspace/projects', 'workspace/site-records', 'workspace/site-work'],
  // The name of a template is a text as users write them on site.
  'workspace/project-templates': ['workspace/site-work'],
  // The user's choice is a persistent setting.
  'workspace/menu': ['workspace/settings'],
  // A refused change, a passed deadline, a late task and an unread conversation need a user.
  'workspace/needs': ['workspace/chat', 'workspace/deadlines', 'workspace/outboxes', 'workspace/tasks'],
  // Persons and companies take part in a project once it is made.
  'workspace/new-project': [
    'workspace/contacts',
    'workspace/offers',
    'workspace/participants',
    'workspace/persons',
    'workspace/project-templates',
    'workspace/projects',
  ],
  // Who takes part is a person of the customer register.
  'workspace/participants': ['workspace/persons'],
  'workspace/persons': ['workspace/register'],
  // The deadlines, the documents and the hours of a phase, and the rules of typed texts.
  'workspace/phases': ['workspace/deadlines', 'workspace/documents', 'workspace/hours', 'workspace/site-work'],
  // A project names its employer, who is a participant, and has an address and phases; its first page tells what goes on there.
  'workspace/projects': [
    'workspace/checkins',
    'workspace/deadlines',
    'workspace/participants',
    'workspace/phases',
    'workspace/register',
    'workspace/statistics',
  ],
  'workspace/search': ['workspace/datatypes'],
  // The day of a user is read from all areas that write on site.
  'workspace/site-day': [
    'workspace/checklists',
    'workspace/deviations',
    'workspace/me',
    'workspace/needs',
    'workspace/offers',
    'workspace/outboxes',
    'workspace/projects',
    'workspace/tasks',
  ],
  'workspace/site-records': ['workspace/site-work', 'workspace/statistics'],
  'workspace/tasks': ['workspace/projects', 'workspace/site-work'],
  'workspace/statistics': ['workspace/phases', 'workspace/tasks'],
  'workspace/visits': ['workspace/datatypes'],
};
const FOUNDATIONS = ['shared', 'shell'];
/** The parts of the shell that the data layer reads. */
const OF_THE_SHELL = ['shell/guard.ts', 'shell/close-question.ts', 'shell/sendable-files.ts', 'shell/uploads.ts'];

/** The data layer is for the areas of the applications; the layers below know nothing of it. */
const mayReadData = (area: string): boolean => area.includes('/') || area === 'data';

/** The types of the messages of an area follow from its texts; the texts themselves are loaded with the screens. */
const TYPES_OF_TEXTS = /^(?:import|export) type \{[^}]*\} from '[./]+\/texts\/[\w-]+\.ts';/gm;
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

interface Source {
  readonly file: string;
  readonly text: string;
}

function sources(name: string): readonly Source[] {
  const folder = join(root, name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

const importsOf = ({ text }: Source): readonly string[] =>
  [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier);

const mayImport = (may: readonly string[], specifier: string): boolean =>
  may.includes(specifier) ||
  may.includes(specifier.replace(/[^/]+$/, '*')) ||
  may.includes(specifier.replace(/(\/internal\/).+$/, '$1**'));

/** Imports that lead out of a package, where no list says which are allowed. */
const leavingOf = (source: Source): readonly string[] =>
  importsOf(source)
    .filter((specifier) => specifier.startsWith('.') || specifier.startsWith('/'))
    .map((specifier) => (specifier.startsWith('/') ? specifier : join(source.file, '..', specifier)))
    .filter((target) => target.startsWith('..') || target.startsWith('/'))
    .map((target) => `${source.file} reads ${target}`);

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');
const isUnder = (file: string, places: readonly string[]): boolean => places.some((place) => file.startsWith(place));

describe('packages', () => {
  it.each(Object.entries(IMPORTS))('%s should import only what it may', (name, { atLeast, may }) => {
    const found = sources(name);
    const foreign = found.flatMap((source) =>
      importsOf(source)
        .filter(
          (specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:') && !mayImport(may, specifier),
        )
        .map((specifier) => `${source.file} imports ${specifier}`),
    );
    expect(foreign).toEqual([]);
    expect(found.length, 'a check that sees nothing passes').toBeGreaterThanOrEqual(atLeast);
  });

  it.each(Object.keys(IMPORTS))('%s should read no file beside its own source', (name) => {
    expect(sources(name).flatMap(leavingOf)).toEqual([]);
  });

  it.each([
    "import { createHttp } from '../../../adapters-http/src/http.ts';",
    "export * from '../../../../node_modules/rxjs/index.js';",
    "const http = await import('../../../adapters-http/src/http.ts');",
    "import '../../loading/look.css';",
    "import type { Http } from '/adapters-http/src/http.ts';",
  ])('should be seen to leave their own source by %s', (text) => {
    expect(leavingOf({ file: 'portal/routes.tsx', text })).toHaveLength(1);
  });

  it.each(["import { paths } from './paths.ts';", "import { useText } from '../i18n/text.ts';"])(
    'should be seen to stay in their own source by %s',
    (text) => {
      expect(leavingOf({ file: 'portal/routes.tsx', text })).toEqual([]);
    },
  );

  it('should know nothing of React or of the screens in what a browser gives to core', () => {
    const browser = sources('ui-react').filter(({ file }) => file.startsWith('browser/'));
    const foreign = browser.flatMap((source) =>
      importsOf(source)
        .filter(
          (specifier) => !/^(?:\.\/[\w-]+\.ts|@felles\/(?:core|adapters-http)(?:\/.*)?|rxjs|idb)$/.test(specifier),
        )
        .map((specifier) => `${source.file} imports ${specifier}`),
    );
    expect(foreign).toEqual([]);
    expect(browser.length, 'a check that sees nothing passes').toBeGreaterThan(20);
  });

  it('should know Node only in the mock server', () => {
    const others = Object.keys(IMPORTS).filter((name) => name !== 'mock-server');
    const knowing = others.flatMap((name) =>
      sources(name).filter((source) => importsOf(source).some((specifier) => specifier.startsWith('node:'))),
    );
    expect(knowing.map(({ file }) => file)).toEqual([]);
  });

  it.each(ONLY_IN)('$specifier should be known in $package only under $under: $why', (wall) => {
    const knowing = sources(wall.package).filter((source) =>
      importsOf(source).some((specifier) => specifier === wall.specifier || specifier.startsWith(`${wall.specifier}/`)),
    );
    expect(knowing.map(({ file }) => file).filter((file) => !isUnder(file, wall.under))).toEqual([]);
    expect(knowing.length, 'a wall around nothing').toBeGreaterThan(0);
  });
});

it('should import the entry of an area, not of a whole application', () => {
  const whole = Object.keys(IMPORTS).flatMap((name) =>
    sources(name).flatMap((source) =>
      importsOf(source)
        .filter((specifier) => specifier === '@felles/core/portal' || specifier === '@felles/core/workspace')
        .map(() => `${name}/${source.file}`),
    ),
  );
  expect(whole).toEqual([]);
});

describe('services of the screens', () => {
  it.each(TYPES_ONLY)('%s should have of the areas no more than types', (services) => {
    const texts = sources('ui-react').filter(({ file }) => file === services);
    const values = texts.flatMap(({ text }) => [
      ...text.matchAll(/^import (?!type )[^;]*?'@felles\/adapters-http[^']*'|\bimport\('@felles\/adapters-http/gm),
    ]);
    expect(values.map(([found]) => found)).toEqual([]);
    expect(texts).toHaveLength(1);
  });
});

describe('bans', () => {
  it.each(BANS)('$packages should be without $word: $why', ({ packages, word, except }) => {
    const guilty = packages.flatMap((name) =>
      sources(name)
        .filter(({ file, text }) => word.test(withoutComments(text)) && !isUnder(file, except))
        .map(({ file }) => `${name}: ${file}`),
    );
    expect(guilty).toEqual([]);
  });
});

describe('areas of core', () => {
  it('should read each other only as allowed', () => {
    const edges = sources('core').flatMap((source) => {
      const area = areaOf(source.file);
      if (area === null) return [];
      const foundations = area === 'data' ? ['shared', ...OF_THE_SHELL] : FOUNDATIONS;
      // The types of an area's messages follow from its texts.
      const text = source.text.replaceAll(TYPES_OF_TEXTS, '');
      const allowed = [area, ...foundations, ...(mayReadData(area) ? ['data'] : []), ...(AREAS[area] ?? [])];
      return importsOf({ ...source, text })
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => join(source.file, '..', specifier))
        .filter((target) => !allowed.some((place) => target === place || target.startsWith(`${place}/`)))
        .map((target) => `${source.file} reads ${target}`);
    });
    expect(edges).toEqual([]);
  });

  it('should be the areas that are listed', () => {
    const areas = new Set(sources('core').flatMap(({ file }) => areaOf(file) ?? []));
    expect(Object.keys(AREAS).filter((area) => !areas.has(area))).toEqual([]);
    expect(areas.size, 'a check that sees nothing passes').toBeGreaterThan(30);
  });
});

/** 'portal/timetable', 'data', 'realtime', 'shared' or 'shell'; the entry points and the unions of messages belong to no area. */
function areaOf(file: string): string | null {
  const [first = '', second = '', third] = file.split('/');
  if (['data', 'realtime', 'shared', 'shell'].includes(first)) return first;
  return third === undefined ? null : `${first}/${second}`;
}
