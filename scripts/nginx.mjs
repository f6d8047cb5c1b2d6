// A web server to try a configuration with: the machine's own, or else Debian's, taken out of its packages beside it. So
// nothing is installed, and nothing starts that would listen for others.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const place = join(root, '.felles/nginx');

/** The program, and the file in which it finds the types of files. */
export function findNginx() {
  const own = ['/usr/sbin/nginx', join(place, 'usr/sbin/nginx')].find((file) => existsSync(file)) ?? unpacked();
  const types = ['/etc/nginx/mime.types', join(place, 'etc/nginx/mime.types')].find((file) => existsSync(file));
  if (types === undefined) throw new Error('nginx is there without its mime.types');
  return { program: own, types };
}

function unpacked() {
  console.log("Taking Debian's nginx out of its packages …");
  mkdirSync(place, { recursive: true });
  const download = ['download', '-qq', 'nginx', 'nginx-common'];
  if (!succeeds('apt-get', download, place)) {
    // A new machine does not know yet what there is.
    succeeds('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', 'update'], place);
    if (!succeeds('apt-get', download, place)) throw new Error('No nginx found, and none from Debian. Install one.');
  }
  for (const file of readdirSync(place).filter((name) => name.endsWith('.deb')))
    if (!succeeds('dpkg', ['-x', file, '.'], place)) throw new Error(`dpkg cannot open ${file}`);
  return join(place, 'usr/sbin/nginx');
}

const succeeds = (command, args, cwd) => spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;

/** Starts it with one configuration of a server, and gives what ends it. */
export async function startNginx(folder, server, address) {
  const { program, types } = findNginx();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  const lines = [
    'daemon off;',
    // Its workers read what the one who tries it can read.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'pid')};`,
    'error_log stderr;',
    'events { }',
    'http {',
    `  include ${types};`,
    '  access_log off;',
    ...temporary,
    `  include ${server};`,
    '}',
    '',
  ];
  const configuration = join(folder, 'whole.conf');
  writeFileSync(configuration, lines.join('\n'));
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', configuration], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  for (let tries = 0; tries < 100 && !hasEnded; tries++) {
    if (await fetch(address).catch(() => null)) return stop;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error('nginx does not start with this configuration');
}
