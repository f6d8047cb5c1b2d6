import { readFile } from 'node:fs/promises';
import { demoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SOURCES } from '../../own-files.ts';
import { html } from '../../pages/page.ts';
import { queryOf, readPairs } from '../../pairs.ts';
import { issueGrant } from '../../world/grants.ts';
import type { World } from '../../world.ts';
import { SCRIPT_HEADERS, showPage } from '../page.ts';

const SCRIPT = new URL('outside/host/script/host.js', SOURCES);

/** The host system around the workspace: it knows who is signed in with it, and hands a token over when it is asked. */
export function hostRoutes(app: FastifyInstance, world: World, application: string): void {
  app.get('/host', (request: FastifyRequest, reply) => {
    const { p: page = '' } = readPairs(queryOf(request.url));
    const address = `${application}/x/-/${page === '' ? '' : `?${new URLSearchParams({ p: page })}`}`;
    return showPage(reply, {
      look: 'host',
      title: 'Vertssystemet',
      body: html`<header><h1>Vertssystemet</h1> <span>${demoStaff[0]?.name ?? ''}</span></header>
<main><iframe title="Arbeidsflaten" src="${address}" data-origin="${application}"></iframe></main>`,
      frames: { origin: application, script: '/host/host.js' },
    });
  });

  app.get('/host/host.js', async (_request, reply) => reply.headers(SCRIPT_HEADERS).send(await readFile(SCRIPT)));

  // A page of the host alone may have it: no other origin can read the answer.
  app.get('/host/token', async (_request, reply) => {
    const [user] = demoStaff;
    const { access, expiresIn } = issueGrant(world, user?.login ?? '');
    return reply
      .headers({ 'cache-control': 'no-store' })
      .send({ access_token: access, expires_in: expiresIn, user: user?.id });
  });
}
