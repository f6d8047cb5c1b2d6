import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maskPath, maskQuery } from '../masks.ts';
import { queryOf } from '../pairs.ts';
import { addressOf, nameOf } from '../row.ts';
import type { JournalEntry } from '../world/observations.ts';
import type { Fault } from '../world/state.ts';
import type { World } from '../world.ts';

export interface JournalNotes {
  /** Says in the journal what went wrong on purpose. */
  fault(request: FastifyRequest, fault: Fault): void;
}

/** Writes down every call of the service, from its arrival on, so that those without an answer are told too. */
export function installJournal(app: FastifyInstance, world: World): JournalNotes {
  const running = new WeakMap<FastifyRequest, { readonly entry: JournalEntry; readonly began: number }>();

  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?');
    if (!isCall(path)) return;
    const { row } = request.routeOptions.config;
    const entry: JournalEntry = {
      at: world.now(),
      method: request.method,
      row: row ? nameOf(row) : null,
      path: row ? addressOf(row) : maskPath(path, (code) => world.demo.center(code) !== null),
      query: maskQuery(queryOf(request.url), row),
      status: null,
      milliseconds: null,
      fault: null,
    };
    running.set(request, { entry, began: performance.now() });
    world.observed.calls.add(entry);
  });

  // Before the answer leaves, so that a client that has the answer finds it in the journal.
  app.addHook('onSend', async (request, reply) => {
    const call = running.get(request);
    if (!call) return;
    call.entry.status = reply.statusCode;
    call.entry.milliseconds = Math.round(performance.now() - call.began);
  });

  return {
    fault(request, { kind }) {
      const call = running.get(request);
      if (call) call.entry.fault = call.entry.fault === null ? kind : `${call.entry.fault}, ${kind}`;
    },
  };
}

const isCall = (path: string): boolean => path.startsWith('/rest/') || path === '/manifest.json';
