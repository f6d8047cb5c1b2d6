import { KEY_HEADER } from '@felles/adapters-http/wire';
import { buildMockServer, buildOutside, createWorld } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ACCEPTED } from '../support/a-new-member.ts';
import { expectNothingDoubled } from '../support/nothing-doubled.ts';
import { asking, NOON } from './mock.ts';

const PORTAL = 'http://localhost';
const world = createWorld({ realTime: () => NOON });
const app = buildMockServer({ world, check: true, trackers: 'http://localhost:1' });
const outside = buildOutside({ world });
afterAll(() => Promise.all([app.close(), outside.close()]));

/** Few of everything, so that the same is wanted again and again. */
const phone = fc.constantFrom('19000001', '19000002');
const membershipId = fc.constantFrom(1101, 1101, 1102, 1106);
const key = fc.option(fc.constantFrom('k1', 'k2', 'k3'), { nil: null });
const whose = fc.nat({ max: 1 });

const command = fc.oneof(
  fc.record({ kind: fc.constant('member' as const), phone, membershipId, key, sponsored: fc.boolean() }),
  fc.record({ kind: fc.constant('profile' as const), phone, key }),
  fc.record({ kind: fc.constant('contract' as const), whose, membershipId, key }),
  fc.record({ kind: fc.constant('returning' as const), membershipId, key }),
  fc.record({ kind: fc.constant('update' as const), whose, phone }),
  fc.record({ kind: fc.constant('sms' as const), whose, phone: fc.constantFrom('10000011', '10000012') }),
  fc.record({ kind: fc.constant('visit' as const), whose, status: fc.constantFrom('ok', 'not_started', 'not_ok') }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 13, 25) }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** A command, and how many times more the very same is sent: an answer was lost, a page was loaded again. */
const walk = fc.array(fc.record({ command, replays: fc.constantFrom(0, 0, 1, 2) }), {
  minLength: 6,
  maxLength: 16,
  size: 'max',
});

describe('any sequence of calls of a sign-up, with any of them sent again', () => {
  it('should double nothing: no member, no agreement, no invoice, no message, no signature', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        world.reset();
        const visitor = await arrive();
        for (const { command: wanted, replays } of steps) {
          const first = await act(visitor, wanted);
          for (let again = 0; again < replays; again++) {
            const answer = await act(visitor, wanted);
            if ('key' in wanted && wanted.key !== null) expect(answer).toEqual(first);
          }
          expectNothingDoubled(world);
        }
      }),
      { numRuns: Math.ceil(inject('runs') / 5) },
    );
  }, 1_200_000);
});

interface Visitor {
  readonly token: string;
  readonly session: string;
}

/** At nordlys, and beside it the session of a previous member. */
async function arrive(): Promise<Visitor> {
  const token = await asking(app).tokenFor('nordlys');
  return { token, session: await asking(app).sessionFor(token, '10000002') };
}

/** The answer: the status and the body. */
async function act(visitor: Visitor, wanted: Command): Promise<unknown> {
  const member = (place: number) => world.state.members[place]?.id ?? 1;
  switch (wanted.kind) {
    case 'member':
      return ask(visitor, 'POST', '/member', wanted.key, {
        ...person(wanted.phone),
        ...contract(wanted.membershipId),
        is_privately_sponsored: wanted.sponsored,
      });
    case 'profile':
      return ask(visitor, 'POST', '/profile', wanted.key, { ...person(wanted.phone), departmentId: 101 });
    case 'contract':
      return ask(
        visitor,
        'POST',
        `/member/${member(wanted.whose)}/contract`,
        wanted.key,
        contract(wanted.membershipId),
      );
    case 'returning':
      return ask(visitor, 'POST', '/member/9002/contract', wanted.key, contract(wanted.membershipId), true);
    case 'update': {
      const memberId = String(member(wanted.whose));
      return ask(visitor, 'PUT', `/member/${memberId}`, null, { ...person(wanted.phone), memberId });
    }
    case 'sms': {
      const back = `${PORTAL}/nordlys/sponsor`;
      const addresses = { signupUrl: back, netsCallbackUrl: back, acceptanceCallbackUrl: back };
      const query = new URLSearchParams({ departmentId: '101', memberId: String(member(wanted.whose)), ...addresses });
      return ask(visitor, 'GET', `/lookup/sponsor/${wanted.phone}?${query}`, null);
    }
    case 'visit': {
      const id = world.state.signings[wanted.whose]?.id ?? 'none';
      const reply = await outside.inject({
        method: 'POST',
        url: `/direct-debit/${id}`,
        payload: { status: wanted.status },
      });
      return reply.json();
    }
    case 'wait':
      world.change((state) => {
        if (state.clock.kind === 'real') state.clock.offset += wanted.hours * 3_600_000;
        for (const token of Object.values(state.tokens)) token.expires += wanted.hours * 3_600;
      });
      return null;
  }
}

async function ask(
  { token, session }: Visitor,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  given: string | null,
  body?: object,
  isMember = false,
): Promise<unknown> {
  const reply = await app.inject({
    method,
    url: `/rest/v1/boostsignup${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      host: 'localhost',
      ...(given !== null && { [KEY_HEADER]: given }),
      ...(isMember && { 'x-session': session }),
    },
    ...(body && { payload: body }),
  });
  expect(reply.statusCode).toBeLessThan(500);
  return [reply.statusCode, reply.body];
}

const person = (phone_number: string) => ({
  firstname: 'Kari',
  lastname: 'Nordli',
  address: 'Fjellveien 12',
  postal_code: '5014',
  municipality: 'Bergen',
  phone_number,
  email: 'kari@demo.example',
  date_of_birth: '28.02.1990',
  gender: 'kvinne',
  approve_tos: true,
});

const contract = (membershipId: number) => ({
  departmentId: 101,
  membershipId,
  netsCallbackUrl: `${PORTAL}/nordlys/member`,
  acceptedTerms: ACCEPTED,
});
