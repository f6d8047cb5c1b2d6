// The service in a thread of its own: clients in its thread would be measured with it.
import { parentPort } from 'node:worker_threads';
import { buildMockServer, createWorld, issueGrant } from '@felles/mock-server/internal';

const world = createWorld();
const server = buildMockServer({ world });
await server.listen({ host: '127.0.0.1', port: 0 });
const rest = `http://127.0.0.1:${server.server.address().port}/rest`;
parentPort.postMessage({ rest, token: issueGrant(world, 'ola').access });
