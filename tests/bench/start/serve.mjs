// The mock server as it is built, once for every folder of pages named on the command line.
import { buildMockServer } from '@felles/mock-server/internal';

const ports = [];
for (const site of process.argv.slice(2)) {
  const server = buildMockServer({ site });
  await server.listen({ host: '127.0.0.1', port: 0 });
  ports.push(server.server.address().port);
}
process.on('disconnect', () => process.exit());
process.send({ ports });
