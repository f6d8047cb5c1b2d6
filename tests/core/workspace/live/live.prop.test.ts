import { ok, type Result } from '@felles/core';
import { type Change, createLiveList } from '@felles/core/workspace';
import fc from 'fast-check';
import { Observable, Subject } from 'rxjs';
import { expect, it } from 'vitest';

interface Thing {
  readonly id: string;
  readonly version: number;
}

type Step =
  | { readonly kind: 'put' | 'gone'; readonly id: string }
  /** The oldest event on its way arrives. */
  | { readonly kind: 'hear' }
  /** The service reads what it answers with; the answer arrives. */
  | { readonly kind: 'read' | 'answer' }
  /** The line is cut, with all that was on its way; the client is back. */
  | { readonly kind: 'cut' | 'back' }
  | { readonly kind: 'reload' };

const ids = fc.constantFrom('a', 'b', 'c', 'd');
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('put' as const, 'gone' as const), id: ids }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('hear' as const, 'read' as const, 'answer' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'back' as const, 'reload' as const) }) },
);

it('[W-REALTIME-29] should lack nothing and show nothing twice, whatever happens on the way and whenever it is fetched', () => {
  fc.assert(
    fc.property(fc.array(ids), fc.array(steps, { maxLength: 60 }), (first, schedule) => {
      const world = aWorld(first);
      for (const step of schedule) {
        world.act(step);
        expectOnce(world.shown());
      }
      world.settle();
      expect(byId(world.shown())).toEqual(byId(world.things()));
      expectOnce(world.shown());
    }),
  );
});

it('[W-REALTIME-29] should be fetched once for each return, and not for a change', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 60 }), (schedule) => {
      const world = aWorld([]);
      let isThere = true;
      let wanted = 1;
      for (const step of schedule) {
        if (step.kind === 'back' && !isThere) wanted += 1;
        if (step.kind === 'reload') wanted += 1;
        if (step.kind === 'back' || step.kind === 'cut') isThere = step.kind === 'back';
        world.act(step);
      }
      expect(world.fetched()).toBe(wanted);
    }),
  );
});

function expectOnce(shown: readonly Thing[]): void {
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
}

const byId = (things: readonly Thing[]) => Object.fromEntries(things.map((thing) => [thing.id, thing]));

/** A service with a few things, the line on which it tells of changes, and the list a client shows. */
function aWorld(first: readonly string[]) {
  const things = new Map<string, Thing>();
  const changes$ = new Subject<Change<Thing>>();
  const gaps$ = new Subject<void>();
  let version = 0;
  let isThere = true;
  let onItsWay: Change<Thing>[] = [];
  let fetched = 0;
  let asked: { answer(result: Result<readonly Thing[]>): void; read: readonly Thing[] | null } | null = null;

  const list = createLiveList<Thing>({
    fetch: () =>
      new Observable((asker) => {
        fetched += 1;
        const own = {
          answer(result: Result<readonly Thing[]>) {
            asker.next(result);
            asker.complete();
          },
          read: null,
        };
        asked = own;
        return () => {
          if (asked === own) asked = null;
        };
      }),
    changes$,
    gaps$,
    idOf: ({ id }) => id,
  });

  function change(happened: Change<Thing>): void {
    if (happened.kind === 'put') things.set(happened.item.id, happened.item);
    else things.delete(happened.id);
    if (isThere) onItsWay.push(happened);
  }

  function put(id: string): void {
    version += 1;
    change({ kind: 'put', item: { id, version } });
  }

  for (const id of first) put(id);
  onItsWay = [];
  list.open();

  function act(step: Step): void {
    switch (step.kind) {
      case 'put':
        put(step.id);
        break;
      case 'gone':
        change({ kind: 'gone', id: step.id });
        break;
      case 'hear': {
        const next = onItsWay.shift();
        if (next) changes$.next(next);
        break;
      }
      case 'read':
        if (asked) asked.read ??= [...things.values()];
        break;
      case 'answer':
        asked?.answer(ok(asked.read ?? [...things.values()]));
        break;
      case 'cut':
        isThere = false;
        onItsWay = [];
        break;
      case 'back':
        if (!isThere) gaps$.next();
        isThere = true;
        break;
      case 'reload':
        list.reload();
    }
  }

  return {
    act,
    shown: () => list.view$.value.items,
    things: () => [...things.values()],
    fetched: () => fetched,
    settle() {
      act({ kind: 'back' });
      act({ kind: 'answer' });
      while (onItsWay.length > 0) act({ kind: 'hear' });
    },
  };
}
