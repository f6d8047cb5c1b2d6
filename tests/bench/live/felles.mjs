// The hub as the mock server has it, serving no pages.
import { buildMockServer } from '@felles/mock-server';
import { serving } from './serving.mjs';

const server = buildMockServer();
await server.listen({ host: '127.0.0.1', port: 0 });
serving(server.server.address().port);
