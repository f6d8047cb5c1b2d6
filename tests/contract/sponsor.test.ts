import { createSponsorHttp } from '@felles/adapters-http';
import { sponsor as wire } from '@felles/adapters-http/wire';
import { addDays, kroner, osloDay } from '@felles/core';
import type { NewMember } from '@felles/core/internal/portal/signup/model';
import type { SponsorInformation, SponsorRequest } from '@felles/core/internal/portal/sponsor/model';
import { sponsorAddresses } from '@felles/core/internal/portal/sponsor/rules';
import { dayOf } from '@felles/core/internal/shared/calendar';
import { buildOutside, type World } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aNewMember } from '../support/a-new-member.ts';
import { answerOf, connectTo, resultOf, serve, toldAt } from './serving.ts';

const NOW = Date.parse('2026-11-19T09:00:00Z');
const DAY = 24 * 60 * 60_000;
const OUTSIDE = 'http://127.0.0.1:9';
const ADULT_STRANGER = '10000011';
const HAS_SIGNED = '10000012';
const HAS_NOT_SIGNED = '10000013';
const TOO_YOUNG = '10000014';

async function aVisitor(centerCode = 'nordlys') {
  let now = NOW;
  const server = await serve({ realTime: () => now, trackers: OUTSIDE });
  const client = await connectTo(server.root, centerCode);
  return {
    ...server,
    ...client,
    sponsor: createSponsorHttp(client.http),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

type Visitor = Awaited<ReturnType<typeof aVisitor>>;

/** Somebody too young to pay, in the middle of their sign-up. */
async function aYoungMember({ signup, root }: Visitor, changes: Partial<NewMember> = {}) {
  const born = dayOf(2010, 2, 9);
  if (born === null) throw new Error('no day');
  const answer = await answerOf(
    signup.createMember(
      aNewMember(root, { date_of_birth: born, is_privately_sponsored: true, ...changes }),
      'key-young',
    ),
  );
  return { memberId: String(answer.memberId), contractId: String(answer.contractId) };
}

const requestFor = (root: string, memberId: string, changes: Partial<SponsorRequest> = {}): SponsorRequest => ({
  ...sponsorAddresses(`${root}/nordlys`, 101),
  phone: ADULT_STRANGER,
  departmentId: 101,
  memberId,
  contractId: null,
  ...changes,
});

function aSponsor(
  root: string,
  hash: string | undefined,
  changes: Partial<SponsorInformation> = {},
): SponsorInformation {
  const { firstname, lastname, address, postal_code, municipality, email, gender, date_of_birth } = aNewMember(root);
  return {
    ...{ firstname, lastname, address, postal_code, municipality, email, gender, date_of_birth },
    phone_number: ADULT_STRANGER,
    approve_tos: true,
    departmentId: 101,
    is_sponsor: true,
    netsCallbackUrl: `${root}/nordlys/avtalegiro?departmentId=101`,
    acceptanceCallbackUrl: `${root}/nordlys/sponsor/accept`,
    ...(hash !== undefined && { sponsorConnectionHash: hash }),
    ...changes,
  };
}

const countOf = (world: World, kind: string): number =>
  world.state.ledger.filter((entry) => entry.kind === kind).length;
const linksTo = (world: World, phone: string): readonly URL[] =>
  world.state.messages.filter(({ to }) => to === phone).map(({ link }) => new URL(link?.address ?? 'about:blank'));
const isActive = (world: World, contractId: string): boolean =>
  world.state.contracts.some(({ id, activeFrom }) => String(id) === contractId && activeFrom !== null);

/** A visitor whose sponsor was asked, and the parts of the link in the message. */
async function asked(phone = ADULT_STRANGER) {
  const visitor = await aVisitor();
  const { memberId, contractId } = await aYoungMember(visitor);
  const answer = await answerOf(visitor.sponsor.contact(requestFor(visitor.root, memberId, { phone })));
  const [link] = linksTo(visitor.world, phone);
  const hash = link?.searchParams.get('sponsorConnectionHash') ?? link?.searchParams.get('hash') ?? '';
  return { ...visitor, memberId, contractId, answer, link, hash };
}

describe('a company’s code over HTTP', () => {
  it.each([
    ['nordlys', 'AB1C2D3E4F5G', [101, 102]],
    ['nordlys', 'CD1E2F3G4H5J', [103]],
    ['solsiden', 'EF1G2H3J4K5L', [201, 202]],
  ])('[P-SPONSOR-11] should open at %s with %s the departments %j', async (center, code, departments) => {
    const { sponsor, seen } = await aVisitor(center);
    const found = await answerOf(sponsor.lookUpCode(code, 'C-7'));
    expect(found).toEqual({ AG_departments: departments, navn: expect.stringMatching(/\S/) });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: `/rest/v1/boostsignup/sponsor/${code}?contractId=C-7` });
    await answerOf(sponsor.lookUpCode(code, null));
    expect(seen.at(-1)?.url).toBe(`/rest/v1/boostsignup/sponsor/${code}`);
  });

  it.each(['ZZ', 'EF1G2H3J4K5L', '__proto__', '../member'])(
    '[P-SPONSOR-11] should not open nordlys with %s, and say so in words',
    async (code) => {
      const { sponsor } = await aVisitor();
      expect(await resultOf(sponsor.lookUpCode(code, null))).toMatchObject({
        error: { status: 404, message: 'Vi kjenner ikke denne koden. Sjekk den med firmaet ditt.' },
      });
    },
  );

  it('[P-SPONSOR-36] should be used for a member, and answered with a map of texts', async () => {
    const visitor = await aVisitor();
    const { memberId, contractId } = await aYoungMember(visitor);
    const { sponsor, seen, world } = visitor;
    const answer = await answerOf(sponsor.useCode('AB1C2D3E4F5G', { departmentId: 101, memberId, contractId }));
    expect(answer).toEqual({ company: 'Fjordkonsult' });
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/rest/v1/boostsignup/sponsor/AB1C2D3E4F5G',
      body: { departmentId: 101, memberId, contractId },
    });
    expect(world.state.members.map(({ sponsorCode }) => sponsorCode)).toEqual(['AB1C2D3E4F5G']);
    // The company pays by invoice: the agreement holds, and there is nothing to sign.
    expect(world.state.contracts).toMatchObject([{ signingId: null, activeFrom: expect.any(Number) }]);
    expect(await resultOf(sponsor.useCode('CD1E2F3G4H5J', { departmentId: 101, memberId }))).toMatchObject({
      error: { status: 400 },
    });
    expect(await resultOf(sponsor.useCode('AB1C2D3E4F5G', { departmentId: 101, memberId: '9001' }))).toMatchObject({
      error: { status: 404 },
    });
  });
});

