// Makes a bare clone ready, with nothing but Node and npm: installs the packages when they are missing or stale
// and, for tests in a browser, Debian's Chromium when the machine has none. Depends on nothing itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';
import { alone } from './lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs what the package-lock.json of a folder names, unless exactly that is installed already. */
export async function installPackages(folder = root) {
  if (isInstalled(folder)) return;
  await setUp(() => {
    if (isInstalled(folder)) return;
    console.log('Installing packages (once, and again when package-lock.json changes) …');
    run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  });
}

/** The browser for tests: CHROMIUM names one, else the usual places are tried, else Debian's is installed. */
export async function findChromium() {
  const found = installedChromium();
  if (found) return found;
  if (!canInstall()) {
    throw new Error('No Chromium found. Install one, or name it: CHROMIUM=/path/to/chromium npm test');
  }
  await setUp(() => {
    if (installedChromium()) return;
    console.log("Installing Debian's Chromium for the browser tests …");
    installFromDebian('chromium');
  });
  const installed = installedChromium();
  if (!installed) throw new Error('Chromium was installed but cannot be found');
  return installed;
}

/**
 * The same browser without its window and without a viewer for documents, which does the same for a fifth less work:
 * CHROMIUM_SHELL names one, else Debian's is used, and installed where that can be. Null where there is none.
 */
export async function findChromiumShell() {
  if (!installedShell() && canInstall()) {
    await setUp(() => {
      if (installedShell()) return;
      console.log("Installing Debian's Chromium without a window for the browser tests …");
      try {
        installFromDebian('chromium-headless-shell');
      } catch (problem) {
        console.log(`${problem.message}; the tests use the whole browser instead.`);
      }
    });
  }
  return installedShell() ?? null;
}

function installedChromium() {
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return firstThere(process.env.CHROMIUM, ...places);
}

const installedShell = () => firstThere(process.env.CHROMIUM_SHELL, '/usr/bin/chromium-headless-shell');

const firstThere = (...paths) => paths.find((path) => path && existsSync(path));

/** Whether this is a Debian whose packages this process may change. */
const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

function installFromDebian(name) {
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  run('apt-get', [...patient, 'update']);
  run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', name]);
}

function run(command, args, cwd = root) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

/** Two set-ups at once in one clone would break node_modules, so the second waits for the first. */
async function setUp(work) {
  mkdirSync(`${root}.felles`, { recursive: true });
  await alone(`${root}.felles/setup.lock`, work);
}
