import { fail, ok, parseIsoDate, type Result } from '@felles/core';
import type { Change } from '@felles/core/internal/data/changes';
import type { StructureNode } from '@felles/core/internal/workspace/documents/model';
import { DOCUMENT_ADDRESS } from '@felles/core/internal/workspace/documents/rules';
import { createDocumentsStore } from '@felles/core/internal/workspace/documents/store';
import { type AwayDocument, type DocumentEntry, daysLeft, type FolderPlace } from '@felles/core/workspace/documents';
import fc from 'fast-check';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at, SECOND } from '../../../support/at.ts';
import { refused } from '../../../support/fake-ports.ts';
import { aQuestionPlace, countedKeys } from '../../../support/small-needs.ts';

const entry = (id: string, date: string): DocumentEntry => ({
  document_id: id,
  title: `Plan ${id}`,
  parent_node_id: '10',
  created_date: date,
});
const ALL = [entry('1', '2026-11-03'), entry('2', '2026-11-02'), entry('3', '2026-11-01')];
const NODES = [
  { node_id: '10', title: 'Tegninger' },
  { node_id: '12', title: 'Foto' },
];

function aProject(folder: Result<StructureNode> = ok({ node_id: '11', title: 'Ny' })) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const changes$ = new Subject<Change<DocumentEntry>>();
  const sent: unknown[] = [];
  let away: readonly AwayDocument[] = [];
  const store = createDocumentsStore({
    projectId: '7',
    port: {
      folders: () => of(ok(NODES)),
      documents: () => of(ok(ALL)),
      upload: () => expect.unreachable(),
      addVersion: () => expect.unreachable(),
      createFolder(_project, body) {
        sent.push(body);
        return of(folder);
      },
      renameFolder(_project, id, body) {
        sent.push({ id, ...body });
        return of(folder);
      },
      away: () => of(ok(away)),
      putAway(_project, id, body) {
        sent.push({ id, ...body });
        const one = ALL.find(({ document_id }) => document_id === id) ?? expect.unreachable();
        return of(ok({ ...one, away: body.away ? { by: 'Ola Bakken' } : null }));
      },
    },
    place: aQuestionPlace(DOCUMENT_ADDRESS.read({})),
    changes$,
    online$: new BehaviorSubject(true),
    newKey: countedKeys(),
    clock,
    failedUnseen: () => expect.unreachable(),
  });
  store.open();
  store.putAway.list.open();
  const rows = () => store.view$.value.rows.map(({ id }) => id);
  const listed = () => {
    const { load } = store.putAway.list.answer$.value;
    return load.status === 'ready' ? load.value.map(({ document_id: id }) => id) : [];
  };
  const act = (id: string, isAway: boolean) =>
    store.putAway
      .act()
      .run({ document: ALL.find((one) => one.document_id === id) ?? expect.unreachable(), away: isAway }, () => {});
  return {
    store,
    changes$,
    clock,
    sent,
    rows,
    listed,
    act,
    others(now: readonly AwayDocument[]) {
      away = now;
    },
  };
}

