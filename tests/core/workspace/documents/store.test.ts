import { fail, ok, type Result } from '@felles/core';
import type { Change } from '@felles/core/internal/data/changes';
import { DOCUMENT_ADDRESS } from '@felles/core/internal/workspace/documents/rules';
import { createDocumentsStore } from '@felles/core/internal/workspace/documents/store';
import type { DocumentEntry } from '@felles/core/workspace/documents';
import { BehaviorSubject, of, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { aQuestionPlace, countedKeys } from '../../../support/small-needs.ts';
import { LOST } from '../../data/network.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');

function aProject(foldersFail = false) {
  const unseen: unknown[] = [];
  const sent: string[] = [];
  /** The answer to a file; the service takes it where none is given. */
  const uploads: Subject<Result<DocumentEntry>>[] = [];
  const changes$ = new Subject<Change<DocumentEntry>>();
  const kept: DocumentEntry[] = [
    { document_id: '1', title: 'Plan', mime_type: 'application/pdf', parent_node_id: '10', created_date: '2026-11-01' },
  ];
  const place = aQuestionPlace(DOCUMENT_ADDRESS.read({}));
  const places: unknown[] = [];
  const versions: string[] = [];
  const store = createDocumentsStore({
    projectId: '7',
    port: {
      folders: () => of(foldersFail ? { ok: false, error: LOST } : ok([{ node_id: '10', title: 'Tegninger' }])),
      documents: () => of(ok([...kept])),
      upload(file, given) {
        places.push(given);
        sent.push(file.name);
        const slow = uploads.shift();
        if (slow) return slow;
        const added = { document_id: '2', title: file.name, parent_node_id: '10', created_date: '2026-11-02' };
        kept.push(added);
        return of(ok(added));
      },
      addVersion(file, id) {
        versions.push(`${id} ${file.name}`);
        return of(ok({ doc_id: id }));
      },
      createFolder: (_, { title }) => of(ok({ node_id: '11', title })),
      renameFolder: (_, node_id, { title }) => of(ok({ node_id, title })),
      away: () => of(ok([])),
      putAway: (_, id) => of(ok({ document_id: id })),
    },
    place,
    changes$,
    online$: new BehaviorSubject(true),
    newKey: countedKeys(),
    clock: new VirtualTimeScheduler(),
    failedUnseen: (failure) => unseen.push(failure),
  });
  store.open();
  const titles = () => store.view$.value.rows.map(({ item }) => item.title);
  return { store, changes$, places, sent, versions, uploads, unseen, titles, question: place.read };
}

