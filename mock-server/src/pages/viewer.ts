// The viewer of the OpenAPI document. It is a package whose files are sent as they are, where it is installed: the server
// in one file runs without it too.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SOURCES } from '../own-files.ts';
import { type Html, html } from './page.ts';

const PACKAGE = 'swagger-ui-dist';
const STYLES = 'swagger-ui.css';
const SCRIPT = 'swagger-ui-bundle.js';

const VIEWER = '/rest/docs/viewer';

/** The folder of the viewer; null where it is not installed. */
export function viewerFolder(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  } catch {
    return null; // the server runs apart from its packages
  }
}

export function viewerRoutes(app: FastifyInstance, folder: string): void {
  const send = (name: string, type: string, file: string | URL) =>
    app.get(`${VIEWER}/${name}`, async (_request, reply) =>
      reply
        .headers({ 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .send(await readFile(file)),
    );
  send(STYLES, 'text/css; charset=utf-8', join(folder, STYLES));
  send(SCRIPT, JAVASCRIPT, join(folder, SCRIPT));
  send('show.js', JAVASCRIPT, new URL('pages/script/show.js', SOURCES));
}

const JAVASCRIPT = 'text/javascript; charset=utf-8';

export const viewerHead = (): Html => html`<link rel="stylesheet" href="${VIEWER}/${STYLES}">
<script defer src="${VIEWER}/${SCRIPT}"></script>
<script type="module" src="${VIEWER}/show.js"></script>`;

/** The page of the viewer; without it, where it is to be had. */
export const viewerPage = (isThere: boolean): Html => html`<header>
<p><a href="/">Felles</a></p>
<h1>The service</h1>
<p>Every call is in <a href="/rest/docs/list">a plain list</a> too, and for machines in <a href="/rest/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<main id="viewer">${
  isThere
    ? html`<noscript>The viewer needs a script. The plain list needs none.</noscript>`
    : html`<p>The viewer is the package <code>${PACKAGE}</code>, which is not installed beside this server: <code>npm install ${PACKAGE}</code> puts it there. Any other viewer of OpenAPI shows the same document.</p>`
}</main>`;