describe('asking a payer over HTTP', () => {
  it('[P-SPONSOR-14] should be a GET with where the links lead, answered with a text, and send a link into the portal', async () => {
    const { seen, answer, link, root, world, memberId } = await asked();
    expect(answer).toBe('Sponsor registration requested.');
    const { pathname, searchParams } = new URL(`${root}${seen.at(-1)?.url}`);
    expect([seen.at(-1)?.method, pathname, Object.fromEntries(searchParams)]).toEqual([
      'GET',
      `/rest/v1/boostsignup/lookup/sponsor/${ADULT_STRANGER}`,
      { departmentId: '101', memberId, ...sponsorAddresses(`${root}/nordlys`, 101) },
    ]);
    expect(link?.href).toMatch(/\/nordlys\/sponsor\?departmentId=101&sponsorConnectionHash=[\da-f]{32}$/);
    expect(link?.origin).toBe(root);
    expect(countOf(world, 'sms')).toBe(1);
  });

  it('[P-SPONSOR-14] should carry the contract where there is one', async () => {
    const visitor = await aVisitor();
    const { memberId, contractId } = await aYoungMember(visitor);
    await answerOf(visitor.sponsor.contact(requestFor(visitor.root, memberId, { contractId })));
    expect(visitor.seen.at(-1)?.url).toContain(`contractId=${contractId}`);
  });

  it.each([
    [ADULT_STRANGER, 'Sponsor registration requested.', '/nordlys/sponsor'],
    [HAS_NOT_SIGNED, 'Sponsor has not signed AG.', '/nordlys/sponsor'],
    [HAS_SIGNED, 'Sponsor has signed.', '/nordlys/sponsor/accept'],
  ])('should tell of %s: %s', async (phone, words, path) => {
    const { answer, link } = await asked(phone);
    expect([answer, link?.pathname]).toEqual([words, path]);
  });

  it('[P-SPONSOR-14] should send one message, however often the same is asked, and one to another number', async () => {
    const visitor = await asked();
    const { sponsor, root, world, memberId, answer, seen } = visitor;
    const [, short = ''] = seen.at(-1)?.url.split('/rest/v1/boostsignup') ?? [];
    expect(await toldAt(root, visitor, short)).toEqual({ status: 200, text: JSON.stringify(answer) });
    const again = [requestFor(root, memberId), requestFor(root, memberId, { phone: `0047${ADULT_STRANGER}` })];
    for (const request of again) expect(await answerOf(sponsor.contact(request))).toBe(answer);
    expect([countOf(world, 'sms'), countOf(world, 'connection')]).toEqual([1, 1]);
    await answerOf(sponsor.contact(requestFor(root, memberId, { phone: HAS_NOT_SIGNED })));
    expect(countOf(world, 'sms')).toBe(2);
  });

  it.each([
    [TOO_YOUNG, 412, 'Ugyldig sponsor'],
    ['10000077', 412, 'Ugyldig sponsor'],
    ['10000019', 404, 'Vi finner ingen med dette telefonnummeret.'],
    ['1000', 400, 'Telefonnummeret er ikke gyldig.'],
  ])('should turn %s down with %i, in words, and send nothing', async (phone, status, message) => {
    const visitor = await aVisitor();
    const { memberId } = await aYoungMember(visitor);
    const result = await resultOf(visitor.sponsor.contact(requestFor(visitor.root, memberId, { phone })));
    expect(result).toMatchObject({ error: { status, message } });
    expect(countOf(visitor.world, 'sms')).toBe(0);
  });

  it.each([
    { memberId: '9001' },
    { memberId: 'x' },
    { departmentId: 201 },
    { signupUrl: 'https://foreign.example/nordlys/sponsor' },
    { acceptanceCallbackUrl: 'javascript:alert(1)' },
    { netsCallbackUrl: 'http://127.0.0.1/solsiden/avtalegiro' },
  ])('should send nothing for %j', async (changes) => {
    const visitor = await aVisitor();
    const { memberId } = await aYoungMember(visitor);
    const result = await resultOf(visitor.sponsor.contact(requestFor(visitor.root, memberId, changes)));
    expect([result.ok, countOf(visitor.world, 'sms')]).toEqual([false, 0]);
  });

  it('should write no personal data into what developers see', async () => {
    const { world, memberId, hash } = await asked();
    const told = JSON.stringify([world.observed, world.state.ledger]);
    expect([ADULT_STRANGER, memberId, hash, 'Kari'].filter((secret) => told.includes(secret))).toEqual([]);
  });
});

