// A service whose list grows and changes, in parts or in one piece; answers come late or never, events late or never.
import { fail, ok } from '@felles/core';
import { createHistory, type HistoryEvent } from '@felles/core/internal/data/history';
import type { Part } from '@felles/core/internal/data/history-part';
import fc from 'fast-check';
import { BehaviorSubject, filter, map, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createNetwork, LOST, pick, type Request, watch } from './network.ts';

interface Item {
  readonly id: number;
  readonly list: string;
  readonly time: number;
  readonly version: number;
}

const SIZE = 3;

const KINDS = [
  ...['add', 'add', 'add', 'change', 'tell', 'tell', 'tell', 'miss', 'take', 'take', 'answer', 'answer', 'answer'],
  ...['lose', 'older', 'older', 'again', 'reload', 'choose', 'open', 'close'],
] as const;
type Step = { readonly kind: (typeof KINDS)[number]; readonly which: number };
const steps = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), which: fc.nat({ max: 7 }) }), {
  maxLength: 80,
  size: 'max',
});

type Asked = { readonly list: string; readonly before: Item | null };

function createWorld(isInParts: boolean, isTimeShared: boolean) {
  const lists = new Map<string, Item[]>([
    ['a', []],
    ['b', []],
  ]);
  const network = createNetwork<Asked, Part<Item>>();
  const decided = new Map<number, Part<Item>>();
  const question$ = new BehaviorSubject<string | null>('a');
  const again$ = new Subject<void>();
  const happens$ = new Subject<{ readonly list: string; readonly happening: HistoryEvent<Item> }>();
  const listOf = (name: string): Item[] => lists.get(name) ?? [];
  const history = createHistory<Item, string>({
    question$,
    again$,
    fetch: (list, before) => network.ask({ list, before }),
    events: (list) =>
      happens$.pipe(
        filter((one) => one.list === list),
        map(({ happening }) => happening),
      ),
    idOf: ({ id }) => String(id),
    timeOf: ({ time }) => time,
    merge: (known, told) => (told.version < known.version ? known : told),
  });
  let ids = 0;
  return {
    lists,
    network,
    question$,
    again$,
    happens$,
    history,
    listOf,
    add(list: string): Item {
      ids += 1;
      const item = { id: ids, list, time: isTimeShared ? Math.floor(ids / 2) : ids, version: 1 };
      listOf(list).push(item);
      return item;
    },
    change(list: string, which: number): Item | null {
      const at = which % Math.max(1, listOf(list).length);
      const item = listOf(list)[at];
      if (item === undefined) return null;
      const next = { ...item, version: item.version + 1 };
      listOf(list)[at] = next;
      return next;
    },
    /** The service decides its answer when the request arrives. */
    take({ number, input: { list, before } }: Request<Asked, Part<Item>>): Part<Item> {
      const all = listOf(list);
      const end = before === null ? all.length : all.findIndex(({ id }) => id === before.id);
      const start = isInParts ? Math.max(0, end - SIZE) : 0;
      const part = decided.get(number) ?? { items: all.slice(start, end), isFirst: start === 0 };
      decided.set(number, part);
      return part;
    },
  };
}

