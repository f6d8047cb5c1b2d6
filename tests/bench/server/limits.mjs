// Bounds without another server beside them: how long the mock may take at most, whatever it is asked.
import { performance } from 'node:perf_hooks';
import { repeated } from '../measure.mjs';
import { drawRequests, slowestOf } from './any-request.mjs';
import { besideACrowd } from './crowd.mjs';

/** So many answers make one figure, of which the slowest twentieth are left out. */
const ANSWERS = 40;

/** So many requests of any kind make one figure, and how long all but the slowest hundredth may take (milliseconds). */
const ANY = { requests: 1_000, within: 100 };

const posted = (path, body) => ({
  path,
  init: { method: 'POST', headers: { 'content-type': 'application/json' }, body },
});

/** Requests, and how long all but the slowest may wait for it (milliseconds). */
const LIMITS = [
  { what: 'POST /control/api/reset', within: 100, status: 200, ...posted('/control/api/reset', '{}') },
  {
    what: 'A body of 500,000 levels, refused',
    within: 50,
    status: 400,
    ...posted('/control/api/reset', '['.repeat(500_000)),
  },
  { what: 'GET /manifest.json beside a crowd', within: 100, status: 200, path: '/manifest.json', crowd: true },
];

export async function limits(port, crowd, rounds) {
  const rows = [];
  for (const limit of LIMITS) {
    const wait = () => waitFor(`http://127.0.0.1:${port}${limit.path}`, limit);
    const ours = await repeated(rounds, limit.crowd ? () => besideACrowd(port, crowd, wait) : wait);
    rows.push(row(`${limit.what}, 95 of 100 answers`, limit.within, ours));
  }
  const requests = await drawRequests(port, ANY.requests);
  const ours = await repeated(rounds, () => slowestOf(requests));
  return [...rows, row('Any request, sensible or not, 99 of 100 answers', ANY.within, ours)];
}

const row = (what, within, ours) => ({
  what,
  against: `${within} ms`,
  goal: { atMost: 1 },
  unit: 'ms',
  ours,
  theirs: [within],
});

async function waitFor(address, { init, status }) {
  const times = await repeated(ANSWERS, async () => {
    const began = performance.now();
    const response = await fetch(address, init);
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`${address} answered ${response.status}`);
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[Math.ceil(ANSWERS * 0.95) - 1];
}
