import { isoDate, parseIsoDate } from '@felles/core';
import type { MemberUpdate } from '@felles/core/internal/portal/person/model';
import { formOf } from '@felles/core/internal/portal/person/prefill';
import type { Profile } from '@felles/core/internal/portal/profile/model';
import { updateOf } from '@felles/core/internal/portal/profile/rules';
import { createWorld, type Keeper } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { answerOf, connectTo, logIn, resultOf, serve } from './serving.ts';

const NOW = Date.parse('2026-11-19T09:00:00Z');

/** A client that is logged in at a center. */
async function loggedIn(phone = '10000001', centerCode = 'nordlys', keeper?: Keeper) {
  const server = await serve(
    keeper ? { world: createWorld({ realTime: () => NOW, keeper }) } : { realTime: () => NOW },
  );
  return { ...server, ...(await logInAt(server.root, phone, centerCode)) };
}

async function logInAt(root: string, phone: string, centerCode = 'nordlys') {
  const client = await connectTo(root, centerCode);
  await logIn(client, phone);
  return client;
}

/** The update of a profile, with some of it changed. */
function updateWith(profile: Profile, changes: Partial<MemberUpdate> = {}): MemberUpdate {
  const update = updateOf(profile, formOf(profile));
  if (update === null) throw new Error('the demo profile lacks something');
  return { ...update, ...changes };
}

const statusesOf = ({ avtaler }: Profile) => avtaler?.map(({ status }) => status);

describe('the profile over HTTP', () => {
  it('[P-PROFILE-05] should be asked for with the session, and carry agreements, member’s id and sponsoring', async () => {
    const { profile, seen, access } = await loggedIn();
    const found = await answerOf(profile.profile());
    expect(seen.at(-1)).toMatchObject({
      method: 'GET',
      url: '/rest/v1/portal/profile',
      headers: { 'x-session': access.value.session?.id },
    });
    expect(found).toMatchObject({
      memberid: '9001',
      is_sponsored: false,
      fornavn: 'Ingrid',
      mobil: '10000001',
      kjonn: 2,
    });
    expect(statusesOf(found)).toEqual([true, false]);
  });

  it('[P-PROFILE-05] should not exist without a session, nor at another center', async () => {
    const { profile, access, root } = await loggedIn();
    const session = access.value.session;
    access.next({ ...access.value, session: null });
    expect(await resultOf(profile.profile())).toMatchObject({ error: { status: 401, type: 'NotLoggedIn' } });
    const other = await connectTo(root, 'solsiden');
    other.access.next({ ...other.access.value, session: session && { ...session, accessToken: null } });
    expect(await resultOf(other.profile.profile())).toMatchObject({ error: { status: 401 } });
  });

  it.each([
    ['10000002', 'nordlys', [false], false],
    ['10000003', 'nordlys', [], true],
    ['10000004', 'nordlys', [], false],
    ['10000005', 'solsiden', [true], false],
  ])('should be that of %s at %s', async (phone, center, statuses, sponsored) => {
    const { profile } = await loggedIn(phone, center);
    const found = await answerOf(profile.profile());
    expect([statusesOf(found), found.is_sponsored, found.mobil]).toEqual([statuses, sponsored, phone]);
  });
});

