// The mock server as it is built, serving no pages.
import { buildMockServer } from '@felles/mock-server/internal';
import { ready } from './ready.mjs';

const server = buildMockServer();
await server.listen({ host: '127.0.0.1', port: 0 });
ready(server.server.address().port);
