// Members who book at once, over real HTTP: no place is given twice, none is lost, and an answer comes in time.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const ROUNDS = 100;
const CROWD = 500;
const PLACES = 20;
const PER_SECOND = 200;
const SECONDS = 10;
/** Thursday 18 June 2026, at noon in Oslo: Sunday's classes can be booked. */
const NOON = Date.parse('2026-06-18T10:00:00Z');
const CLASS = { center: 'nordlys', date: '2026-06-21', class: 1_010_011 };

export async function measure({ short }) {
  const rounds = short ? 3 : ROUNDS;
  const service = new Worker(new URL('bookings/service.mjs', import.meta.url), {
    workerData: { members: 2 * CROWD, noon: NOON },
  });
  try {
    const [origin] = await once(service, 'message');
    const club = clubAt(origin, service);
    return [
      await faultsOf(`${CROWD} members book ${PLACES} places at once, the others wait`, rounds, () => crowdBooks(club)),
      await faultsOf(`${CROWD} members cancel while ${CROWD} wait`, rounds, () => crowdCancels(club)),
      await measureBooking(club),
    ];
  } finally {
    await service.terminate();
  }
}

/** The calls of members, by their numbers. */
function clubAt(origin, service) {
  const ask = async (number, method, path, body) => {
    const reply = await fetch(`${origin}/rest${path}`, {
      method,
      headers: {
        authorization: `Bearer a${number}`,
        'x-session': `s${number}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, answer: await reply.json() };
  };
  const path = `/book/${CLASS.date}/${CLASS.class}`;
  return {
    book: (number) => ask(number, 'POST', path, { waiting: false, overlaps: false }),
    wait: (number) => ask(number, 'POST', path, { waiting: true, overlaps: false }),
    cancel: (number) => ask(number, 'DELETE', path),
    booked: async (number) => (await ask(number, 'GET', '/booked/2026-06-01/2026-07-31')).answer[0],
    /** Empties the class, and gives it so many free places. Returns its capacity. */
    async begin(free) {
      service.postMessage('empty');
      await once(service, 'message');
      const { booked } = await control(origin, free);
      return (await control(origin, booked + free)).capacity;
    },
  };
}

async function control(origin, value) {
  const reply = await fetch(`${origin}/control/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...CLASS, what: 'capacity', value }),
  });
  return reply.json();
}

const numbersFrom = (first, count = CROWD) => Array.from({ length: count }, (_, place) => first + place);
const together = (numbers, act) => Promise.all(numbers.map(act));

/** The answers that cannot be true together. */
async function crowdBooks({ begin, book, wait: queue, booked }) {
  const capacity = await begin(PLACES);
  const members = numbersFrom(0);
  const answers = await together(members, book);
  const classes = answers.map(({ answer }) => answer.class ?? answer.error.detail.class);
  const overbooked = classes.filter(({ booked: taken, free }) => taken > capacity || taken + free !== capacity);
  const out = members.filter((number) => answers[number].status === 409);
  const spots = [];
  for (const number of out) spots.push((await queue(number)).answer.booking.waitingspot);
  const found = await together(members, booked);
  const placed = found.filter(({ status }) => status === 'BOOKED');
  const wrong = spots.filter((spot, place) => spot !== place + 1);
  return overbooked.length + wrong.length + Math.abs(placed.length - PLACES) + Math.abs(out.length - CROWD + PLACES);
}

async function crowdCancels({ begin, book, wait: queue, cancel, booked }) {
  const capacity = await begin(CROWD);
  for (const number of numbersFrom(0)) await book(number);
  for (const number of numbersFrom(CROWD)) await queue(number);
  const answers = await together(numbersFrom(0), cancel);
  const notFilled = answers.filter(({ answer }) => answer.class.booked !== capacity);
  const found = await together(numbersFrom(CROWD), booked);
  return notFilled.length + found.filter(({ status }) => status !== 'BOOKED').length;
}

async function faultsOf(what, rounds, round) {
  let faults = 0;
  for (let left = rounds; left > 0; left -= 1) faults += await round();
  return {
    what: `${what}, ${rounds} rounds`,
    against: 'no place given twice or lost, spots without holes',
    goal: { atMost: 0 },
    unit: 'faults',
    ours: [faults],
    theirs: [1],
  };
}

/** A request each few milliseconds, whether or not the last one is answered. */
async function measureBooking({ begin, book }) {
  await begin(CROWD);
  const began = performance.now();
  const asked = numbersFrom(0, PER_SECOND * SECONDS).map(async (number) => {
    await wait((number * 1_000) / PER_SECOND);
    const at = performance.now();
    await book(number % (2 * CROWD));
    return performance.now() - at;
  });
  const took = (await Promise.all(asked)).toSorted((a, b) => a - b);
  const late = performance.now() - began - SECONDS * 1_000;
  if (late > 1_000) throw new Error(`the bench asked ${Math.round(late)} ms too late`);
  return {
    what: `POST book, ${PER_SECOND} a second: 95 of 100 are answered`,
    against: 'a bound of 50 ms',
    goal: { atMost: 1 },
    unit: 'ms',
    ours: [took[Math.floor(took.length * 0.95)]],
    theirs: [50],
  };
}
