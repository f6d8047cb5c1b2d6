import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDITIONS, type Addition, KEY_ADDITION, SENT_ADDITIONS, WIRE } from '@felles/adapters-http/wire';
import { sponsorAddresses } from '@felles/core/internal/portal/sponsor/rules';
import { AREAS } from '@felles/core/internal/workspace/offers/store';
import { DEMO_PASSWORD } from '@felles/fixtures';
import { PLAIN_OUTSIDE } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { checkBackend } from '../conformance/checks.ts';
import { ACCEPTED, aNewMember, aWrittenMember } from '../support/a-new-member.ts';
import { fetchOfPage } from './page-fetch.ts';
import { post } from './processes.ts';
import { answerOf, connect, connectTo, resultOf, serve, servePlain } from './serving.ts';

/** The fields of the specification, as it lists them. */
const PERSON =
  'firstname lastname address postal_code municipality phone_number email date_of_birth gender approve_tos memberId';
const SIGNUP = `${PERSON} approve_storage contractId departmentId membershipId ownerId invoiceId hasSignedAG link_to_nets link_to_sign netsCallbackUrl is_sponsor is_privately_sponsored sponsor_code acceptanceCallbackUrl sponsorConnectionHash`;
const TRACKING = 'googleTagId googleTagManagerId pixelId';
const SPECIFIED = {
  manifest: 'service_base_url authorization_server static_url version websocket_url',
  center:
    'id title address contact_email minimum_age short_term_minimum_age use_direct_payment link_to_tos tracking portal_redirect_url',
  tracking: TRACKING,
  code: 'AG_departments',
  sponsored: PERSON,
  signup: SIGNUP,
  contract: 'contractId invoiceId link_to_nets memberId ownerId',
  state: 'status is_paid is_ended',
  start: 'checkout_url payment_url token',
  connection: 'success firstname lastname',
  profile:
    'fornavn etternavn adresse postnr poststed mobil epost birth kjonn memberid is_sponsored avtaler card is_active created role sms_ok mail_ok',
  agreement:
    'id number title text valid_from valid_to class invoice_type status bbs_status binding_dato nets_url linjer',
} as const;

const strangersIn = (value: object, kind: keyof typeof SPECIFIED): readonly string[] =>
  Object.keys(value).filter((name) => !SPECIFIED[kind].split(' ').includes(name));

