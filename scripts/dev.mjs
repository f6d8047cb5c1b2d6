// npm run dev: the same as npm start at the same addresses, with hot reload. Vite is in front and passes on to the
// service everything that is not the applications' own source; the service starts anew when its source changes.
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { compilePackages } from './build.mjs';
import { DEV, helpOrGoOn } from './options.mjs';
import { whenNpmEnds } from './parent.mjs';
import { installPackages, root } from './setup.mjs';

helpOrGoOn(DEV);
try {
  await installPackages();
  compilePackages();
} catch (problem) {
  console.error(problem.message);
  process.exit(1);
}
const { createLogger, createServer } = await import('vite');

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4000);
if (!(Number.isInteger(port) && port > 0 && port <= 65_533)) {
  console.error(`PORT is '${process.env.PORT}', and must be a whole number from 1 to 65533`);
  process.exit(1);
}
const name = host.includes(':') ? `[${host}]` : host;
const address = `http://${name}:${port}`;
const outside = `http://${name}:${port + 1}`;
const servicePort = port + 2;
/** The service's own addresses; everything else is an application's. */
const SERVICE =
  '^/(rest|control|pubsub|oauth2|outside|manifest\\.json)(/|$|\\?)|^/x(?=/|$|\\?)(?!/-(/|$|\\?))|^/(\\?|$)';
/** The only sockets of the service. The one of hot reload lies at an address of the service's, and is not passed on. */
const LIVE = '^/pubsub(/|$|\\?)';
/** The workspace's addresses; what is not the service's is the portal's. */
const isWorkspace = /^\/x\/-(\/|$|\?)/;
const isService = new RegExp(SERVICE);
/** Where Vite has its modules, what they are made of, its own calls and the assets. */
const isVites = /^\/(@|__|(src|loading|node_modules|assets)(\/|$|\?))/;
/** No code of a center holds a dot; a file's name does. */
const isFile = /^\/[^/?]*\./;
/** A change of these is shown at once on each open page; all other modules keep what they had at the start. */
const REPLACED_IN_PLACE = /\.(tsx|css)$/;
/** How long a request may wait for the service, and how often it is tried, in milliseconds. */
const PATIENCE = 15_000;
const EVERY = 100;

const service = spawn(
  process.execPath,
  [
    ...['--watch', 'mock-server/dist/main.js', '--outside-port', String(port + 1), '--pages-port', String(port)],
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    detached: true,
    // What it says of its own address would be taken for the one to open.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOST: host, PORT: String(servicePort) },
  },
);
const compiler = spawn(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-b', '-w', '--preserveWatchOutput', 'mock-server'],
  { cwd: root, detached: true, stdio: ['ignore', 'ignore', 'inherit'] },
);
const children = [service, compiler];

const logger = createLogger();
/** A service that just starts anew is nothing to read a stack for. */
const brief = (words) => (words.includes('proxy error') ? `The service did not answer: ${firstLines(words)}` : words);
const firstLines = (words) => words.split('\n').slice(0, 2).join(' ');

const vite = await createServer({
  root: `${root}ui-react`,
  configFile: `${root}ui-react/vite.config.ts`,
  customLogger: { ...logger, error: (words, options) => logger.error(brief(words), options) },
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      [LIVE]: { target: `http://${name}:${servicePort}`, ws: true },
      [SERVICE]: { target: `http://${name}:${servicePort}` },
    },
  },
  plugins: [
    {
      name: 'felles:portal-page',
      // As the service does: the page is told where the simulated trackers are, and never loads a real one.
      transformIndexHtml: () => [
        { tag: 'meta', attrs: { name: 'felles-trackers', content: outside }, injectTo: 'head' },
      ],
      hotUpdate({ file, modules }) {
        if (modules.length === 0 || REPLACED_IN_PLACE.test(file)) return;
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      },
      configureServer: ({ middlewares }) => {
        // Told by the address alone, as the service tells it: not everything that asks for a page says so.
        middlewares.use(async (request, _response, next) => {
          if (isService.test(request.url)) await serviceIsThere();
          else if (isWorkspace.test(request.url)) request.url = '/workspace.html';
          else if (!isVites.test(request.url) && !isFile.test(request.url)) request.url = '/portal.html';
          next();
        });
      },
    },
  ],
});

/** Requests wait while the service starts or starts anew, rather than fail; it is told once. */
let waiting = null;
function serviceIsThere() {
  waiting ??= untilAnswered().finally(() => {
    waiting = null;
  });
  return waiting;
}

async function untilAnswered() {
  const until = Date.now() + PATIENCE;
  for (let tries = 0; Date.now() < until; tries += 1) {
    if (await isListening()) return;
    if (tries === 0) console.log('Waiting for the service …');
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

const isListening = () =>
  new Promise((resolve) => {
    const socket = connect({ host, port: servicePort }, () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });

const stop = () => {
  for (const child of children) {
    try {
      // Each child leads a group of its own: the compiler is a process behind another.
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // it has ended already
    }
  }
  vite.close().finally(() => process.exit(process.exitCode ?? 0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
whenNpmEnds(stop);

try {
  await vite.listen();
} catch (problem) {
  console.error(`${problem.message}. PORT=… starts everything elsewhere.`);
  process.exitCode = 1;
  stop();
}
if (process.exitCode === undefined) {
  await serviceIsThere();
  console.log(
    [
      `Felles     ${address}/`,
      `  portal   ${address}/nordlys/classes, with hot reload`,
      `  work     ${address}/x/-/`,
      `  outside  ${outside}/`,
      'The service starts anew when its source changes.',
    ].join('\n'),
  );
}
