// One page of the bench in Chromium, built with the portal's own configuration.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { buildPage } from './build-page.mjs';

/** Opens a page of this folder and does the work in it. */
export async function inChromium(path, work) {
  const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
  const server = await serve(filesOf(await buildPage(root, path)));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: [...QUIET, '--js-flags=--expose-gc'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
    const page = await context.newPage();
    let broken = null;
    page.on('pageerror', (problem) => {
      broken ??= problem;
    });
    await page.goto(`http://127.0.0.1:${server.address().port}/${path}`);
    const figures = await work(page);
    // A page that could not be drawn is drawn fast.
    if (broken !== null) throw broken;
    return figures;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Nothing that a browser does by itself stands in the figures. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const filesOf = (output) => new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]));

/** A page alone in its group is given a clock of five microseconds instead of a hundred. */
async function serve(files) {
  const server = createServer(({ url }, response) => {
    const body = files.get(url);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[extname(url)] ?? 'application/octet-stream',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(body ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
