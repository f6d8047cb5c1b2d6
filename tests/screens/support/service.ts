import { buildMockServer, createWorld, type World } from '@felles/mock-server/internal';
import { onTestFinished } from 'vitest';

interface Options {
  /** Epoch milliseconds at which the world's clock stands. */
  readonly now: number;
  /** Whether the service speaks nothing but the specification. */
  readonly plain: boolean;
  /** Where the world outside is said to be. */
  readonly trackers?: string;
}

interface Service {
  readonly world: World;
  readonly app: ReturnType<typeof buildMockServer>;
}

/** Services that no test uses now: to build one takes longer than most tests take to ask it. */
const idle = new Map<string, Service>();

/** A service in this process in the demo's first world, and the fetch of a page that is there for one test. */
export function aService({ now, plain, trackers }: Options): { readonly world: World; readonly fetch: typeof fetch } {
  const kind = `${plain} ${trackers}`;
  const service = idle.get(kind) ?? build(plain, trackers);
  idle.delete(kind);
  const { world, app } = service;
  world.reset();
  world.change((state) => {
    state.clock = { kind: 'frozen', at: now };
  });
  let running = 0;
  let isOver = false;
  onTestFinished(async () => {
    isOver = true;
    // A call without an answer would go on in the world of the next test.
    if (running === 0) idle.set(kind, service);
    else await app.close();
  });
  const { origin, host } = window.location;
  return {
    world,
    async fetch(input, init) {
      const { pathname, search } = new URL(String(input), origin);
      const signal = init?.signal;
      signal?.throwIfAborted();
      const cancelled = new Promise<never>((_, cancel) => {
        signal?.addEventListener('abort', () => cancel(signal.reason));
      });
      const body = await written(init?.body);
      // The timers of a page run on after its test.
      if (isOver) return cancelled;
      running += 1;
      const answered = app
        .inject({
          method: METHODS.find((method) => method === init?.method) ?? 'GET',
          url: `${pathname}${search}`,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), ...body?.headers, host },
          ...(body && { payload: body.payload }),
        })
        .finally(() => {
          running -= 1;
        });
      const reply = await Promise.race([cancelled, answered]);
      return new Response(new Uint8Array(reply.rawPayload), {
        status: reply.statusCode,
        headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
      });
    },
  };
}

function build(plain: boolean, trackers: string | undefined): Service {
  const world = createWorld();
  return { world, app: buildMockServer({ world, check: true, plain, ...(trackers !== undefined && { trackers }) }) };
}

/** A body as it is on the wire: texts and forms alike, and parts as the platform writes them. */
async function written(body: BodyInit | null | undefined) {
  if (!body) return null;
  if (!(body instanceof FormData)) return { payload: String(body), headers: {} };
  const parts = new Response(body);
  const type = parts.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await parts.arrayBuffer()), headers: { 'content-type': type } };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
