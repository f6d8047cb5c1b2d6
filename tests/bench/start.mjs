// The start of the portal as a visitor meets it: how often it has to wait for an answer, when the first of it is
// painted, and when the start page can be used; beside an empty page and the least that React can show, all three
// from the same server with the same headers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { site } from '../../scripts/build.mjs';
import { QUIET } from './in-chromium.mjs';
import { repeated, takeTurns } from './measure.mjs';
import { longestChain } from './start/chain.mjs';
import { emptySite, oneLineSite } from './start/sites.mjs';
import { TAKEN_OVER, USABLE } from './start/usable.mjs';
import { LINES, paint, SLOW_PROCESSOR, visit } from './start/visit.mjs';

const ADDRESS = '/nordlys';

/**
 * The order of the start as it is specified: each of these needs an answer of the one before. Where the manifest is
 * stands in the page already, so that it need not wait for what reads it.
 */
const LEAST = ['the page', 'its script beside /manifest.json', 'the token', 'the center'];

export async function measure({ short }) {
  const folder = mkdtempSync(join(tmpdir(), 'felles-bench-'));
  const sites = [site, emptySite(join(folder, 'empty')), await oneLineSite(join(folder, 'one-line'))];
  const server = fork(fileURLToPath(new URL('start/serve.mjs', import.meta.url)), sites);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ALONE });
  try {
    const [{ ports }] = await once(server, 'message');
    const pages = Object.fromEntries(
      ['portal', 'empty', 'oneLine'].map((name, index) => [name, `http://127.0.0.1:${ports[index]}${ADDRESS}`]),
    );
    const toUse = (name) => (conditions) =>
      visit(browser, pages[name], { isUsable: USABLE[name], isTakenOver: TAKEN_OVER[name], ...conditions });
    const toPaint = (name) => (conditions) => paint(browser, pages[name], conditions);
    const visits = { portal: toUse('portal'), oneLine: toUse('oneLine') };
    const paints = { portal: toPaint('portal'), empty: toPaint('empty') };
    const chain = await chainOf(visits.portal);
    const near = { slowdown: SLOW_PROCESSOR };
    const far = { slowdown: SLOW_PROCESSOR, line: LINES.threeG };
    return [
      chainRow(chain),
      // A frame more or less is a sixth of such a short time: only many of them tell.
      paintRow(await turns(paints, near, short ? 5 : 121), NEAR, { atMost: 1.25 }),
      ...useRows(await turns(visits, near, short ? 5 : 21), NEAR, { atMost: 2.2 }),
      paintRow(await turns(paints, far, short ? 3 : 9), FAR),
      ...useRows(await turns(visits, far, short ? 3 : 9), FAR),
    ];
  } finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const NEAR = 'processor 4 × slower';
const FAR = 'and a 3G line';

const turns = (visits, conditions, rounds) =>
  takeTurns(Object.fromEntries(Object.entries(visits).map(([name, open]) => [name, () => open(conditions)])), {
    rounds,
    warmUp: 2,
  });

const paintRow = ({ portal, empty }, conditions, goal) =>
  row(`first paint, ${conditions}`, 'an empty page', 'firstPaint', [portal, empty], goal);

const useRows = ({ portal, oneLine }, conditions, goal) =>
  Object.entries({
    usable: 'the start page can be used',
    takenOver: 'React has taken it over',
    work: 'the work of its thread for that',
  }).map(([measured, words]) =>
    row(`${words}, ${conditions}`, ONE_LINE, measured, [portal, oneLine], measured === 'usable' && goal),
  );

const ONE_LINE = 'react and react-dom showing one line';

function row(what, against, measured, pages, goal) {
  const [ours, theirs] = pages.map((visits) => visits.map((one) => one[measured]));
  return { what: `${ADDRESS}, ${what}`, against, ...(goal && { goal }), unit: 'ms', ours, theirs };
}

/**
 * Over a line so long that waiting is all that counts. What the page has to wait for it waits for in every visit; a
 * machine with other work may draw so late that more is answered by then, so the shortest of a few visits is told.
 */
async function chainOf(open) {
  const visits = await repeated(3, async () => {
    const { requests, usable } = await open({ line: LINES.far });
    return { members: longestChain(requests), usable, asked: requests.length };
  });
  return visits.toSorted((a, b) => a.members.length - b.members.length || a.usable - b.usable)[0];
}

function chainRow({ members, usable, asked }) {
  return {
    what: `${ADDRESS}, answers waited for one after another`,
    against: 'the least that the specified order allows',
    goal: { atMost: 1 },
    unit: 'trips',
    ours: [members.length],
    theirs: [LEAST.length],
    detail: [
      `The least: ${LEAST.join(' → ')}`,
      `Ours, the longest way through ${asked} requests (${(usable / LINES.far.latency).toFixed(1)} × the time of one):`,
      ...members.map(
        ({ path, start, end }) => `  ${start.toFixed(0).padStart(5)} – ${end.toFixed(0).padStart(5)} ms  ${path}`,
      ),
    ].join('\n'),
  };
}

const ALONE = [
  ...QUIET,
  // The address bar's own pages, which a new window loads while the page that is measured does.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];
