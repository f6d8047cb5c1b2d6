import {
  isDirectLink,
  leavingParameters,
  mergedParameters,
  type Parameters,
  parametersIn,
  parametersText,
  parseParameters,
} from '@felles/core/internal/portal/center/parameters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const NAMES = [
  'departmentId',
  'membershipId',
  'code',
  'success',
  'centerShort',
  'invoiceId',
  'shortterm',
  'directdebit',
  'hash',
  'sponsedId',
  'sponsorConnectionHash',
  'callback',
  'vippsSetup',
  'status',
] as const;

const someOf = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), fc.string({ maxLength: 40 }), { maxKeys: 6 });
const parameters: fc.Arbitrary<Parameters> = someOf(NAMES);

describe('parameters of the address', () => {
  it('[P-SIGNUP-74] should be the thirteen known ones and the status of a return, and nothing else that stands there', () => {
    const others = ['utm_source', 'token', 'session', '__proto__', 'constructor', 'DepartmentId'];
    fc.assert(
      fc.property(someOf(NAMES), someOf(others), (known, other) => {
        expect(parametersIn({ ...other, ...known })).toEqual({ ...known });
      }),
    );
  });

  it('should leave out what is too long to be meant', () => {
    expect(parametersIn({ code: 'x'.repeat(2_001), departmentId: '1' })).toEqual({ departmentId: '1' });
  });

  it('should come back from the storage, to the page they belong to', () => {
    fc.assert(
      fc.property(parameters, (given) => {
        expect(parseParameters(parametersText(given, 'member'), 'member')).toEqual(given);
      }),
    );
  });

  it('should tell no other page how something has ended', () => {
    const ended = { success: 'true', callback: 'vipps', vippsSetup: '1', status: 'ok' };
    fc.assert(
      fc.property(parameters, fc.constantFrom('', 'member/private', 'classes'), (given, page) => {
        const others = Object.entries(given).filter(([name]) => !Object.keys(ended).includes(name));
        expect(parseParameters(parametersText({ ...given, ...ended }, 'member'), page)).toEqual(
          Object.fromEntries(others),
        );
      }),
    );
  });

  it('should be none if something else is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        for (const name of Object.keys(parseParameters(kept, ''))) expect(NAMES).toContain(name);
      }),
    );
    for (const kept of [null, '', 'null', '[]', '"x"', '{"code":1}']) expect(parseParameters(kept, '')).toEqual({});
  });

  it('should come from a followed link, and from the storage after a reload', () => {
    fc.assert(
      fc.property(parameters, parameters, fc.boolean(), (kept, read, onTimetable) => {
        const merged = mergedParameters(kept, read, onTimetable);
        const own = onTimetable ? ['departmentId', 'callback'] : ['callback'];
        const isOwn = Object.keys(read).every((name) => own.includes(name));
        if (Object.keys(read).length === 0) expect(merged).toEqual(kept);
        else if (!isOwn) expect(merged).toEqual(read);
        else {
          const { membershipId, ...rest } = kept;
          const isSame = read.departmentId === undefined || read.departmentId === kept.departmentId;
          expect(merged).toEqual({ ...rest, ...(isSame && membershipId !== undefined && { membershipId }), ...read });
        }
      }),
    );
  });

  it('[P-PAYMENT-30] should keep the invoice beside the callback that a checkout inside the page wrote', () => {
    const kept = { invoiceId: '5001', directdebit: 'false' };
    expect(mergedParameters(kept, { callback: 'vipps' }, false)).toEqual({ ...kept, callback: 'vipps' });
    expect(mergedParameters(kept, { callback: 'vipps', invoiceId: '5002' }, false)).toEqual({
      callback: 'vipps',
      invoiceId: '5002',
    });
  });

  it('[P-SIGNUP-76] [P-TIMETABLE-05] should leave the address, but for the department of the timetable', () => {
    expect(leavingParameters(false)).toEqual(NAMES);
    expect(leavingParameters(true)).toEqual(NAMES.filter((name) => name !== 'departmentId'));
  });

  it('[P-SIGNUP-75] should make a direct link of a department and a membership together', () => {
    fc.assert(
      fc.property(parameters, (given) => {
        expect(isDirectLink(given)).toBe('departmentId' in given && 'membershipId' in given);
      }),
    );
  });
});
