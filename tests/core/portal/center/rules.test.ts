import {
  CENTER,
  contactEmail,
  contactPhone,
  departmentIdOf,
  headerTitle,
  initialDepartment,
  isImageAddress,
  minimumAges,
  pageTitle,
  pickBackground,
} from '@felles/core/internal/portal/center/rules';
import { addressWithCenter, centerCodeOf, logoIsUsable, pageElsewhere } from '@felles/core/portal/center';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('addressWithCenter', () => {
  it.each([
    ['/', 'nordlys', '/nordlys'],
    ['/x/', null, '/'],
    ['/control', '', '/'],
    ['/', '//elsewhere', '/%2F%2Felsewhere'],
    ['/rest', 'elsewhere.invalid', '/'],
    ['/control', 'nordlys', '/nordlys'],
    ['/x', 'rest', '/'],
  ] as const)('[P-SIGNUP-77] should lead from %s with %s to %s', (path, centerShort, address) => {
    expect(addressWithCenter(path, centerShort, null)).toBe(address);
  });

  it('[P-CENTER-02] should lead to the page of the product that the host names, and from / nowhere without one', () => {
    expect(addressWithCenter('/', null, 'https://felles.example/')).toBe('https://felles.example/');
    expect(addressWithCenter('/', null, null)).toBeNull();
  });

  it('[P-CENTER-02] should end after two pages at most, from any address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.option(fc.string()), (path, centerShort) => {
        const first = addressWithCenter(path, centerShort, null);
        // The query is gone on the page that comes next.
        const second = first === null ? null : addressWithCenter(first, null, null);
        expect(second).toBeNull();
      }),
    );
  });

  it('[P-SIGNUP-77] should lead nowhere from a path that names a center, with any query', () => {
    expect(addressWithCenter('/puls/member', 'nordlys', null)).toBeNull();
  });
});

