import { documentAddress, requestFor } from '@felles/adapters-http';
import {
  type Call,
  KEY_HEADER,
  payment,
  SENT_ADDITIONS,
  signup,
  sponsor,
  terms,
  WIRE,
  center as wire,
} from '@felles/adapters-http/wire';
import type { ServiceAccess } from '@felles/core/internal/shared/access';
import { describe, expect, it } from 'vitest';
import { addedRow, formRow, jsonRow, listRow, partsRow, textRow } from './rows.ts';

const ROOT = 'https://portal.example';
const BASE = 'https://service.example/api';
const nobody: ServiceAccess = { base: BASE, token: null, session: null };
const visitor: ServiceAccess = { ...nobody, token: 'center-token' };
const documents = Object.entries(WIRE).filter(([, row]) => row.opensByItself);
const others = Object.entries(WIRE).filter(([, row]) => !row.opensByItself);

describe('requestFor', () => {
  it('[P-TRANSPORT-01] should ask for the manifest at the root, and for the rest beneath the base of the manifest', () => {
    expect(requestFor(wire.manifest, {}, visitor, ROOT).url).toBe('https://portal.example/manifest.json');
    expect(requestFor(wire.center, {}, visitor, ROOT).url).toBe(
      'https://service.example/api/rest/v1/boostsignup/center',
    );
  });

  it('[P-TRANSPORT-01] should not guess an address before there is a manifest', () => {
    const early = { ...visitor, base: null };
    expect(requestFor(wire.manifest, {}, early, ROOT).url).toBe('https://portal.example/manifest.json');
    expect(() => requestFor(wire.center, {}, early, ROOT)).toThrow('before its manifest is read');
  });

  it('[P-TRANSPORT-09] should fetch the document for the viewer with credentials, and nothing else', () => {
    const included = Object.entries(WIRE).flatMap(([name, row]) => (row.withCredentials ? [name] : []));
    expect(included).toEqual(['terms.conditions']);
    expect(requestFor(terms.conditions, {}, visitor, ROOT).credentials).toBe('include');
    expect(requestFor(wire.center, {}, visitor, ROOT).credentials).toBe('same-origin');
  });

  it('should keep the answer to a token out of caches', () => {
    const without = Object.entries(WIRE).flatMap(([name, row]) =>
      row.params || row.query || row.body || requestFor(row, {}, visitor, ROOT).cache ? [] : [name],
    );
    expect(without.map((name) => WIRE[name]?.access)).toEqual(without.map(() => 'anyone'));
    expect(requestFor(wire.center, {}, visitor, ROOT).cache).toBe('no-store');
    expect(requestFor(wire.manifest, {}, visitor, ROOT).cache).toBeUndefined();
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['?a=b#c', '%3Fa%3Db%23c'],
    ['50 %', '50%20%25'],
    ['Åse', '%C3%85se'],
    ['{text}', '%7Btext%7D'],
    ['...', '...'],
  ])('[P-TRANSPORT-02] should fill %j into the path as %j', (text, written) => {
    expect(requestFor(textRow, { params: { text } }, nobody, ROOT).url).toBe(`${BASE}/rest/text/${written}/end`);
  });

  it.each(['', '.', '..'])('[P-TRANSPORT-02] should refuse %j as a path value', (text) => {
    expect(() => requestFor(textRow, { params: { text } }, nobody, ROOT)).toThrow('a path value is empty or a dot');
  });

  it('[P-TRANSPORT-02] should fill every value into its own place', () => {
    const params = { centerId: 100, departmentId: 101 };
    expect(requestFor(wire.departmentLogo, { params }, visitor, ROOT).url).toBe(`${BASE}/rest/document/logo/100/101`);
  });

  it('[P-TRANSPORT-03] should write a list as one value, joined by commas', () => {
    const { url } = requestFor(listRow, { query: { ids: [3, 1, 2], other: 4 } }, nobody, ROOT);
    expect(url).toBe(`${BASE}/rest/list?ids=3%2C1%2C2&other=4`);
  });

  it('should leave what is absent out of the query, and the question mark with it', () => {
    expect(requestFor(listRow, { query: { ids: [1], other: undefined } }, nobody, ROOT).url).toBe(
      `${BASE}/rest/list?ids=1`,
    );
    expect(requestFor(wire.colors, {}, visitor, ROOT).url).toBe(`${BASE}/rest/colors`);
  });

  it('[P-TRANSPORT-04] should bring the token as a bearer, and no such header without one', () => {
    expect(requestFor(wire.center, {}, visitor, ROOT).headers['Authorization']).toBe('Bearer center-token');
    expect(requestFor(wire.center, {}, nobody, ROOT).headers).not.toHaveProperty('Authorization');
  });

  it.each([
    'signup.createMember',
    'signup.createProfile',
    'membership.memberships',
    'person.municipality',
    'session.login',
    'timetable.classes',
    'terms.conditionUrl',
    'terms.conditions',
  ])("[P-SESSION-18] should let a visitor ask %s with the center's token and without a session", (name) => {
    expect(WIRE[name]?.access).toBe('center');
  });

  it("[P-TRANSPORT-19] should bring a session's own token in place of the center's, where it has one", () => {
    const bearer = (accessToken: string | null) =>
      requestFor(wire.center, {}, { ...visitor, session: { id: 's1', accessToken } }, ROOT).headers['Authorization'];
    expect(bearer('own-token')).toBe('Bearer own-token');
    expect(bearer(null)).toBe('Bearer center-token');
  });

  it.each(Object.entries(WIRE).filter(([, row]) => !row.opensByItself))(
    '[P-TRANSPORT-19] should keep token and session out of the address of %s',
    (_, row) => {
      expect(() => documentAddress(row, {}, visitor, ROOT)).toThrow();
    },
  );

  it('[P-TRANSPORT-19] should bring the session in its own header, and no such header without one', () => {
    expect(
      requestFor(wire.center, {}, { ...visitor, session: { id: 's1', accessToken: null } }, ROOT).headers['X-Session'],
    ).toBe('s1');
    expect(requestFor(wire.center, {}, visitor, ROOT).headers).not.toHaveProperty('X-Session');
  });

  it.each<readonly [string, Call, object]>([
    ['GET', textRow, { params: { text: 'a' } }],
    ['POST of a form', formRow, { body: { name: 'Åse' } }],
    ['POST of JSON', jsonRow, { body: { name: 'Åse' } }],
  ])('[P-TRANSPORT-05] should mark a %s as a call of Ajax', (_, row, input) => {
    expect(requestFor(row, input, nobody, ROOT).headers['X-Requested-With']).toBe('XMLHttpRequest');
  });

  it('[P-TRANSPORT-06] should write a form url-encoded', () => {
    const request = requestFor(formRow, { body: { name: 'Åse & Bø', note: undefined } }, nobody, ROOT);
    expect(request).toMatchObject({ method: 'POST', body: 'name=%C3%85se+%26+B%C3%B8' });
    expect(request.headers['Content-Type']).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  });

  it('[P-TRANSPORT-07] should write any other body as JSON, and say that it is', () => {
    const request = requestFor(jsonRow, { body: { name: 'Åse' } }, nobody, ROOT);
    expect(request).toMatchObject({ method: 'POST', body: '{"name":"Åse"}' });
    expect(request.headers['Content-Type']).toBe('application/json');
  });

  it('should write a body with a file in parts, and leave to the browser how they are parted', async () => {
    const bytes = new TextEncoder().encode('%PDF');
    const file = { name: 'Plan å.pdf', type: 'application/pdf', bytes };
    const { body, headers } = requestFor(partsRow, { body: { file, folder: '10' } }, nobody, ROOT);
    const parts = body instanceof FormData ? body : new FormData();
    const part = parts.get('file');
    expect(part).toMatchObject({ name: 'Plan å.pdf', type: 'application/pdf' });
    expect(part instanceof File && new Uint8Array(await part.arrayBuffer())).toEqual(bytes);
    expect(parts.get('folder')).toBe('10');
    expect(headers).not.toHaveProperty('Content-Type');
  });

  it('[P-TRANSPORT-07] should know no body but JSON in the whole table', () => {
    const withBody = Object.entries(WIRE).filter(([, row]) => row.body !== undefined);
    expect(withBody.map(([name]) => name)).toEqual(
      expect.arrayContaining(['signup.createMember', 'signup.createContract', 'signup.createProfile']),
    );
    // OAuth 2 has its own way, and a file needs parts.
    const others = withBody.filter(
      ([name, row]) =>
        row.body?.format !== 'json' &&
        !name.startsWith('signin.') &&
        !/upload|addVersion|addPhoto|addReceipt|attach/.test(name),
    );
    expect(others).toEqual([]);
  });

  it('should have neither a body nor its type where the call declares none', () => {
    const request = requestFor(wire.center, { body: { name: 'Åse' } }, visitor, ROOT);
    expect(request.body).toBeNull();
    expect(request.headers).not.toHaveProperty('Content-Type');
  });

  it.each([
    ['a body', formRow, { body: { name: 1 } }],
    ['a query', listRow, { query: { ids: ['1'] } }],
    ['a path value', wire.centerLogo, { params: { centerId: 1.5 } }],
    ['nothing at all', wire.centerLogo, {}],
  ])('should refuse %s that its row cannot write', (_, row, input) => {
    expect(() => requestFor(row, input, nobody, ROOT)).toThrow();
  });
});

