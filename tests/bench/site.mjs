// Writing on site, beside the bounds that a user notices: the outbox with much in it, a photo of a phone, and many clients
// who answer one checklist.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inChromium } from './in-chromium.mjs';
import { repeated } from './measure.mjs';

const ENTRIES = 200;
const PHOTOS = 100;
/** A phone is so many times slower. */
const SLOWER = 4;
const KILLS = 200;
const SAVES = 20;
const CLIENTS = 50;
const ANSWERS = 200;

export const measure = async ({ short }) => [
  ...(await inChromium('site/page.html', (page) => measurePage(page, short ? 3 : 11))),
  await inChromium('site/page.html', (page) => measureKills(page, short ? 10 : KILLS)),
  await measureClients(short ? 20 : ANSWERS),
];

const row = (what, bound, unit, ours) => ({
  what,
  against: `a bound of ${bound} ${unit}`,
  goal: { atMost: 1 },
  unit,
  ours,
  theirs: [bound],
});

async function measurePage(page, rounds) {
  const run = (work, ...values) => page.evaluate(([name, given]) => window.bench[name](...given), [work, values]);
  await run('fill', 'much', ENTRIES, PHOTOS);
  const much = `outbox of ${ENTRIES} entries with ${PHOTOS} photos of 1 MB`;
  const opened = await repeated(rounds, () => run('open', 'much', ENTRIES));
  const saved = await repeated(rounds, () => run('save', 'much'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const photos = await repeated(rounds, () => run('photo', 4_000, 3_000));
  const photo = `photo of 12 megapixels, a page ${SLOWER} × slower`;
  return [
    row(`${much}: its entries are known`, 50, 'ms', opened),
    row(`${much}: one more save`, 20, 'ms', saved),
    row(
      `${photo}: ready to send`,
      2_000,
      'ms',
      photos.map(({ took }) => took),
    ),
    row(
      `${photo}: longest frame meanwhile`,
      100,
      'ms',
      photos.map(({ longest }) => longest),
    ),
  ];
}

/** Tabs that are killed at random while they save: each save that closed its form is there once when all is over. */
async function measureKills(page, runs) {
  const closed = [];
  for (let run = 0; run < runs; run += 1) {
    const tab = await page.context().newPage();
    await tab.exposeFunction('closeForm', (title) => closed.push(title));
    await tab.goto(page.url());
    const session = await tab.context().newCDPSession(tab);
    const saving = tab.evaluate(([id, count]) => window.bench.saveMany('killed', id, count), [run, SAVES]);
    await Promise.race([saving.catch(() => {}), wait(Math.random() * 150)]);
    session.send('Page.crash').catch(() => {});
    await saving.catch(() => {});
    await tab.close();
  }
  const stored = await page.evaluate(() => window.bench.titles('killed'));
  const there = new Set(stored);
  const lost = closed.filter((title) => !there.has(title)).length;
  return {
    what: `${runs} tabs that are killed at random in ${SAVES} saves, ${closed.length} forms closed`,
    against: 'no save lost or doubled',
    goal: { atMost: 0 },
    unit: 'saves',
    ours: [lost + stored.length - there.size],
    theirs: [1],
  };
}

/** Each client answers points of one checklist, one after the other; throws if an accepted answer is not there at the end. */
async function measureClients(answers) {
  const service = new Worker(new URL('site/service.mjs', import.meta.url));
  const [{ rest, token }] = await once(service, 'message');
  const authorization = `Bearer ${token}`;
  const ask = async (path, method, body) => {
    const reply = await fetch(`${rest}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, answer: await reply.json() };
  };
  try {
    const { answer: lists } = await ask('/v1/projects/1001/checklists', 'GET');
    const list = lists
      .filter(({ signed_at: signed }) => !signed)
      .toSorted((a, b) => b.checkpoints.length - a.checkpoints.length)[0];
    const path = `/v1/projects/1001/checklists/${list.checklist_id}`;
    const took = [];
    /** The last answer of each client that the service has taken, by point. */
    const taken = list.checkpoints.map(() => new Set());
    const client = async (number) => {
      const was = list.checkpoints.map(({ status, value }) => ({ status: status ?? '', value: value ?? '' }));
      const mine = new Map();
      for (let at = 0; at < answers; at += 1) {
        const place = (number + at) % list.checkpoints.length;
        const status = ['OK', 'NOT_OK', 'NOT_RELEVANT'][at % 3];
        const point = `${path}/checkpoints/${list.checkpoints[place].checkpoint_id}`;
        const began = performance.now();
        const { status: code, answer } = await ask(point, 'PUT', { status, was: { status: was[place].status } });
        took.push(performance.now() - began);
        if (code !== 200 && code !== 409) throw new Error(`an answer was refused with ${code}`);
        if (code === 200) mine.set(place, status);
        was[place].status = code === 200 ? status : answer.error.detail.fields.status.value;
      }
      for (const [place, status] of mine) taken[place].add(status);
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    const { answer: after } = await ask('/v1/projects/1001/checklists', 'GET');
    const points = after.find(({ checklist_id: id }) => id === list.checklist_id).checkpoints;
    const lost = points.filter(({ status }, place) => !taken[place].has(status));
    if (lost.length > 0) throw new Error(`${lost.length} answers are lost`);
    const p95 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)];
    return row(`${CLIENTS} clients with ${answers} answers each, none lost: 95 of 100 are answered`, 200, 'ms', [p95]);
  } finally {
    await service.terminate();
  }
}
