// Parts of the workspace in Chromium: a dashboard beside react-grid-layout, a long table beside the bare rows of its
// virtual-list library, and the hits of a search beside one frame.
import { inChromium } from './in-chromium.mjs';
import { ratios, takeTurns } from './measure.mjs';

const FRAME = 1000 / 60;
const STEPS = 5;

export const measure = ({ short }) =>
  inChromium('workspace/page.html', async (page) => {
    await page.evaluate(() => window.bench.prepare());
    const candidate = (name) => () => page.evaluate(([of, steps]) => window.bench.run(of, steps), [name, STEPS]);
    const names = ['dashboard', 'gridLayout', 'table', 'bareRows', 'hits'];
    const figures = await takeTurns(Object.fromEntries(names.map((name) => [name, candidate(name)])), {
      rounds: short ? 5 : 21,
      warmUp: 2,
    });
    const of = (name, what) => figures[name].map((figure) => figure[what]);
    const row = (words, what, [ours, theirs], against, atMost) => ({
      what: words,
      against,
      ratio: ratios(of(ours, what), of(theirs, what)),
      goal: { atMost },
      unit: 'ms',
      ours: of(ours, what),
      theirs: of(theirs, what),
    });
    const GRID = 'react-grid-layout with empty boxes';
    const ROWS = 'the bare rows of TanStack Virtual';
    return [
      row('30 portlets with their lists: mount', 'mount', ['dashboard', 'gridLayout'], GRID, 1),
      row('30 portlets with their lists: one more order', 'change', ['dashboard', 'gridLayout'], GRID, 1),
      row('10,000 rows: mount', 'mount', ['table', 'bareRows'], ROWS, 1.3),
      row('10,000 rows: scroll by a window', 'change', ['table', 'bareRows'], ROWS, 1.3),
      {
        what: '100 hits of a search, from the answer to the list',
        against: 'one frame of 16.7 ms',
        ratio: ratios(
          of('hits', 'change'),
          of('hits', 'change').map(() => FRAME),
        ),
        goal: { atMost: 1 },
        unit: 'ms',
        ours: of('hits', 'change'),
        theirs: [FRAME],
      },
    ];
  });