describe('the sponsored member over HTTP', () => {
  it('[P-SPONSOR-30] should be found by the link', async () => {
    const { sponsor, seen, hash } = await asked();
    expect(await answerOf(sponsor.sponsored(hash))).toMatchObject({
      firstname: 'Kari',
      lastname: 'Kanari',
      phone_number: '10000077',
      date_of_birth: '09.02.2010',
    });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: `/rest/sponsed?sponsorConnectionHash=${hash}` });
  });

  it('should come with what is paid for, and what is drawn first, as soon as there is an agreement', async () => {
    const { sponsor, hash, world } = await asked();
    const [contract, invoice] = [world.state.contracts[0], world.state.invoices[0]];
    expect((await answerOf(sponsor.sponsored(hash))).agreement).toMatchObject({
      departmentId: contract?.departmentId,
      department: expect.stringMatching(/./),
      membership: { id: contract?.membershipId, title: contract?.title, cost_included_vat: contract?.price },
      first: { first_invoice_date: invoice?.forfall, invoice: { rest: invoice?.rest } },
    });
    expect((await answerOf(sponsor.sponsored('hash-open'))).agreement).toMatchObject({
      membership: { id: 1101 },
      first: null,
    });
  });

  it('should be shown to a payer until they have accepted', async () => {
    const { sponsor, hash } = await asked(HAS_SIGNED);
    expect(await answerOf(sponsor.sponsored(hash))).toMatchObject({
      firstname: 'Kari',
      agreement: { departmentId: 101 },
    });
    await answerOf(sponsor.accept(hash));
    expect(await resultOf(sponsor.sponsored(hash))).toMatchObject({ error: { type: 'LinkUsed' } });
  });

  it.each([
    ['hash-open', true, undefined],
    ['hash-used', false, 'Lenken er brukt. Avtalen er signert.'],
    ['hash-expired', false, 'Lenken er for gammel. Be om en ny.'],
    ['nonsense', false, 'Lenken er ikke gyldig.'],
  ])('[P-SPONSOR-30] should be named by %s: %s', async (hash, isFound, message) => {
    const { sponsor } = await aVisitor();
    const result = await resultOf(sponsor.sponsored(hash));
    expect([result.ok, result.ok || !('message' in result.error) ? undefined : result.error.message]).toEqual([
      isFound,
      message,
    ]);
  });

  it('should be of the link’s own center, for two weeks', async () => {
    const { sponsor, root, hash, wait } = await asked();
    const other = await connectTo(root, 'solsiden');
    expect((await resultOf(createSponsorHttp(other.http).sponsored(hash))).ok).toBe(false);
    wait(14 * DAY);
    expect(await resultOf(sponsor.sponsored(hash))).toMatchObject({ error: { status: expect.any(Number) } });
  });
});

