// The service in a thread of its own, with as many members of nordlys as the bench asks for.
import { parentPort, workerData } from 'node:worker_threads';
import { buildMockServer, createWorld } from '@felles/mock-server/internal';

const { members, noon } = workerData;
const world = createWorld({ realTime: () => noon });
world.change((state) => {
  for (let number = 0; number < members; number += 1) {
    const shared = { id: 500_000 + number, at: 0, center: 'nordlys', departmentId: 101 };
    state.members.push({
      ...shared,
      firstname: `Medlem${number}`,
      lastname: 'Hansen',
      address: 'Fjellveien 12',
      postal_code: '5014',
      municipality: 'Bergen',
      phone: String(19_000_000 + number),
      email: `medlem${number}@demo.example`,
      born: '1990-01-01',
      gender: 'kvinne',
      sponsorCode: null,
      isPrivatelySponsored: false,
    });
    state.contracts.push({
      ...shared,
      memberId: shared.id,
      membershipId: 1101,
      title: 'Hele Nordlys',
      price: 449,
      temporary: false,
      invoiceId: 0,
      signingId: null,
      activeFrom: 0,
      isReplaced: false,
      isPaidByAnother: false,
      language: 'no',
    });
    const session = { id: `s${number}`, accessToken: `a${number}`, center: 'nordlys', person: shared.id };
    state.sessions.push({ ...session, expires: noon * 2 });
  }
});
const server = buildMockServer({ world });
await server.listen({ host: '127.0.0.1', port: 0 });
parentPort.on('message', () => {
  world.change((state) => Object.assign(state, { bookings: {}, messages: [], ledger: [] }));
  parentPort.postMessage('empty');
});
parentPort.postMessage(`http://127.0.0.1:${server.server.address().port}`);
