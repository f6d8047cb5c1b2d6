import { describe, expect, it } from 'vitest';
import { NOON } from './mock.ts';
import { aSignup } from './outside.ts';

const DAY = 24 * 60 * 60_000;
const BEGUN = String(NOON);
const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

type Signup = Awaited<ReturnType<typeof aSignup>>;

/** Where an answer sends the browser, by way of the service. */
async function landsAt({ app }: Signup, { headers }: { readonly headers: object }): Promise<URL> {
  const back = new URL(String(Reflect.get(headers, 'location')));
  const reply = await app.inject({ url: `${back.pathname}${back.search}`, headers: { host: back.host } });
  return new URL(String(reply.headers.location));
}

const kinds = ({ world }: Signup) => world.state.ledger.map(({ kind }) => kind);
const made = (signup: Signup, kind: string): number => kinds(signup).filter((known) => known === kind).length;
const isActive = ({ world }: Signup): boolean => {
  const [contract] = world.state.contracts;
  return contract !== undefined && contract.activeFrom !== null && contract.activeFrom <= world.now();
};

describe('signing with an electronic ID', () => {
  it.each([
    ['sign', 'ok', true],
    ['later', 'ok', false],
    ['cancel', 'not_started', false],
    ['fail', 'not_ok', false],
  ] as const)('should send a visitor who chooses %s back with the status %s', async (outcome, status, active) => {
    const signup = await aSignup();
    const reply = await signup.send(signup.signing, { outcome, begun: BEGUN });
    expect(reply.statusCode).toBe(303);
    const landed = await landsAt(signup, reply);
    expect(landed.href).toBe(
      `http://localhost:4000/nordlys/member?directdebit=true&callback=avtalegiro&status=${status}`,
    );
    expect(isActive(signup)).toBe(active);
  });

  it('should end after ten minutes of the world, and may start again', async () => {
    const signup = await aSignup();
    signup.world.change((state) => {
      state.clock = { kind: 'real', offset: 10 * 60_000 + 1 };
    });
    const reply = await signup.send(signup.signing, { outcome: 'sign', begun: BEGUN });
    expect([reply.statusCode, reply.body.includes('Tiden er ute')]).toEqual([200, true]);
    expect([await signup.told(signup.path), isActive(signup)]).toMatchObject([{ status: 'not_ok' }, false]);
    await signup.send(signup.signing, { outcome: 'sign', begun: String(NOON + 10 * 60_000) });
    expect(isActive(signup)).toBe(true);
  });

  it('should be done once, however often the visitor comes back', async () => {
    const signup = await aSignup();
    await signup.send(signup.signing, { outcome: 'stay', begun: BEGUN });
    const before = signup.world.state.ledger.length;
    for (const outcome of ['sign', 'cancel', 'fail', 'expire', 'later', 'stay'])
      await signup.send(signup.signing, { outcome, begun: BEGUN });
    expect(signup.world.state.ledger.length).toBe(before);
    expect(await signup.told(signup.path)).toMatchObject({ status: 'ok' });
    expect((await signup.page(signup.signing)).body).toContain('Avtalen er signert');
    expect((await signup.page(signup.path)).body).toContain('Avtalen er opprettet');
  });

  it('should be e-mailed, with a link to the profile', async () => {
    const signup = await aSignup();
    await signup.send(signup.signing, { outcome: 'sign', begun: BEGUN });
    const [letter] = await signup.told('/email/kari%40kanari.example');
    expect(letter).toMatchObject({
      subject: 'Avtalen din er signert',
      link: { address: 'http://localhost:4000/nordlys/login' },
    });
  });

  it('should hold once the bank has confirmed it', async () => {
    const signup = await aSignup();
    await signup.send(signup.signing, { outcome: 'later', begun: BEGUN });
    signup.world.change((state) => {
      state.clock = { kind: 'real', offset: 3 * DAY - 1 };
    });
    expect(isActive(signup)).toBe(false);
    signup.world.change((state) => {
      state.clock = { kind: 'real', offset: 3 * DAY };
    });
    expect(isActive(signup)).toBe(true);
  });

  it.each([{}, { outcome: 'sign' }, { outcome: 'other', begun: BEGUN }, { outcome: 'sign', begun: 'x' }])(
    'should not be done by %j',
    async (form) => {
      const signup = await aSignup();
      expect((await signup.send(signup.signing, form)).statusCode).toBe(400);
      expect(made(signup, 'signature')).toBe(0);
    },
  );

  it('should not be done by a page of another origin', async () => {
    const signup = await aSignup();
    const reply = await signup.outside.inject({
      method: 'POST',
      url: signup.path,
      headers: { origin: 'http://foreign.invalid' },
      payload: { status: 'ok' },
    });
    expect([reply.statusCode, made(signup, 'signature')]).toEqual([403, 0]);
  });
});

