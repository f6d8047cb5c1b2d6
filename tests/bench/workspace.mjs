// Parts of the workspace in Chromium, each beside plainer code that draws the same cells, or beside one frame; and the
// first page of a project beside its service.
import { inChromium } from './in-chromium.mjs';
import { takeTurns } from './measure.mjs';
import { measureOverview } from './workspace/overview.mjs';

const FRAME = 1000 / 60;
const STEPS = 5;

export const measure = async ({ short }) => [...(await measureParts({ short })), ...(await measureOverview({ short }))];

const measureParts = ({ short }) =>
  inChromium('workspace/page.html', async (page) => {
    await page.evaluate(() => window.bench.prepare());
    const candidate = (name) => () => page.evaluate(([of, steps]) => window.bench.run(of, steps), [name, STEPS]);
    const names = [...new Set(ROWS.flatMap(({ candidates }) => candidates))];
    const figures = await takeTurns(Object.fromEntries(names.map((name) => [name, candidate(name)])), {
      rounds: short ? 5 : 21,
      warmUp: 2,
    });
    return ROWS.map(({ what, measured, candidates, against, atMost }) => {
      const [ours, theirs = [FRAME]] = candidates.map((name) => figures[name].map((figure) => figure[measured]));
      return { what, against, goal: { atMost }, unit: 'ms', ours, theirs };
    });
  });

const row = (what, measured, candidates, against, atMost) => ({ what, measured, candidates, against, atMost });

/** A part and a plain list of its virtual-list library with the same content. */
const besideVirtual = (what, candidates, content) =>
  [
    ['mount', 'mount'],
    ['scroll by a window', 'change'],
  ].map(([words, measured]) =>
    row(`${what}: ${words}`, measured, candidates, `TanStack Virtual with the same ${content}`, 1.3),
  );

const LISTS = '30 portlets with their lists';
const FIGURES = 'statistics table of 10,000 projects';
const SORTED = 'TanStack Virtual with the same cells and sort';
const ROWS = [
  row(`${LISTS}: mount`, 'mount', ['dashboard', 'plainLists'], 'the same lists in plain React', 1.5),
  row(`${LISTS}: one more order`, 'change', ['dashboard', 'gridLayout'], 'react-grid-layout with the same lists', 1),
  ...besideVirtual('10,000 rows', ['table', 'plainRows'], 'cells'),
  ...besideVirtual('schedule of 5,000 tasks', ['schedule', 'bars'], 'bars'),
  ...besideVirtual('list of 5,000 phases', ['phases', 'plainPhases'], 'phases'),
  ...besideVirtual('conversation of 10,000 messages', ['talk', 'bubbles'], 'bubbles'),
  row(`${FIGURES}: mount`, 'mount', ['figureLines', 'plainFigures'], SORTED, 3),
  row(`${FIGURES}: one more order`, 'change', ['figureLines', 'plainFigures'], SORTED, 2.5),
  row('100 hits of a search, from the answer to the list', 'change', ['hits'], 'one frame of 16.7 ms', 1),
];
