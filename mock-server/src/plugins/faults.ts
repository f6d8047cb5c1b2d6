import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { nameOf, type Row } from '../answer.ts';
import { refusal } from '../refusals.ts';
import { strikeFaults } from '../world/faults.ts';
import type { Fault } from '../world/state.ts';
import type { World } from '../world.ts';

/** Lets calls go wrong as the world has been told to. */
export function installFaults(
  app: FastifyInstance,
  world: World,
  note: (request: FastifyRequest, fault: Fault) => void,
): void {
  app.addHook('preHandler', async (request, reply) => {
    const { row } = request.routeOptions.config;
    if (row === undefined || world.state.faults.length === 0) return;
    for (const fault of strikeFaults(world, nameOf(row))) {
      note(request, fault);
      await suffer(fault, row, reply);
    }
  });
}

/** Nobody waits longer than this for a call that hangs (milliseconds). */
const HANGS_FOR = 120_000;

function suffer(fault: Fault, row: Row, reply: FastifyReply): Promise<void> | FastifyReply | undefined {
  const answer = (type: string, text: string) => reply.header('content-type', type).send(text);
  switch (fault.kind) {
    case 'latency':
      return wait(fault.milliseconds ?? 1_000, undefined, { ref: false });
    case 'status':
      throw refusal(fault.status ?? 500);
    case 'malformed':
      return answer('application/json; charset=utf-8', '[{"this": "breaks off');
    case 'empty':
      return answer('application/json; charset=utf-8', '');
    case 'html':
      return answer('text/html; charset=utf-8', '<!doctype html><title>Gateway</title><h1>Not what you asked for</h1>');
    case 'wrong-shape':
      return answer('application/json; charset=utf-8', JSON.stringify(misfitFor(row)));
    case 'cut':
      return cut(reply);
    case 'hang':
      return hang(reply);
  }
}

/** The first plain value that the row does not allow. */
function misfitFor({ reply }: Row): unknown {
  const values = [{}, [], 'text', 0, null];
  return reply.kind === 'json' ? values.find((value) => !z.safeDecode(reply.schema, value).success) : {};
}

/** Promises a long answer, begins it, and is gone. */
function cut(reply: FastifyReply): undefined {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': 1_000 });
  reply.raw.write('[{"this": "breaks off', () => reply.raw.destroy());
}

function hang(reply: FastifyReply): undefined {
  reply.hijack();
  const end = setTimeout(() => reply.raw.destroy(), HANGS_FOR);
  reply.raw.once('close', () => clearTimeout(end));
}