describe('an agreement about direct debit', () => {
  it('should say what is agreed to', async () => {
    const signup = await aSignup();
    const { body } = await signup.page(signup.path);
    for (const part of ['Nordlys Trening', 'Fri trening 12 måneder', 'Kari Kanari', '449,00', '02.07.2026'])
      expect(body).toContain(part);
  });

  it('should be readable and decidable by a program', async () => {
    const signup = await aSignup();
    expect(await signup.told(signup.path)).toMatchObject({ status: 'not_started' });
    expect((await signup.decide({ status: 'ok', confirmedAfter: DAY })).json()).toEqual({
      status: 'ok',
      returnTo: 'http://localhost:4000/nordlys/member?directdebit=true&callback=avtalegiro&status=ok',
    });
    expect(signup.world.state.contracts).toMatchObject([{ activeFrom: NOON + DAY }]);
  });

  it('should remind a visitor who goes away without a signature, once, with a link that still leads there', async () => {
    const signup = await aSignup();
    await signup.send(signup.path, { status: 'not_started' });
    await signup.decide({ status: 'not_ok' });
    await signup.decide({ status: 'not_ok' });
    expect([made(signup, 'sms'), made(signup, 'email'), made(signup, 'failed signing')]).toEqual([1, 2, 2]);
    const [sms] = await signup.told('/sms/10000077');
    expect(new URL(sms.link.address).pathname).toBe(signup.path);
  });

  it('should go by itself where the control says how', async () => {
    const signup = await aSignup();
    const setting = { signing: 'not_ok', bankConfirmsAfter: DAY };
    expect((await signup.post('/control/api/outside', setting)).json()).toMatchObject({ outside: setting });
    const reply = await signup.page(signup.path);
    expect((await landsAt(signup, reply)).searchParams.get('status')).toBe('not_ok');
    await signup.post('/control/api/outside', { signing: 'ok' });
    await signup.page(signup.path);
    expect(signup.world.state.contracts).toMatchObject([{ activeFrom: NOON + DAY }]);
    await signup.post('/control/api/outside', { signing: 'by hand' });
    expect((await signup.page(signup.path)).statusCode).toBe(200);
  });

  it('should be there for a person the demo world has not let sign yet, and hold once they have', async () => {
    const signup = await aSignup();
    const token = await signup.tokenFor('solsiden');
    const session = await signup.sessionFor(token, '10000005', 200);
    const headers = { authorization: `Bearer ${token}`, 'x-session': session, host: 'localhost:4000' };
    const agreement = async () =>
      (await signup.app.inject({ url: '/rest/v1/portal/profile', headers })).json().avtaler[0];
    const { nets_url } = await agreement();
    expect([nets_url, (await agreement()).nets_url]).toEqual([expect.stringMatching(/4001\/direct-debit\//), nets_url]);
    const { pathname } = new URL(nets_url);
    expect((await signup.page(pathname)).body).toContain('Solsiden løpende');
    const reply = await signup.send(pathname.replace('direct-debit', 'signing'), { outcome: 'sign', begun: BEGUN });
    expect((await landsAt(signup, reply)).href).toBe(
      'http://localhost:4000/solsiden/avtalegiro?callback=avtalegiro&status=ok',
    );
    expect(await agreement()).toMatchObject({ bbs_status: true, nets_url: null });
  });

  it('should be nowhere else', async () => {
    const signup = await aSignup();
    for (const url of ['/direct-debit/0', '/signing/0', '/direct-debit/__proto__', '/nothing']) {
      const reply = await signup.page(url);
      expect([reply.statusCode, reply.body.includes('Lenken gjelder ikke')]).toEqual([404, true]);
      expect((await signup.outside.inject(url)).json()).toMatchObject({ error: { http_status: 404 } });
    }
    expect((await signup.app.inject('/rest/avtalegiro/callback?agreement=0')).statusCode).toBe(404);
    expect((await signup.app.inject('/rest/avtalegiro/callback')).statusCode).toBe(404);
  });
});

describe('the language of the world outside', () => {
  const read = async (headers: object, query = '') => {
    const signup = await aSignup();
    const accept = 'text/html';
    const page = (path: string) => signup.outside.inject({ url: `${path}${query}`, headers: { accept, ...headers } });
    const pages = [signup.path, signup.signing, '/sms', '/email', '/direct-debit/0'];
    return Promise.all(pages.map(async (path) => (await page(path)).body));
  };
  const norwegian = ['Opprett fast betaling', 'Signer med', 'Meldinger', 'E-post', 'Lenken gjelder ikke'];
  const english = ['Set up direct debit', 'Sign with', 'Messages', 'E-mail', 'The link does not count'];

  it.each([
    ['of a portal in which none was chosen', {}, '', 'no'],
    ['of that portal, with any language of the browser', { 'accept-language': 'en-GB,en;q=0.9' }, '', 'no'],
    ['of a visitor who reads the portal in English', { cookie: 'a=b; language=en' }, '', 'en'],
    ['of a visitor who reads the portal in Norwegian', { cookie: 'language=no' }, '', 'no'],
    ['that the address asks for', { cookie: 'language=no' }, '?language=en', 'en'],
    ['that is none', { cookie: 'language=xx' }, '?language=%3Cscript%3E', 'no'],
  ] as const)('should be the one %s', async (_, headers, query, language) => {
    const bodies = await read(headers, query);
    const expected = language === 'en' ? english : norwegian;
    expect(bodies.map((body, place) => body.includes(`<h1>${expected[place]}`))).toEqual(bodies.map(() => true));
    expect(bodies.every((body) => body.includes(`<html lang="${language}">`))).toBe(true);
  });

  it('should keep the language from the bank to the signature, and mark texts in another', async () => {
    const signup = await aSignup();
    expect((await signup.page(`${signup.path}?language=en`)).body).toContain('name="language" value="en"');
    const signing = await signup.page(`${signup.signing}?language=en`);
    expect(signing.body).toContain(`action="${signup.signing}?language=en"`);
    const stayed = await signup.send(`${signup.signing}?language=en`, { outcome: 'stay', begun: BEGUN });
    expect(stayed.headers.location).toBe(`${signup.signing}?language=en`);
    expect((await signup.page(`${signup.signing}?language=en`)).body).toContain('The agreement is signed');
    expect((await signup.page('/email?language=en')).body).toContain('<div class="letter" lang="no">');
  });
});

describe('what was sent', () => {
  it('should be shown the newest first, to everybody and to one', async () => {
    const signup = await aSignup();
    await signup.decide({ status: 'ok' });
    const subjects = (await signup.told('/email')).map(({ subject }: { readonly subject: string }) => subject);
    expect(subjects).toEqual(['Avtalen din er signert', expect.stringMatching(/^Faktura \d+ fra Nordlys Trening$/)]);
    expect(await signup.told('/email/kari%40kanari.example')).toHaveLength(2);
    expect(await signup.told('/email/nobody%40demo.example')).toEqual([]);
    expect((await signup.page('/sms')).body).toContain('Ingen meldinger er sendt hit ennå.');
  });

  it('should hold a new password too', async () => {
    const signup = await aSignup();
    await signup.app.inject({
      method: 'POST',
      url: '/rest/v1/portal/newpassword',
      headers: { authorization: `Bearer ${await signup.tokenFor('nordlys')}` },
      payload: { eier: 100, type: 'sms', username: '10000001' },
    });
    expect(await signup.told('/sms/10000001')).toMatchObject([{ lines: [expect.stringContaining('trening')] }]);
  });
});

describe('pages of the world outside', () => {
  it('should make no markup of the name that a visitor writes', async () => {
    const signup = await aSignup({ firstname: MARKUP, lastname: '{{name}}" onload="window.hacked=1' });
    await signup.decide({ status: 'not_ok' });
    for (const url of [signup.path, signup.signing, '/email', '/email/kari%40kanari.example', '/sms', '/']) {
      const { body } = await signup.page(url);
      expect(body, url).not.toMatch(/<img|<script|" onload=/);
    }
    expect((await signup.page(`/sms/${encodeURIComponent(MARKUP)}`)).body).not.toMatch(/<img|<script/);
  });

  it('should make no markup of what a center calls itself', async () => {
    const signup = await aSignup();
    signup.world.change((state) => {
      state.scenario = 'hostile';
    });
    await signup.decide({ status: 'not_ok' });
    for (const url of [signup.path, signup.signing, '/email', '/sms', '/']) {
      const { statusCode, body } = await signup.page(url);
      expect([statusCode, body.match(/<img|<script/)], url).toEqual([200, null]);
    }
  });

  it('should run no script, link only to the portal, and be in no cache', async () => {
    const signup = await aSignup();
    const { headers } = await signup.page(signup.signing);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4000;");
    expect(policy).not.toContain('script-src');
  });

  it('should lead to no address that is none', async () => {
    const signup = await aSignup();
    signup.world.change((state) => {
      for (const message of state.messages) message.link = { text: 'Signer', address: 'javascript:alert(1)' };
    });
    expect((await signup.page('/email')).body).not.toContain('href="javascript');
  });

  it.each(['outside', 'bank', 'signing', 'phone', 'mail', 'plain'])('should have the style sheet %s', async (name) => {
    const reply = await (await aSignup()).outside.inject(`/styles/${name}.css`);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

describe('the way to the world outside', () => {
  it('should stand on the start page and in the control, where there is one', async () => {
    const { get } = await aSignup();
    for (const url of ['/', '/control']) expect((await get(url)).body).toContain('href="http://127.0.0.1:4001/"');
  });
});
