// Work that only one process may do at a time: npm ci takes no lock, and a package with one is not there before npm ci.
// The lock is a folder that names its process; a lock whose process is
// not running stops no other process, and neither does a lock that is older than any work takes.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SECOND = 1_000;

/** How long a lock may be without a process, because it is just being taken, and how long any may be held (milliseconds). */
const LONGEST = { unnamed: 3 * SECOND, held: 3_600 * SECOND };

/** Does the work as soon as no other process is at it; its lock lies at the path given. */
export async function alone(lock, work) {
  let told = false;
  while (!take(lock)) {
    const owner = ownerOf(lock);
    if (owner !== null && !told) console.log(`Waiting for process ${owner}, which has ${lock} …`);
    told ||= owner !== null;
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    giveBack(lock);
  }
}

function take(lock) {
  try {
    mkdirSync(lock);
  } catch (problem) {
    if (problem.code !== 'EEXIST') throw problem;
    if (isAbandoned(lock)) clear(lock);
    return false;
  }
  writeFileSync(`${lock}/pid`, String(process.pid));
  return true;
}

/** Only the process with the lock of the lock clears it, so that no process clears a lock that another has just taken. */
function clear(lock) {
  const guard = `${lock}.taking`;
  if (!take(guard)) return;
  try {
    if (isAbandoned(lock)) giveBack(lock);
  } finally {
    giveBack(guard);
  }
}

const giveBack = (lock) => rmSync(lock, { recursive: true, force: true });

function isAbandoned(lock) {
  // In this order: a lock that changes hands in between is young.
  const owner = ownerOf(lock);
  const stat = statSync(lock, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  const age = Math.abs(Date.now() - stat.mtimeMs);
  return age > LONGEST.held || (owner === null ? age > LONGEST.unnamed : !isAlive(owner));
}

function ownerOf(lock) {
  try {
    const text = readFileSync(`${lock}/pid`, 'utf8');
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  } catch {
    return null; // not written yet, or never
  }
}

function isAlive(owner) {
  // This process has just begun and holds no lock; where one has its number, a container began anew.
  if (owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (problem) {
    return problem.code !== 'ESRCH';
  }
}
