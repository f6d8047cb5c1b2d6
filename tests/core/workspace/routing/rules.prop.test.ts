import { isLegacy, pageNamedBy, pathOf } from '@felles/core/workspace/routing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '../../../support/arbitraries/text.ts';

const part = fc.stringMatching(/^[a-zæøå0-9 _-]{1,8}$/).filter((text) => text.trim() !== '');
const pages = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const NOTHING = { path: '/', query: '', hash: '' };
const encoded = (page: string) => page.split('/').map(encodeURIComponent).join('/');

describe('the legacy router', () => {
  it('[W-SHELL-04] [W-SHELL-05] should hold for every setting but 0, also where there is none', () => {
    expect([isLegacy('0'), isLegacy(0)]).toEqual([false, false]);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.constantFrom('', '1', '00', 'false', null, undefined, -1)), (setting) => {
        fc.pre(setting !== '0' && !(typeof setting === 'number' && setting === 0));
        expect(isLegacy(setting)).toBe(true);
      }),
    );
  });

  it('[W-SHELL-06] should read the page from the query parameter p', () => {
    fc.assert(
      fc.property(pages, (page) => {
        expect(pageNamedBy({ ...NOTHING, query: `?a=1&p=${encodeURIComponent(page)}` }, true)).toBe(page);
        expect(pageNamedBy({ ...NOTHING, query: `?xp=${encodeURIComponent(page)}` }, true)).toBeNull();
      }),
    );
  });

  it('[W-SHELL-07] should read the page from a hash that begins with #!/', () => {
    fc.assert(
      fc.property(pages, (page) => {
        expect(pageNamedBy({ ...NOTHING, hash: `#!/${encoded(page)}` }, true)).toBe(page);
        expect(pageNamedBy({ ...NOTHING, hash: `#${encoded(page)}` }, true)).toBeNull();
      }),
    );
  });

  it('[W-SHELL-08] should read the page from a path that begins with /x/-/', () => {
    fc.assert(
      fc.property(pages, (page) => {
        expect(pageNamedBy({ ...NOTHING, path: `/x/-/${encoded(page)}` }, true)).toBe(page);
        expect(pageNamedBy({ ...NOTHING, path: pathOf(page) }, false)).toBe(page);
        expect(pageNamedBy({ ...NOTHING, path: `/y/-/${encoded(page)}` }, true)).toBeNull();
      }),
    );
  });

  it('should take p before the hash, and the hash before the path; without it the path alone', () => {
    const address = { path: '/x/-/tre', query: '?p=en', hash: '#!/to' };
    expect(pageNamedBy(address, true)).toBe('en');
    expect(pageNamedBy({ ...address, query: '?p=' }, true)).toBe('to');
    expect(pageNamedBy({ ...address, query: '', hash: '#!/' }, true)).toBe('tre');
    expect(pageNamedBy(address, false)).toBe('tre');
    expect(pageNamedBy({ ...NOTHING, path: '/x/-/' }, true)).toBeNull();
  });

  it('[S-40] should never lead out of the workspace, from any address', () => {
    const hostile = fc.oneof(
      unicodeText(),
      fc.constantFrom(
        '//evil.example',
        'https://evil.example',
        '../../control',
        '%2e%2e/x',
        '\\evil',
        'javascript:alert(1)',
        '%E0%A4%A',
        './a',
      ),
      fc.webUrl(),
    );
    const parts = fc.record({
      path: hostile.map((text) => `/x/-/${text}`),
      query: hostile.map((text) => `?p=${text}`),
      hash: hostile.map((text) => `#!/${text}`),
    });
    fc.assert(
      fc.property(parts, (address) => {
        const page = pageNamedBy(address, true);
        if (page === null) return;
        const { origin, pathname } = new URL(pathOf(page), 'https://bygg.example');
        expect(origin).toBe('https://bygg.example');
        expect(pathname.startsWith('/x/-/')).toBe(true);
      }),
    );
  });
});
