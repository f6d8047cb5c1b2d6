// The programs for a terminal show the answers of the service.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { staffToken } from '../../support/staff-token.mjs';

const run = promisify(execFile);
const DEPARTMENT = { name: 'Sentrum', id: 101 };
const PROJECT = 1001;
const USER = { login: 'ola', password: 'bygg' };
const GUEST = { firstName: 'Sunniva', lastName: 'Bråten', guest: true };
const PATIENCE = 120_000;

/** Runs the compiled programs in a folder against a running service. */
export async function acceptPrograms(folder, base) {
  await showsNextWeek(folder, base);
  await showsWhoIsOnSite(folder, base);
}

async function showsNextWeek(folder, base) {
  const { stdout } = await run(process.execPath, [
    join(folder, 'classes.js'),
    'nordlys',
    DEPARTMENT.name,
    '--base',
    base,
  ]);
  const [title, ...lines] = stdout.trimEnd().split('\n');
  assert.match(title, /^Sentrum, uke \d+$/);
  const token = await fetch(`${base}/rest/v1/boostsignup/token/nordlys`);
  const monday = mondayAfter(new Date());
  const week = new URLSearchParams({
    from_date: monday.toISOString(),
    to_date: new Date(monday.getTime() + 7 * 86_400_000).toISOString(),
    department_id: String(DEPARTMENT.id),
  });
  const classes = await fetch(`${base}/rest/classes?${week}`, {
    headers: { authorization: `Bearer ${(await token.json()).token}` },
  });
  const types = new Set((await classes.json()).map(({ grennavn }) => grennavn || '–'));
  assert.deepEqual(new Set(lines.map((line) => line.split('\t')[2])), types);
}

/** Monday of next week in Norway, at midnight, give or take an hour: no class is at night. */
function mondayAfter(now) {
  const day = new Date(now.toLocaleString('en', { timeZone: 'Europe/Oslo' }));
  const days = 7 - ((day.getDay() + 6) % 7);
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate() + days) - 3_600_000);
}

async function showsWhoIsOnSite(folder, base) {
  const program = spawn(process.execPath, [join(folder, 'on-site.js'), String(PROJECT), '--base', base], {
    env: { ...process.env, FELLES_LOGIN: USER.login, FELLES_PASSWORD: USER.password },
  });
  let output = '';
  const hears = (words) =>
    new Promise((resolve, reject) => {
      const look = () => output.includes(words) && resolve();
      program.stdout.on('data', look);
      program.once('exit', (code) => reject(new Error(`it ended with ${code} before '${words}':\n${output}`)));
      setTimeout(() => reject(new Error(`it did not write '${words}':\n${output}`)), PATIENCE).unref();
      look();
    });
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  try {
    await hears('live: ');
    const { id } = await change(base, '', 'POST', GUEST);
    await hears(`+ ${GUEST.firstName} ${GUEST.lastName}`);
    await change(base, `/${id}/checkout`, 'PUT');
    await hears(`- ${GUEST.firstName} ${GUEST.lastName}`);
  } finally {
    program.kill();
  }
}

/** Another user acts in another program. */
async function change(base, path, method, body) {
  const answer = await fetch(`${base}/rest/v1/projects/${PROJECT}/checkins${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await staffToken(base)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.equal(answer.ok, true, `${method} ${path}: ${answer.status}`);
  return answer.json();
}
