// A week in Chromium: the real grid beside the plainest React that draws the same, and beside FullCalendar.
import { inChromium } from './in-chromium.mjs';
import { takeTurns } from './measure.mjs';

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
  states: { toggles: 3, alone: 0 },
  plain: { toggles: 3, alone: 3 },
  fullCalendar: { toggles: 1, alone: 0 },
};

export const measure = ({ short }) =>
  inChromium('browser/page.html', async (page) => {
    const rows = [];
    for (const { count, rounds } of SIZES) rows.push(...(await measureSize(page, count, short ? 5 : rounds)));
    return rows;
  });

async function measureSize(page, count, rounds) {
  const { cards } = await page.evaluate((wanted) => window.bench.prepare(wanted), count);
  const [ours, plain] = await Promise.all(
    ['felles', 'plain'].map((name) => page.evaluate((of) => window.bench.markup(of), name)),
  );
  if (ours !== plain) throw new Error(`the plain rendering draws something else:\n${firstDifference(ours, plain)}`);
  const candidate = (name) => () => page.evaluate(([of, how]) => window.bench.run(of, how), [name, REPEATS[name]]);
  const figures = await takeTurns(
    {
      felles: candidate('felles'),
      states: candidate('states'),
      plain: candidate('plain'),
      fullCalendar: candidate('fullCalendar'),
    },
    { rounds, warmUp: 2 },
  );
  return rowsOf(figures, count, cards);
}

function rowsOf(figures, count, cards) {
  const classes = `${count.toLocaleString('en')} classes`;
  const of = (name, what) => figures[name].map((figure) => (what === 'mount' ? figure.mount : mean(figure[what])));
  const row = (what, measured, name, goal) => ({
    what: `${classes}: ${what}`,
    against: NAMES[name],
    isTimesFaster: name === 'fullCalendar',
    ...(count === JUDGED && goal && { goal }),
    unit: 'ms',
    ours: of('felles', measured),
    theirs: name === 'frame' ? [FRAME] : of(name, measured),
  });
  const withStates = (what, measured) => ({
    ...row(`${what}, with the places of a member`, measured, 'felles', { atMost: 1.1 }),
    ours: of('states', measured),
  });
  const elements = (name) => figures[name][0].elements.toLocaleString('en');
  return [
    row('mount', 'mount', 'plain', { atMost: 1.5 }),
    row('mount', 'mount', 'fullCalendar', { atLeast: 2 }),
    row('one type more or less', 'toggle', 'plain', { atMost: 0.5 }),
    row('one type more or less', 'toggle', 'frame', { atMost: 1 }),
    row('one type more or less', 'toggle', 'fullCalendar', { atLeast: 2 }),
    withStates('mount', 'mount'),
    withStates('one type more or less', 'toggle'),
    row('from all to one type', 'onlyOne', 'plain'),
    row('from one type to all', 'backToAll', 'plain'),
    row('from all to one type', 'onlyOne', 'frame', { atMost: 1 }),
    {
      ...row('from one type to all', 'backToAll', 'frame', { atMost: 1 }),
      detail: `${classes} in ${cards} cards; elements: ours ${elements('felles')}, FullCalendar ${elements('fullCalendar')}`,
    },
  ];
}

const mean = (figures) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

const NAMES = {
  plain: 'the plainest React, all of it again',
  fullCalendar: 'FullCalendar',
  frame: 'one frame of 16.7 ms',
  felles: 'the week of a visitor',
};

function firstDifference(a, b) {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return `${a.slice(at - 100, at + 200)}\n${b.slice(at - 100, at + 200)}`;
}
