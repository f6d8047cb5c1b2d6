// Builds what `npm start` serves, and does nothing when nothing it is made of has changed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './inputs.mjs';
import { root } from './setup.mjs';

const PACKAGES = ['core', 'adapters-http', 'adapters-ws', 'fixtures', 'mock-server'];
const INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/inputs.mjs',
  ...PACKAGES.flatMap((name) => [`${name}/src`, `${name}/package.json`, `${name}/tsconfig.json`]),
  'mock-server/vite.config.ts',
  ...[
    'src',
    'public',
    'portal.html',
    'workspace.html',
    'loading',
    'build',
    'worker',
    'vite.config.ts',
    'workspace.vite.config.ts',
    'package.json',
  ].map((path) => `ui-react/${path}`),
];
/** The builds that run, each in files of its own. The portal empties the folder that the workspace is built into too. */
const BUILDS = [
  { folder: 'mock-server', config: 'vite.config.ts', output: 'dist-app/main.js' },
  { folder: 'ui-react', config: 'vite.config.ts', output: 'dist-app/portal.html' },
  { folder: 'ui-react', config: 'workspace.vite.config.ts', output: 'dist-app/workspace.html' },
];
const stamp = join(root, '.felles/built');

/** Where the built pages are. */
export const site = join(root, 'ui-react/dist-app');

/** The server in one file, ready to run. */
export const server = join(root, 'mock-server/dist-app/main.js');

/** Compiles packages: without names, those that Node runs. */
export const compilePackages = (names = PACKAGES) => run('typescript', 'bin/tsc', ['-b', ...names]);

export function build() {
  const inputs = hashOf(INPUTS);
  const built = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
  const outputs = [
    ...PACKAGES.map((name) => join(name, 'dist')),
    ...BUILDS.map(({ folder, output }) => join(folder, output)),
  ];
  if (built && outputs.every((path) => existsSync(join(root, path)))) return;
  console.log('Building …');
  compilePackages();
  for (const { folder, config } of BUILDS)
    run('vite', 'bin/vite.js', ['build', folder, '--config', `${folder}/${config}`, '--logLevel', 'warn']);
  mkdirSync(join(root, '.felles'), { recursive: true });
  writeFileSync(stamp, inputs);
}

function run(name, file, args) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', name, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    // The caller may be a test, or have set NODE_ENV: what is built is for visitors.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed`);
}
