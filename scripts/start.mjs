// npm start: the whole stack, built, at one address.
import { pathToFileURL } from 'node:url';
import { build, server, site } from './build.mjs';
import { helpOrGoOn, START } from './options.mjs';
import { whenNpmEnds } from './parent.mjs';
import { installPackages } from './setup.mjs';

helpOrGoOn(START);
try {
  await installPackages();
  build();
} catch (problem) {
  console.error(problem.message);
  process.exit(1);
}

whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
// The file starts by itself only as the command.
process.argv.splice(1, 1, server);
process.argv.push('--site', site);
await import(pathToFileURL(server).href);
