// Parts of the workspace in Chromium, each beside plainer code that draws the same cells: a dashboard beside its lists in
// plain React and in react-grid-layout, a long table, figures of as many projects, a schedule, a list of phases and a
// conversation each beside a plain list of their virtual-list library, and the hits of a search beside one frame; and the first page of a project
// beside its service.
import { inChromium } from './in-chromium.mjs';
import { ratios, takeTurns } from './measure.mjs';
import { measureOverview } from './workspace/overview.mjs';

const FRAME = 1000 / 60;
const STEPS = 5;

export const measure = async ({ short }) => [...(await measureParts({ short })), ...(await measureOverview({ short }))];

const measureParts = ({ short }) =>
  inChromium('workspace/page.html', async (page) => {
    await page.evaluate(() => window.bench.prepare());
    const candidate = (name) => () => page.evaluate(([of, steps]) => window.bench.run(of, steps), [name, STEPS]);
    const names = [
      'dashboard',
      'plainLists',
      'gridLayout',
      'table',
      'plainRows',
      'schedule',
      'bars',
      'phases',
      'plainPhases',
      'hits',
      'figureLines',
      'plainFigures',
      'talk',
      'bubbles',
    ];
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
    const LISTS = 'the same lists in plain React';
    const GRID = 'react-grid-layout with the same lists';
    const ROWS = 'TanStack Virtual with the same cells';
    const FIGURES = 'TanStack Virtual with the same cells and sort';
    const BARS = 'TanStack Virtual with the same bars';
    const PHASES = 'TanStack Virtual with the same phases';
    const BUBBLES = 'TanStack Virtual with the same bubbles';
    return [
      row('30 portlets with their lists: mount', 'mount', ['dashboard', 'plainLists'], LISTS, 1.5),
      row('30 portlets with their lists: one more order', 'change', ['dashboard', 'gridLayout'], GRID, 1),
      row('10,000 rows: mount', 'mount', ['table', 'plainRows'], ROWS, 1.3),
      row('10,000 rows: scroll by a window', 'change', ['table', 'plainRows'], ROWS, 1.3),
      row('schedule of 5,000 tasks: mount', 'mount', ['schedule', 'bars'], BARS, 1.3),
      row('schedule of 5,000 tasks: scroll by a window', 'change', ['schedule', 'bars'], BARS, 1.3),
      row('list of 5,000 phases: mount', 'mount', ['phases', 'plainPhases'], PHASES, 1.3),
      row('list of 5,000 phases: scroll by a window', 'change', ['phases', 'plainPhases'], PHASES, 1.3),
      row('conversation of 10,000 messages: mount', 'mount', ['talk', 'bubbles'], BUBBLES, 1.3),
      row('conversation of 10,000 messages: scroll by a window', 'change', ['talk', 'bubbles'], BUBBLES, 1.3),
      row('statistics table of 10,000 projects: mount', 'mount', ['figureLines', 'plainFigures'], FIGURES, 3),
      row(
        'statistics table of 10,000 projects: one more order',
        'change',
        ['figureLines', 'plainFigures'],
        FIGURES,
        2.5,
      ),
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