describe('a new sponsor over HTTP', () => {
  it('[P-SPONSOR-33] [P-TRANSPORT-07] should be posted as JSON with a key, and be answered with a place to sign', async () => {
    const { sponsor, seen, hash, root, world } = await asked();
    const sent = aSponsor(root, hash);
    const created = await answerOf(sponsor.createSponsor(sent, 'key-1'));
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/rest/v1/boostsignup/sponsor',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
      body: {
        ...sent,
        date_of_birth: '28.02.1990',
        is_sponsor: true,
        acceptanceCallbackUrl: `${root}/nordlys/sponsor/accept`,
        sponsorConnectionHash: hash,
      },
    });
    expect(created).toMatchObject({
      firstname: 'Kari',
      memberId: expect.stringMatching(/^\d+$/),
      link_to_nets: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/direct-debit\/[\da-f]{32}$/),
    });
    expect(countOf(world, 'member')).toBe(2);
  });

  it('should be created once with one key, and keep its address for signing with another', async () => {
    const { sponsor, hash, root, world } = await asked();
    const first = await answerOf(sponsor.createSponsor(aSponsor(root, hash), 'key-1'));
    expect(await answerOf(sponsor.createSponsor(aSponsor(root, hash), 'key-1'))).toEqual(first);
    expect(await answerOf(sponsor.createSponsor(aSponsor(root, hash), 'key-2'))).toEqual(first);
    expect(countOf(world, 'member')).toBe(2);
  });

  it('should pay for the member once signed', async () => {
    const { sponsor, hash, root, world, contractId } = await asked();
    const { link_to_nets } = await answerOf(sponsor.createSponsor(aSponsor(root, hash), 'key-1'));
    expect(isActive(world, contractId)).toBe(false);
    const id = link_to_nets?.split('/').at(-1);
    expect(world.state.signings.find((signing) => signing.id === id)).toMatchObject({
      returnTo: `${root}/nordlys/avtalegiro?departmentId=101`,
      contractId: Number(contractId),
    });
  });

  it('should pay for what the member has chosen since they asked', async () => {
    const { sponsor, signup, hash, root, world, memberId } = await asked();
    const other = aNewMember(root, { membershipId: 1102 });
    const { contractId } = await answerOf(signup.createContract(memberId, other, 'key-other'));
    const { link_to_nets } = await answerOf(sponsor.createSponsor(aSponsor(root, hash), 'key-1'));
    const id = link_to_nets?.split('/').at(-1);
    expect(String(world.state.signings.find((signing) => signing.id === id)?.contractId)).toBe(String(contractId));
  });

  it.each([
    [{ phone_number: '10000001' }, 409, 'Member already exists.'],
    [{ date_of_birth: addDays(osloDay(NOW), -17 * 365) }, 412, 'Ugyldig sponsor'],
    [{ sponsorConnectionHash: 'nonsense' }, 404, 'Lenken er ikke gyldig.'],
    [{ departmentId: 201 }, 404, 'Fant ikke avdelingen.'],
    [{ netsCallbackUrl: 'https://foreign.example/' }, 400, 'body: an address is not of this portal'],
  ])('should be turned down with %j', async (changes, status, message) => {
    const { sponsor, hash, root, world } = await asked();
    const result = await resultOf(sponsor.createSponsor(aSponsor(root, hash, changes), 'key-1'));
    expect(result).toMatchObject({ error: { status, message } });
    expect(countOf(world, 'member')).toBe(1);
  });

  it('should be the person the center knows, where the message went to their own number', async () => {
    const { sponsor, hash, root, world } = await asked(HAS_NOT_SIGNED);
    const created = await answerOf(
      sponsor.createSponsor(aSponsor(root, hash, { phone_number: HAS_NOT_SIGNED }), 'key-1'),
    );
    expect([created.memberId, countOf(world, 'member')]).toEqual(['9013', 1]);
    // They sign as the person whom the center knows.
    expect(created).toMatchObject({ firstname: 'Terje', lastname: 'Østby' });
  });
});

