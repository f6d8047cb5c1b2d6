import { fail, ok } from '@felles/core';
import { createMenuStore } from '@felles/core/internal/workspace/menu/store';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNetwork, LOST } from '../../data/network.ts';

function aMenu() {
  const reads = createNetwork<string, string | null>();
  const writes = createNetwork<string | null, unknown>();
  const store = createMenuStore({ port: { read: (key) => reads.ask(key), write: (_key, text) => writes.ask(text) } });
  store.open();
  return { reads, writes, store, menu: () => store.menu$.value };
}

it('[W-SHELL-34] should have one active item, the last one set', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('projects', 'chat', 'contacts', null), { minLength: 1 }), (items) => {
      const { store, menu } = aMenu();
      for (const item of items) {
        store.activate(item);
        expect(menu().activeItem).toBe(item);
      }
    }),
  );
});

it('[W-SHELL-35] should tell every listener of the same state, and each change once', () => {
  const { store } = aMenu();
  const heard: unknown[][] = [[], []];
  for (const list of heard) store.menu$.subscribe((menu) => list.push(menu));
  store.activate('projects');
  store.activate('projects');
  store.collapse(true);
  expect(heard[0]).toEqual([
    { activeItem: null, isCollapsed: false },
    { activeItem: 'projects', isCollapsed: false },
    { activeItem: 'projects', isCollapsed: true },
  ]);
  expect(heard[1]).toEqual(heard[0]);
});

it('should have its stored state, and be expanded if that is broken or missing', () => {
  for (const [stored, isCollapsed] of [
    ['{"collapsed":true}', true],
    ['{"collapsed":"ja"}', false],
    ['[', false],
    [null, false],
  ] as const) {
    const { reads, menu } = aMenu();
    reads.open[0]?.answer(ok(stored));
    expect(menu().isCollapsed).toBe(isCollapsed);
  }
  const { reads, menu } = aMenu();
  reads.open[0]?.answer(fail(LOST));
  expect(menu().isCollapsed).toBe(false);
});

it('should keep what the user chose, and read it back', () => {
  const { store, writes } = aMenu();
  store.collapse(true);
  const written = writes.open[0]?.input ?? null;
  const next = aMenu();
  next.reads.open[0]?.answer(ok(written));
  expect(next.menu().isCollapsed).toBe(true);
});
