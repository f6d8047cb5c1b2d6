import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { refusal } from '../refusals.ts';
import { nameOf, type Row } from '../row.ts';
import { strikeFaults } from '../world/faults.ts';
import type { Fault } from '../world/state.ts';
import type { World } from '../world.ts';

/** Lets calls go wrong as the world has been told to. */
export function installFaults(
  app: FastifyInstance,
  world: World,
  note: (request: FastifyRequest, fault: Fault) => void,
): void {
  /** The faults of a call that is being worked on. */
  const waiting = new WeakMap<FastifyRequest, readonly Fault[]>();

  app.addHook('preHandler', async (request, reply) => {
    const { row } = request.routeOptions.config;
    if (row === undefined || world.state.faults.length === 0) return;
    const struck = strikeFaults(world, nameOf(row));
    for (const fault of struck) note(request, fault);
    waiting.set(
      request,
      struck.filter(({ after }) => after),
    );
    for (const fault of struck) if (!fault.after) await suffer(fault, row, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { row } = request.routeOptions.config;
    const struck = waiting.get(request) ?? [];
    waiting.delete(request); // what goes wrong is sent by this way too
    let answer = payload;
    for (const fault of struck) if (row) answer = await spoil(fault, row, reply, answer);
    return answer;
  });
}

/** Spoils an answer on its way, once the work is done and stored. */
async function spoil(fault: Fault, row: Row, reply: FastifyReply, payload: unknown): Promise<unknown> {
  switch (fault.kind) {
    case 'latency':
      await wait(fault.milliseconds ?? 1_000, undefined, { ref: false });
      return payload;
    case 'status':
      throw refusal(fault.status ?? 500);
    case 'cut':
      reply.raw.destroy();
      return payload;
    case 'hang':
      await new Promise<void>((resolve) => {
        const end = setTimeout(() => reply.raw.destroy(), HANGS_FOR);
        reply.raw.once('close', () => {
          clearTimeout(end);
          resolve();
        });
      });
      return payload;
    default: {
      const { type, text } = textOf(fault, fault.kind, row);
      reply.removeHeader('content-length');
      reply.header('content-type', type);
      return text;
    }
  }
}

/** No client waits longer than this for a call that hangs (milliseconds). */
const HANGS_FOR = 120_000;

function suffer(fault: Fault, row: Row, reply: FastifyReply): Promise<void> | FastifyReply | undefined {
  switch (fault.kind) {
    case 'latency':
      return wait(fault.milliseconds ?? 1_000, undefined, { ref: false });
    case 'status':
      throw refusal(fault.status ?? 500);
    case 'cut':
      return cut(reply);
    case 'hang':
      return hang(reply);
    default: {
      const { type, text } = textOf(fault, fault.kind, row);
      return reply.header('content-type', type).send(text);
    }
  }
}

/** The text that replaces an answer. */
function textOf({ answer }: Fault, kind: 'malformed' | 'empty' | 'html' | 'wrong-shape' | 'answer', row: Row) {
  const html = '<!doctype html><title>Gateway</title><h1>Not what you asked for</h1>';
  if (kind === 'html') return { type: 'text/html; charset=utf-8', text: html };
  const text = {
    malformed: '[{"this": "breaks off',
    empty: '',
    'wrong-shape': JSON.stringify(misfitFor(row)),
    answer: JSON.stringify(answer ?? null),
  }[kind];
  return { type: 'application/json; charset=utf-8', text };
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
