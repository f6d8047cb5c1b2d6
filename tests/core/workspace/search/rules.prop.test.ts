import { datatypeLabel } from '@felles/core/internal/workspace/datatypes/rules';
import type { SearchVisibility } from '@felles/core/internal/workspace/search/model';
import { groupHits, groupOf, withMain, withPreview } from '@felles/core/internal/workspace/search/rules';
import { DATATYPES } from '@felles/core/workspace/datatypes';
import { hitTexts, markHits, matchOf, RECORD_KINDS, type SearchHit, targetOf } from '@felles/core/workspace/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const hits = fc.array(
  fc.record({
    datatype_id: fc.oneof(fc.constantFrom(3, 36, 14, 4, 30), fc.integer({ min: -2, max: 60 }), fc.constant(null)),
    title: fc.string(),
    node_id: fc.integer().map(String),
    type: fc.constantFrom('contact', 'nothing known', '__proto__', null),
  }),
);
const names = (given: readonly SearchHit[]) => groupHits(given).map(({ name }) => name);

describe('the groups of a search', () => {
  it('[W-SEARCH-03] should hold every hit once, in the group of what it is', () => {
    fc.assert(
      fc.property(hits, (given) => {
        const groups = groupHits(given);
        expect(groups.flatMap((group) => group.hits)).toHaveLength(given.length);
        for (const { name, hits: found } of groups) {
          expect(found.length).toBeGreaterThan(0);
          expect(found).toEqual(given.filter((hit) => groupOf(hit) === name));
        }
      }),
    );
  });

  it('[W-SEARCH-04] [W-SEARCH-05] should come in the order of their priorities, then alphabetically', () => {
    const all = [4, 14, 36, 3, 30, 29, 5, 45].map((datatype_id) => ({ datatype_id }));
    expect(names(all)).toEqual([
      'contact',
      'resource',
      'person',
      'project',
      'article',
      'document',
      'expense',
      'Faktura',
    ]);
    fc.assert(
      fc.property(hits, (given) => {
        const found = names(given);
        const first = ['contact', 'resource', 'person', 'project'];
        const rest = found.filter((name) => !first.includes(name));
        expect(found).toEqual([...first.filter((name) => found.includes(name)), ...rest]);
        expect(rest).toEqual(rest.toSorted(new Intl.Collator('nb').compare));
      }),
    );
  });

  it("[W-SEARCH-06] should have invoices under 'Faktura', and what is unknown under 'ukjent'", () => {
    expect(names([{ datatype_id: 30 }, { datatype_id: 999 }])).toEqual(['Faktura', 'ukjent']);
    expect(names([{ datatype_id: 999, type: 'Kranførerbevis' }, { type: 'Truck' }, { type: ' ' }])).toEqual([
      'Kranførerbevis',
      'Truck',
      'ukjent',
    ]);
    for (const id of Object.keys(DATATYPES)
      .map(Number)
      .filter((each) => each !== 30))
      expect(groupOf({ datatype_id: id })).toBe(datatypeLabel(id));
  });

  it('[W-SEARCH-02] should show an invoice by its number and contact, and open that contact', () => {
    const invoice: SearchHit = {
      datatype_id: 30,
      title: 'x',
      node_id: '9',
      invoice_number: 10_001,
      contact_id: '103',
      contact_name: 'Fjordbygg',
    };
    expect(hitTexts(invoice)).toEqual({ title: '10001', second: 'Fjordbygg' });
    expect(targetOf(invoice)).toEqual({ datatype: 'contact', id: '103' });
    expect(targetOf({ ...invoice, contact_id: null })).toBeNull();
    // Of a contact and of a person a hit tells the node alone.
    for (const [id, datatype] of [
      [3, 'contact'],
      [14, 'person'],
    ] as const)
      expect(targetOf({ datatype_id: id, node_id: '5' })).toEqual({ datatype, id: '5', isNode: true });
    expect(targetOf({ datatype_id: 4, project_id: '1001', node_id: '5' })).toEqual({ datatype: 'project', id: '1001' });
  });

  it.each(RECORD_KINDS)('should open a %s among those of its project, and nothing without that', (type) => {
    const hit: SearchHit = { datatype_id: null, type, node_id: '5', project_id: '1001' };
    expect(targetOf(hit)).toEqual({ datatype: type, id: '5', projectId: '1001' });
    expect([targetOf({ ...hit, project_id: null }), targetOf({ ...hit, node_id: null })]).toEqual([null, null]);
    expect(groupOf(hit)).toBe(type);
  });
});

it('should say by what a hit was found, where the service does', () => {
  expect(matchOf({ title: 'Bygg AS', found_in: 'orgnr', found_text: '999' })).toEqual({ field: 'orgnr', text: '999' });
  expect(matchOf({ found_in: 'shoe size', found_text: '44' })).toEqual({ field: null, text: '44' });
  for (const hit of [{}, { found_in: 'orgnr' }, { found_in: 'orgnr', found_text: '' }]) expect(matchOf(hit)).toBeNull();
});

describe('what is shown of a search', () => {
  it('[W-SEARCH-07] [W-SEARCH-08] should never be both, and showing the main search hides the preview', () => {
    const step = fc.tuple(fc.constantFrom(withMain, withPreview), fc.boolean());
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let shown: SearchVisibility = { main: false, preview: false };
        for (const [change, value] of steps) {
          const before = shown;
          shown = change(shown, value);
          expect(shown.main && shown.preview).toBe(false);
          if (change === withMain)
            expect(shown).toEqual(value ? { main: true, preview: false } : { main: false, preview: before.preview });
          else expect(shown.main).toBe(before.main);
        }
      }),
    );
  });

  it('should be cut into what matched and what did not, with nothing lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, sought) => {
        const pieces = markHits(text, sought);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces.filter(({ isHit }) => isHit))
          expect(piece.text.toLocaleLowerCase('nb')).toBe(sought.trim().toLocaleLowerCase('nb'));
      }),
    );
    expect(markHits('Åsveien 3', 'åsv')).toEqual([
      { text: 'Åsv', isHit: true },
      { text: 'eien 3', isHit: false },
    ]);
  });
});
