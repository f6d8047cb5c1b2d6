import { signup as wire } from '@felles/adapters-http/wire';
import { Invoice } from '@felles/core/internal/portal/payment/model';
import type { MemberUpdate } from '@felles/core/internal/portal/person/model';
import type { NewMember, NewProfile } from '@felles/core/internal/portal/signup/model';
import { dayOf } from '@felles/core/internal/shared/calendar';
import type { World } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ACCEPTED, acceptedAtSolsiden, aNewMember } from '../support/a-new-member.ts';
import { answerOf, connectTo, logIn, resultOf, serve } from './serving.ts';

const NOW = Date.parse('2026-11-19T09:00:00Z');
const OUTSIDE = 'http://127.0.0.1:9';

/** Somebody whom no center knows, at the portal of one. */
async function aVisitor(centerCode = 'nordlys') {
  const server = await serve({ realTime: () => NOW, trackers: OUTSIDE });
  const client = await connectTo(server.root, centerCode);
  const netsCallbackUrl = `${server.root}/${centerCode}/member?callback=avtalegiro&directdebit=true&shortterm=false`;
  return {
    ...server,
    ...client,
    netsCallbackUrl,
    member: (changes: Partial<NewMember> = {}) => aNewMember(server.root, { netsCallbackUrl, ...changes }),
  };
}

/** A visitor who is logged in as somebody whom the center knows. */
async function aMember(phone: string) {
  const visitor = await aVisitor();
  await logIn(visitor, phone);
  return visitor;
}

const { departmentId: _, membershipId: __, netsCallbackUrl: ___, acceptedTerms, ...PERSON } = aNewMember('');

const SOMEBODY = ['member', 'invoice', 'contract', 'email'];

/** The entries of the ledger, tokens and sessions left out. */
const madeIn = ({ state }: World) =>
  state.ledger.map(({ kind }) => kind).filter((kind) => kind !== 'token' && kind !== 'session');

