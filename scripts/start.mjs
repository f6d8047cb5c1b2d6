// npm start: the whole stack, built, at one address.
import { pathToFileURL } from 'node:url';
import { build, site } from './build.mjs';
import { installPackages, root } from './setup.mjs';

await installPackages();
build();

// npm signals only its shell, which does not pass the signal on: notice the lost parent instead.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 300).unref();

process.argv.push('--site', site);
await import(pathToFileURL(`${root}mock-server/dist/main.js`).href);