describe('an update over HTTP', () => {
  it('[P-PROFILE-16] [P-SIGNUP-63] should be put to /v1/boostsignup/member/{memberId}, and answered with the member’s id', async () => {
    const { profile, seen } = await loggedIn();
    const before = await answerOf(profile.profile());
    const answer = await answerOf(profile.update(updateWith(before, { address: 'Ny vei 1' })));
    expect(answer.memberId).toBe('9001');
    expect(seen.at(-1)).toMatchObject({
      method: 'PUT',
      url: '/rest/v1/boostsignup/member/9001',
      headers: { 'content-type': 'application/json' },
      body: {
        memberId: '9001',
        firstname: 'Ingrid',
        address: 'Ny vei 1',
        date_of_birth: '17.05.1992',
        gender: 'kvinne',
        approve_tos: true,
      },
    });
  });

  it('[P-TRANSPORT-18] should be taken at its short path too', async () => {
    const member = await loggedIn();
    expect((await putTo('/member/9001', member, { ...rawUpdate(), address: 'Ny vei 1' })).status).toBe(200);
    expect(await answerOf(member.profile.profile())).toMatchObject({ adresse: 'Ny vei 1' });
  });

  it('should stay at this center, and be in the log without its content', async () => {
    let changes = 0;
    const keeper: Keeper = {
      changed: () => {
        changes += 1;
      },
      settled: async () => undefined,
    };
    const { profile, world, root } = await loggedIn('10000004', 'nordlys', keeper);
    const before = changes;
    const sent = updateWith(await answerOf(profile.profile()), {
      address: 'Kanariveien 7',
      postal_code: '7014',
      municipality: 'Trondheim',
      email: 'kanari@demo.example',
      gender: 'mann',
    });
    await answerOf(profile.update(sent));
    expect(await answerOf(profile.profile())).toMatchObject({
      adresse: 'Kanariveien 7',
      postnr: '7014',
      poststed: 'Trondheim',
      epost: 'kanari@demo.example',
      kjonn: 1,
    });
    expect(changes).toBeGreaterThan(before);
    expect(world.state.ledger.at(-1)).toMatchObject({ kind: 'profile', by: 'profile.updateMember' });
    expect(JSON.stringify([world.observed, world.state.ledger])).not.toMatch(/kanari|10000004|9004/i);
    const elsewhere = await logInAt(root, '10000004', 'puls');
    expect(await answerOf(elsewhere.profile.profile())).toMatchObject({ adresse: 'Bekkefaret 7B' });
  });

  it.each([
    [{ email: 'ingrid' }, 'E-postadressen er ikke gyldig.', 'EmailInvalid'],
    [{ postal_code: '9999' }, 'Postnummeret finnes ikke.', 'PostalCodeUnknown'],
    [{ address: ' ' }, 'Adressen mangler eller er for lang.', 'AddressInvalid'],
    [{ address: 'x'.repeat(201) }, 'Adressen mangler eller er for lang.', 'AddressInvalid'],
    [{ firstname: 'Per' }, 'Navn, telefonnummer og fødselsdato kan bare endres av senteret.', 'ValidationError'],
    [
      { phone_number: '10000002' },
      'Navn, telefonnummer og fødselsdato kan bare endres av senteret.',
      'ValidationError',
    ],
  ])('should be turned down with %j, in words for the member', async (changes, message, type) => {
    const { profile, world } = await loggedIn();
    const sent = updateWith(await answerOf(profile.profile()), changes);
    expect(await resultOf(profile.update(sent))).toMatchObject({
      error: { status: 400, type, message },
    });
    expect(world.state.profiles).toEqual({});
  });

  it('should not change a date of birth', async () => {
    const { profile } = await loggedIn();
    const born = parseIsoDate('1992-05-18');
    if (born === null) throw new Error('no day');
    const sent = updateWith(await answerOf(profile.profile()), { date_of_birth: born });
    expect([isoDate(born), await resultOf(profile.update(sent))]).toMatchObject([
      '1992-05-18',
      { error: { status: 400 } },
    ]);
  });

  it('should conflict with what another member has, now or since', async () => {
    const { profile, root } = await loggedIn();
    const mine = await answerOf(profile.profile());
    const result = await resultOf(profile.update(updateWith(mine, { email: 'anders.lunde@demo.example' })));
    expect(result).toMatchObject({ error: { status: 409, refusal: 'conflict', message: 'Member already exists.' } });
    const anders = await logInAt(root, '10000002');
    const his = await answerOf(anders.profile.profile());
    await answerOf(anders.profile.update(updateWith(his, { email: 'ny@demo.example' })));
    expect(await resultOf(profile.update(updateWith(mine, { email: 'ny@demo.example' })))).toMatchObject({
      error: { status: 409 },
    });
    await answerOf(profile.update(updateWith(mine, { email: 'anders.lunde@demo.example' })));
  });

  it('should reach no other member, and no visitor without a session', async () => {
    const { profile, access } = await loggedIn();
    const mine = updateWith(await answerOf(profile.profile()));
    expect(await resultOf(profile.update({ ...mine, memberId: '9002' }))).toMatchObject({ error: { status: 403 } });
    access.next({ ...access.value, session: null });
    expect(await resultOf(profile.update(mine))).toMatchObject({ error: { status: 401 } });
  });

  it.each([
    ['no body', undefined],
    ['something missing', { memberId: '9001' }],
    ['a day that is none', { ...rawUpdate(), date_of_birth: '30.02.1992' }],
    ['a third gender of the wire', { ...rawUpdate(), gender: 'annet' }],
    ['another member in the body', { ...rawUpdate(), memberId: '9002' }],
  ])('should be refused with %s, in the shape of the service', async (_what, body) => {
    const reply = await putTo('/v1/boostsignup/member/9001', await loggedIn(), body);
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: { http_status: 400 } }]);
  });
});

/** An update as it stands on the wire, whether or not it can be written by a client of ours. */
async function putTo(path: string, { root, access }: Awaited<ReturnType<typeof loggedIn>>, body: object | undefined) {
  const { session } = access.value;
  return fetch(`${root}/rest${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${session?.accessToken}`,
      'x-session': session?.id ?? '',
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
}

function rawUpdate() {
  return {
    firstname: 'Ingrid',
    lastname: 'Solbakken',
    address: 'Fjellveien 12',
    postal_code: '5014',
    municipality: 'Bergen',
    phone_number: '10000001',
    email: 'ingrid.solbakken@demo.example',
    date_of_birth: '17.05.1992',
    gender: 'kvinne',
    approve_tos: true,
    memberId: '9001',
  };
}