describe('what is sent beyond the specification', () => {
  const order = { invoice_id: '7', fallback: 'https://portal.example/nordlys/payment' };
  const input = { body: { ...order, amount: 690, replaces: true }, key: 'k-1' };
  const sentTo = (additions?: readonly string[]) => {
    const access = additions === undefined ? visitor : { ...visitor, additions };
    const { headers, body } = requestFor(payment.startPayment, input, access, ROOT);
    return { key: headers[KEY_HEADER], body: JSON.parse(String(body)) };
  };

  it('should stay here where the service names nothing that it knows, and before its manifest is read', () => {
    expect(sentTo([])).toEqual({ key: undefined, body: order });
    expect(sentTo()).toEqual({ key: undefined, body: order });
    expect(sentTo(['key', 'Amount', ''])).toEqual({ key: undefined, body: order });
  });

  it('should be sent one by one to a service that names it', () => {
    expect(sentTo(['idempotency-key'])).toEqual({ key: 'k-1', body: order });
    expect(sentTo(['amount', 'something-new'])).toEqual({ key: undefined, body: { ...order, amount: 690 } });
    expect(sentTo(SENT_ADDITIONS)).toEqual({ key: 'k-1', body: input.body });
  });

  it('should be no more than what the row adds: a field that another row specifies is sent there', () => {
    const specified = { departmentId: 101, membershipId: 7, netsCallbackUrl: 'https://portal.example/nordlys/member' };
    const body = { ...specified, is_privately_sponsored: true, acceptedTerms: { at: 'now' }, shownPrice: 690 };
    const contract = requestFor(signup.createContract, { params: { memberId: '7' }, body }, visitor, ROOT);
    expect(JSON.parse(String(contract.body))).toEqual(specified);
    expect(signup.createMember.added).toEqual({ acceptedTerms: 'accepted-terms', shownPrice: 'shown-price' });
  });

  it('should stand in a query only where the service names it, beside what the specification has', () => {
    const searchTo = (additions?: readonly string[]) => {
      const access = { ...visitor, ...(additions && { additions }) };
      return new URL(requestFor(addedRow, { query: { ids: [1, 2], shade: 'dark' } }, access, ROOT).url).search;
    };
    expect([searchTo(), searchTo([]), searchTo(['shade'])]).toEqual(Array(3).fill('?ids=1%2C2'));
    expect(searchTo(['shades'])).toBe('?ids=1%2C2&shade=dark');
    expect(requestFor(addedRow, { query: { shade: 'dark' } }, visitor, ROOT).url).toBe(`${BASE}/rest/added`);
    expect(requestFor(addedRow, {}, visitor, ROOT).url).toBe(`${BASE}/rest/added`);
  });

  it('should leave a body that may be missing as it is', () => {
    expect(requestFor(sponsor.accept, { query: {}, body: { hash: 'h' } }, visitor, ROOT).body).toBe('{"hash":"h"}');
  });
});

