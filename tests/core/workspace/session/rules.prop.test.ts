import {
  accessAt,
  CLIENT_ID,
  isReturn,
  pathToRestore,
  returnAddressOf,
  SCOPES,
} from '@felles/core/internal/workspace/session/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'https://bygg.example';
const pages = fc.constantFrom('/x/-/', '/x/-/projects', '/host/ramme.html', '/');
const words = fc.dictionary(fc.constantFrom('p', 'action', 'a b', 'æ', 'q'), fc.string({ unit: 'grapheme' }));
const addresses = fc.tuple(pages, words, fc.constantFrom('', '#!/projects', '#a?service=hash', '#'));
const written = ([page, query, hash]: readonly [string, Readonly<Record<string, string>>, string]) =>
  `${ORIGIN}${page}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}${hash}`;

describe('the return address', () => {
  it('[W-AUTH-01] [W-AUTH-03] should be the page without hash and query, with the action alone', () => {
    fc.assert(
      fc.property(addresses, (parts) => {
        expect(returnAddressOf(written(parts))).toBe(`${ORIGIN}${parts[0]}?action=oauth_response`);
      }),
    );
  });

  it('[W-AUTH-02] should carry the service that the page was opened for, the first where there are several', () => {
    fc.assert(
      fc.property(addresses, fc.string({ unit: 'grapheme' }), ([page, query, hash], service) => {
        const given = `${ORIGIN}${page}?${new URLSearchParams({ ...query, service })}&service=second${hash}`;
        const returned = new URL(returnAddressOf(given));
        expect([...returned.searchParams]).toEqual([
          ['action', 'oauth_response'],
          ['service', new URLSearchParams({ service }).get('service') ?? ''],
        ]);
        expect(returned.pathname + returned.hash).toBe(page);
      }),
    );
  });

  it('should be known again when the provider sends the user there', () => {
    expect(isReturn(`${ORIGIN}/x/-/?action=oauth_response&code=a`)).toBe(true);
    for (const other of ['/x/-/', '/x/-/?action=other', '/x/-/#action=oauth_response', '/x/-/?xaction=oauth_response'])
      expect(isReturn(ORIGIN + other)).toBe(false);
  });
});

describe('what every sign-in asks for', () => {
  it('[W-AUTH-07] [W-AUTH-08] should be one client and two scopes', () => {
    expect([CLIENT_ID, SCOPES]).toEqual(['felles-workspace', ['login', 'standalone']]);
  });
});

describe('an access token', () => {
  it('[W-AUTH-09] should be given unchanged before its end, and be none at its end and after', () => {
    const text = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(text, fc.integer(), fc.integer({ min: -5, max: 5 }), (access, expiresAt, around) => {
        const tokens = { access, expiresAt, refresh: null };
        expect(accessAt(tokens, expiresAt + around)).toBe(around < 0 ? access : null);
      }),
    );
    expect(accessAt(null, 0)).toBeNull();
  });
});

describe('the page that was left', () => {
  it('[W-AUTH-16] should be restored with its query and hash, where it is of the same origin', () => {
    for (const path of ['/x/-/', '/x/-/?p=projects', '/x/-/#!/project/1001', '/x/-/projects?q=a#b'])
      expect(pathToRestore(ORIGIN + path, ORIGIN)).toBe(path);
  });

  it('[W-AUTH-16] should never lead to another host, from any stored text', () => {
    const hostile = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string(),
      fc.constantFrom(
        `${ORIGIN}.evil.example/`,
        `${ORIGIN}//evil.example/`,
        `${ORIGIN}/\\evil.example`,
        `${ORIGIN}@evil.example/`,
        'javascript:alert(1)',
        '//evil.example',
        `${ORIGIN}/x/-/?action=oauth_response&code=stolen`,
      ),
      fc.string().map((text) => `${ORIGIN}/${text}`),
    );
    fc.assert(
      fc.property(hostile, (left) => {
        const path = pathToRestore(left, ORIGIN);
        if (path === null) return;
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(isReturn(path)).toBe(false);
      }),
    );
  });
});