/** A center of a plain service, asked as any client of the specification would. */
async function aPlainCenter(code = 'nordlys') {
  const server = await servePlain();
  const { token } = await (await fetch(`${server.root}/rest/v1/boostsignup/token/${code}`)).json();
  const ask = async (path: string, body?: object, more: Readonly<Record<string, string>> = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${server.root}/rest${path}`, { headers, ...sent });
    return { status: reply.status, answer: await reply.json() };
  };
  const member = { ...aWrittenMember(server.pages), acceptedTerms: undefined };
  return { ...server, ask, member };
}

/** A center of a plain service, with a member who has neither signed nor paid. */
async function aNewcomer() {
  const center = await aPlainCenter();
  const { answer: made } = await center.ask('/member', center.member);
  const { departmentId, membershipId, netsCallbackUrl } = center.member;
  return { ...center, made, contract: { departmentId, membershipId, netsCallbackUrl } };
}

describe('a plain service', () => {
  it('should have another origin than the pages, which get it in five fields', async () => {
    const { root, pages } = await servePlain();
    const manifest = await (await fetch(`${pages}/manifest.json`)).json();
    expect(Object.keys(manifest)).toEqual(SPECIFIED.manifest.split(' '));
    expect(manifest).toMatchObject({ service_base_url: root, authorization_server: root });
    expect(manifest.websocket_url).toBe(`${root.replace('http', 'ws')}/pubsub`);
    const statuses = ['/rest/departments', '/pubsub', '/oauth2/authorize'].map(
      async (path) => (await fetch(`${pages}${path}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
    expect(root).not.toBe(pages);
  });

  it('should tell of its center in the fields of the specification', async () => {
    const { ask } = await aPlainCenter();
    for (const path of ['/v1/boostsignup/center', '/center']) {
      const { answer } = await ask(path);
      expect(strangersIn(answer, 'center')).toEqual([]);
      expect(strangersIn(answer.tracking ?? {}, 'tracking')).toEqual([]);
    }
    expect(strangersIn((await ask('/marketingtracking')).answer, 'tracking')).toEqual([]);
    expect(strangersIn((await ask('/sponsor/AB1C2D3E4F5G')).answer, 'code')).toEqual([]);
  });

  it.each(['/v1/boostsignup/member', '/member'])(
    'should take a member as specified at %s, and ignore keys',
    async (path) => {
      const { ask, member } = await aPlainCenter();
      const key = { 'idempotency-key': 'one' };
      const first = await ask(path, member, key);
      expect([first.status, strangersIn(first.answer, 'signup')]).toEqual([200, []]);
      expect(first.answer.link_to_nets).toMatch(new RegExp(`^${PLAIN_OUTSIDE}/direct-debit/`));
      const again = await ask(path, member, key);
      expect(again).toMatchObject({ status: 409, answer: { error: { http_status: 409, type: 'Conflict' } } });
    },
  );

  it('should make an agreement of every post, and end none of the others', async () => {
    const { ask, made, contract, world } = await aNewcomer();
    const key = { 'idempotency-key': 'one' };
    const posts = [contract, contract, { ...contract, membershipId: 1102 }];
    const ids = [made.contractId];
    for (const body of posts) ids.push((await ask(`/member/${made.memberId}/contract`, body, key)).answer.contractId);
    expect(new Set(ids).size).toBe(4);
    expect(world.state.contracts.map(({ id, isReplaced }) => [id, isReplaced])).toEqual(ids.map((id) => [id, false]));
    expect(world.state.invoices.some(({ kredit }) => kredit)).toBe(false);
  });

  it.each([
    ['member', 'acceptedTerms', ACCEPTED],
    ['member', 'shownPrice', 499],
    ['member', 'firstName', 'Kari'],
    ['contract', 'acceptedTerms', ACCEPTED],
    ['contract', 'shownPrice', 499],
    ['contract', 'is_privately_sponsored', true],
    ['contract', 'memberId', '7'],
    ['payment', 'amount', 499],
    ['payment', 'replaces', true],
  ] as const)('should refuse with 400 a %s with a field %s that it does not know', async (what, field, value) => {
    const { ask, member, made, contract, pages, world } = await aNewcomer();
    const payment = { invoice_id: String(made.invoiceId), fallback: `${pages}/nordlys/payment` };
    const [path, body] = {
      member: ['/member', { ...member, phone_number: '10000078' }],
      contract: [`/member/${made.memberId}/contract`, contract],
      payment: ['/initiatepayment', payment],
    }[what] as [string, object]; // each path with its body
    const before = world.state.ledger.length;
    const refused = await ask(path, { ...body, [field]: value });
    expect(refused).toMatchObject({
      status: 400,
      answer: { error: { message: `body.${field}: no field that is known here` } },
    });
    expect(world.state.ledger).toHaveLength(before);
    expect((await ask(path, body)).status).toBe(200);
  });

  it('should add nothing to what it says of agreements, payments and payers', async () => {
    const { ask, member, pages, world } = await aPlainCenter();
    const { answer: made } = await ask('/member', { ...member, is_privately_sponsored: true });
    const { departmentId, membershipId, netsCallbackUrl } = member;
    const contract = await ask(`/member/${made.memberId}/contract`, { departmentId, membershipId, netsCallbackUrl });
    expect([contract.status, strangersIn(contract.answer, 'contract')]).toEqual([200, []]);
    const order = { invoice_id: String(made.invoiceId), fallback: `${pages}/nordlys/payment` };
    const started = await ask('/initiatepayment', order);
    expect([started.status, strangersIn(started.answer, 'start')]).toEqual([200, []]);
    expect(strangersIn((await ask(`/payment/${made.invoiceId}`)).answer, 'state')).toEqual([]);

    const links = sponsorAddresses(`${pages}/nordlys`, 101);
    const asking = new URLSearchParams({ departmentId: '101', memberId: String(made.memberId), ...links });
    await ask(`/lookup/sponsor/10000011?${asking}`);
    const [{ hash } = { hash: '' }] = world.state.connections;
    const sponsored = await ask(`/sponsed?sponsorConnectionHash=${hash}`);
    expect([sponsored.status, strangersIn(sponsored.answer, 'sponsored')]).toEqual([200, []]);
    expect(strangersIn((await ask('/sponsor_connection', { hash })).answer, 'connection')).toEqual([]);
  });

  it('should show a profile with the agreements of the specification', async () => {
    const { ask } = await aPlainCenter();
    const { id } = (await ask('/center')).answer;
    const order = { username: '10000001', password: DEMO_PASSWORD, eier: id, client: '', client_version: '' };
    const { whoami } = (await ask('/v1/portal/login', order)).answer;
    const { answer } = await ask('/v1/portal/profile', undefined, { 'x-session': whoami.sessid });
    expect(strangersIn(answer, 'profile')).toEqual([]);
    expect(answer.avtaler.flatMap((agreement: object) => strangersIn(agreement, 'agreement'))).toEqual([]);
  });
});

