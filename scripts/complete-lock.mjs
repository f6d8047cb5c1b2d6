// Run after every change of dependencies, before the lock file is committed.
// A registry that serves the builds of one platform only leaves the others out of package-lock.json, and `npm ci`
// then refuses it. This adds the missing optional packages of other platforms; their versions are exact already.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2] ?? 'package-lock.json';
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const PROCESSORS = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !lock.packages[`${path}/node_modules/${name}`] && !lock.packages[`node_modules/${name}`])
    .filter(([, version]) => /^\d/.test(version))
    .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, dev)]),
);

const complete = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(complete) }, null, 2)}\n`);
console.log(`${missing.length} optional packages of other platforms added`);

function entryFor(name, version, dev) {
  const words = name.split(/[-/]/);
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const os = SYSTEMS.filter((system) => words.includes(system));
  const libc = words.includes('linux') ? [name.includes('musl') ? 'musl' : 'glibc'] : [];
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
