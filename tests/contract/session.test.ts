import { WIRE, session as wire } from '@felles/adapters-http/wire';
import { mondayOf, osloDay } from '@felles/core';
import { DEMO_PASSWORD } from '@felles/fixtures';
import { describe, expect, it } from 'vitest';
import { answerOf, connectTo, resultOf, serve } from './serving.ts';

const NORDLYS = 100;
const KNOWN = '10000001';
const UNKNOWN = '10000999';
const MINUTE = 60_000;

const credentials = (username = KNOWN, password = DEMO_PASSWORD, eier = NORDLYS) => ({ username, password, eier });

/** A client at `nordlys`, on a world whose clock the test moves. */
async function atNordlys(centerCode = 'nordlys') {
  let now = Date.parse('2026-11-19T09:00:00Z');
  const server = await serve({ realTime: () => now });
  const client = await connectTo(server.root, centerCode);
  /** Goes on with the session of a login, as the portal does. */
  const logIn = async (given = credentials()) => {
    const { whoami } = await answerOf(client.session.login(given));
    if (!whoami?.sessid) throw new Error('no session');
    client.access.next({
      ...client.access.value,
      session: { id: whoami.sessid, accessToken: whoami.access_token ?? null },
    });
    return whoami;
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ...server, ...client, logIn, pass };
}

/** A refusal without what differs from time to time. */
const refusalOf = async (reply: Parameters<typeof resultOf>[0]) => {
  const result = await resultOf(reply);
  return result.ok ? 'not refused' : result.error;
};

describe('logging in over HTTP', () => {
  it('[P-SESSION-08] should post phone number, password and center to /v1/portal/login', async () => {
    const { session, seen } = await atNordlys();
    await answerOf(session.login(credentials()));
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/rest/v1/portal/login',
      body: { username: KNOWN, password: DEMO_PASSWORD, eier: NORDLYS, client: '', client_version: '' },
    });
    expect(seen.at(-1)?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('should open a session that says whose it is', async () => {
    const { logIn } = await atNordlys();
    expect(await logIn()).toMatchObject({
      oid: String(NORDLYS),
      name: 'Ingrid Solbakken',
      mobile: KNOWN,
      is_admin: false,
    });
  });

  it('should take one number for one person, with the code of the country or without', async () => {
    const { session } = await atNordlys();
    expect((await answerOf(session.login(credentials(`0047${KNOWN}`)))).whoami?.mobile).toBe(KNOWN);
  });

  it('should say exactly the same of a wrong password, an unknown number and both', async () => {
    const { session } = await atNordlys();
    const refusals = await Promise.all(
      [credentials(KNOWN, 'feil'), credentials(UNKNOWN, DEMO_PASSWORD), credentials(UNKNOWN, '')].map((given) =>
        refusalOf(session.login(given)),
      ),
    );
    expect(refusals).toEqual(
      Array(3).fill({
        kind: 'refused',
        refusal: 'unauthorized',
        status: 401,
        type: 'WrongCredentials',
        message: 'Feil telefonnummer eller passord.',
      }),
    );
  });

  it.each([KNOWN, UNKNOWN])('should turn away who tries %s too often, and let them try again later', async (phone) => {
    const { session, pass } = await atNordlys();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await refusalOf(session.login(credentials(phone, 'feil')))).toMatchObject({ status: 401 });
    expect(await refusalOf(session.login(credentials(phone)))).toMatchObject({
      status: 429,
      message: 'For mange forsøk. Vent et kvarter og prøv igjen.',
    });
    pass(15 * MINUTE);
    expect(await refusalOf(session.login(credentials(phone, 'feil')))).toMatchObject({ status: 401 });
  });

  it('should forget the failures of a member who gets in', async () => {
    const { session } = await atNordlys();
    for (let round = 1; round <= 3; round += 1) {
      for (let attempt = 1; attempt <= 4; attempt += 1) await resultOf(session.login(credentials(KNOWN, 'feil')));
      expect((await answerOf(session.login(credentials()))).result).toBe('ok');
    }
  });

  it('should name the centers of a person who is known at others only, without a session', async () => {
    const { session } = await atNordlys();
    expect(await answerOf(session.login(credentials('10000005')))).toEqual({
      result: 'alternative',
      whoami: null,
      alternative_logins: [{ name: 'Petter Dahl', ownerid: '200', ownername: 'Solsiden Gym', personid: '9005' }],
    });
  });

  it('should refuse a center that is not the token’s', async () => {
    const { session } = await atNordlys();
    expect(await refusalOf(session.login(credentials(KNOWN, DEMO_PASSWORD, 200)))).toMatchObject({ status: 400 });
  });

  it('[P-SESSION-12] should not be there for GET', async () => {
    const { root, access } = await atNordlys();
    for (const path of ['/login', '/v1/portal/login', '/portal/login']) {
      const headers = { authorization: `Bearer ${access.value.token}` };
      const { status } = await fetch(`${root}/rest${path}?username=${KNOWN}&password=x`, { headers });
      expect([404, 405]).toContain(status);
    }
  });

  it('should leave no number, password or session in what is written down', async () => {
    const { session, logIn, world } = await atNordlys();
    const { sessid, access_token } = await logIn();
    await resultOf(session.login(credentials(KNOWN, 'hemmelig-kanari')));
    await resultOf(session.whoami());
    await resultOf(session.newPassword({ eier: NORDLYS, type: 'sms', username: KNOWN }));
    const written = JSON.stringify([world.observed, world.state.ledger, world.state.attempts]);
    for (const canary of [KNOWN, DEMO_PASSWORD, 'hemmelig-kanari', sessid, access_token])
      expect(written).not.toContain(canary);
  });
});

