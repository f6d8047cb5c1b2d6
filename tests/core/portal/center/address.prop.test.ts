import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCenterStore, STEP } from '../../../support/a-center.ts';

const KNOWN = ['departmentId', 'membershipId', 'code', 'hash', 'invoiceId', 'callback', 'status', 'success'] as const;
const FOREIGN = ['theme', 'utm_source', 'DepartmentId', 'constructor', 'token', 'page'] as const;

const someOf = (names: readonly string[]) =>
  fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 20 })), { selector: ([name]) => name });

describe('the address of a page', () => {
  it('[P-SIGNUP-76] [P-TIMETABLE-05] should lose what the portal has read, and keep what is of another program', () => {
    fc.assert(
      fc.property(
        someOf(KNOWN),
        someOf(FOREIGN),
        fc.constantFrom('/nordlys', '/nordlys/member', '/nordlys/classes'),
        (known, foreign, path) => {
          const { address, clock, store } = aCenterStore(
            {},
            { query: String(new URLSearchParams([...known, ...foreign])), path },
          );
          store.open();
          clock.pass(10 * STEP);
          const stays = path.endsWith('/classes') ? known.filter(([name]) => name === 'departmentId') : [];
          expect(address.query().slice(1)).toBe(String(new URLSearchParams([...stays, ...foreign])));
          store.close();
        },
      ),
    );
  });
});