describe('a new member over HTTP', () => {
  it('[P-SIGNUP-61] [P-TRANSPORT-07] should be posted as JSON to /v1/boostsignup/member, with a key', async () => {
    const { signup, seen, member } = await aVisitor();
    const sent = member();
    await answerOf(signup.createMember(sent, 'key-1'));
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/rest/v1/boostsignup/member',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
      body: { ...sent, date_of_birth: '28.02.1990' },
    });
  });

  it.each([
    { sponsor_code: 'AB1C2D3E4F5G' },
    { is_privately_sponsored: true, acceptanceCallbackUrl: 'http://127.0.0.1/nordlys/sponsor/accept' },
  ])('[P-SIGNUP-61] should say who pays, where it is another person: %o', async (payer) => {
    const { signup, seen, member } = await aVisitor();
    await answerOf(signup.createMember(member(payer), 'key-1'));
    expect(seen.at(-1)?.body).toEqual({ ...member(payer), date_of_birth: '28.02.1990' });
  });

  it('[P-SIGNUP-62] should be answered with their information, the invoice and the place to sign', async () => {
    const { signup, world, member } = await aVisitor();
    expect(await answerOf(signup.createMember(member(), 'key-1'))).toMatchObject({
      firstname: 'Kari',
      date_of_birth: '28.02.1990',
      departmentId: 101,
      membershipId: 1101,
      ownerId: '100',
      memberId: expect.stringMatching(/^\d+$/),
      contractId: expect.stringMatching(/^\d+$/),
      invoiceId: expect.stringMatching(/^\d+$/),
      hasSignedAG: false,
      link_to_nets: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/direct-debit\/[\da-f]{32}$/),
    });
    expect(madeIn(world)).toEqual(SOMEBODY);
  });

  it('should have nothing to sign for a membership without direct debit, or that a company pays', async () => {
    const { signup, world, member } = await aVisitor();
    const short = await answerOf(signup.createMember(member({ membershipId: 1106 }), 'a'));
    const paid = member({ phone_number: '19000078', sponsor_code: 'AB1C2D3E4F5G' });
    expect([short.link_to_nets, (await answerOf(signup.createMember(paid, 'b'))).link_to_nets]).toEqual([null, null]);
    expect(world.state.contracts.map(({ activeFrom }) => activeFrom)).toEqual([null, NOW]);
  });

  it('should be charged what the membership costs, with its VAT, a due date and a reference', async () => {
    const { signup, world, member } = await aVisitor();
    await answerOf(signup.createMember(member(), 'key'));
    const [invoice] = world.state.invoices;
    expect(z.parse(Invoice, invoice)).toEqual({ ...invoice, id: String(invoice?.id) });
    expect(world.state.invoices).toMatchObject([
      {
        verdi: 449,
        rest: 449,
        mvaverdi: 89.8,
        dato: '19.11.2026',
        forfall: '03.12.2026',
        kid: expect.stringMatching(/^\d{9}$/),
      },
    ]);
  });

  it.each([
    [{ firstname: ' ' }, 'Navnet mangler eller er for langt.', 'NameInvalid'],
    [{ lastname: 'x'.repeat(201) }, 'Navnet mangler eller er for langt.', 'NameInvalid'],
    [{ phone_number: '123' }, 'Telefonnummeret er ikke gyldig.', 'PhoneInvalid'],
    [{ email: 'kari' }, 'E-postadressen er ikke gyldig.', 'EmailInvalid'],
    [{ postal_code: '9999' }, 'Postnummeret finnes ikke.', 'PostalCodeUnknown'],
    [{ date_of_birth: dayOf(2026, 11, 19) ?? never() }, 'Fødselsdatoen er ikke gyldig.', 'BirthDateInvalid'],
    [{ approve_tos: false }, 'Vilkårene må godtas.', 'ValidationError'],
    [{ membershipId: 9 }, 'Medlemskapet er ikke lenger tilgjengelig.', 'ValidationError'],
    [{ departmentId: 201 }, 'Medlemskapet er ikke lenger tilgjengelig.', 'ValidationError'],
  ])('should be turned down with %j, in words for the visitor', async (changes, message, type) => {
    const { signup, world, member } = await aVisitor();
    expect(await resultOf(signup.createMember(member(changes), 'key'))).toMatchObject({
      error: { status: 400, type, message },
    });
    expect(madeIn(world)).toEqual([]);
  });

  it.each([
    'https://foreign.invalid/nordlys/member',
    'http://127.0.0.1:1/nordlys/member',
    'javascript:alert(1)',
    '/nordlys/member',
    '//foreign.invalid/nordlys/member',
    '',
  ])('should be sent back from signing to nowhere but this portal, not to %s', async (address) => {
    const { signup, world, member } = await aVisitor();
    expect(await resultOf(signup.createMember(member({ netsCallbackUrl: address }), 'key'))).toMatchObject({
      error: { status: 400 },
    });
    expect(world.state.signings).toEqual([]);
  });

  it('should be sent back to their own center, and to no other address', async () => {
    const { signup, root, port, member } = await aVisitor();
    const addresses = [`${root}/solsiden/member`, `http://nordlys@127.0.0.1:${port}/nordlys/member`, `${root}/`];
    for (const [index, address] of addresses.entries())
      expect(await resultOf(signup.createMember(member({ netsCallbackUrl: address }), `key-${index}`))).toMatchObject({
        error: { status: 400 },
      });
  });

  it.each(['10000001', '10000002', '10000004', '004710000001'])(
    'should conflict with a person the center knows by %s: a member, an earlier one, and a mere profile',
    async (phone_number) => {
      const { signup, world, member } = await aVisitor();
      expect(await resultOf(signup.createMember(member({ phone_number }), 'key'))).toMatchObject({
        error: { status: 409, refusal: 'conflict', message: 'Member already exists.' },
      });
      expect(madeIn(world)).toEqual([]);
    },
  );

  it('should be known from then on, at this center only', async () => {
    const { signup, root, member } = await aVisitor();
    await answerOf(signup.createMember(member(), 'a'));
    expect(await resultOf(signup.createMember(member(), 'b'))).toMatchObject({ error: { status: 409 } });
    const other = await connectTo(root, 'solsiden');
    const there = member({
      departmentId: 201,
      membershipId: 2101,
      netsCallbackUrl: `${root}/solsiden/member`,
      acceptedTerms: acceptedAtSolsiden(OUTSIDE),
    });
    const result = await resultOf(other.signup.createMember(there, 'c'));
    expect(result.ok || result.error).toBe(true);
  });

  it('should find what they agreed to by logging in, though they never came back', async () => {
    const visitor = await aVisitor();
    const { signup, profile, world, member } = visitor;
    const { link_to_nets } = await answerOf(signup.createMember(member(), 'key'));
    await logIn(visitor, '10000077');
    expect(await answerOf(profile.profile())).toMatchObject({
      fornavn: 'Kari',
      mobil: '10000077',
      birth: '1990-02-28',
      avtaler: [
        {
          title: 'Fri trening 12 måneder',
          status: false,
          bbs_status: false,
          nets_url: link_to_nets,
          waits_for: 'signature',
        },
      ],
    });
    const holdsFrom = (activeFrom: number) =>
      world.change((state) => {
        state.contracts = state.contracts.map((contract) => ({ ...contract, activeFrom }));
      });
    holdsFrom(NOW + 1);
    expect(await answerOf(profile.profile())).toMatchObject({
      avtaler: [{ status: false, waits_for: 'bank', nets_url: null }],
    });
    holdsFrom(NOW);
    expect(await answerOf(profile.profile())).toMatchObject({
      avtaler: [{ status: true, bbs_status: true, nets_url: null, waits_for: null }],
    });
  });

  it.each([
    ['for a year', { membershipId: 1101 }, { binding_dato: Date.parse('2027-11-19T00:00:00Z') / 1000, text: null }],
    ['not at all where they may give notice each month', { membershipId: 1102 }, { binding_dato: null, text: null }],
    [
      'and say which company pays',
      { membershipId: 1102, sponsor_code: 'AB1C2D3E4F5G' },
      { binding_dato: null, text: 'Fjordkonsult betaler.', status: true },
    ],
  ])('should bind a logged-in member for the time that was shown: %s', async (_, wanted, agreement) => {
    const visitor = await aVisitor();
    await answerOf(visitor.signup.createMember(visitor.member(wanted), 'key'));
    await logIn(visitor, '10000077');
    expect(await answerOf(visitor.profile.profile())).toMatchObject({ avtaler: [agreement] });
  });

  it('should be created with every spelling of the requests', async () => {
    const { root, access, netsCallbackUrl } = await aVisitor();
    const headers = { authorization: `Bearer ${access.value.token}`, 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      fetch(`${root}/rest${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const written = { ...PERSON, date_of_birth: '28.02.1990', departmentId: 101 };
    const made = await post(wire.createMember.aliases[0], {
      ...written,
      membershipId: 1101,
      netsCallbackUrl,
      acceptedTerms,
    });
    const { memberId } = await made.json();
    const path = wire.createContract.aliases[0].replace('{memberId}', memberId);
    const again = await post(path, { membershipId: 1102, departmentId: 101, netsCallbackUrl, acceptedTerms: ACCEPTED });
    const profile = await post(wire.createProfile.aliases[0], { ...written, phone_number: '19000078' });
    expect([made.status, again.status, profile.status]).toEqual([200, 200, 200]);
  });
});

describe('the age at a sign-up over HTTP', () => {
  const TODAY = '2026-11-19';
  /** So many years old, or a day less. */
  const aged = (years: number, days = 0) => dayOf(2026 - years, 11, 19 + days) ?? never();
  const ADULT = 'Du er under 18 år, så en voksen må betale for deg.';
  const company = { sponsor_code: 'AB1C2D3E4F5G' };
  const prepaid = { membershipId: 1106 };
  const privately = { is_privately_sponsored: true };

  it.each([
    ['ordinary', { date_of_birth: aged(18, 1) }, ADULT],
    ['ordinary', { date_of_birth: aged(18) }, null],
    ['company', { ...company, date_of_birth: aged(18, 1) }, ADULT],
    ['company', { ...company, date_of_birth: aged(18) }, null],
    ['private', { ...privately, date_of_birth: aged(15, 1) }, 'Du må være minst 15 år.'],
    ['private', { ...privately, date_of_birth: aged(15) }, null],
    ['prepaid', { ...prepaid, date_of_birth: aged(16, 1) }, 'Du må være minst 16 år.'],
    ['prepaid', { ...prepaid, date_of_birth: aged(16) }, null],
  ] as const)(`should on the %s path with %o on ${TODAY} be turned down with %s`, async (_, changes, message) => {
    const { signup, world, member } = await aVisitor();
    const result = await resultOf(signup.createMember(member(changes), 'key'));
    if (message === null) return expect(madeIn(world)).toContain('member');
    expect(result).toMatchObject({ error: { status: 412, message } });
    expect(madeIn(world)).toEqual([]);
  });

  it('should be no less than the center asks of a profile', async () => {
    const { signup, world } = await aVisitor();
    const profile = (date_of_birth: NewProfile['date_of_birth']) => ({ ...PERSON, departmentId: 101, date_of_birth });
    expect(await resultOf(signup.createProfile(profile(aged(15, 1)), 'a'))).toMatchObject({
      error: { status: 412, message: 'Du må være minst 15 år.' },
    });
    await answerOf(signup.createProfile(profile(aged(15)), 'b'));
    expect(madeIn(world)).toEqual(['member']);
  });

  it('should be asked again for another agreement', async () => {
    const { signup, world, member, netsCallbackUrl } = await aVisitor();
    const { memberId } = await answerOf(signup.createMember(member({ ...prepaid, date_of_birth: aged(16) }), 'a'));
    const monthly = { membershipId: 1101, departmentId: 101, netsCallbackUrl, acceptedTerms: ACCEPTED };
    expect(await resultOf(signup.createContract(String(memberId), monthly, 'b'))).toMatchObject({
      error: { status: 412, message: ADULT },
    });
    expect(world.state.contracts).toHaveLength(1);
  });
});

describe('an update in the middle of a sign-up', () => {
  const update = (changes: Partial<MemberUpdate> = {}) => ({ ...PERSON, ...changes });

  it('[P-SIGNUP-63] should be put to /v1/boostsignup/member/{memberId}, and answered with the member’s id', async () => {
    const { signup, seen, member, world } = await aVisitor();
    const { memberId } = await answerOf(signup.createMember(member(), 'key'));
    const id = String(memberId);
    const answer = await answerOf(signup.updateMember(id, update({ firstname: 'Karin', phone_number: '19000099' })));
    expect(answer.memberId).toBe(id);
    expect(seen.at(-1)).toMatchObject({
      method: 'PUT',
      url: `/rest/v1/boostsignup/member/${id}`,
      body: { ...PERSON, firstname: 'Karin', phone_number: '19000099', date_of_birth: '28.02.1990', memberId: id },
    });
    expect(world.state.members).toMatchObject([{ firstname: 'Karin', phone: '19000099', lastname: 'Kanari' }]);
    expect(madeIn(world).filter((kind) => kind === 'member')).toEqual(['member']);
  });

  it('should conflict with a number of another person', async () => {
    const { signup, member } = await aVisitor();
    const { memberId } = await answerOf(signup.createMember(member(), 'key'));
    expect(await resultOf(signup.updateMember(String(memberId), update({ phone_number: '10000001' })))).toMatchObject({
      error: { status: 409, message: 'Member already exists.' },
    });
  });

  it('should need a session once they have signed, and for everybody who was there before', async () => {
    const { signup, member, world } = await aVisitor();
    const { memberId } = await answerOf(signup.createMember(member(), 'key'));
    world.change((state) => {
      state.contracts = state.contracts.map((contract) => ({ ...contract, activeFrom: NOW }));
    });
    for (const id of [String(memberId), '9001', '9004', '0', 'x'])
      expect(await resultOf(signup.updateMember(id, update())), id).toMatchObject({
        error: { status: 401, type: 'NotLoggedIn' },
      });
  });
});

describe('the way back from the direct-debit provider', () => {
  it.each(['ok', 'not_started', 'not_ok'] as const)(
    '[P-PAYMENT-46] should go by GET /avtalegiro/callback, under both its spellings, which knows of %s by itself',
    async (status) => {
      const { signup, root, world, member } = await aVisitor();
      const { link_to_nets } = await answerOf(signup.createMember(member(), 'key'));
      const id = link_to_nets?.split('/').at(-1);
      world.change((state) => {
        state.signings = state.signings.map((signing) => ({ ...signing, status }));
      });
      for (const path of ['/avtalegiro/callback', '/v1/boostsignup/avtalegiro/callback']) {
        const address = `${root}/rest${path}?agreement=${id}&status=other`;
        const reply = await fetch(address, { redirect: 'manual' });
        expect([reply.status, reply.headers.get('location')]).toEqual([
          303,
          `${root}/nordlys/member?callback=avtalegiro&directdebit=true&shortterm=false&status=${status}`,
        ]);
      }
    },
  );
});

describe('the report on a sign-up', () => {
  it('should be nothing of the person, neither in the journal nor in the ledger', async () => {
    const { signup, world, member, profile } = await aVisitor();
    const { memberId } = await answerOf(signup.createMember(member(), 'kanari-key'));
    await resultOf(signup.updateMember(String(memberId), { ...PERSON, address: 'Kanaristien 1' }));
    await resultOf(signup.createMember(member({ email: 'kanari' }), 'kanari-other'));
    await resultOf(profile.profile());
    const told = JSON.stringify([world.observed.calls.entries, world.state.ledger]);
    expect(told).toContain('signup.createMember');
    expect(told).not.toMatch(new RegExp(`kanari|kari|10000077|28\\.02|1990-02|${memberId}`, 'i'));
  });
});

describe('a sign-up whose answer is lost', () => {
  const loseOne = (world: World, over: object) =>
    world.change((state) => {
      state.faults.push({
        id: 1,
        met: 0,
        call: 'signup.createMember',
        kind: 'cut',
        probability: 1,
        times: 1,
        after: true,
        ...over,
      });
    });

  it.each([
    ['cut', { kind: 'unreachable', cause: 'network' }],
    ['status', { kind: 'refused', status: 500 }],
    ['html', { kind: 'malformed' }],
    ['empty', { kind: 'malformed' }],
    ['malformed', { kind: 'malformed' }],
  ] as const)('should be the same sign-up when it is sent again, after %s', async (kind, failure) => {
    const { signup, world, member } = await aVisitor();
    loseOne(world, { kind });
    const sent = member();
    expect(await resultOf(signup.createMember(sent, 'key'))).toMatchObject({ error: failure });
    expect(madeIn(world)).toEqual(SOMEBODY);
    const { memberId } = await answerOf(signup.createMember(sent, 'key'));
    expect(memberId).toBe(String(world.state.members[0]?.id));
    expect(await resultOf(signup.createMember(sent, 'another'))).toMatchObject({ error: { status: 409 } });
    expect(madeIn(world)).toEqual(SOMEBODY);
  });

  it('should be the same sign-up for a client that has stopped waiting', async () => {
    const { root, signup, world, member } = await aVisitor();
    const { signup: hasty } = await connectTo(root, 'nordlys', { limit: 300 });
    loseOne(world, { kind: 'hang' });
    expect(await resultOf(hasty.createMember(member(), 'key'))).toMatchObject({ error: { cause: 'timeout' } });
    await answerOf(signup.createMember(member(), 'key'));
    expect(madeIn(world)).toEqual(SOMEBODY);
  });

  it('should not start if the fault comes first', async () => {
    const { signup, world, member } = await aVisitor();
    loseOne(world, { after: false });
    await resultOf(signup.createMember(member(), 'key'));
    expect(madeIn(world)).toEqual([]);
    await answerOf(signup.createMember(member(), 'key'));
    expect(madeIn(world)).toEqual(SOMEBODY);
  });
});

describe('another agreement over HTTP', () => {
  const contract = (netsCallbackUrl: string, membershipId = 1101) => ({
    membershipId,
    departmentId: 101,
    netsCallbackUrl,
    acceptedTerms: ACCEPTED,
  });

  it('[P-SIGNUP-65] should be posted to /v1/boostsignup/member/{memberId}/contract', async () => {
    const { signup, seen, world, netsCallbackUrl } = await aMember('10000002');
    const answer = await answerOf(signup.createContract('9002', contract(netsCallbackUrl), 'key-1'));
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/rest/v1/boostsignup/member/9002/contract',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
      body: contract(netsCallbackUrl),
    });
    expect(answer).toMatchObject({
      invoiceId: expect.stringMatching(/^\d+$/),
      link_to_nets: expect.stringContaining(OUTSIDE),
    });
    expect(madeIn(world)).toEqual(['invoice', 'contract', 'email']);
  });

  it.each([
    ['10000001', '9001', { status: 409 }],
    ['10000003', '9003', { status: 412 }],
    ['10000002', '9001', { status: 403 }],
  ])('should not be started by %s for %s', async (phone, memberId, refused) => {
    const { signup, world, netsCallbackUrl } = await aMember(phone);
    expect(await resultOf(signup.createContract(memberId, contract(netsCallbackUrl), 'key'))).toMatchObject({
      error: refused,
    });
    expect(madeIn(world)).toEqual([]);
  });

  it('should be paid by another person on request, at any age, without an invoice to the member', async () => {
    const { signup, world, netsCallbackUrl } = await aMember('10000014');
    const wanted = contract(netsCallbackUrl);
    expect(await resultOf(signup.createContract('9014', wanted, 'ordinary'))).toMatchObject({ error: { status: 412 } });
    await answerOf(signup.createContract('9014', { ...wanted, is_privately_sponsored: true }, 'private'));
    expect(madeIn(world)).toEqual(['invoice', 'contract']);
  });

  it('should need a session of a member who is known', async () => {
    const { signup, netsCallbackUrl } = await aVisitor();
    expect(await resultOf(signup.createContract('9002', contract(netsCallbackUrl), 'key'))).toMatchObject({
      error: { status: 401, type: 'NotLoggedIn' },
    });
  });

  it('should stay for the same input with any key, and be replaced for another', async () => {
    const { signup, world, netsCallbackUrl } = await aMember('10000002');
    const first = await answerOf(signup.createContract('9002', contract(netsCallbackUrl), 'a'));
    expect(await answerOf(signup.createContract('9002', contract(netsCallbackUrl), 'b'))).toEqual(first);
    const other = await answerOf(signup.createContract('9002', contract(netsCallbackUrl, 1102), 'c'));
    expect(other.contractId).not.toBe(first.contractId);
    expect(world.state.contracts.map(({ isReplaced }) => isReplaced)).toEqual([true, false]);
    expect(world.state.invoices).toMatchObject([
      { kredit: true, rest: 0 },
      { kredit: false, rest: 549 },
    ]);
    // Whoever has two invoices in the mailbox reads there that one of them is void.
    const [former, due] = world.state.invoices.map(({ fakturanr }) => fakturanr);
    expect(world.state.messages.map(({ subject }) => subject)).toEqual([
      `Faktura ${former} fra Nordlys Trening`,
      `Faktura ${former} gjelder ikke lenger`,
      `Faktura ${due} fra Nordlys Trening`,
    ]);
    expect(madeIn(world).filter((kind) => kind === 'credit')).toHaveLength(1);
  });
});

describe('a new profile over HTTP', () => {
  const PROFILE: NewProfile = { ...PERSON, departmentId: 101 };

  it('[P-SIGNUP-54] should be posted as JSON to /v1/boostsignup/profile, with the department', async () => {
    const { signup, seen, world } = await aVisitor();
    const answer = await answerOf(signup.createProfile(PROFILE, 'key-1'));
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/rest/v1/boostsignup/profile',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
      body: { ...PROFILE, date_of_birth: '28.02.1990' },
    });
    expect(answer).toMatchObject({ firstname: 'Kari', memberId: expect.stringMatching(/^\d+$/) });
    expect(madeIn(world)).toEqual(['member']);
  });

  it('should need a department of this center, and an unused number', async () => {
    const { signup } = await aVisitor();
    expect(await resultOf(signup.createProfile({ ...PROFILE, departmentId: 201 }, 'a'))).toMatchObject({
      error: { status: 400, message: 'Velg et senter.' },
    });
    expect(await resultOf(signup.createProfile({ ...PROFILE, phone_number: '10000004' }, 'b'))).toMatchObject({
      error: { status: 409 },
    });
  });

  it('should be put right without a session for an hour, and no longer', async () => {
    const { signup, world } = await aVisitor();
    const { memberId } = await answerOf(signup.createProfile(PROFILE, 'key-1'));
    const put = (email: string) => resultOf(signup.updateMember(String(memberId), { ...PERSON, email }));
    const madeAgo = (milliseconds: number) =>
      world.change((state) => {
        state.members = state.members.map((member) => ({ ...member, at: NOW - milliseconds }));
      });
    madeAgo(60 * 60_000 - 1);
    expect(await put('ny@demo.example')).toMatchObject({ ok: true });
    expect(world.state.members).toMatchObject([{ email: 'ny@demo.example', lastname: 'Kanari' }]);
    madeAgo(60 * 60_000);
    expect(await put('nyere@demo.example')).toMatchObject({ error: { status: 401, type: 'NotLoggedIn' } });
  });
});

function never(): never {
  throw new Error('no such day');
}
