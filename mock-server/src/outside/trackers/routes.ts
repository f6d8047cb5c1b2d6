// Receives the requests to the three trackers. Everything is stored as it came, so that a test or a developer can read
// which events a page has sent.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SOURCES } from '../../own-files.ts';
import type { World } from '../../world.ts';
import { SCRIPT_HEADERS } from '../page.ts';

const SCRIPTS = new URL('outside/trackers/script/', SOURCES);

/** Where the trackers have their scripts. */
const SCRIPT_AT = {
  '/en_US/fbevents.js': 'pixel.js',
  '/gtag/js': 'google-tag.js',
  '/gtm.js': 'tag-manager.js',
} as const;

/** A picture of one pixel. */
const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const PICTURE = Buffer.from(GIF, 'base64');

export function trackerRoutes(app: FastifyInstance, { observed: { trackers: seen }, now }: World): void {
  const note = ({ method, url, headers }: FastifyRequest): void => {
    seen.add({ at: now(), method, address: url, headers });
  };

  for (const [address, file] of Object.entries(SCRIPT_AT)) {
    app.get(address, async (request, reply) => {
      note(request);
      return reply.headers(SCRIPT_HEADERS).send(await readFile(new URL(file, SCRIPTS)));
    });
  }
  app.get('/signals/config/:id', (request, reply) => {
    note(request);
    return reply.headers(SCRIPT_HEADERS).send('');
  });
  app.get('/tr', (request, reply) => {
    note(request);
    return reply.type('image/gif').header('cache-control', 'no-store').send(PICTURE);
  });
  app.get('/g/collect', (request, reply) => {
    note(request);
    return reply.code(204).send();
  });

  app.get('/trackers', (_request, reply) => reply.type(JSON_TYPE).send(JSON.stringify(seen.entries)));
  app.delete('/trackers', (_request, reply) => {
    seen.clear();
    return reply.code(204).send();
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';
