import { ok } from '@felles/core';
import type { Answer } from '@felles/core/data';
import { createQuery } from '@felles/core/internal/data/query';
import { createDocumentForm, DOCUMENT_FORM } from '@felles/core/internal/workspace/documents/change';
import type { DocumentFields } from '@felles/core/internal/workspace/documents/model';
import {
  type Folder,
  type FullDocument,
  fileNameOf,
  folderChoices,
  projectOfDocument,
} from '@felles/core/workspace/documents';
import fc from 'fast-check';
import { BehaviorSubject, of, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';

const aDocument = (part: Partial<FullDocument> = {}): FullDocument => ({
  doc_id: '7',
  file_name: 'Plan 1.etg.pdf',
  parent_node_id: '3',
  ...part,
});

describe('the name of a document', () => {
  it('should keep its ending, with any text before it', () => {
    expect(fileNameOf('Plan 1.etg.pdf')).toEqual({ stem: 'Plan 1.etg', ending: '.pdf' });
    expect(fileNameOf('.skjult')).toEqual({ stem: '.skjult', ending: '' });
    expect(fileNameOf('uten ending')).toEqual({ stem: 'uten ending', ending: '' });
    const sent = DOCUMENT_FORM.fieldsOf({ file_name: ' Plan ny ', parent_node_id: '3' }, ['file_name'], aDocument());
    expect(sent).toEqual({ file_name: 'Plan ny.pdf' });
  });

  it('should be joined from both its parts again', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const { stem, ending } = fileNameOf(name);
        expect(stem + ending).toBe(name);
      }),
    );
  });

  it('should be there, not be too long, and hold no path', () => {
    const wrong = (name: string) => DOCUMENT_FORM.problemsOf({ file_name: name, parent_node_id: '' }).file_name;
    const problem = (name: string) => wrong(name)?.key;
    expect(problem('  ')).toBe('documents.needsName');
    expect(wrong('x'.repeat(111))).toEqual({ key: 'documents.longName', params: { most: 110 } });
    expect(problem('x'.repeat(110))).toBeUndefined();
    expect(problem('a/b')).toBe('documents.wrongName');
    expect(problem('Fasade nord – rev. B')).toBeUndefined();
  });
});

describe('a document that is changed', () => {
  it('should be sent with what was changed alone, and out of every folder as null', () => {
    const before = aDocument();
    expect(DOCUMENT_FORM.valuesOf(before)).toEqual({ file_name: 'Plan 1.etg', parent_node_id: '3' });
    expect(DOCUMENT_FORM.fieldsOf({ file_name: 'x', parent_node_id: '' }, ['parent_node_id'], before)).toEqual({
      parent_node_id: null,
    });
    expect(DOCUMENT_FORM.fieldsOf({ file_name: 'x', parent_node_id: '4' }, [], before)).toEqual({});
  });

  it('should keep what is typed when another user renames it, and show both names', () => {
    const clock = new VirtualTimeScheduler();
    const sent: DocumentFields[] = [];
    const document = createQuery<string, FullDocument>({
      question$: new BehaviorSubject('7'),
      ask: () => of(ok(aDocument())),
    });
    const form = createDocumentForm({
      port: {
        change: (_id, fields) => {
          sent.push(fields);
          return of(ok(aDocument(fields as Partial<FullDocument>)));
        },
      },
      document,
      done: () => undefined,
      online$: new BehaviorSubject(true),
      newKey: () => 'key',
      clock,
    });
    document.open();
    form.change({ file_name: 'Plan mine' });
    document.update((now) => ({ ...now, file_name: 'Plan annen.pdf' }));
    expect(form.view$.value.values.file_name).toBe('Plan mine');
    expect(form.view$.value.theirs).toEqual({ file_name: 'Plan annen' });
    form.save();
    expect(sent).toEqual([{ file_name: 'Plan mine.pdf' }]);
    const answer: Answer<string, FullDocument> = document.answer$.value;
    expect(answer.load).toMatchObject({ value: { file_name: 'Plan mine.pdf' } });
  });
});

describe('the folders to choose among', () => {
  it('should each name the way to it, a long way by its ends, a hundred deep too', () => {
    const nested = (depth: number): Folder => ({
      id: String(depth),
      title: `Mappe ${depth}`,
      count: 0,
      folders: depth === 100 ? [] : [nested(depth + 1)],
    });
    const ways = folderChoices([nested(1)]).map(({ way }) => way);
    expect(ways).toHaveLength(100);
    expect(ways[0]).toBe('Mappe 1');
    expect(ways[2]).toBe('Mappe 1 › Mappe 2 › Mappe 3');
    expect(ways[99]).toBe('Mappe 1 › … › Mappe 99 › Mappe 100');
  });

  it('should be those of the project that its path names, if it names one', () => {
    expect(projectOfDocument(aDocument({ path: [{ datatype_id: '4', data_id: '1001' }] }))).toBe('1001');
    expect(projectOfDocument(aDocument({ path: [{ datatype_id: '5', data_id: '9' }] }))).toBeNull();
    expect(projectOfDocument(aDocument())).toBeNull();
  });
});