describe('the documents of a project', () => {
  it('[W-DOCUMENTS-01] should be shown by folder, and follow live events', () => {
    const { store, changes$, titles, question } = aProject();
    expect(store.view$.value.folders).toEqual([{ id: '10', title: 'Tegninger', count: 1, folders: [] }]);
    store.ask({ folder: '10' });
    expect(question().folder).toBe('10');
    changes$.next({
      kind: 'put',
      item: { document_id: '3', title: 'Snitt', parent_node_id: '10', created_date: '2026-12-01' },
    });
    changes$.next({
      kind: 'put',
      item: { document_id: '4', title: 'Bilde', parent_node_id: '11', created_date: '2026-12-01' },
    });
    expect(titles()).toEqual(['Snitt', 'Plan']);
    expect(store.view$.value.all).toBe(3);
  });

  it('should be shown without folders where the service has none', () => {
    const { store, titles } = aProject(true);
    expect(titles()).toEqual(['Plan']);
    expect(store.view$.value.folders).toEqual([]);
  });

  it('[W-DOCUMENTS-13] should have a file that was sent to the folder that is shown', async () => {
    const { store, places, titles } = aProject();
    store.ask({ folder: '10' });
    store.upload([{ name: 'Snitt.pdf', size: PDF.length, read: async () => PDF }]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(places).toEqual([{ projectId: '7', folder: '10' }]);
    expect(store.uploads$.value.map(({ state }) => state)).toEqual(['done']);
    expect(titles()).toEqual(['Snitt.pdf', 'Plan']);
  });

  const pdf = (name: string) => ({ name, size: PDF.length, read: async () => PDF });
  const asked = ({ store }: ReturnType<typeof aProject>) => store.sameName$.value?.name ?? null;

  it('should ask about each file whose name is taken in its folder, and send none of these before', async () => {
    const site = aProject();
    site.store.ask({ folder: '10' });
    site.store.upload(['PLAN.pdf', 'Snitt.pdf', 'snitt.PDF', 'plan.pdf', 'Plan.dwg'].map(pdf));
    await eventually(() => expect(site.sent).toEqual(['Snitt.pdf']));
    expect(site.store.sameName$.value).toMatchObject({ name: 'PLAN.pdf', nameOfBoth: 'PLAN (2).pdf' });
    site.store.answerSameName('version');
    expect(asked(site)).toBe('snitt.PDF');
    site.store.answerSameName('both');
    expect(asked(site)).toBe('plan.pdf');
    site.store.answerSameName('none');
    expect(asked(site)).toBeNull();
    await eventually(() => expect(site.versions).toEqual(['1 PLAN.pdf']));
    await eventually(() => expect(site.sent).toEqual(['Snitt.pdf', 'snitt (2).PDF']));
  });

  it('[W-PLAN-17] should do with all that wait as with the first, where the user says so', async () => {
    for (const [answer, sent, versions] of [
      ['version', ['Snitt.pdf'], ['1 Plan.pdf', '1 plan.pdf']],
      ['both', ['Plan (2).pdf', 'Snitt.pdf', 'plan (3).pdf'], []],
      ['none', ['Snitt.pdf'], []],
    ] as const) {
      const site = aProject();
      site.store.ask({ folder: '10' });
      site.store.upload(['Plan.pdf', 'Snitt.pdf', 'plan.pdf'].map(pdf));
      expect(site.store.sameName$.value).toMatchObject({ size: PDF.length, there: { document_id: '1' }, others: 1 });
      site.store.answerSameName(answer, true);
      expect(asked(site)).toBeNull();
      await eventually(() => expect([site.sent.toSorted(), site.versions]).toEqual([sent, versions]));
    }
  });

  it('should make a version of a file that was chosen with it, and count on from names that are taken', async () => {
    const site = aProject();
    site.store.ask({ folder: '10' });
    site.store.upload(['Snitt.pdf', 'Plan (2).pdf', 'Snitt.pdf', 'Plan.pdf'].map(pdf));
    expect(site.store.sameName$.value).toMatchObject({ place: 1, others: 1 });
    site.store.answerSameName('version');
    expect(site.store.sameName$.value).toMatchObject({ place: 2, others: 0, nameOfBoth: 'Plan (3).pdf' });
    await eventually(() => expect(site.versions).toEqual(['2 Snitt.pdf']));
  });

  it('should ask nothing about a name of another folder, of another kind, or where both are to stay', async () => {
    const site = aProject();
    site.store.upload([pdf('Plan.pdf')]);
    site.store.ask({ folder: '10' });
    site.store.upload([pdf('Plan.pdf')], 'both');
    await eventually(() => expect(site.sent).toEqual(['Plan.pdf', 'Plan (2).pdf']));
    expect(asked(site)).toBeNull();
  });

  it('should name a file that waited for its answer when the page was left', () => {
    const site = aProject();
    site.store.ask({ folder: '10' });
    site.store.upload([pdf('Plan.pdf')]);
    site.store.close();
    expect(site.unseen).toEqual([{ key: 'documents.notSent', params: { name: 'Plan.pdf' } }]);
    expect(asked(site)).toBeNull();
  });

  it('should say which file was not sent where the page was left, and nothing beside the page', async () => {
    for (const [isLeft, unseen] of [
      [false, []],
      [true, [{ key: 'documents.notSent', params: { name: 'plan.pdf' } }]],
    ] as const) {
      const site = aProject();
      const upload$ = new Subject<Result<DocumentEntry>>();
      site.uploads.push(upload$);
      site.store.upload([{ name: 'plan.pdf', size: PDF.length, read: async () => PDF }]);
      await eventually(() => expect(site.places).toHaveLength(1));
      if (isLeft) site.store.close();
      upload$.next(fail(LOST));
      expect(site.unseen).toEqual(unseen);
    }
  });
});
