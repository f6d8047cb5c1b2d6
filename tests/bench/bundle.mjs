// Files that a visitor fetches before a page can be used, built as they are served.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildPage } from './build-page.mjs';
import { piecesByLibrary } from './bundle/libraries.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/** The parts that every page fetches: what begins, and what draws. */
const FIRST = ['ui-react/src/portal/start.ts', 'ui-react/src/portal/draw.tsx'];

const WORKSPACE = 'ui-react/src/workspace';
const AREAS = 'adapters-http/src/workspace/areas';

/**
 * The parts that each page fetches for itself: its screen, and the areas of that. Charts and dragging come later.
 */
const PAGES = [
  {
    name: '/{center}',
    page: 'portal.html',
    atMost: 2.65,
    parts: [...FIRST, 'ui-react/src/portal/screens/StartScreen.tsx'],
  },
  {
    name: '/{center}/classes',
    page: 'portal.html',
    atMost: 2.65,
    parts: [...FIRST, 'ui-react/src/portal/pages/timetable.ts'],
  },
  { name: '/x/-/', page: 'workspace.html', atMost: 3, parts: [`${WORKSPACE}/main.tsx`] },
  ...Object.entries({
    Dashboard: ['dashboard', 'deadlines', 'projects', 'publishing', 'search'],
    Projects: ['project', 'projects'],
    CheckIn: ['checkins', 'outboxes'],
  }).map(([screen, areas]) => ({
    name: `/x/-/ ${screen}`,
    page: 'workspace.html',
    atMost: 3.75,
    parts: [
      `${WORKSPACE}/main.tsx`,
      `${WORKSPACE}/screens/${screen}Screen.tsx`,
      ...areas.map((area) => `${AREAS}/${area}.ts`),
    ],
  })),
];

export async function measure() {
  const built = {
    'portal.html': await buildPage(at('../../ui-react'), 'portal.html'),
    'workspace.html': await buildPage(at('../../ui-react'), 'workspace.html'),
  };
  const plain = firstLoad(await buildPage(at('bundle'), 'plain.html'), ['bundle/plain.jsx']);
  return PAGES.map(({ name, page, atMost, parts }) => {
    const ours = firstLoad(built[page], parts);
    return {
      what: `First load of ${name}, scripts and styles, gzip`,
      against: 'react and react-dom showing one line',
      goal: { atMost },
      unit: 'kB',
      ours: [ours.bytes / 1000],
      theirs: [plain.bytes / 1000],
      detail: detailOf(name, ours),
    };
  });
}

/** The files with the parts that are wanted, whatever these import at once, and their styles. */
function firstLoad(output, parts) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const wanted = parts.map((part) => {
    const file = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${part}`)));
    if (!file) throw new Error(`the build has no ${part}`);
    return file;
  });
  const needed = new Set();
  const need = (chunk) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports) need(chunks.get(name));
  };
  wanted.forEach(need);
  const styles = new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const sheets = output.filter(({ fileName }) => styles.has(fileName));
  return {
    files: [...needed, ...sheets].map((file) => ({ name: file.fileName, bytes: gzipped(file.code ?? file.source) })),
    libraries: librariesOf([...needed], sheets),
    get bytes() {
      return this.files.reduce((sum, { bytes }) => sum + bytes, 0);
    },
  };
}

/** The compressed bytes of every script, shared out by what each library's pieces of it come to when compressed alone. */
function librariesOf(chunks, sheets) {
  const shares = new Map([['styles', sheets.reduce((sum, { source }) => sum + gzipped(source), 0)]]);
  for (const { code, map } of chunks) {
    const alone = [...piecesByLibrary(code, map)].map(([library, text]) => [library, gzipped(text)]);
    const scale = gzipped(code) / alone.reduce((sum, [, bytes]) => sum + bytes, 0);
    for (const [library, bytes] of alone) shares.set(library, (shares.get(library) ?? 0) + bytes * scale);
  }
  return [...shares].sort(([, a], [, b]) => b - a);
}

function detailOf(page, { files, libraries, bytes }) {
  const line = ([name, size]) =>
    `  ${name.padEnd(24)} ${(size / 1000).toFixed(1).padStart(6)} kB  ${((size / bytes) * 100).toFixed(1).padStart(5)} %`;
  const list = files.map(({ name, bytes: size }) => `${name} ${(size / 1000).toFixed(1)} kB`).join(', ');
  return [`${page} by library: (${list})`, ...libraries.map(line)].join('\n');
}