describe('a member of a plain service', () => {
  it('[P-MEMBER-02] should find none of the calls by which members book, and no field of them in a class', async () => {
    const { ask } = await aPlainCenter();
    const order = { username: '10000001', password: DEMO_PASSWORD, eier: 100, client: '', client_version: '' };
    const session = { 'x-session': (await ask('/v1/portal/login', order)).answer.whoami.sessid };
    for (const path of ['/booked/rules', '/booked/2026-06-01/2026-06-30', '/v1/portal/booked/rules'])
      expect((await ask(path, undefined, session)).status, path).toBe(404);
    expect((await ask('/book/2026-06-21/1010011', { waiting: false, overlaps: false }, session)).status).toBe(404);
    for (const path of ['/contracts/70001/terms', '/contracts/70001/freeze/preview?from_month=2026-08&months=1'])
      expect((await ask(path, undefined, session)).status, path).toBe(404);
    for (const path of ['cancel', 'withdraw', 'freeze'])
      expect((await ask(`/contracts/70001/${path}`, {}, session)).status, path).toBe(404);
    const query = 'from_date=2026-06-14T22:00:00.000Z&to_date=2026-06-21T21:59:59.999Z&department_id=101';
    const { answer } = await ask(`/classes?${query}`, undefined, session);
    expect(answer).toEqual((await ask(`/classes?${query}`)).answer);
    expect(Object.keys(answer[0])).not.toContain('cancel_until');
  });
});

