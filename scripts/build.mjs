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
  ...[
    'src',
    'public',
    'portal.html',
    'workspace.html',
    'vite.config.ts',
    'workspace.vite.config.ts',
    'package.json',
  ].map((path) => `ui-react/${path}`),
];
const OUTPUTS = ['mock-server/dist/main.js', 'ui-react/dist-app/portal.html', 'ui-react/dist-app/workspace.html'];
/** The applications, each in files of its own. The first empties the folder that both are built into. */
const APPLICATIONS = ['vite.config.ts', 'workspace.vite.config.ts'];
const stamp = join(root, '.felles/built');

/** Where the built pages are. */
export const site = join(root, 'ui-react/dist-app');

/** Compiles the packages that Node runs. */
export const compilePackages = () => run('typescript', 'bin/tsc', ['-b', ...PACKAGES]);

export function build() {
  const inputs = hashOf(INPUTS);
  const built = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
  if (built && OUTPUTS.every((path) => existsSync(join(root, path)))) return;
  console.log('Building …');
  compilePackages();
  for (const config of APPLICATIONS)
    run('vite', 'bin/vite.js', ['build', 'ui-react', '--config', `ui-react/${config}`, '--logLevel', 'warn']);
  mkdirSync(join(root, '.felles'), { recursive: true });
  writeFileSync(stamp, inputs);
}

function run(name, file, args) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', name, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed`);
}