function run(given: readonly Step[], isInParts: boolean, isTimeShared: boolean) {
  const world = createWorld(isInParts, isTimeShared);
  const { network, question$, again$, happens$, history, listOf, add, change, take } = world;
  const events: { readonly list: string; readonly item: Item }[] = [];
  /** The newest version of each item that the list has been told while it was asked about. */
  const told = new Map<number, number>();
  /** The newest item of the last newest part; while that is told, also the one of before. */
  let fetchedTo: readonly number[] = [0];
  const hear = ({ id, version }: Item): void => void told.set(id, Math.max(version, told.get(id) ?? 0));

  const watched = watch(history.view$, ({ question, items }) => {
    expect(question).toBe(question$.value === null || question === null ? question : question$.value);
    if (items.status !== 'ready' || question === null) return;
    const shown = items.value.map(({ id }) => id);
    expect(items.value.every(({ list }) => list === question)).toBe(true);
    const times = items.value.map(({ time }) => time);
    expect(new Set(shown).size).toBe(shown.length);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    // The fetched part has no hole. Of two with the same time, the one that is told late may stand behind the other.
    const [first = 0] = shown;
    const known = listOf(question).map(({ id }) => id);
    const isWhole = (until: number): boolean =>
      String(shown.filter((id) => id <= until)) === String(known.filter((id) => id >= first && id <= until));
    if (!isTimeShared) expect(fetchedTo.some(isWhole), `${shown} of ${known}, fetched to ${fetchedTo}`).toBe(true);
    for (const { id, version } of items.value) expect(version).toBeGreaterThanOrEqual(told.get(id) ?? 0);
  });

  const answer = (request: Request<Asked, Part<Item>>): void => {
    const part = take(request);
    if (request.input.before === null) fetchedTo = [...fetchedTo, Math.max(0, ...part.items.map(({ id }) => id))];
    request.answer(ok(part));
    fetchedTo = fetchedTo.slice(-1);
    const { items } = history.view$.value;
    if (items.status === 'ready') for (const item of items.value) hear(item);
  };

  let isOpen = true;
  history.open();
  for (const { kind, which } of given) {
    const list = which % 3 === 0 ? 'b' : 'a';
    const request = pick(network.open, which);
    if (kind === 'add') events.push({ list, item: add(list) });
    if (kind === 'change') {
      const item = change(list, which);
      if (item !== null) events.push({ list, item });
    }
    if (kind === 'tell') {
      const event = events.shift();
      if (event === undefined) continue;
      happens$.next({ list: event.list, happening: { kind: 'put', item: event.item } });
      const { items, question } = history.view$.value;
      if (isOpen && question === event.list && items.status === 'ready')
        for (const item of items.value) if (item.id === event.item.id) hear(event.item);
    }
    if (kind === 'miss') events.shift();
    if (kind === 'take' && request) take(request);
    if (kind === 'answer' && request) answer(request);
    if (kind === 'lose') request?.answer(fail(LOST));
    if (kind === 'older') history.fetchOlder();
    if (kind === 'again') again$.next();
    if (kind === 'reload') history.reload();
    if (kind === 'choose') {
      const next = (['a', 'b', null] as const)[which % 3] ?? null;
      if (next !== question$.value) {
        fetchedTo = [0];
        told.clear();
      }
      question$.next(next);
    }
    if (kind === 'open') history.open();
    if (kind === 'close') history.close();
    if (kind === 'open' || kind === 'close') isOpen = kind === 'open';
    watched.expectNoError();
    // One newest part and one older part at a time, about the question of the moment.
    expect(network.open.filter(({ input }) => input.before === null).length).toBeLessThanOrEqual(1);
    expect(network.open.filter(({ input }) => input.before !== null).length).toBeLessThanOrEqual(1);
    for (const { input } of network.open) expect(input.list).toBe(question$.value);
  }
  const settle = (): void => {
    for (let request = network.open[0]; request; request = network.open[0]) answer(request);
    watched.expectNoError();
  };
  return { ...world, settle };
}

describe.each([
  { isInParts: true, isTimeShared: false },
  { isInParts: true, isTimeShared: true },
  { isInParts: false, isTimeShared: true },
])('a list that grows at its end (%o)', ({ isInParts, isTimeShared }) => {
  it('should have no gap, no duplicate and no older version', () => {
    fc.assert(fc.property(steps, (given) => void run(given, isInParts, isTimeShared)));
  });

  it('should end as the end of what the service has, and be the whole once all is fetched', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { history, question$, again$, listOf, settle } = run(given, isInParts, isTimeShared);
        history.open();
        settle();
        again$.next();
        settle();
        const { value: question } = question$;
        const shown = (): readonly Item[] => {
          const { items } = history.view$.value;
          return items.status === 'ready' ? items.value.toSorted((one, other) => one.id - other.id) : [];
        };
        const all = question === null ? [] : listOf(question);
        const newest = isInParts ? SIZE : all.length;
        expect(shown().slice(-newest)).toEqual(all.slice(-newest));
        expect(shown().length).toBeGreaterThanOrEqual(Math.min(all.length, SIZE));
        for (let turns = 0; history.view$.value.older !== 'none'; turns += 1) {
          expect(turns).toBeLessThan(100);
          history.fetchOlder();
          settle();
        }
        // Changes of older ones that were missed stay so until their part is fetched once more.
        expect(shown().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      }),
    );
  });
});

describe('older parts', () => {
  const tenItems = () => {
    const world = createWorld(true, false);
    for (let count = 0; count < 10; count += 1) world.add('a');
    const answer = () => {
      const request = pick(world.network.open, 0);
      if (request) request.answer(ok(world.take(request)));
    };
    world.history.open();
    answer();
    return { ...world, answer };
  };

  it('should say that they failed, and be fetched on request', () => {
    const { history, network, answer } = tenItems();
    expect(history.view$.value.older).toBe('more');
    history.fetchOlder();
    expect(history.view$.value.older).toBe('loading');
    network.open[0]?.answer(fail(LOST));
    expect(history.view$.value.older).toBe('failed');
    history.fetchOlder();
    answer();
    expect(history.view$.value.items).toMatchObject({ value: [{ id: 5 }, {}, {}, {}, {}, { id: 10 }] });
  });

  it('should end where a service gives the same part again', () => {
    const { history, network, take } = tenItems();
    history.fetchOlder();
    const [request] = network.open;
    if (request) request.answer(ok({ ...take({ ...request, input: { list: 'a', before: null } }), isFirst: false }));
    expect(history.view$.value.older).toBe('none');
  });

  it('should keep the place of an item that arrives again unchanged', () => {
    const { history, again$, answer } = tenItems();
    const before = history.view$.value.items;
    again$.next();
    answer();
    const { items } = history.view$.value;
    expect(items.status === 'ready' && items.value).toBe(before.status === 'ready' && before.value);
  });
});