describe('a sponsor who comes back by the same link over HTTP', () => {
  const MARY = { firstname: 'Mary', lastname: 'O’Hara' } as const;
  const namesOf = (world: World) => world.state.members.map(({ firstname }) => firstname);

  it('should be the person they say they are now, until they have signed', async () => {
    const { sponsor, hash, root, world, wait } = await asked();
    const first = await answerOf(sponsor.createSponsor(aSponsor(root, hash, { firstname: 'Ann' }), 'key-1'));
    expect(namesOf(world)).toEqual(['Kari', 'Ann']);
    wait(DAY);
    const { http } = await connectTo(root, 'nordlys');
    const again = await answerOf(createSponsorHttp(http).createSponsor(aSponsor(root, hash, MARY), 'key-2'));
    expect([again.memberId, again.link_to_nets]).toEqual([first.memberId, first.link_to_nets]);
    expect(world.state.members[1]).toMatchObject(MARY);
    expect(countOf(world, 'member')).toBe(2);
  });

  it('should stay the person who signed, also when other details come later', async () => {
    const { sponsor, hash, root, world } = await asked();
    const { link_to_nets } = await answerOf(sponsor.createSponsor(aSponsor(root, hash, { firstname: 'Ann' }), 'key-1'));
    await sign(world, link_to_nets?.split('/').at(-1) ?? '');
    await resultOf(sponsor.createSponsor(aSponsor(root, hash, MARY), 'key-2'));
    expect(namesOf(world)).toEqual(['Kari', 'Ann']);
  });
});

describe('accepting over HTTP', () => {
  it('[P-SPONSOR-38] should carry the hash in its body, and let the member’s agreement hold', async () => {
    const { sponsor, seen, hash, world, contractId } = await asked(HAS_SIGNED);
    expect(isActive(world, contractId)).toBe(false);
    expect(await answerOf(sponsor.accept(hash))).toEqual({ success: true, firstname: 'Kari', lastname: 'Kanari' });
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/rest/v1/boostsignup/sponsor_connection',
      body: { hash },
    });
    expect([isActive(world, contractId), countOf(world, 'acceptance')]).toEqual([true, 1]);
  });

  it('[P-SPONSOR-38] should change nothing a second time, and be no error', async () => {
    const { sponsor, hash, world } = await asked(HAS_SIGNED);
    const first = await answerOf(sponsor.accept(hash));
    expect(await answerOf(sponsor.accept(hash))).toEqual(first);
    expect(countOf(world, 'acceptance')).toBe(1);
  });

  it('[P-SPONSOR-38] should take the hash from the query too', async () => {
    const { root, access, hash } = await asked(HAS_SIGNED);
    const headers = { authorization: `Bearer ${access.value.token}` };
    const answer = await fetch(`${root}/rest${wire.accept.path}?hash=${hash}`, { method: 'POST', headers });
    expect(await answer.json()).toMatchObject({ success: true });
  });

  it('should not be done before direct debit is signed, and be done after', async () => {
    const { sponsor, hash, root, world, contractId } = await asked();
    expect(await answerOf(sponsor.accept(hash))).toEqual({ success: false });
    const { link_to_nets } = await answerOf(sponsor.createSponsor(aSponsor(root, hash), 'key-1'));
    expect(await answerOf(sponsor.accept(hash))).toEqual({ success: false });
    await sign(world, link_to_nets?.split('/').at(-1) ?? '');
    expect(await answerOf(sponsor.accept(hash))).toMatchObject({ success: true });
    expect([isActive(world, contractId), (await resultOf(sponsor.sponsored(hash))).ok]).toEqual([true, false]);
  });

  it.each([
    ['hash-used', true],
    ['hash-expired', undefined],
    ['nonsense', undefined],
  ])('should be answered for %s: %s', async (hash, success) => {
    const { sponsor } = await aVisitor();
    const result = await resultOf(sponsor.accept(hash));
    expect(result.ok ? result.value.success : undefined).toBe(success);
  });
});

