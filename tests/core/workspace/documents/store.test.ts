import { fail, ok, type Result } from '@felles/core';
import type { Change } from '@felles/core/data';
import { createDocumentsStore, DOCUMENT_ADDRESS, type DocumentEntry } from '@felles/core/workspace';
import { of, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { LOST } from '../../data/network.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');

function aProject(foldersFail = false) {
  const unseen: unknown[] = [];
  /** What the service says to a file; it takes it, where nothing is said. */
  const uploads: Subject<Result<DocumentEntry>>[] = [];
  const changes$ = new Subject<Change<DocumentEntry>>();
  const kept: DocumentEntry[] = [{ document_id: '1', title: 'Plan', parent_node_id: '10', created_date: '2026-11-01' }];
  let question = DOCUMENT_ADDRESS.read({});
  const places: unknown[] = [];
  const store = createDocumentsStore({
    projectId: '7',
    port: {
      folders: () => of(foldersFail ? { ok: false, error: LOST } : ok([{ node_id: '10', title: 'Tegninger' }])),
      documents: () => of(ok([...kept])),
      upload(file, place) {
        places.push(place);
        const slow = uploads.shift();
        if (slow) return slow;
        const added = { document_id: '2', title: file.name, parent_node_id: '10', created_date: '2026-11-02' };
        kept.push(added);
        return of(ok(added));
      },
    },
    place: {
      read: () => question,
      write(next) {
        question = next;
      },
    },
    changes$,
    newKey: () => 'key',
    failedUnseen: (failure) => unseen.push(failure),
    wall: new VirtualTimeScheduler(),
  });
  store.open();
  const titles = () => store.view$.value.rows.map(({ item }) => item.title);
  return { store, changes$, places, uploads, unseen, titles, question: () => question };
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

  it('should say which file was not sent where the page was left, and nothing beside the page', async () => {
    for (const [isLeft, unseen] of [
      [false, []],
      [true, [{ key: 'documents.notSent', params: { name: 'plan.pdf' } }]],
    ] as const) {
      const site = aProject();
      const upload$ = new Subject<Result<DocumentEntry>>();
      site.uploads.push(upload$);
      site.store.upload([{ name: 'plan.pdf', size: PDF.length, read: async () => PDF }]);
      await vi.waitFor(() => expect(site.places).toHaveLength(1));
      if (isLeft) site.store.close();
      upload$.next(fail(LOST));
      expect(site.unseen).toEqual(unseen);
    }
  });
});
