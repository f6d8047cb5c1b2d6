import type { buildMockServer } from '@felles/mock-server/internal';

/** The requests that a server has not answered yet: they would go on in the world of the next test. */
export function openRequests(app: ReturnType<typeof buildMockServer>): ReadonlySet<unknown> {
  const open = new Set<unknown>();
  app.addHook('onRequest', async (request) => void open.add(request));
  app.addHook('onResponse', async (request) => void open.delete(request));
  return open;
}
