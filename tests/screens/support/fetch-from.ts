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
    const body = await written(init?.body);
    const reply = await Promise.race([
      cancelled,
      app.inject({
        method: METHODS.find((method) => method === init?.method) ?? 'GET',
        url: `${pathname}${search}`,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), ...body?.headers, host },
        ...(body && { payload: body.payload }),
      }),
    ]);
    return new Response(new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    });
  };
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
