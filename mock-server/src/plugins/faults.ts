import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { queryOf, readPairs } from '../pairs.ts';
import { refusal, refusalByFault } from '../refusals.ts';
import { requestOf } from '../request.ts';
import { nameOf, type Row } from '../row.ts';
import { ownAnswer, strikeFaults } from '../world/faults.ts';
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
    const { faults, own } = world.state;
    if (row === undefined || faults.length + own.answers.length === 0) return;
    const values = { ...readPairs(queryOf(request.url)), ...Object(request.params) };
    const struck = strikeFaults(world, nameOf(row), values);
    for (const fault of struck) note(request, fault);
    waiting.set(request, struck.filter(isLate));
    for (const fault of struck) if (!isLate(fault)) await suffer(await answered(world, fault, request), row, reply);
    const isOver = struck.some((fault) => !isLate(fault) && fault.kind !== 'latency');
    const answer = isOver ? undefined : ownAnswer(world, nameOf(row), values);
    if (answer) await suffer({ ...answer, kind: 'answer' }, row, reply);
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

/** A fault with the answer that a function makes of its request, where there is one. */
async function answered(world: World, fault: Fault, request: FastifyRequest): Promise<Fault> {
  const make = world.answers.get(fault.id);
  const asked = make && requestOf(request);
  if (!asked) return fault;
  const answer = await Promise.resolve(asked)
    .then(make)
    .catch((problem: unknown) => {
      throw noAnswer(asked.call, `has thrown: ${problem instanceof Error ? problem.message : problem}`);
    });
  if (answer === undefined) throw noAnswer(asked.call, 'gives undefined, and null is an answer');
  return { ...fault, answer };
}

const noAnswer = (call: string, problem: string) =>
  refusal(500, `The function of answerWith for ${call} ${problem}.`, 'NoAnswer');

/** Only an answer that is there can be patched. */
const isLate = ({ kind, after }: Fault): boolean => after === true || kind === 'patch';

/** Spoils an answer on its way, once the work is done and stored. */
async function spoil(fault: Struck, row: Row, reply: FastifyReply, payload: unknown): Promise<unknown> {
  switch (fault.kind) {
    case 'latency':
      await wait(fault.milliseconds ?? 1_000, undefined, { ref: false });
      return payload;
    case 'status':
      throw refusalByFault(fault.status ?? 500);
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
      if (fault.kind === 'patch' && row.reply.kind !== 'json') return payload;
      const { type, text } = textOf(fault, fault.kind, row, String(payload));
      reply.removeHeader('content-length');
      reply.header('content-type', type);
      if (fault.kind === 'answer') reply.code(fault.status ?? 200);
      return text;
    }
  }
}

/** No client waits longer than this for a call that hangs (milliseconds). */
const HANGS_FOR = 120_000;

function suffer(fault: Struck, row: Row, reply: FastifyReply): Promise<void> | FastifyReply | undefined {
  switch (fault.kind) {
    case 'latency':
      return wait(fault.milliseconds ?? 1_000, undefined, { ref: false });
    case 'status':
      throw refusalByFault(fault.status ?? 500);
    case 'cut':
      return cut(reply);
    case 'hang':
      return hang(reply);
    default: {
      const { type, text } = textOf(fault, fault.kind, row, 'null');
      if (fault.kind === 'answer') reply.code(fault.status ?? 200);
      return reply.header('content-type', type).send(text);
    }
  }
}

/** As much of a fault as it does. */
type Struck = Pick<Fault, 'kind' | 'status' | 'answer' | 'milliseconds'>;

type Replacement = Exclude<Fault['kind'], 'latency' | 'status' | 'cut' | 'hang'>;

/** The text that replaces an answer. */
function textOf({ answer = null }: Struck, kind: Replacement, row: Row, before: string) {
  const html = '<!doctype html><title>Gateway</title><h1>Not what you asked for</h1>';
  if (kind === 'html') return { type: 'text/html; charset=utf-8', text: html };
  const text = {
    malformed: '[{"this": "breaks off',
    empty: '',
    'wrong-shape': JSON.stringify(misfitFor(row)),
    answer: JSON.stringify(answer),
    patch: JSON.stringify(eachPatched(JSON.parse(before), answer)),
  }[kind];
  return { type: 'application/json; charset=utf-8', text };
}

/** An answer with other values in its fields, or a list with them in each row. */
const eachPatched = (value: unknown, patch: unknown): unknown =>
  Array.isArray(value) ? value.map((row) => merged(row, patch)) : merged(value, patch);

/** As a merge patch of RFC 7396: null takes a field away. */
function merged(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const fields = new Map(isRecord(value) ? Object.entries(value) : []);
  for (const [name, each] of Object.entries(patch)) {
    if (each === null) fields.delete(name);
    else fields.set(name, merged(fields.get(name), each));
  }
  return Object.fromEntries(fields);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