/** Signs at the provider of direct debit, or tries to. */
async function sign(world: World, id: string): Promise<void> {
  const outside = buildOutside({ world });
  await outside.inject({ method: 'POST', url: `/direct-debit/${id}`, payload: { status: 'ok' } });
  await outside.close();
}

describe('one agreement over HTTP', () => {
  /** Two people were asked to pay for the same; each has a link. */
  async function twoAsked() {
    const first = await asked(HAS_SIGNED);
    await answerOf(first.sponsor.contact(requestFor(first.root, first.memberId)));
    const other = linksTo(first.world, ADULT_STRANGER)[0]?.searchParams.get('sponsorConnectionHash') ?? '';
    return { ...first, other };
  }
  const ANOTHER = { error: { status: 410, type: 'PaidByAnother' } };

  it('should have one payer: a later one is refused by the link, and nothing is registered', async () => {
    const { sponsor, hash, other, root, world, contractId } = await twoAsked();
    const { link_to_nets } = await answerOf(sponsor.createSponsor(aSponsor(root, other), 'key-1'));
    await answerOf(sponsor.accept(hash));
    expect(await resultOf(sponsor.sponsored(other))).toMatchObject(ANOTHER);
    expect(await resultOf(sponsor.createSponsor(aSponsor(root, other), 'key-2'))).toMatchObject(ANOTHER);
    expect(await resultOf(sponsor.accept(other))).toMatchObject(ANOTHER);
    const signing = world.state.signings.find(({ id }) => id === link_to_nets?.split('/').at(-1));
    if (signing === undefined) throw new Error('nothing to sign');
    await sign(world, signing.id);
    expect([countOf(world, 'signature'), countOf(world, 'acceptance'), isActive(world, contractId)]).toEqual([
      0,
      1,
      true,
    ]);
  });

  it('should have one payer the other way about too', async () => {
    const { sponsor, hash, other, root, world } = await twoAsked();
    await answerOf(sponsor.createSponsor(aSponsor(root, other), 'key-1'));
    const signing = world.state.signings.find(
      ({ contractId, memberId }) => contractId && memberId !== world.state.members[0]?.id,
    );
    if (signing === undefined) throw new Error('nothing to sign');
    await sign(world, signing.id);
    expect(await resultOf(sponsor.accept(hash))).toMatchObject(ANOTHER);
    expect(await resultOf(sponsor.sponsored(other))).toMatchObject({ error: { type: 'LinkUsed' } });
    expect([countOf(world, 'signature'), countOf(world, 'acceptance')]).toEqual([1, 0]);
  });

  it('should ask no other payer once it is paid for', async () => {
    const { sponsor, hash, root, memberId, world } = await asked(HAS_SIGNED);
    await answerOf(sponsor.accept(hash));
    const before = countOf(world, 'sms');
    expect(await resultOf(sponsor.contact(requestFor(root, memberId)))).toMatchObject({
      error: { status: 409, type: 'AlreadyPaid' },
    });
    expect(countOf(world, 'sms')).toBe(before);
  });

  it('should be reported once to the payer (amount and date) and to the member (the payer)', async () => {
    const { sponsor, hash, world } = await asked(HAS_SIGNED);
    const before = world.state.messages.length;
    await answerOf(sponsor.accept(hash));
    await answerOf(sponsor.accept(hash));
    const { title, price } = world.state.contracts[0] ?? {};
    expect(world.state.messages.slice(before)).toMatchObject([
      { kind: 'email', subject: 'Du betaler for Kari Kanari' },
      { kind: 'sms', to: '10000077', lines: [expect.stringContaining(`betaler for ${title}`)] },
    ]);
    const letter = world.state.messages[before]?.lines.join(' ') ?? '';
    const due = world.state.invoices[0]?.forfall;
    expect([title, kroner(price ?? 0, ','), due].filter((fact) => !letter.includes(String(fact)))).toEqual([]);
  });

  it('should be named with its price in the message that asks', async () => {
    const { world } = await asked();
    const { title, price } = world.state.contracts[0] ?? {};
    expect(world.state.messages.find(({ to }) => to === ADULT_STRANGER)?.lines[0]).toBe(
      `Kari Kanari ber deg betale for ${title} (${kroner(price ?? 0, ',')}) hos Nordlys Trening.`,
    );
  });
});
