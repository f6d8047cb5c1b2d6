import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { controlPage } from '../control/page.ts';
import { controlApi } from '../openapi/control.ts';
import { openApi } from '../openapi/document.ts';
import { SOURCES } from '../own-files.ts';
import { JSON_HEADERS } from '../refusals.ts';
import type { Service } from '../row.ts';
import type { SiteFiles } from '../site/files.ts';
import type { Needs, PolicyOptions } from '../site/policy.ts';
import { sendDocument } from '../site/site.ts';
import { docsPage } from './docs.ts';
import { type Html, writePage } from './page.ts';
import { startPage } from './start.ts';
import { viewerFolder, viewerHead, viewerPage, viewerRoutes } from './viewer.ts';

const SCRIPTS = new URL('control/script/', SOURCES);

interface Shown {
  readonly title: string;
  readonly script?: string;
  readonly head?: Html;
  readonly styles?: null;
  readonly body: Html;
}

const showing =
  (files: SiteFiles, policy: PolicyOptions) =>
  async (reply: FastifyReply, page: Shown, needs: Needs = {}) =>
    sendDocument(reply, writePage({ language: 'en', styles: await files.developerStyles(), ...page }), policy, needs);

/** The page at the root, which stands in for the product's own site. */
export function startRoute(app: FastifyInstance, service: Service, files: SiteFiles, policy: PolicyOptions): void {
  const show = showing(files, policy);
  app.get('/', (_request, reply) =>
    show(reply, { title: 'Felles', body: startPage(service.world.demo.centers(), service.outside) }),
  );
}

/** The pages for developers. */
export function developerRoutes(app: FastifyInstance, service: Service, files: SiteFiles, policy: PolicyOptions): void {
  const show = showing(files, policy);
  const viewer = viewerFolder();
  if (viewer !== null) viewerRoutes(app, viewer);
  // The viewer has styles of its own, which ours would mix with.
  const head = viewer === null ? {} : { head: viewerHead(), styles: null };
  app.get('/rest/docs', (_request, reply) =>
    show(
      reply,
      { title: 'The service of Felles', ...head, body: viewerPage(viewer !== null) },
      { viewer: viewer !== null },
    ),
  );
  app.get('/rest/docs/list', (_request, reply) => show(reply, { title: 'The calls of Felles', body: docsPage() }));
  for (const [address, make] of [
    ['/rest/openapi.json', openApi],
    ['/control/api/openapi.json', controlApi],
  ] as const) {
    // The tables do not change while the service runs.
    let document: string | null = null;
    app.get(address, (_request, reply) => {
      document ??= JSON.stringify(make());
      return reply.headers(JSON_HEADERS).send(document);
    });
  }
  app.get('/control', (_request, reply) =>
    show(reply, { title: 'Control · Felles', script: '/control/script/panel.js', body: controlPage(service.outside) }),
  );
  // So that a developer who writes the address with a slash at its end gets the page too.
  app.get('/control/', (_request, reply) => reply.redirect('/control'));
  for (const name of ['panel.js', 'elements.js', 'world.js']) {
    app.get(`/control/script/${name}`, async (_request, reply) =>
      reply.headers(SCRIPT_HEADERS).send(await readFile(new URL(name, SCRIPTS))),
    );
  }
}

/** The addresses of the pages for developers, linked from the start page. */
export const DEVELOPER_PAGES = ['/control', '/rest/docs', '/rest/docs/list', '/rest/openapi.json'] as const;

const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
} as const;
