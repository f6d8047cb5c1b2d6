import { TEMPLATE_ACTIONS, TEMPLATE_ADDRESS, templatesFor } from '@felles/core/internal/workspace/handbook/rules';
import {
  actionsOfTemplate,
  countTemplates,
  documentsFrom,
  editedDocumentOf,
  HandbookTemplate,
  isApplicable,
  originsOf,
} from '@felles/core/workspace/handbook';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectReadsBack } from '../../../support/expect-address.ts';

const flag = fc.constantFrom(true, false, 1, 0, null, undefined);
const template = fc.record({
  template_id: fc.nat().map(String),
  title: fc.constantFrom('SJA – arbeid i høyden', 'Kontrollplan', '', null),
  origin: fc.constantFrom('Firmahåndbok', 'Prosjektet', 7, null),
  is_applicable: flag,
  documents: fc.constantFrom(null, [], [{ document_id: '4', title: 'SJA 1' }], [5, null, { title: 'uten id' }]),
  project_document_id: fc.constantFrom(null, '9', '12'),
  actions: fc.option(fc.record({ create: flag, create_and_edit: flag, edit: flag, edit_webfolder: flag, sign: flag })),
});
const templates = fc.array(template, { maxLength: 12 });
const question = fc.record({
  text: fc.constantFrom('', 'sja', 'plan'),
  shown: fc.constantFrom('' as const, 'applicable' as const, 'unused' as const, 'not' as const),
  origin: fc.constantFrom('', 'Firmahåndbok', '7'),
});

describe('a template of the handbook', () => {
  it('[W-DOCUMENTS-07] [W-DOCUMENTS-08] should be read with its fields, and keep flags that are unknown', () => {
    const wire = {
      template_id: '7',
      title: 'Sjekkliste',
      origin: 'firma',
      is_applicable: true,
      documents: [],
      datatype_id: '18',
      template_class: 'sjekkliste',
      mime_type: 'application/pdf',
      project_document_id: null,
      actions: { create: true, create_and_edit: 0, edit: false, edit_webfolder: 1, sign: true },
    };
    expect(HandbookTemplate.parse(wire)).toEqual(wire);
  });

  it('should be read when every field but its id is of another type', () => {
    const wire = { template_id: '7', title: 3, origin: {}, is_applicable: 'ja', documents: 'x', actions: [] };
    expect(HandbookTemplate.parse(wire)).toMatchObject({ template_id: '7', title: null, documents: null });
  });

  it('[W-DOCUMENTS-09] should permit an action exactly when its flag is set', () => {
    fc.assert(
      fc.property(template, (one) => {
        const permitted = actionsOfTemplate({ ...one, is_applicable: true });
        for (const action of TEMPLATE_ACTIONS) {
          const value = one.actions?.[action];
          expect(permitted.includes(action)).toBe(value === true || value === 1);
        }
      }),
    );
  });

  it('[W-DOCUMENTS-09] should permit nothing where it does not apply, or has no flags', () => {
    const all = { create: true, create_and_edit: true, edit: true, edit_webfolder: true };
    expect(actionsOfTemplate({ template_id: '1', is_applicable: false, actions: all })).toEqual([]);
    expect(actionsOfTemplate({ template_id: '1', is_applicable: true, actions: null })).toEqual([]);
    expect(actionsOfTemplate({ template_id: '1', is_applicable: null, actions: all })).toEqual([...TEMPLATE_ACTIONS]);
  });

  it('should count the created documents, also those with only an id', () => {
    const [made, ids] = [
      {
        template_id: '1',
        documents: [
          { document_id: '4', title: 'SJA 1' },
          { doc_id: '8', file_name: 'b.pdf' },
        ],
      },
      { template_id: '1', documents: [5, '6', null, { title: 'uten id' }] },
    ];
    expect(documentsFrom(made)).toEqual([
      { id: '4', title: 'SJA 1' },
      { id: '8', title: 'b.pdf' },
    ]);
    expect(documentsFrom(ids)).toEqual([
      { id: '5', title: null },
      { id: '6', title: null },
    ]);
    expect(documentsFrom({ template_id: '1', documents: null })).toEqual([]);
  });

  it('should be edited in the project’s document, or else in the only created one', () => {
    expect(editedDocumentOf({ template_id: '1', project_document_id: '9', documents: [{ document_id: '4' }] })).toBe(
      '9',
    );
    expect(editedDocumentOf({ template_id: '1', documents: [{ document_id: '4' }] })).toBe('4');
    expect(editedDocumentOf({ template_id: '1', documents: [{ document_id: '4' }, { document_id: '5' }] })).toBeNull();
    expect(editedDocumentOf({ template_id: '1' })).toBeNull();
  });
});

describe('the templates of a handbook', () => {
  it('should be counted so that each choice finds as many as it says', () => {
    fc.assert(
      fc.property(templates, (all) => {
        const counts = countTemplates(all);
        const found = (shown: '' | 'applicable' | 'unused' | 'not') =>
          templatesFor(all, { text: '', shown, origin: '' }).length;
        expect(counts.all).toBe(found(''));
        expect(counts.applicable).toBe(found('applicable'));
        expect(counts.unused).toBe(found('unused'));
        expect(counts.not).toBe(found('not'));
        expect(counts.applicable + counts.not).toBe(counts.all);
        expect(counts.used + counts.unused).toBe(counts.applicable);
        expect(counts.documents).toBe(all.reduce((sum, one) => sum + documentsFrom(one).length, 0));
      }),
    );
  });

  it('should be found by the words of their titles and by where they come from', () => {
    fc.assert(
      fc.property(templates, question, (all, asked) => {
        const found = templatesFor(all, asked);
        expect(all).toEqual(expect.arrayContaining([...found]));
        for (const one of found) {
          expect((one.title ?? '').toLowerCase()).toContain(asked.text);
          if (asked.origin !== '') expect(String(one.origin)).toBe(asked.origin);
          if (asked.shown === 'not') expect(isApplicable(one)).toBe(false);
        }
      }),
    );
  });

  it('should name each place that they come from once, the one of most templates first', () => {
    const of = (origin: string | number | null, id: string) => ({ template_id: id, origin });
    expect(originsOf([of('Prosjektet', '1'), of('Firma', '2'), of('Firma', '3'), of(null, '4'), of('', '5')])).toEqual([
      { origin: 'Firma', count: 2 },
      { origin: 'Prosjektet', count: 1 },
    ]);
  });

  it('should be asked for in an address, and as they always are after a wrong one', () => {
    expectReadsBack(TEMPLATE_ADDRESS, question);
    expect(TEMPLATE_ADDRESS.read({ shown: 'alt', q: undefined })).toEqual({ text: '', shown: '', origin: '' });
  });
});