describe('pageElsewhere', () => {
  it.each([
    ['https://felles.example/sentre', 'https://felles.example/sentre'],
    ['https://portal.example/ukjent', null],
    ['/ukjent', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('[P-CENTER-03] should take of %j what cannot be this page again: %j', (named, page) => {
    expect(pageElsewhere(named, 'https://portal.example')).toBe(page);
  });
});

describe('centerCodeOf', () => {
  it.each([
    ['/abc/member', 'abc'],
    ['/member', 'member'],
    ['/nordlys', 'nordlys'],
    ['/nordlys/', 'nordlys'],
    ['/nordlys/classes', 'nordlys'],
    ['/n%C3%B8rd/classes', 'nørd'],
    ['/100%/classes', '100%'],
    ['/%2e%2e%2frest', null],
    ['/favicon.ico', null],
    ['/.env', null],
    ['/manifest.json', null],
    ['/', null],
    ['', null],
    ['//evil.example/classes', null],
    ['/REST/classes', null],
    ['/manifest.json', null],
    ['/%78/-/', null],
  ])('[P-CENTER-01] should find in %s the code %s', (path, code) => {
    expect(centerCodeOf(path)).toBe(code);
  });

  it.each(['/', '', '//'])('[P-CENTER-02] should find no code where there is none: %j', (path) => {
    expect(centerCodeOf(path)).toBeNull();
  });

  it.each(CENTER.reservedCodes)('should never take %s, an address of the product, for a code', (reserved) => {
    expect(centerCodeOf(`/${reserved}/classes`)).toBeNull();
  });
});

describe('departmentIdOf', () => {
  it.each(['', ' 2', '2 ', '2.0', '-2', '1e3', '0x2', '２', '2,3', 'two', '1234567890123456'])(
    'should take %j for no id',
    (text) => {
      expect(departmentIdOf(text)).toBeNull();
    },
  );

  it('should read plain digits', () => {
    expect([departmentIdOf('2'), departmentIdOf(null)]).toEqual([2, null]);
  });
});

describe('initialDepartment', () => {
  const three = [1, 2, 3].map((id) => ({ id, navn: `Avdeling ${id}` }));

  it.each([
    ['the address over what was saved', three, '2', 3, 2],
    ['what was saved when the address has none', three, null, 3, 3],
    ['what was saved when the address names an unknown one', three, '9', 3, 3],
    ['what was saved when the address is nonsense', three, 'x', 3, 3],
    ['nothing when neither is known', three, '9', 8, null],
    ['nothing when there are several and none was wanted', three, null, null, null],
    ['a lone department', three.slice(0, 1), null, null, 1],
    ['a lone department over an unknown one', three.slice(0, 1), '9', 8, 1],
    ['nothing when there are none', [], '1', 1, null],
  ])('should begin with %s', (_, departments, fromAddress, saved, chosen) => {
    expect(initialDepartment(departments, { fromAddress, saved })).toBe(chosen);
  });
});

describe('isImageAddress', () => {
  it.each(['/rest/images/1.webp', 'https://example.org/a.png', 'HTTPS://example.org/a.png'])(
    'should accept %s',
    (address) => {
      expect(isImageAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    'image.png',
    'http://example.org/a.png',
    '//example.org/a.png',
    '/\\example.org/a.png',
    '/\t/example.org/a.png',
    '\t/a.png',
    'https:///a.png',
    'https:/\\evil.example',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://example.org/1',
    'https://example.org/a b.png',
    'https://example.org/a\u0000.png',
    'https://example.org/a\u0085.png',
  ])('should refuse %j', (address) => {
    expect(isImageAddress(address)).toBe(false);
  });
});

describe('pickBackground', () => {
  it("[P-CENTER-25] should pick any of the center's own images, and only those that are addresses", () => {
    const images = ['/a.webp', 'javascript:alert(1)', '/b.webp'];
    const picked = [0, 0.49, 0.5, 0.999].map((chance) => pickBackground(images, chance));
    expect(picked.map((background) => (background.kind === 'own' ? background.url : null))).toEqual([
      '/a.webp',
      '/a.webp',
      '/b.webp',
      '/b.webp',
    ]);
  });

  it('[P-CENTER-26] should pick one of the nine of the product when the center has none that can be used', () => {
    const numbers = [0, 0.5, 0.999].map((chance) => pickBackground(['nonsense'], chance));
    expect(numbers).toEqual([0, 4, 8].map((number) => ({ kind: 'default', number })));
  });
});

describe('what the shell says of a center', () => {
  const center = { id: 1, title: ' Nordlys ', contact_email: 'post@nordlys.example' };
  const nameless = { id: 1, title: ' ', contact_email: null };

  it('[P-CENTER-34] should write to the department, else to the center, else leave the address out', () => {
    const department = { id: 2, navn: 'Torget', epost: ' torget@nordlys.example ' };
    expect(contactEmail(center, department)).toBe('torget@nordlys.example');
    expect(contactEmail(center, { ...department, epost: ' ' })).toBe('post@nordlys.example');
    expect(contactEmail(center, null)).toBe('post@nordlys.example');
    expect([contactEmail(nameless, null), contactEmail(null, null)]).toEqual([null, null]);
    expect(contactPhone({ ...department, telefon: '15501010' })).toBe('15 50 10 10');
    expect(contactPhone({ ...department, telefon: '+46 8 123' })).toBe('+46 8 123');
    expect([contactPhone({ ...department, telefon: ' ' }), contactPhone(null)]).toEqual([null, null]);
  });

  it('[P-CENTER-35] should put the title into the page and the header, or the generic one', () => {
    expect([pageTitle(center), headerTitle(center)]).toEqual(['Nordlys | Felles', 'Nordlys']);
    expect([pageTitle(nameless), pageTitle(null)]).toEqual([null, null]);
    expect(headerTitle(nameless)).toEqual({ key: 'center.genericTitle', params: {} });
  });

  it('[P-CENTER-29] should take a logo below 20 pixels either way for no logo', () => {
    const sizes = [
      [20, 20],
      [19, 200],
      [200, 19],
      [0, 0],
    ] as const;
    expect(sizes.map(([width, height]) => logoIsUsable({ width, height }))).toEqual([true, false, false, false]);
  });
});

describe('minimumAges', () => {
  it('[P-CENTER-17] should be 0 where the service leaves them out', () => {
    expect(minimumAges({ id: 1 })).toEqual({ ordinary: 0, shortTerm: 0 });
    expect(minimumAges({ id: 1, minimum_age: null, short_term_minimum_age: null })).toEqual({
      ordinary: 0,
      shortTerm: 0,
    });
    expect(minimumAges({ id: 1, minimum_age: 15, short_term_minimum_age: 16 })).toEqual({
      ordinary: 15,
      shortTerm: 16,
    });
  });
});

it('[P-CENTER-30] should give the logo 300 ms before the title stands in for it', () => {
  expect(CENTER.logoDelay).toBe(300);
});
