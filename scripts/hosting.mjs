// npm run hosting: writes how a host serves the built pages, by the rules that the mock's own pages go by.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, site as pages } from './build.mjs';
import { startNginx } from './nginx.mjs';
import { installPackages, root } from './setup.mjs';

const USAGE = `npm run hosting -- --site ORIGIN --manifest FILE
  --site ORIGIN     where visitors have the pages
  --manifest FILE   the manifest.json that lies beside the pages, and says where the service is
  --folder FOLDER   where the pages lie on the host; standard: /var/www/felles
  --tracker KIND    a kind of tracker that centers have set up: pixel, googleTag or tagManager; may stand several times
  --host ORIGIN     the pages that may have the workspace in a frame
  --reports URL     where breaches of the policy are told
  --service ADDRESS where the server reaches the service, if visitors have it at the origin of the pages
  --try             starts nginx with it on this machine, and holds its answers against the rules
  --help            prints this and writes nothing`;

const OPTIONS = {
  site: { type: 'string' },
  manifest: { type: 'string' },
  folder: { type: 'string', default: '/var/www/felles' },
  tracker: { type: 'string', multiple: true, default: [] },
  host: { type: 'string' },
  reports: { type: 'string' },
  service: { type: 'string' },
  try: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};
const values = readOptions();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (!values.site || !URL.canParse(values.site))
  refuse('--site ORIGIN must be an address, such as https://felles.example');
if (!values.manifest) refuse('--manifest FILE must be given');
if (!existsSync(values.manifest)) refuse(`there is no file ${resolve(values.manifest)}`);

await installPackages();
build();
const { forCaddy, forNginx, hostingRules } = await import('../mock-server/dist/site/hosting.js');
const read = (name) => readFileSync(join(pages, name), 'utf8');
const manifestFile = resolve(values.manifest);
const hosting = {
  site: new URL(values.site).origin,
  manifest: JSON.parse(readFileSync(manifestFile, 'utf8')),
  trackers: values.tracker,
  host: values.host ?? null,
  reports: values.reports ?? null,
  service: values.service ?? null,
};
const rules = hostingRules({ portal: read('portal.html'), workspace: read('workspace.html') }, hosting);

const out = join(root, '.felles/hosting');
mkdirSync(out, { recursive: true });
const write = (name, text) => writeFileSync(join(out, name), text);
write('headers.json', `${JSON.stringify(rules, null, 2)}\n`);
write('nginx.conf', forNginx(rules, hosting, values.folder, '80'));
write('Caddyfile', forCaddy(rules, hosting, values.folder));
console.log(`headers.json, nginx.conf and Caddyfile are in ${out}`);
if (values.try) process.exitCode = (await tryNginx()) ? 0 : 1;

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (problem) {
    return refuse(problem.message.split(/\.\s/, 1)[0]);
  }
}

/** Ends the process, as its options mean nothing. */
function refuse(why) {
  console.error(`${why}\n\n${USAGE}`);
  process.exit(2);
}

/** Whether nginx answers an address of each rule as the rule says. */
async function tryNginx() {
  const folder = join(out, 'try');
  rmSync(folder, { recursive: true, force: true });
  cpSync(pages, join(folder, 'pages'), { recursive: true });
  cpSync(manifestFile, join(folder, 'pages/manifest.json'));
  const address = `http://127.0.0.1:${await freePort()}`;
  const server = join(folder, 'server.conf');
  writeFileSync(server, forNginx(rules, hosting, join(folder, 'pages'), new URL(address).host));
  const stop = await startNginx(folder, server, address);
  try {
    const named = readdirSync(join(pages, 'assets')).find((name) => /-[\w-]{8}\.js$/.test(name));
    const asked = [
      '/manifest.json',
      `/assets/${named}`,
      '/assets/icon.png',
      '/x/worker.js',
      '/x/-',
      '/x/-/project/1',
      '/nordlys/classes',
    ];
    const wrong = (await Promise.all(asked.map((path) => problemsAt(address, path)))).flat();
    const { status, headers } = await fetch(`${address}/assets/nothing-12345678.js`);
    if (status !== 404 || /immutable/.test(headers.get('cache-control') ?? ''))
      wrong.push(`a file that is not there: status ${status}, kept ${headers.get('cache-control')}`);
    for (const problem of wrong) console.error(problem);
    if (wrong.length === 0) console.log(`nginx answers ${asked.length} addresses by their rules`);
    return wrong.length === 0;
  } finally {
    await stop();
  }
}

async function problemsAt(address, path) {
  const rule = rules.find(({ match }) => new RegExp(match).test(path));
  const answer = await fetch(`${address}${path}`);
  const sent = Buffer.from(await answer.arrayBuffer());
  const file = rule.file ?? path.slice(1);
  const expected = readFileSync(path === '/manifest.json' ? manifestFile : join(pages, file));
  return [
    ...(answer.status === 200 ? [] : [`${path}: status ${answer.status}`]),
    ...(sent.equals(expected) ? [] : [`${path}: not the file ${file}`]),
    ...Object.entries(rule.headers).flatMap(([name, value]) =>
      answer.headers.get(name) === value ? [] : [`${path}: ${name} is '${answer.headers.get(name)}', not '${value}'`],
    ),
  ];
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