describe('[W-PLAN-17] a document that is put away from its list', () => {
  it('should keep its place for ten seconds, be counted out at once, and then leave', () => {
    const { store, clock, sent, rows, listed, act, changes$ } = aProject();
    act('2', true);
    expect(sent).toEqual([{ id: '2', away: true, was: { away: false } }]);
    expect(rows()).toEqual(['1', '2', '3']);
    expect(store.view$.value).toMatchObject({ total: 2, all: 2, folders: [{ count: 2 }, { count: 0 }] });
    expect(store.view$.value.notes.get('2')?.left).toBe(10);
    expect(listed()).toEqual(['2']);
    changes$.next({ kind: 'gone', id: '2' });
    clock.pass(9 * SECOND);
    expect(rows()).toEqual(['1', '2', '3']);
    clock.pass(SECOND);
    expect(rows()).toEqual(['1', '3']);
  });

  it('should be as it was after Angre, however events come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('gone', 'put', 'second')), (events) => {
        const { store, clock, rows, act, changes$ } = aProject();
        act('2', true);
        for (const event of events) {
          if (event === 'gone') changes$.next({ kind: 'gone', id: '2' });
          if (event === 'second') clock.pass(SECOND);
        }
        act('2', false);
        if (events.includes('put')) changes$.next({ kind: 'put', item: ALL[1] ?? expect.unreachable() });
        expect(rows()).toEqual(['1', '2', '3']);
        expect(store.view$.value).toMatchObject({ total: 3, all: 3 });
        expect(store.view$.value.notes.size).toBe(0);
      }),
    );
  });

  it('should be listed once another user has put it away, and not when it is back', () => {
    const { changes$, listed, others, rows } = aProject();
    others([{ ...entry('3', ''), away: { by: 'Kari Lunde' } }]);
    changes$.next({ kind: 'gone', id: '3' });
    expect([rows(), listed()]).toEqual([['1', '2'], ['3']]);
    others([]);
    changes$.next({ kind: 'put', item: entry('3', '2026-11-01') });
    expect([rows(), listed()]).toEqual([['1', '2', '3'], []]);
  });

  it.each([
    ['2026-12-19T09:00:00Z', 30],
    ['2026-11-19T23:30:00Z', 1],
    ['2026-11-19T22:30:00Z', 0],
    ['2026-11-01T09:00:00Z', 0],
    ['ukjent', null],
    [null, null],
  ])('should be there until %s for %s days more', (until, days) => {
    const today = parseIsoDate('2026-11-19') ?? expect.unreachable();
    expect(daysLeft({ document_id: '1', away: { until } }, today)).toBe(days);
  });
});

describe('[W-PLAN-17] the form of a folder', () => {
  const formAt = (place: FolderPlace, folder?: Result<StructureNode>) => {
    const project = aProject(folder);
    const done: unknown[] = [];
    const form = project.store.folderForm(place, (one) => done.push(one?.node_id ?? null));
    const save = (title: string) => {
      form.change({ title });
      form.save();
    };
    return { ...project, form, done, save, problem: () => form.view$.value.problems.title?.key };
  };

  it('should make a folder where it is asked for, and tell of it before it closes', () => {
    const { sent, done, save } = formAt({ parent: '10' });
    save(' 08 Elektro ');
    expect(sent).toEqual([{ title: '08 Elektro', parent_node_id: '10' }]);
    expect(done).toEqual(['11', null]);
  });

  it.each([
    [{ parent: null }, 'TEGNINGER ', 'documents.folderTaken'],
    [{ renamed: '12' }, 'tegninger', 'documents.folderTaken'],
    [{ parent: '10' }, ' ', 'documents.needsName'],
    [{ parent: '10' }, 'a/b', 'documents.wrongName'],
    [{ parent: '10' }, 'x'.repeat(111), 'documents.longName'],
  ] as const)('should send nothing in %j with the name %s', (place, title, key) => {
    const { sent, save, problem } = formAt(place);
    save(title);
    expect([sent, problem()]).toEqual([[], key]);
  });

  it('[W-SITE-25] should say who renamed it first, and take the place of that name when it is saved again', () => {
    const newer = { value: 'Bilder', by: 'Kari Lunde', at: null };
    const changed = fail({ ...refused(409, '', 'Changed'), detail: { fields: { title: newer } } });
    const { clock, sent, form, save } = formAt({ renamed: '12' }, changed);
    save('Fotografier');
    expect(form.newer$.value).toMatchObject({ value: 'Bilder', by: 'Kari Lunde' });
    expect(form.view$.value.values.title).toBe('Fotografier');
    clock.pass(SECOND);
    form.save();
    expect(sent).toEqual([
      { id: '12', title: 'Fotografier', was: { title: 'Foto' } },
      { id: '12', title: 'Fotografier', was: { title: 'Bilder' } },
    ]);
  });
});
