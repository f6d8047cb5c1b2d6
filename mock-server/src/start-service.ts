import type { AddressInfo } from 'node:net';
import { WIRE } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { buildMockServer } from './app.ts';
import { controlOf } from './control/functions.ts';
import type { AnswerWithBody, CallName, Control, Fault, WorldOrder } from './control/types.ts';
import { buildOutside } from './outside/app.ts';
import { cutter } from './plugins/sockets.ts';
import { openRecorder } from './record/recorder.ts';
import { unfit } from './refusals.ts';
import { readAs, requestOf } from './request.ts';
import { EVERY_CALL } from './world/faults.ts';
import type { AskedRequest } from './world/observations.ts';
import { createWorld } from './world.ts';

/** How a service is started in the process of a test. */
export interface StartOptions {
  /** The port of the service; any free one without it. The world outside takes another free one. */
  readonly port?: number;
  /** A world in place of the demo's, or a function that makes one of it. */
  readonly world?: WorldOrder | ((demo: WorldOrder) => WorldOrder);
  /** Holds every answer against the table of calls; one that does not fit is a 500 that says where. */
  readonly check?: boolean;
  /** The folder of built pages, for one origin with the service. */
  readonly site?: string;
  /** Where the sign-in may lead back to besides the pages here. */
  readonly redirects?: readonly string[];
  /** Passes calls on to the real service at `url`, and keeps its answers in the new `file`, without personal data. */
  readonly record?: { readonly url: string; readonly file: string };
}

const Options = z.strictObject({
  port: z.optional(z.int().check(z.gte(0), z.lte(65_535))),
  world: z.optional(z.union([z.record(z.string(), z.unknown()), z.custom((value) => typeof value === 'function')])),
  check: z.optional(z.boolean()),
  site: z.optional(z.string()),
  redirects: z.optional(z.readonly(z.array(z.string()))),
  record: z.optional(z.strictObject({ url: z.url({ protocol: /^https?$/ }), file: z.string().check(z.minLength(1)) })),
});

/** An answer, or a function that makes one of each request. */
export interface AnswerOrder extends AnswerWithBody {
  readonly answer?: unknown | ((request: AskedRequest) => unknown);
}

/** A service that runs, with each call of /control/api as a function. */
export interface RunningService extends Omit<Control, 'answerWith'> {
  /** The address of the service, without a slash at its end. */
  readonly url: string;
  /** The address of the simulated world outside: SMS, e-mail, bank, payment provider. */
  readonly outside: string;
  /** Epoch milliseconds by the clock of the service. */
  readonly now: () => number;
  /** Gives an answer of one's own to a call, in place of the true one: a value, or a function of the request. */
  readonly answerWith: (order: AnswerOrder) => Promise<Fault>;
  /** The requests of all calls, or of one, the oldest first; those that were made to fail, too. */
  readonly requests: (call?: CallName) => readonly AskedRequest[];
  /** Ends it, and every connection to it. */
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts the service and the world outside it in this process. Two of them share nothing. */
export async function startService(options: StartOptions = {}): Promise<RunningService> {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(Options.shape, name));
  if (unknown !== undefined)
    throw unfit(`startService.${unknown}`, `there are ${Object.keys(Options.shape).join(', ')}`);
  readAs(Options, options, 'startService');
  const { port = 0, world: order, check = false, site = null, redirects = [], record: recorded } = options;
  const world = createWorld({ realTime: () => Date.now() });
  const asked: AskedRequest[] = [];
  const report = (problem: unknown) => process.stderr.write(`${problem instanceof Error ? problem.stack : problem}\n`);
  const record = recorded === undefined ? null : await openRecorder(recorded.url, recorded.file, report);
  const worldOutside = buildOutside({ world, report });
  const outside = await listen(worldOutside, 0);
  const app = buildMockServer({ world, check, site, redirects, record, report, trackers: outside });
  // Before anything goes wrong on purpose.
  app.addHook('preValidation', async (request) => {
    const of = requestOf(request);
    if (of !== null) asked.push(of);
  });
  const servers = [app, worldOutside];
  const cuts = servers.map(({ server }) => cutter(server));
  let isClosed = false;
  async function close(): Promise<void> {
    isClosed = true;
    const ends = servers.map((server) => server.close());
    // No answer is waited for any more.
    for (const cut of cuts) cut();
    await Promise.all(ends);
    await record?.settled();
  }
  try {
    const url = await listen(app, port);
    const control = controlOf(async (method, path, body) => {
      if (isClosed) throw new Error('the service is closed');
      const headers = { 'content-type': 'application/json' };
      const asMethod = method as 'GET' | 'POST' | 'DELETE'; // those of the control
      const reply = await app.inject({
        method: asMethod,
        url: path,
        ...(body !== undefined && { payload: body, headers }),
      });
      return { status: reply.statusCode, text: reply.body };
    });
    if (order !== undefined) {
      const own = typeof order === 'function' ? order(await control.world()) : order;
      if (own === undefined || own instanceof Promise) throw unfit('startService.world', 'the function gives no world');
      await control.setWorld(own);
    }
    async function answerWith({ answer, ...rest }: AnswerOrder): Promise<Fault> {
      if (typeof answer !== 'function') return control.answerWith({ ...rest, answer });
      const fault = await control.answerWith({ ...rest, answer: null });
      world.answers.set(fault.id, (request) => answer(request));
      return fault;
    }
    function requests(call: CallName = EVERY_CALL): readonly AskedRequest[] {
      if (call === EVERY_CALL) return [...asked];
      if (!Object.hasOwn(WIRE, call))
        throw unfit('requests', `there is no call '${call}', but ${near(call).join(', ')}`);
      return asked.filter((each) => each.call === call);
    }
    return { ...control, answerWith, url, outside, now: world.now, requests, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** The calls of the same area, or of the same name elsewhere; all of them for a name that is like none. */
function near(call: string): readonly string[] {
  const [area, name = area] = call.split('.');
  const all = Object.keys(WIRE);
  const found = all.filter((other) => other.startsWith(`${area}.`) || other.endsWith(`.${name}`));
  return found.length > 0 ? found : all;
}

async function listen(server: FastifyInstance, port: number): Promise<string> {
  await server.listen({ host: HOST, port });
  const address = server.server.address() as AddressInfo; // of a server that listens at a port
  return `http://${HOST}:${address.port}`;
}
