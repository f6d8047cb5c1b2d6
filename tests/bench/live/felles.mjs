// The hub as the mock server has it, serving no pages; at a port of its own choice, or at a given one.
import { buildMockServer } from '@felles/mock-server/internal';
import { serving } from './serving.mjs';

const server = buildMockServer();
await server.listen({ host: '127.0.0.1', port: Number(process.argv[2] ?? 0) });
serving(server.server.address().port);
