// node scripts/packed.mjs: what other frontends get, used as they use it: Node imports every entry, the compiler reads all of
// them, the service starts, and the frontends of tests/reuse work with it.
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { acceptPrograms } from '../tests/reuse/terminal/acceptance.mjs';
import { root } from './setup.mjs';
import { entriesOf, surfaceOf } from './surface.mjs';
import { installPacked, LIBRARIES, SERVICE } from './user.mjs';

/** How the compilers of other frontends find packages. */
const RESOLUTIONS = [
  { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2022'] },
  { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'] },
];
/** The types of these entries are those of a browser. */
const isForBrowsers = (entry) => entry.startsWith('@felles/ui-react/');
const PATIENCE = 120_000;

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'felles-packed-'));
const problems = [];
try {
  const { user, packages } = await installPacked(folder);
  const libraries = packages.filter(({ name }) => LIBRARIES.includes(name));
  const service = packages.find(({ name }) => name === SERVICE);
  for (const one of libraries) problems.push(...missingIn(one));
  for (const one of packages) problems.push(...unlistedIn(one));
  const entries = packages.flatMap(({ path }) => entriesOf(path).map(({ entry }) => entry));
  const checks = [
    attempt('Node', () => imports(user, entries)),
    ...RESOLUTIONS.map((resolution) => attempt(resolution.moduleResolution, () => compile(user, entries, resolution))),
    ...packages.map(advice),
    ...libraries.map((one) => hidden(user, one)),
    attempt('the service alone', () => alone(folder, service)),
    attempt('other frontends', () => besideService(user, service, (base) => usedByOthers(user, base))),
  ];
  problems.push(...(await Promise.all(checks)).flat());
  console.log(`${entries.length} entries of ${packages.length} packages`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Each source has its two outputs, and nothing else was compiled. */
function missingIn({ name, path }) {
  const files = (part, ending) =>
    readdirSync(join(path, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .sort()
      .join();
  const sources = files('src', '.ts');
  return ['.js', '.d.ts'].flatMap((ending) =>
    files('dist', ending) === sources ? [] : [`${name}: the ${ending} files of dist are not those of src`],
  );
}

/** The exports of a library are those of its list in the repository. */
function unlistedIn({ name, path }) {
  const listed = readFileSync(join(root, name, 'surface.txt'), 'utf8').split('\n');
  const exported = surfaceOf(path).split('\n');
  const changes = [
    ...listed.filter((line) => !exported.includes(line)).map((line) => `- ${line}`),
    ...exported.filter((line) => !listed.includes(line)).map((line) => `+ ${line}`),
  ];
  if (changes.length === 0) return [];
  return [
    `${name}/surface.txt is not what is exported. \`node scripts/surface.mjs\` renews it:`,
    ...changes.slice(0, 10),
  ];
}

function imports(user, entries) {
  const script = entries.map((entry) => `await import('${entry}')`).join(';\n');
  return run(process.execPath, ['--input-type=module', '-e', script], { cwd: user });
}

/** No library is left out of the check, as it is in many projects. */
function compile(user, entries, resolution) {
  const place = join(user, resolution.moduleResolution);
  mkdirSync(place);
  const compilerOptions = {
    types: ['node'],
    ...resolution,
    target: 'es2022',
    strict: true,
    noEmit: true,
  };
  writeFileSync(join(place, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
  const readable = entries.filter((entry) => resolution.lib.includes('dom') || !isForBrowsers(entry));
  writeFileSync(join(place, 'use.ts'), readable.map((entry, at) => `export * as e${at} from '${entry}';`).join('\n'));
  return run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', place], { cwd: place });
}

async function advice({ path, manifest }) {
  const { messages } = await publint({ pkgDir: path, strict: true, pack: false });
  return messages.map((message) => `${manifest.name}: ${formatMessage(message, manifest)}`);
}

/** Internal files that no other package imports lie in the tarball, as they are compiled, and are no entry. */
async function hidden(user, { manifest: { name, exports } }) {
  const { '@felles/source': source, default: compiled } = exports['./internal/*'] ?? {};
  if (source === undefined || compiled !== undefined) return [];
  const reached = await attempt(name, () => imports(user, [`${name}/internal/index`]));
  return reached.some((problem) => problem.includes('ERR_PACKAGE_PATH_NOT_EXPORTED'))
    ? []
    : [`${name}: what is internal can be imported`];
}

/** A test has the service without any other package, and without the types of Node. */
async function alone(folder, { path, manifest: { name } }) {
  const place = join(folder, 'alone');
  cpSync(path, join(place, 'node_modules', name), { recursive: true });
  await imports(place, [name]);
  await compile(place, [name], { ...RESOLUTIONS[0], types: [] });
}

/** The service in one file, where nothing else is installed that it could need. */
async function besideService(user, { path, manifest: { bin } }, use) {
  const [port, outside] = await Promise.all([freePort(), freePort()]);
  const service = spawn(process.execPath, [join(path, bin['felles-mock']), '--outside-port', String(outside)], {
    cwd: user,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
  });
  try {
    await new Promise((resolve, reject) => {
      let errors = '';
      service.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
      service.stdout.once('data', resolve);
      service.once('exit', (code) => reject(new Error(`it ended with ${code}: ${errors}`)));
      setTimeout(() => reject(new Error(`it said nothing in ${PATIENCE} ms`)), PATIENCE).unref();
    });
    const base = `http://127.0.0.1:${port}`;
    const manifest = await (await fetch(`${base}/manifest.json`)).json();
    if (!manifest.service_base_url) throw new Error(`its manifest is ${JSON.stringify(manifest)}`);
    await use(base);
  } finally {
    service.kill();
  }
}

/** The frontends of tests/reuse: all of them compile, and the programs for a terminal do what they are for. */
async function usedByOthers(user, base) {
  cpSync(join(root, 'tests/reuse'), user, { recursive: true });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await Promise.all(
    ['page', 'site', 'terminal'].map((name) => run(process.execPath, [compiler, '-p', name], { cwd: user })),
  );
  await acceptPrograms(join(user, 'terminal/out'), base);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function attempt(what, work) {
  try {
    await work();
    return [];
  } catch (problem) {
    const said = `${problem.stdout ?? ''}${problem.stderr ?? ''}`.trim();
    return [`${what}: ${said || problem.message}`];
  }
}