describe('a page and a plain service on another origin', () => {
  it('should be let in with the headers of the specification, and with no other', async () => {
    const { root, pages } = await servePlain();
    const preflight = (path: string, origin: string) =>
      fetch(`${root}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'idempotency-key',
        },
      });
    const { status, headers } = await preflight('/rest/v1/boostsignup/member', pages);
    expect([status, headers.get('access-control-allow-headers'), headers.get('access-control-allow-origin')]).toEqual([
      204,
      'authorization, content-type, x-requested-with, x-session',
      pages,
    ]);
    const stranger = await preflight('/rest/v1/boostsignup/member', 'https://evil.example');
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it('should keep from pages of every other origin what it answers, and do nothing for them', async () => {
    const { root, world, ask, member } = await aPlainCenter();
    const [read] = [await fetch(`${root}/manifest.json`, { headers: { origin: 'http://127.0.0.1:1' } })];
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    const refused = await ask('/member', member, { origin: 'http://127.0.0.1:1' });
    expect([refused.status, made(world.state.ledger)]).toEqual([403, []]);
  });

  it('should sign a member up whole, with the adapters of the product', async () => {
    const { pages, world } = await servePlain();
    const { signup, membership } = await connectTo(pages, 'nordlys', { fetch: fetchOfPage(pages) });
    expect(await answerOf(membership.groups())).not.toEqual([]);
    const member = aNewMember(pages, { shownPrice: 499 });
    const { memberId } = await answerOf(signup.createMember(member, 'key'));
    const { departmentId, membershipId, netsCallbackUrl, acceptedTerms } = member;
    const contract = { departmentId, membershipId, netsCallbackUrl, ...(acceptedTerms && { acceptedTerms }) };
    await answerOf(signup.createContract(String(memberId), { ...contract, is_privately_sponsored: true }, 'other'));
    expect(made(world.state.ledger)).toEqual(['member', 'invoice', 'contract', 'invoice', 'contract']);
  });

  it('should fail in the browser with a key, and with 400 with our fields, if they are sent anyway', async () => {
    const { pages } = await servePlain();
    const { signup, access } = await connectTo(pages, 'nordlys', { fetch: fetchOfPage(pages) });
    const sending = (...additions: readonly string[]) => {
      access.next({ ...access.value, additions });
      return resultOf(signup.createMember(aNewMember(pages), 'key'));
    };
    expect(await sending('idempotency-key')).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(await sending('accepted-terms')).toMatchObject({ ok: false, error: { kind: 'refused', status: 400 } });
    expect(await sending()).toMatchObject({ ok: true });
  });

  it('should conform to the wire table, found by the manifest of the pages', async () => {
    const { pages, world } = await servePlain();
    const findings = await checkBackend({ root: pages, centerCode: 'nordlys', now: world.now() });
    expect(findings.filter(({ verdict }) => verdict === 'different' || verdict === 'missing')).toEqual([]);
    expect(findings.filter(({ verdict }) => verdict === 'same').length).toBeGreaterThan(10);
  });

  it('should fail at the manifest too where the control says so', async () => {
    const { root, pages } = await servePlain();
    await post(root, '/control/api/faults', { call: 'center.manifest', kind: 'status', status: 503, probability: 1 });
    expect((await fetch(`${pages}/manifest.json`)).status).toBe(503);
    expect(await (await fetch(`${root}/control/api/journal`)).json()).toContainEqual(
      expect.objectContaining({ row: 'center.manifest', status: 503, fault: 'status' }),
    );
  });

  it('should leave the pages for developers where the service is', async () => {
    const { root, pages } = await servePlain();
    for (const path of ['/control', '/rest/docs', '/rest/docs/list', '/rest/openapi.json']) {
      const { url, status } = await fetch(`${pages}${path}`);
      expect([url, status]).toEqual([`${root}${path}`, 200]);
    }
    expect((await fetch(`${root}/control/api/state`)).status).toBe(200);
  });
});

const made = (ledger: readonly { readonly kind: string }[]) =>
  ledger.map(({ kind }) => kind).filter((kind) => ['member', 'invoice', 'contract'].includes(kind));

describe('the list of additions', () => {
  it('should name calls of the wire table alone', () => {
    const names = ADDITIONS.flatMap(({ call }) => call ?? []);
    expect(names.filter((name) => WIRE[name] === undefined)).toEqual([]);
  });

  it('should have every field of a query or a body that a row adds, and no other', () => {
    const listed = ADDITIONS.filter(({ part }) => part === 'body' || part === 'query').map(
      ({ call, name }) => `${call} ${name}`,
    );
    const added = Object.entries(WIRE).flatMap(([call, row]) =>
      Object.keys(row.added).map((name) => `${call} ${name}`),
    );
    expect(listed.toSorted()).toEqual(added.toSorted());
  });

  it('should have every call that the specification does not have, and no other', () => {
    const listed = ADDITIONS.filter(({ part }) => part === 'call').map(({ call }) => call);
    const ours = Object.entries(WIRE).flatMap(([call, { extension }]) => (extension === null ? [] : [call]));
    expect(listed.toSorted()).toEqual(ours.toSorted());
  });

  it('should have as a field of a query what stands in the query of its row alone, and of a body there', () => {
    const fieldsOf = (schema: unknown) => Object.keys(Object(Object(schema).shape));
    for (const { call, part, name } of ADDITIONS.filter((one) => one.part === 'body' || one.part === 'query')) {
      const { query, body } = WIRE[call ?? ''] ?? {};
      const isIn = { query: fieldsOf(query).includes(name), body: fieldsOf(body?.schema).includes(name) };
      expect([call, name, isIn]).toEqual([call, name, { query: part === 'query', body: part === 'body' }]);
    }
  });

  it('should name each area of the workspace in a call or a field of one, and no other area in a call', () => {
    const areas = Object.values(WIRE).flatMap(({ extension, access }) => (access === 'staff' && extension) || []);
    const fields = Object.values(WIRE).flatMap(({ added }) => Object.values(added));
    expect(AREAS.filter((area) => !areas.includes(area) && !fields.includes(area))).toEqual([]);
    expect(areas.filter((area) => AREAS.every((known) => known !== area))).toEqual([]);
  });

  it('should be in the manifest of a service that knows it all, by the names of what is sent', async () => {
    const { root } = await serve();
    expect(await answerOf(connect(root).center.manifest())).toMatchObject({ additions: SENT_ADDITIONS });
    expect(SENT_ADDITIONS.toSorted()).toEqual(
      ADDITIONS.flatMap((one) => nameOf(one) ?? [])
        .filter((name, place, all) => all.indexOf(name) === place)
        .toSorted(),
    );
  });

  it('should stand in the README of the service, line by line', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../mock-server/README.md'), 'utf8');
    const lines = ADDITIONS.map((one) => {
      const { call, name, adds, without } = one;
      return `| ${[call ?? 'every call', name, nameOf(one) ?? '', adds, without].join(' | ')} |`;
    });
    const [, table = ''] = readme.split('| --- | --- | --- | --- | --- |\n');
    expect(table.split('\n\n')[0]?.split('\n')).toEqual(lines);
  });
});

/** The name by which a manifest says that its service knows an addition. */
function nameOf({ call, part, name }: Addition): string | undefined {
  const row = WIRE[call ?? ''];
  if (part === 'header') return KEY_ADDITION;
  if (part === 'call') return row?.extension ?? undefined;
  return part === 'body' || part === 'query' ? row?.added[name] : undefined;
}
