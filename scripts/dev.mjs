// npm run dev: the same as npm start at the same address, with hot reload. Vite is in front and passes on to the
// service everything that is not the portal's own source; the service starts anew when its source changes.
import { spawn } from 'node:child_process';
import { compilePackages } from './build.mjs';
import { whenNpmEnds } from './parent.mjs';
import { installPackages, root } from './setup.mjs';

try {
  await installPackages();
  compilePackages();
} catch (problem) {
  console.error(problem.message);
  process.exit(1);
}
const { createServer } = await import('vite');

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 4000);
const servicePort = port + 2;
/** The service's own addresses; everything else is the portal's. */
const SERVICE = '^/(rest|control|pubsub|oauth2|outside|manifest\\.json)(/|$|\\?)|^/$';
const isService = new RegExp(SERVICE);

const children = [
  spawn(process.execPath, ['node_modules/typescript/bin/tsc', '-b', '-w', '--preserveWatchOutput', 'mock-server'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
  spawn(process.execPath, ['--watch', 'mock-server/dist/main.js', ...process.argv.slice(2)], {
    cwd: root,
    detached: true,
    stdio: 'inherit',
    env: { ...process.env, HOST: host, PORT: String(servicePort) },
  }),
];

const vite = await createServer({
  root: `${root}ui-react`,
  configFile: `${root}ui-react/vite.config.ts`,
  server: {
    host,
    port,
    strictPort: true,
    proxy: { [SERVICE]: { target: `http://${host}:${servicePort}` } },
  },
  plugins: [
    {
      name: 'felles:portal-page',
      // As the service does: the page is told where the simulated trackers are, and never loads a real one.
      transformIndexHtml: () => [
        {
          tag: 'meta',
          attrs: { name: 'felles-trackers', content: `http://${host}:${servicePort + 1}` },
          injectTo: 'head',
        },
      ],
      configureServer: ({ middlewares }) => {
        // A page of a center is asked for as a document; modules and assets keep their own addresses, and files too:
        // no code of a center holds a dot.
        middlewares.use((request, _response, next) => {
          const isDocument =
            request.headers['sec-fetch-dest'] === 'document' || request.headers.accept?.includes('text/html');
          if (isDocument && !isService.test(request.url) && !/^\/[^/?]*\./.test(request.url))
            request.url = '/portal.html';
          next();
        });
      },
    },
  ],
});
await vite.listen();
console.log(`With hot reload at http://${host}:${port}/nordlys/classes`);

const stop = () => {
  // Each child leads a group of its own: the compiler is a process behind another.
  for (const child of children) process.kill(-child.pid, 'SIGTERM');
  vite.close().finally(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
whenNpmEnds(stop);
