import {
  Center,
  ColorEntry,
  ImageList,
  Manifest,
  PortalInfo,
  SponsorSetup,
  StatusFlag,
  TokenResponse,
} from '@felles/core/internal/portal/center/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** Each record with everything it can hold, and a wrong value for each field: of those that must be there, and of the rest. */
const RECORDS = [
  {
    row: 'P-CENTER-12',
    schema: TokenResponse,
    full: { token: 't', expires: 1_800_000_000 },
    must: { token: 1 },
    may: { expires: true },
  },
  {
    row: 'P-CENTER-14',
    schema: Manifest,
    full: {
      service_base_url: 'https://service.example',
      authorization_server: 'https://login.example',
      static_url: 'https://static.example',
      version: '1.2.3',
      websocket_url: 'wss://service.example',
    },
    must: { service_base_url: null },
    may: { authorization_server: 1, static_url: {}, version: 1, websocket_url: [] },
  },
  {
    row: 'P-CENTER-16',
    schema: Center,
    full: {
      id: 7,
      title: 'Nordlys',
      address: 'Gata 1',
      contact_email: 'post@nordlys.example',
      minimum_age: 15,
      short_term_minimum_age: 16,
      use_direct_payment: true,
      link_to_tos: [{ id: 101, url: 'https://nordlys.example/vilkar' }],
      tracking: { googleTagId: null, googleTagManagerId: null, pixelId: '1' },
      portal_redirect_url: 'https://nordlys.example',
    },
    must: { id: '7' },
    may: {
      title: 7,
      address: {},
      contact_email: ['post@nordlys.example'],
      minimum_age: '15',
      short_term_minimum_age: '16',
      use_direct_payment: 'true',
      link_to_tos: [{ id: '101', url: 'https://nordlys.example/vilkar' }],
      tracking: { pixelId: 1 },
    },
  },
  {
    row: 'P-CENTER-19',
    schema: ColorEntry,
    full: { name: 'primary', color: '#fff' },
    must: { name: 1, color: null },
    may: {},
  },
  { row: 'P-CENTER-37', schema: StatusFlag, full: { id: 1, status: true }, must: { id: '1', status: 'true' }, may: {} },
  {
    row: 'P-CENTER-33',
    schema: PortalInfo,
    full: { portal_info: '<p>Hei</p>' },
    must: {},
    may: { portal_info: ['<p>Hei</p>'] },
  },
  { row: 'P-SPONSOR-02', schema: SponsorSetup, full: { status: true }, must: {}, may: { status: 'true' } },
] as const;
/** A field that is passed over, whatever it is. */
const PASSED_OVER = ['portal_redirect_url'];

describe.each(RECORDS)('a record of the center', ({ row, schema, full, must, may }) => {
  const accepts = (value: unknown) => z.safeDecode(schema as z.core.$ZodType, value).success;

  it(`[${row}] should hold every field under its name, and let unknown ones pass`, () => {
    const given = { ...full, something_new: { of: 'the service' } };
    expect(z.safeDecode(schema as z.core.$ZodType, given)).toEqual({ success: true, data: full });
  });

  it(`[${row}] should need only what it cannot do without; the rest may be absent or null`, () => {
    const needed = Object.fromEntries(Object.keys(must).map((name) => [name, Reflect.get(full, name)]));
    expect(accepts(needed)).toBe(true);
    const rest = Object.keys(full).filter((name) => !(name in must));
    expect(accepts({ ...needed, ...Object.fromEntries(rest.map((name) => [name, null])) })).toBe(true);
  });

  it(`[${row}] should refuse what must be there and is not, and every field that is something else`, () => {
    expect([...Object.keys({ ...must, ...may }), ...PASSED_OVER]).toEqual(expect.arrayContaining(Object.keys(full)));
    for (const [name, wrong] of Object.entries(may)) expect(accepts({ ...full, [name]: wrong }), name).toBe(false);
    for (const [name, wrong] of Object.entries(must)) {
      expect(accepts({ ...full, [name]: wrong })).toBe(false);
      const { [name]: _, ...without } = full as Readonly<Record<string, unknown>>;
      expect(accepts(without)).toBe(false);
    }
    for (const value of [null, [], 'text', 7]) expect(accepts(value)).toBe(false);
  });
});

it.each([
  '',
  '/',
  '/api',
  'https://service.example/api/',
  'HTTP://service.local:8080',
  'http://[::1]:4000',
  'https://bøker.example',
])('[P-CENTER-14] should take a service at %j', (service_base_url) => {
  expect(Manifest.safeParse({ service_base_url }).success).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,',
  '//evil.example',
  '/\\evil.example',
  'https://a@evil.example',
  'api',
])('[P-CENTER-14] should take no service at %j, which is no address to send calls to', (service_base_url) => {
  expect(Manifest.safeParse({ service_base_url }).success).toBe(false);
});

it.each([
  [
    ['amount', 'shown-price'],
    ['amount', 'shown-price'],
  ],
  [
    ['amount', 7, null, { name: 'replaces' }],
    ['amount', '', '', ''],
  ],
  [{ amount: true }, null],
  ['amount', null],
  [null, null],
  [undefined, undefined],
])('should read of additions %j no more than names, and be a manifest all the same', (additions, read) => {
  expect(Manifest.parse({ service_base_url: '/', additions }).additions).toEqual(read);
});

it.each(['', ' ', 'a b', 'a\r\nX-Session: 1', 'a\u200b', 'å'])(
  '[P-CENTER-12] should take no token %j, which no header can carry',
  (token) => {
    expect(TokenResponse.safeParse({ token }).success).toBe(false);
    expect(TokenResponse.safeParse({ token: `${'aZ09-._~+/'.repeat(200)}==` }).success).toBe(true);
  },
);

it('[P-CENTER-12] should take a token whose end is written as an ISO timestamp', () => {
  const given = { token: 't', expires: '2027-01-15T08:00:00Z' };
  expect(TokenResponse.safeParse(given)).toEqual({ success: true, data: given });
});

it('[P-CENTER-16] should accept any redirect address of a center, as only a department’s counts', () => {
  for (const portal_redirect_url of [
    'https://nordlys.example',
    [{ id: 101, url: 'https://nordlys.example' }],
    { 101: 'x' },
  ])
    expect(Center.safeParse({ id: 7, portal_redirect_url }).success).toBe(true);
});

describe('a list of images', () => {
  it('[P-CENTER-22] should be texts, and nothing else', () => {
    expect(ImageList.safeParse(['/a.webp', 'https://b.example/c.png'])).toMatchObject({ success: true });
    for (const wrong of [null, {}, '/a.webp', [1], [null]]) expect(ImageList.safeParse(wrong).success).toBe(false);
  });
});
