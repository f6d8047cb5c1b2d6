// Links that ask a person to pay for a member.
import { type DemoCenter, type DemoConnection, demoConnections } from '@felles/fixtures';
import type { World } from '../world.ts';
import { seededHex } from './chance.ts';
import { enter, nextNumber } from './ledger.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { Connection } from './records/agreements.ts';

/** How long a link is good for (milliseconds). */
const LINK_LIFE = 14 * 24 * 60 * 60_000;

/** The link that a visitor followed, at the center it was sent for; null for any other text. */
export function connectionWith(world: World, { code }: DemoCenter, hash: string): Connection | null {
  const made = world.state.connections.find((connection) => connection.hash === hash && connection.center === code);
  const demo = demoConnections.find((connection) => connection.hash === hash && connection.centerCode === code);
  return made ?? (demo ? fromDemo(world, demo) : null);
}

/** The link that this number was sent for this member, if it is still good. */
export const linkSentTo = (world: World, { code }: DemoCenter, memberId: number, phone: string): Connection | null =>
  world.state.connections.find(
    (connection) =>
      connection.center === code &&
      connection.memberId === memberId &&
      connection.phone === phone &&
      !isExpired(world, connection),
  ) ?? null;

export const isExpired = (world: World, { expires }: Connection): boolean => expires <= world.now();

type Asked = Pick<Connection, 'center' | 'departmentId' | 'memberId' | 'contractId' | 'phone' | 'answer'>;

export function addConnection(world: World, asked: Asked, by: string): Connection {
  const number = nextNumber(world);
  const connection: Connection = {
    ...asked,
    membershipId: null,
    hash: seededHex(world.state.seed, 'connection', number).slice(0, 32),
    expires: world.now() + LINK_LIFE,
    sponsorId: null,
    signingId: null,
    isAccepted: false,
  };
  keep(world, connection);
  enter(world, 'connection', number, by);
  return connection;
}

/** Changes the record of a link. */
export function changeConnection(world: World, connection: Connection, changes: Partial<Connection>): Connection {
  const changed = { ...connection, ...changes };
  keep(world, changed);
  return changed;
}

function keep(world: World, connection: Connection): void {
  world.change((state) => {
    state.connections = [...state.connections.filter(({ hash }) => hash !== connection.hash), connection];
    keepLatest(state.connections, WORLD_LIMITS.connections);
  });
}

const fromDemo = (world: World, demo: DemoConnection): Connection => ({
  hash: demo.hash,
  expires: demo.state === 'expired' ? 0 : world.now() + LINK_LIFE,
  center: demo.centerCode,
  departmentId: demo.departmentId,
  memberId: demo.personId,
  contractId: null,
  membershipId: demo.membershipId,
  phone: demo.phone,
  answer: 'Sponsor registration requested.',
  sponsorId: null,
  signingId: null,
  isAccepted: demo.state === 'used',
});
