import { fail, ok } from '@felles/core';
import type { TemplatePlace } from '@felles/core/internal/workspace/handbook/model';
import { TEMPLATE_ADDRESS } from '@felles/core/internal/workspace/handbook/rules';
import { createHandbookStore } from '@felles/core/internal/workspace/handbook/store';
import type { PhasesAnswer } from '@felles/core/internal/workspace/phases/model';
import type { DocumentEntry } from '@felles/core/workspace/documents';
import type { HandbookTemplate, ProjectHandbook } from '@felles/core/workspace/handbook';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aQuestionPlace, countedKeys } from '../../../support/small-needs.ts';
import { createClock, createNetwork, LOST, REFUSED } from '../../data/network.ts';

const BUILT: ProjectHandbook = { handbook_id: '1', title: 'KS 2026', version: 4, built_at: '2026-11-13T08:00:00Z' };
const rebuilding = (done: number): ProjectHandbook => ({
  ...BUILT,
  rebuild: { status: 'running', done, all: 48, begun_at: '2026-11-19T09:44:00Z', begun_by: 'Kari' },
});

function aHandbook() {
  const { clock, pass } = createClock();
  const states = createNetwork<string, ProjectHandbook>();
  const templates = createNetwork<string, readonly HandbookTemplate[]>();
  const rebuilds = createNetwork<string, unknown>();
  const choices = createNetwork<string, unknown>();
  const makings = createNetwork<TemplatePlace, DocumentEntry>();
  const touched$ = new Subject<unknown>();
  const online$ = new BehaviorSubject(true);
  const phases: PhasesAnswer = [
    { phase_id: '1', phase_name: 'Grunn', started: true },
    { phase_id: '2', phase_name: null, phase_shortname: 'RÅB' },
  ];
  const store = createHandbookStore({
    port: {
      handbook: (id) => states.ask(String(id)),
      templates: (_id, phase) => templates.ask(String(phase)),
      legacyTemplates: () => of(fail(LOST)),
      rebuild: (id) => rebuilds.ask(String(id)),
      choose: (_id, book) => choices.ask(String(book)),
      handbooks: () => of(ok([])),
      make: makings.ask,
    },
    phases: () => of(ok(phases)),
    projectId: '7',
    place: aQuestionPlace(TEMPLATE_ADDRESS.read({})),
    touched$,
    online$,
    newKey: countedKeys(),
    clock,
  });
  store.open();
  const build = () => store.view$.value.building.build;
  return { store, states, templates, rebuilds, choices, makings, touched$, online$, pass, build };
}

describe('the templates of a handbook', () => {
  it('should be asked for again when a document has changed, and stay in sight meanwhile', () => {
    const { store, templates, touched$ } = aHandbook();
    templates.open[0]?.answer(ok([{ template_id: '1' }]));
    templates.open[0]?.answer(ok([]));
    touched$.next(null);
    expect(templates.open.map(({ input }) => input)).toEqual(['1', '2']);
    expect(store.view$.value.counts.all).toBe(1);
    store.close();
    expect(templates.open).toEqual([]);
  });
});

describe('a document from a template', () => {
  it('should be asked for under the same key after an answer that was lost', () => {
    const { store, templates, makings, pass } = aHandbook();
    const template = { template_id: '1' };
    templates.open[0]?.answer(ok([template]));
    store.make('1', template, () => undefined);
    const [first] = makings.open;
    first?.answer(fail(LOST));
    expect(store.view$.value.groups[0]?.making.failure).toEqual({ key: 'handbook.makingLost', params: {} });
    pass(2_000);
    store.make('1', template, () => undefined);
    expect(makings.open[0]?.key).toBe(first?.key);
  });
});

describe('the building of a handbook', () => {
  it('should go on from the press until the answer where the service tells nothing of it', () => {
    const { store, states, rebuilds, templates, pass, build } = aHandbook();
    templates.open[0]?.answer(ok([]));
    templates.open[0]?.answer(ok([]));
    states.open[0]?.answer(fail(REFUSED));
    pass(5_000);
    store.building.rebuild();
    store.building.rebuild();
    expect(rebuilds.asked).toBe(1);
    expect(build()).toEqual({ kind: 'running', done: null, all: null, since: 5_000, by: null });
    rebuilds.open[0]?.answer(ok({}));
    expect(build()).toEqual({ kind: 'rest' });
    expect(templates.open).toHaveLength(2);
  });

  it('should go over from the press into what the service answers, with no end in between', () => {
    const { store, states, rebuilds, templates, build } = aHandbook();
    templates.open[0]?.answer(ok([]));
    templates.open[0]?.answer(ok([]));
    states.open[0]?.answer(ok(BUILT));
    store.building.rebuild();
    rebuilds.open[0]?.answer(ok(rebuilding(0)));
    expect(build()).toMatchObject({ kind: 'running', done: 0, all: 48 });
    expect(templates.open).toEqual([]);
  });

  it('should say why it did not begin, and that without a network nothing is sent', () => {
    const { store, states, rebuilds, online$, build } = aHandbook();
    states.open[0]?.answer(ok(BUILT));
    store.building.rebuild();
    rebuilds.open[0]?.answer(fail(REFUSED));
    expect(build()).toMatchObject({ kind: 'failed', failure: { key: 'handbook.refused' } });
    online$.next(false);
    store.building.rebuild();
    expect(rebuilds.asked).toBe(1);
    expect(build()).toMatchObject({ kind: 'failed', failure: { key: 'handbook.offline' } });
  });

  it('should read invalid numbers as unknown', () => {
    const { states, build } = aHandbook();
    const rebuild = { status: 'running', done: -3, all: 0, begun_at: 'i går', begun_by: '' };
    states.open[0]?.answer(ok({ ...BUILT, rebuild }));
    expect(build()).toEqual({ kind: 'running', done: null, all: null, since: null, by: null });
  });
});
