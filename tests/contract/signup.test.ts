import type { NewMember } from '@felles/core/portal';
import { createWorld } from '@felles/mock-server';
import { describe, expect, it } from 'vitest';
import { aNewMember } from '../support/a-new-member.ts';
import { answerOf, connectTo, serve } from './serving.ts';

const NOW = Date.parse('2026-11-19T09:00:00Z');
const OUTSIDE = 'http://127.0.0.1:9';

async function aVisitor(centerCode = 'nordlys') {
  const world = createWorld({ realTime: () => NOW });
  const server = await serve({ world, trackers: OUTSIDE });
  const client = await connectTo(server.root, centerCode);
  return { ...server, ...client, member: (changes: Partial<NewMember> = {}) => aNewMember(server.root, changes) };
}

const kindsIn = (world: { readonly state: { readonly ledger: readonly { readonly kind: string }[] } }) =>
  world.state.ledger.map(({ kind }) => kind).filter((kind) => kind !== 'token' && kind !== 'session');

describe('a new member over HTTP', () => {
  it('[P-SIGNUP-61] [P-TRANSPORT-07] should be posted as JSON to /v1/boostsignup/member with a key, and answered with invoice and place to sign', async () => {
    const { signup, seen, world, member } = await aVisitor();
    const sent = member();
    const answer = await answerOf(signup.createMember(sent, 'key-1'));
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/rest/v1/boostsignup/member',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
      body: { ...sent, date_of_birth: '28.02.1990' },
    });
    expect(answer).toMatchObject({
      firstname: 'Kari',
      date_of_birth: '28.02.1990',
      departmentId: 101,
      ownerId: 100,
      memberId: expect.any(Number),
      contractId: expect.any(Number),
      invoiceId: expect.any(Number),
      link_to_nets: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/direct-debit\/[\da-f]{32}$/),
    });
    expect(kindsIn(world)).toEqual(['member', 'invoice', 'contract', 'email']);
  });
});
