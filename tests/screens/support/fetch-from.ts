import type { buildMockServer } from '@felles/mock-server';

/** The fetch of a page whose service is in the same process, and believes that it is at this origin. */
export function fetchFrom(app: ReturnType<typeof buildMockServer>, at: string = 'http://localhost'): typeof fetch {
  const { host } = new URL(at);
  return async (input, init) => {
    const { pathname, search } = new URL(String(input), at);
    const signal = init?.signal;
    signal?.throwIfAborted();
    const cancelled = new Promise<never>((_, cancel) => {
      signal?.addEventListener('abort', () => cancel(signal.reason));
    });
    const reply = await Promise.race([
      cancelled,
      app.inject({
        method: METHODS.find((method) => method === init?.method) ?? 'GET',
        url: `${pathname}${search}`,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), host },
        // Texts and forms alike.
        ...(init?.body && { payload: String(init.body) }),
      }),
    ]);
    return new Response(new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    });
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
