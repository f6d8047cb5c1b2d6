import { documentAddress, requestFor } from '@felles/adapters-http';
import { clientIdOf, newKey } from '@felles/adapters-http/internal/new-key';
import { center as wire } from '@felles/adapters-http/wire';
import type { ServiceAccess } from '@felles/core/internal/shared/access';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '../support/arbitraries/text.ts';
import { formRow, listRow, textRow } from './rows.ts';

const BASE = 'https://service.example';
const nobody: ServiceAccess = { base: BASE, token: null, session: null };

/** Any text that can be written at all, and pieces that have a meaning of their own in an address. */
const anyText = fc.oneof(
  unicodeText(),
  fc
    .array(fc.constantFrom('.', '..', '/', '\\', '%', '%2e', '?', '#', '&', '=', '+', ' ', ',', 'å', '{text}'))
    .map((pieces) => pieces.join('')),
);
const pathText = anyText.filter((text) => !['', '.', '..'].includes(text));
const number = fc.integer({ min: 0, max: 999_999_999_999_999 });

describe('requestFor', () => {
  it('[P-TRANSPORT-02] should keep any path value in its one place', () => {
    fc.assert(
      fc.property(pathText, (text) => {
        const { url } = requestFor(textRow, { params: { text } }, nobody, '');
        const [before, rest, name, value = '', after, ...more] = new URL(url).pathname.split('/');
        expect([before, rest, name, after, more]).toEqual(['', 'rest', 'text', 'end', []]);
        expect(decodeURIComponent(value)).toBe(text);
        expect(url).not.toMatch(/[?#]/);
      }),
    );
  });

  it('[P-TRANSPORT-03] should write any list as one value that reads back', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1 }), (ids) => {
        const { searchParams } = new URL(requestFor(listRow, { query: { ids } }, nobody, '').url);
        expect(searchParams.getAll('ids')).toEqual([ids.join(',')]);
      }),
    );
  });

  it('[P-TRANSPORT-06] should write any form so that it reads back', () => {
    const form = fc.record({ name: anyText, note: anyText }, { requiredKeys: ['name'] });
    fc.assert(
      fc.property(form, (given) => {
        const { body } = requestFor(formRow, { body: given }, nobody, '');
        expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({ ...given });
        expect(body).toMatch(/^[\w.*+%=&-]*$/);
      }),
    );
  });
});

describe('documentAddress', () => {
  it('[P-TRANSPORT-08] should carry any token and session so that they read back', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(BASE, '', '/api'), (token, session, base) => {
        const access = { base, token, session: { id: session, accessToken: null } };
        const address = documentAddress(wire.centerLogo, { params: { centerId: 1 } }, access, '');
        expect(address.startsWith(`${base}/rest/document/logo/1?`)).toBe(true);
        expect(Object.fromEntries(new URL(address, BASE).searchParams)).toEqual({ token, session });
      }),
    );
  });
});

it('[W-SITE-09] should give a record and each of its photos one client id, also after refusals', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(3), fc.uniqueArray(fc.nat(60), { minLength: 1 }), (before, after, parts) => {
      const key = newKey();
      const [early, late] = ['+'.repeat(before), '+'.repeat(after)];
      expect(clientIdOf(`${key}${early}`)).toBe(key);
      const photos = parts.map((part) => clientIdOf(`${key}${early}-${part}${late}`));
      expect(photos).toEqual(parts.map((part) => clientIdOf(`${key}-${part}`)));
      for (const id of photos) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(new Set(photos).size).toBe(photos.length);
    }),
  );
});