describe('a session over HTTP', () => {
  it('[P-SESSION-11] should be read with GET /whoami, with the fields of the session record', async () => {
    const { session, logIn, seen } = await atNordlys();
    const { sessid } = await logIn();
    expect(await answerOf(session.whoami())).toMatchObject({
      sessid,
      uid: '9001',
      oid: String(NORDLYS),
      pid: '9001',
      login_status: 'ok',
      access_token: expect.any(String),
      name: 'Ingrid Solbakken',
      first_name: 'Ingrid',
      last_name: 'Solbakken',
      initials: 'IS',
      address: 'Fjellveien 12',
      postcode: '5014',
      place: 'Bergen',
      mobile: KNOWN,
      email: 'ingrid.solbakken@demo.example',
    });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/whoami', headers: { 'x-session': sessid } });
  });

  it('[P-SESSION-13] should be ended with GET /logout', async () => {
    const { session, logIn, access, seen } = await atNordlys();
    await logIn();
    await answerOf(session.logout());
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/logout' });
    expect(await refusalOf(session.whoami())).toMatchObject({ status: 401 });
    access.next({ ...access.value, session: null });
    expect(await refusalOf(session.logout())).toMatchObject({ status: 401, type: 'NotLoggedIn' });
  });

  it('should open its center by a token of its own, and no longer than it lasts itself', async () => {
    const { session, center, logIn, access } = await atNordlys();
    await logIn();
    const { token } = access.value;
    access.next({ ...access.value, token: 'dead' });
    expect(await answerOf(center.center())).toMatchObject({ id: NORDLYS });
    await answerOf(session.logout());
    expect(await refusalOf(center.center())).toMatchObject({ status: 401 });
    expect(token).not.toBeNull();
  });

  it('should be over after seven days', async () => {
    const { session, logIn, pass } = await atNordlys();
    await logIn();
    pass(7 * 24 * 60 * MINUTE - 1);
    expect(await answerOf(session.whoami())).toMatchObject({ mobile: KNOWN });
    pass(1);
    expect(await refusalOf(session.whoami())).toMatchObject({ status: 401 });
  });

  it('should be none at another center', async () => {
    const { root, logIn } = await atNordlys();
    const { sessid } = await logIn();
    const other = await connectTo(root, 'solsiden');
    other.access.next({ ...other.access.value, session: { id: sessid ?? '', accessToken: null } });
    expect(await refusalOf(other.session.whoami())).toMatchObject({ status: 401 });
  });

  it('should not be taken from an address', async () => {
    const { root, logIn, access } = await atNordlys();
    const { sessid } = await logIn();
    const headers = { authorization: `Bearer ${access.value.token}` };
    expect((await fetch(`${root}/rest/whoami?session=${sessid}`, { headers })).status).toBe(401);
  });

  it('[P-SESSION-18] should not be needed by visitors who only look around, log in or ask for a new password', async () => {
    const needing = Object.entries(WIRE).flatMap(([name, { access }]) => (access === 'member' ? [name] : []));
    expect(needing).toEqual(
      expect.arrayContaining(['session.whoami', 'session.logout', 'bookings.booked', 'bookings.book']),
    );
    for (const name of ['timetable.classes', 'session.login', 'session.newPassword'])
      expect(needing).not.toContain(name);
    const { session, timetable, access, seen } = await atNordlys();
    const monday = mondayOf(osloDay(Date.parse('2026-11-19T09:00:00Z')));
    expect(await answerOf(timetable.sessions({ monday, departmentId: 101 }))).not.toHaveLength(0);
    await answerOf(session.newPassword({ eier: NORDLYS, type: 'sms', username: KNOWN }));
    await answerOf(session.login(credentials()));
    expect(seen.slice(-3).map(({ headers }) => [headers['authorization'], headers['x-session']])).toEqual(
      Array(3).fill([`Bearer ${access.value.token}`, undefined]),
    );
  });
});

describe('a new password over HTTP', () => {
  const ask = (username: string) => ({ eier: NORDLYS, type: 'sms', username }) as const;

  it('[P-SESSION-24] should be asked for with POST /v1/portal/newpassword, by SMS', async () => {
    const { session, seen } = await atNordlys();
    await answerOf(session.newPassword(ask(KNOWN)));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/rest/v1/portal/newpassword' });
    expect(seen.at(-1)?.body).toEqual({ eier: NORDLYS, type: 'sms', username: KNOWN });
    expect(wire.newPassword.aliases).toContain('/portal/newpassword');
  });

  it('should answer an unknown number like a known one, though only the known one gets a message', async () => {
    const { session, world } = await atNordlys();
    const sent = () => world.state.ledger.filter(({ kind }) => kind === 'sms').length;
    const unknown = await answerOf(session.newPassword(ask(UNKNOWN)));
    expect(sent()).toBe(0);
    expect(await answerOf(session.newPassword(ask(KNOWN)))).toEqual(unknown);
    expect([unknown, sent()]).toEqual([{ http_status: 200, message: 'Nytt passord er sendt på SMS', type: 'sms' }, 1]);
  });

  it.each([KNOWN, UNKNOWN])('should be sent to %s no more than three times in a quarter of an hour', async (phone) => {
    const { session, pass } = await atNordlys();
    for (let time = 1; time <= 3; time += 1) await answerOf(session.newPassword(ask(phone)));
    expect(await refusalOf(session.newPassword(ask(phone)))).toMatchObject({ status: 429 });
    pass(15 * MINUTE);
    await answerOf(session.newPassword(ask(phone)));
  });
});
