import { datatypeId, datatypeLabel, datatypeName } from '@felles/core/internal/workspace/datatypes/rules';
import { DATATYPES } from '@felles/core/workspace/datatypes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** As the specification lists them. */
const LISTED =
  '1 owner, 2 department, 3 contact, 4 project, 5 document, 6 email, 7 emailfolder, 8 login, 9 group, 10 url, 11 text, 12 folder, 13 calendar, 14 person, 15 role, 16 sms, 17 note, 18 template, 19 standard url, 20 mms, 22 keyword, 23 ssl servicecard, 24 keyword category, 25 structure link, 26 contract, 27 sms template, 28 imap message, 29 article, 30 invoice, 31 invoice appendix, 32 invoice bundle, 33 article category, 34 document control system, 35 controlled document, 36 resource, 37 resource category, 38 document system, 40 contract deviation, 41 contract line, 42 node log, 45 expense, 46 selection, 47 calendar event instance, 48 helpdesk';
const PAIRS = LISTED.split(', ').map((pair): readonly [number, string] => [
  Number.parseInt(pair, 10),
  pair.replace(/^\d+ /, ''),
]);
const IDS = PAIRS.map(([id]) => id);

describe('datatypes', () => {
  it('[W-DATATYPES-01] should be exactly the listed pairs', () => {
    expect(Object.entries(DATATYPES).map(([id, name]) => [Number(id), name])).toEqual(PAIRS);
    expect(PAIRS).toHaveLength(44);
  });

  it('[W-DATATYPES-03] should lead from each id to its name and back', () => {
    for (const [id, name] of PAIRS) expect([datatypeName(id), datatypeId(name)]).toEqual([name, id]);
    expect(new Set(PAIRS.map(([, name]) => name)).size).toBe(44);
  });

  it('[W-DATATYPES-02] [W-DATATYPES-04] should throw for a gap, and for any number that is not listed', () => {
    for (const id of [21, 39, 43, 44, 0, -1, 49]) expect(() => datatypeName(id)).toThrow();
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (id) => {
        fc.pre(!IDS.includes(id));
        expect(() => datatypeName(id)).toThrow();
        expect(datatypeLabel(id)).toBe('ukjent');
      }),
    );
  });

  it("[W-DATATYPES-05] should show 'ukjent' for a name that is unknown, and throw nothing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', null, undefined)), (name) => {
        fc.pre(!PAIRS.some(([, known]) => known === name));
        expect(datatypeLabel(name)).toBe('ukjent');
      }),
    );
    expect(datatypeLabel('invoice')).toBe('invoice');
  });
});
