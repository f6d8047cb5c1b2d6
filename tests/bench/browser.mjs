// A week in Chromium: the real grid beside the plainest React that draws the same, and beside FullCalendar.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { buildPage } from './build-page.mjs';
import { ratios, takeTurns } from './measure.mjs';

/** How many classes a week has, and how many rounds are worth their time. */
const SIZES = [
  { count: 100, rounds: 21 },
  { count: 1_000, rounds: 15 },
  { count: 5_000, rounds: 9 },
];
/** The size whose figures have goals; at the others the ratios are told. */
const JUDGED = 1_000;
const FRAME = 1000 / 60;
/** How often each change is made in a round. FullCalendar takes long, and only one of its changes is compared. */
const REPEATS = {
  felles: { toggles: 3, alone: 3 },
  plain: { toggles: 3, alone: 3 },
  fullCalendar: { toggles: 1, alone: 0 },
};

export async function measure({ short }) {
  const server = await serve(
    filesOf(await buildPage(fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''), 'browser/page.html')),
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: [...QUIET, '--js-flags=--expose-gc'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    page.on('pageerror', (problem) => console.error(problem));
    await page.goto(`http://127.0.0.1:${server.address().port}/browser/page.html`);
    const rows = [];
    for (const { count, rounds } of SIZES) rows.push(...(await measureSize(page, count, short ? 5 : rounds)));
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
}

async function measureSize(page, count, rounds) {
  const { cards } = await page.evaluate((wanted) => window.bench.prepare(wanted), count);
  const [ours, plain] = await Promise.all(
    ['felles', 'plain'].map((name) => page.evaluate((of) => window.bench.markup(of), name)),
  );
  if (ours !== plain) throw new Error(`the plain rendering draws something else:\n${firstDifference(ours, plain)}`);
  const candidate = (name) => () => page.evaluate(([of, how]) => window.bench.run(of, how), [name, REPEATS[name]]);
  const figures = await takeTurns(
    { felles: candidate('felles'), plain: candidate('plain'), fullCalendar: candidate('fullCalendar') },
    { rounds, warmUp: 2 },
  );
  return rowsOf(figures, count, cards);
}

function rowsOf(figures, count, cards) {
  const of = (name, what) => figures[name].map((figure) => (what === 'mount' ? figure.mount : mean(figure[what])));
  const judged = count === JUDGED;
  const row = (what, measured, name, goal) => ({
    what: `${count.toLocaleString('en')} classes: ${what}`,
    against: NAMES[name],
    ratio:
      name === 'plain'
        ? ratios(of('felles', measured), of(name, measured))
        : ratios(of(name, measured), of('felles', measured)),
    ...(judged && goal && { goal }),
    unit: 'ms',
    ours: of('felles', measured),
    theirs: of(name, measured),
  });
  const frame = (what, measured) => ({
    what: `${count.toLocaleString('en')} classes: ${what}`,
    against: 'one frame of 16.7 ms',
    ratio: ratios(
      of('felles', measured),
      of('felles', measured).map(() => FRAME),
    ),
    ...(judged && { goal: { atMost: 1 } }),
    unit: 'ms',
    ours: of('felles', measured),
    theirs: [FRAME],
  });
  const elements = (name) => figures[name][0].elements.toLocaleString('en');
  return [
    row('mount', 'mount', 'plain', { atMost: 1.5 }),
    row('mount', 'mount', 'fullCalendar', { atLeast: 2 }),
    row('one type more or less', 'toggle', 'plain', { atMost: 0.5 }),
    frame('one type more or less', 'toggle'),
    row('one type more or less', 'toggle', 'fullCalendar', { atLeast: 2 }),
    row('from all to one type', 'onlyOne', 'plain'),
    row('from one type to all', 'backToAll', 'plain'),
    frame('from all to one type', 'onlyOne'),
    {
      ...frame('from one type to all', 'backToAll'),
      detail: `${count.toLocaleString('en')} classes in ${cards} cards; elements: ours ${elements('felles')}, FullCalendar ${elements('fullCalendar')}`,
    },
  ];
}

const mean = (figures) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

const NAMES = { plain: 'the plainest React, all of it again', fullCalendar: 'FullCalendar' };

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const filesOf = (output) => new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]));

/** A page alone in its group is given a clock of five microseconds instead of a hundred. */
async function serve(files) {
  const server = createServer(({ url }, response) => {
    const body = files.get(url);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[extname(url)] ?? 'application/octet-stream',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(body ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function firstDifference(a, b) {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return `${a.slice(at - 100, at + 200)}\n${b.slice(at - 100, at + 200)}`;
}
