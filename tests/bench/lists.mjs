// The lists of a member in Chromium: each page beside the same elements made by the plainest React.
import { inChromium } from './in-chromium.mjs';
import { takeTurns } from './measure.mjs';

const LISTS = { bookings: 300, invoices: 500, visits: 2_000 };

export const measure = ({ short }) =>
  inChromium('lists/page.html', async (page) => {
    const rows = [];
    for (const [name, count] of Object.entries(LISTS)) {
      const elements = await page.evaluate(([of, many]) => window.bench.prepare(of, many), [name, count]);
      const candidate = (of) => () => page.evaluate((wanted) => window.bench.mount(wanted), of);
      const { ours, theirs } = await takeTurns(
        { ours: candidate('felles'), theirs: candidate('plain') },
        { rounds: short ? 5 : 15, warmUp: 2 },
      );
      rows.push({
        what: `${count.toLocaleString('en')} ${name}: mount`,
        against: 'the same elements in plain React',
        goal: { atMost: 1.3 },
        unit: 'ms',
        ours,
        theirs,
        detail: `${name}: ${elements.toLocaleString('en')} elements`,
      });
    }
    return rows;
  });
