// The one file that listens.
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildMockServer } from './app.ts';
import { buildOutside } from './outside/app.ts';

const STOP_WITHIN = 5_000;

const { values: flags } = parseArgs({
  options: { data: { type: 'string' }, check: { type: 'boolean', default: false }, site: { type: 'string' } },
});
const host = process.env['HOST'] || '127.0.0.1';
const port = Number(process.env['PORT'] || 4000);

const shared = { hosts: [host], report: (problem: unknown) => print(String(problem)) };
const servers: readonly FastifyInstance[] = [
  buildMockServer({ ...shared, check: flags.check, site: flags.site ?? null }),
  buildOutside(shared),
];
await Promise.all(servers.map((server, index) => server.listen({ host, port: port + index })));
print(`Felles is at http://${host}:${port}/\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

/** Requests on their way are finished, but not for longer than a stop may take. */
async function stop(): Promise<void> {
  const cut = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections();
  }, STOP_WITHIN);
  await Promise.all(servers.map((server) => server.close()));
  clearTimeout(cut);
  process.exit(0);
}

function print(text: string): void {
  process.stdout.write(text);
}
