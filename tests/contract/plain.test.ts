import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDITIONS, WIRE } from '@felles/adapters-http/wire';
import { sponsorAddresses } from '@felles/core/portal';
import { DEMO_PASSWORD } from '@felles/fixtures';
import { PLAIN_OUTSIDE } from '@felles/mock-server';
import { describe, expect, it } from 'vitest';
import { aWrittenMember } from '../support/a-new-member.ts';
import { serve } from './serving.ts';

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
  const server = await serve({ plain: true, trackers: 'http://127.0.0.1:9' });
  const { token } = await (await fetch(`${server.root}/rest/v1/boostsignup/token/${code}`)).json();
  const ask = async (path: string, body?: object, more: Readonly<Record<string, string>> = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${server.root}/rest${path}`, { headers, ...sent });
    return { status: reply.status, answer: await reply.json() };
  };
  const member = { ...aWrittenMember(server.root), acceptedTerms: undefined };
  return { ...server, ask, member };
}

describe('a plain service', () => {
  it('should tell of itself in five fields, and of its center in those of the specification', async () => {
    const { root, ask } = await aPlainCenter();
    const manifest = await (await fetch(`${root}/manifest.json`)).json();
    expect(Object.keys(manifest)).toEqual(SPECIFIED.manifest.split(' '));
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
      const first = await ask(path, { ...member, shownPrice: 1 }, key);
      expect([first.status, strangersIn(first.answer, 'signup')]).toEqual([200, []]);
      expect(first.answer.link_to_nets).toMatch(new RegExp(`^${PLAIN_OUTSIDE}/direct-debit/`));
      const again = await ask(path, { ...member, shownPrice: 1 }, key);
      expect(again).toMatchObject({ status: 409, answer: { error: { http_status: 409, type: 'Conflict' } } });
    },
  );

  it('should add nothing to what it says of agreements, payments and payers', async () => {
    const { ask, member, root, world } = await aPlainCenter();
    const { answer: made } = await ask('/member', { ...member, is_privately_sponsored: true });
    const { departmentId, membershipId, netsCallbackUrl } = member;
    const contract = await ask(`/member/${made.memberId}/contract`, { departmentId, membershipId, netsCallbackUrl });
    expect([contract.status, strangersIn(contract.answer, 'contract')]).toEqual([200, []]);
    const order = {
      invoice_id: String(made.invoiceId),
      fallback: `${root}/nordlys/payment`,
      amount: 1,
      replaces: true,
    };
    const started = await ask('/initiatepayment', order);
    expect([started.status, strangersIn(started.answer, 'start')]).toEqual([200, []]);
    expect(strangersIn((await ask(`/payment/${made.invoiceId}`)).answer, 'state')).toEqual([]);

    const links = sponsorAddresses(`${root}/nordlys`, 101);
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

describe('the list of additions', () => {
  it('should name calls of the wire table alone', () => {
    const names = ADDITIONS.flatMap(({ call }) => call ?? []);
    expect(names.filter((name) => WIRE[name] === undefined)).toEqual([]);
  });

  it('should stand in the README of the service, line by line', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../mock-server/README.md'), 'utf8');
    const lines = ADDITIONS.map(
      ({ call, name, adds, without }) => `| ${call ?? 'every call'} | ${name} | ${adds} | ${without} |`,
    );
    expect(lines.filter((line) => !readme.includes(line))).toEqual([]);
  });
});
