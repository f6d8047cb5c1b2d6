// Everybody who listens, in a process of their own beside the servers'.
import { performance } from 'node:perf_hooks';
import { spread } from '../measure.mjs';
import { join } from './member.mjs';

/** How many come in at once. */
const AT_ONCE = 50;
/** The least size of a message; keep-alives are smaller (bytes). */
const LEAST = 100;
const PATIENCE = 30_000;
const DATA = { id: 1_234_567, from: 'Ingrid', text: 'x'.repeat(120) };

const audiences = new Map();

process.on('message', async ({ what, ...wish }) => {
  try {
    process.send(await { gather, tell, leave }[what](wish));
  } catch (problem) {
    process.send({ problem: problem.message });
  }
});
process.on('disconnect', () => process.exit());

async function gather({ kind, port, count }) {
  const audience = { members: [], publisher: await join(kind, port, [], () => {}), told: 0, heard: () => {} };
  audiences.set(kind, audience);
  while (audience.members.length < count) {
    const coming = Array.from({ length: Math.min(AT_ONCE, count - audience.members.length) }, () =>
      join(kind, port, ['a'], (bytes) => bytes > LEAST && audience.heard()),
    );
    audience.members.push(...(await Promise.all(coming)));
  }
  return {};
}

/** One message after another, each as soon as everybody has heard the one before. What is told is the usual one. */
async function tell({ kind, messages }) {
  const audience = audiences.get(kind);
  const told = [];
  for (let message = 0; message < messages; message += 1) told.push(await tellOnce(audience));
  const usual = (figure) => spread(told.map(figure)).median;
  return {
    perSecond: (audience.members.length / usual((waits) => waits.at(-1))) * 1_000,
    late: usual((waits) => waits[Math.ceil(waits.length * 0.99) - 1]),
  };
}

/** How long everybody waited for it (milliseconds), the quickest first. */
function tellOnce(audience) {
  return new Promise((resolve, reject) => {
    const waits = [];
    const tooLate = setTimeout(
      () => reject(new Error(`${audience.members.length - waits.length} never heard it`)),
      PATIENCE,
    );
    const began = performance.now();
    audience.heard = () => {
      waits.push(performance.now() - began);
      if (waits.length < audience.members.length) return;
      clearTimeout(tooLate);
      resolve(waits);
    };
    audience.told += 1;
    audience.publisher.publish('a', DATA, audience.told);
  });
}

function leave() {
  for (const { members, publisher } of audiences.values()) for (const member of [...members, publisher]) member.leave();
  audiences.clear();
  return {};
}