describe('documentAddress', () => {
  const input = { params: { centerId: 100, departmentId: 101 } };

  it.each(documents)('[P-TRANSPORT-08] should carry token and session in the address of %s', (_, row) => {
    const address = new URL(
      documentAddress(row, input, { ...visitor, session: { id: 's/1', accessToken: null } }, ROOT),
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({ token: 'center-token', session: 's/1' });
    expect(address.origin + address.pathname).toBe(requestFor(row, input, nobody, ROOT).url);
  });

  it('[P-TRANSPORT-08] should carry only what there is', () => {
    expect(documentAddress(wire.centerLogo, input, visitor, ROOT)).toBe(
      `${BASE}/rest/document/logo/100?token=center-token`,
    );
    expect(documentAddress(wire.centerLogo, input, nobody, ROOT)).toBe(`${BASE}/rest/document/logo/100`);
  });

  it('[P-TRANSPORT-08] should stay relative where the base is', () => {
    expect(documentAddress(wire.centerLogo, input, { ...visitor, base: '' }, ROOT)).toBe(
      '/rest/document/logo/100?token=center-token',
    );
    expect(documentAddress(wire.centerLogo, input, { ...visitor, base: '/api' }, ROOT)).toBe(
      '/api/rest/document/logo/100?token=center-token',
    );
  });

  it.each(others)('[P-TRANSPORT-08] should refuse to write the token into an address of %s', (_, row) => {
    expect(() => documentAddress(row, input, visitor, ROOT)).toThrow('takes its credentials in headers only');
  });
});
