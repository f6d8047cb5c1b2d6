// Channels and events of the live connection are named in one table, and the parts of a page are fetched with it.

import { dirname, join } from 'node:path/posix';
import { EVENTS } from '@felles/adapters-http/wire';
import { describe, expect, it } from 'vitest';
import { codeOf } from './code.ts';
import { sources } from './sources.ts';
import type { Sources } from './used.ts';

const TABLE = 'adapters-http/src/wire/live/';
/** Folders without live data have texts whose keys may look like events. */
const DEAF = /^ui-react\/src\/(?:i18n|kit|portal|workspace)\//;
const NAMES = new Set<string>(Object.values(EVENTS).flatMap((names) => Object.values(names)));
const LITERAL = /'([^'\n]*)'|`([^`]*)`/g;
/** A channel about one thing is a word and an id. */
const CHANNEL = /^(?:project|conversation|dashboard|user)\.\$\{/;
const SOCKET = /^\/pubsub\b/;

/** Where an event, a channel of one thing or the place of the socket is written outside of the table. */
const namedElsewhere = (code: Sources): readonly string[] =>
  [...code]
    .filter(([file]) => !file.startsWith(TABLE) && !DEAF.test(file))
    .flatMap(([file, text]) =>
      [...codeOf(text).matchAll(LITERAL)]
        .map(([, plain, template]) => plain ?? template ?? '')
        .filter((text) => NAMES.has(text) || CHANNEL.test(text) || SOCKET.test(text))
        .map((text) => `${file}: ${text}`),
    );

describe('the names of the live connection', () => {
  it('should stand in their table alone', () => {
    expect(namedElsewhere(sources())).toEqual([]);
    expect(NAMES.size, 'a check that sees nothing passes').toBeGreaterThan(50);
  });

  it.each(["listen('x', 'task.gone');", 'listen(`project.$' + '{id}`);', "const path = '/pubsub';"])(
    'should be found elsewhere in %s',
    (text) => {
      expect(namedElsewhere(new Map([['mock-server/src/a.ts', text]]))).toHaveLength(1);
    },
  );
});

const WORKSPACE = 'ui-react/src/workspace/';
const IMPORTED = /(?:^|\n)(?:import|export)(?! type)[^;]*?from '(\.[^']+)'/g;
const USED = /\buseArea\('(\w+)'\)/g;
/** The code of a page, with its areas. */
const FETCHED = /import\('(\.[^']+)'\)[^;]*?areas: (\[[^\]]*\])/g;

const ROUTES = ['routes.tsx', 'projects/pages.ts', 'projects/one-project.ts'].map((file) => WORKSPACE + file);

/** Parts that are shown later than their page, in a frame that waits for them alone. */
const LATER: readonly string[] = [`${WORKSPACE}overview/ConversationBlocks.tsx`];

/** Every file of the workspace that comes with a file. */
function comingWith(file: string, code: Sources, found = new Set<string>()): ReadonlySet<string> {
  const text = code.get(file);
  if (text === undefined || found.has(file) || LATER.includes(file)) return found;
  found.add(file);
  for (const [, path = ''] of codeOf(text).matchAll(IMPORTED)) comingWith(join(dirname(file), path), code, found);
  return found;
}

const areasUsedIn = (file: string, code: Sources): readonly string[] =>
  [...comingWith(file, code)].flatMap((each) =>
    [...codeOf(code.get(each) ?? '').matchAll(USED)].map(([, area = '']) => area),
  );

/** Every page with the areas that it names. */
const pagesIn = (code: Sources) =>
  ROUTES.flatMap((file) =>
    [...codeOf(code.get(file) ?? '').matchAll(FETCHED)].map(([, path = '', areas = '']) => ({
      page: join(dirname(file), path),
      areas: [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
    })),
  );

/** The pages that use an area which they do not name. */
function pagesWithoutArea(code: Sources): readonly string[] {
  return pagesIn(code).flatMap(({ page, areas }) =>
    [...new Set(areasUsedIn(page, code))]
      .filter((area) => !areas.includes(area))
      .map((area) => `${page} uses ${area} and does not name it`),
  );
}

describe('the areas of a page', () => {
  it('should be fetched with its code', () => {
    expect(pagesWithoutArea(sources())).toEqual([]);
    expect(pagesIn(sources()).length, 'a check that sees nothing passes').toBeGreaterThan(30);
  });

  it('should be seen to be missing', () => {
    const routes = [`${WORKSPACE}routes.tsx`, "{ code: () => import('./screens/A.tsx'), areas: ['tasks'] };"] as const;
    const screen = [`${WORKSPACE}screens/A.tsx`, "import { b } from '../b.ts';\nuseArea('tasks');"] as const;
    const part = [`${WORKSPACE}b.ts`, "useArea('chat');"] as const;
    expect(pagesWithoutArea(new Map([routes, screen, part]))).toEqual([
      `${WORKSPACE}screens/A.tsx uses chat and does not name it`,
    ]);
  });
});

const LAZY = /lazyCode\(\s*async \(\) => \(await import\('(\.[^']+)'\)\)\.(\w+)/g;

/** The parts that more than one `lazyCode` fetches: where one was fetched ahead, a page that has another waits all the same. */
function fetchedTwice(code: Sources): readonly string[] {
  const parts = [...code]
    .filter(([file]) => file.startsWith(WORKSPACE))
    .flatMap(([file, text]) =>
      [...codeOf(text).matchAll(LAZY)].map(([, path = '', name]) => `${join(dirname(file), path)} ${name}`),
    );
  return parts.filter((part, place) => parts.indexOf(part) < place);
}

describe('code that is fetched ahead', () => {
  it('should be that which the page waits for', () => {
    expect(fetchedTwice(sources())).toEqual([]);
  });

  it('should be seen to be fetched twice', () => {
    const ahead = "const frame = lazyCode(async () => (await import('../B.tsx')).B);";
    const route = "const frame = { code: lazyCode(async () => (await import('./B.tsx')).B) };";
    const code = new Map([
      [`${WORKSPACE}screens/A.tsx`, ahead],
      [`${WORKSPACE}routes.tsx`, route],
    ]);
    expect(fetchedTwice(code)).toEqual([`${WORKSPACE}B.tsx B`]);
  });
});
