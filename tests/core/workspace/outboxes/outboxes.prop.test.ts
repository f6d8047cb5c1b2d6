import { ok } from '@felles/core';
import type { StoredEntry } from '@felles/core/data';
import { createOutbox } from '@felles/core/internal/data/outbox';
import { outboxItem, outboxSource } from '@felles/core/internal/data/outbox-rows';
import { sentEntryIn } from '@felles/core/internal/workspace/outboxes/model';
import {
  countsOf,
  groupOfThing,
  pillOf,
  sentLately,
  thingName,
  thingsOf,
} from '@felles/core/internal/workspace/outboxes/rules';
import { calmly, createOutboxList } from '@felles/core/internal/workspace/outboxes/store';
import type { OutboxPill, SentEntry, UnsentEntry } from '@felles/core/workspace/outboxes';
import fc from 'fast-check';
import { BehaviorSubject, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { memoryPlace } from '../../../support/memory-place.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Entries of two records and of none, sent and unsent. */
const part = fc.record({
  kind: fc.constantFrom('deviationCreate', 'deviationPhoto', 'checkpointPhoto', 'message'),
  state: fc.constantFrom('waiting', 'sending', 'lost', 'failed'),
  group: fc.constantFrom(null, 'a', 'b'),
  size: fc.nat(9),
  isSent: fc.boolean(),
});
const entries = fc.array(part, { maxLength: 30 }).map((parts) => {
  const all = parts.map(({ isSent, state, ...one }, at) => {
    const shared = { ...entryAt(at).input, ...one, key: `k${at}`, at: 30 - at, files: 1 };
    const { sentAt: _, ...row } = shared;
    return isSent ? shared : { ...row, state, refusal: null, text: '' };
  });
  return {
    rows: all.flatMap((one): UnsentEntry[] => ('state' in one ? [one] : [])),
    sent: all.flatMap((one): SentEntry[] => ('sentAt' in one ? [one] : [])),
  };
});

describe('[W-SITE-34] the groups and the pill of all outboxes', () => {
  it('should show each unsent entry in one row, and count the rows as a user sees them', () => {
    fc.assert(
      fc.property(entries, fc.nat(9), fc.nat(9), fc.boolean(), ({ rows, sent }, now, before, isOnline) => {
        const { unsent } = thingsOf(rows, sent);
        const counts = countsOf(unsent);
        expect(unsent).toHaveLength(new Set(rows.map(thingName)).size);
        expect(counts.needsYou + counts.sending + counts.waiting).toBe(unsent.length);
        const withState = (states: readonly string[]): number =>
          new Set(rows.filter(({ state }) => states.includes(state)).map(thingName)).size;
        expect(counts.needsYou).toBe(withState(['failed']));
        expect(counts.needsYou + counts.sending).toBeGreaterThanOrEqual(withState(['sending']));
        const expected = () => {
          if (counts.needsYou > 0) return { kind: 'needsYou', count: counts.needsYou };
          if (!isOnline) return { kind: 'offline', count: unsent.length };
          if (counts.sending > 0) return { kind: 'sending', at: now + 1, of: now + unsent.length };
          return unsent.length > 0 ? { kind: 'waiting', count: unsent.length } : { kind: 'sent', count: now + before };
        };
        expect(pillOf(counts, { now, before }, isOnline)).toEqual(expected());
      }),
    );
  });

  it('[W-SITE-40] should have the photos of a record in one row, sent or not, until all are sent', () => {
    fc.assert(
      fc.property(entries, ({ rows, sent }) => {
        const things = thingsOf(rows, sent);
        const isPhoto = ({ kind }: UnsentEntry | SentEntry) => kind.endsWith('Photo');
        for (const thing of things.unsent) {
          const own = (entry: UnsentEntry | SentEntry) => thingName(entry) === thing.name;
          const photos = [...rows, ...sent].filter((entry) => own(entry) && isPhoto(entry));
          expect(new Set(thing.photos)).toEqual(new Set(photos));
          expect(thing.size).toBe(rows.filter(own).reduce((sum, { size }) => sum + size, 0));
          expect(thing.photos.every(({ at }, n) => n === 0 || (at ?? 0) >= (thing.photos[n - 1]?.at ?? 0))).toBe(true);
          expect(thing.unsent).toEqual(rows.filter(own));
          expect(groupOfThing(thing) === 'needsYou').toBe(rows.some((row) => own(row) && row.state === 'failed'));
          const text = sent.find((entry) => own(entry) && !isPhoto(entry));
          expect(thing.textAt).toBe(text?.sentAt ?? null);
        }
        const unsent = new Set(things.unsent.map(({ name }) => name));
        expect(new Set(things.sent.map(({ name }) => name))).toEqual(
          new Set(sent.map(thingName).filter((name) => !unsent.has(name))),
        );
      }),
    );
  });

  it('should show what was sent for 24 hours, newest first', () => {
    const entry = fc.integer({ min: 0, max: 3 * DAY }).map((sentAt) => entryAt(sentAt).input);
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const shown = sentLately(entries, 3 * DAY);
        expect(shown).toHaveLength(entries.filter(({ sentAt }) => sentAt > 2 * DAY).length);
        expect(shown.every(({ sentAt }, at) => at === 0 || sentAt <= (shown[at - 1]?.sentAt ?? 0))).toBe(true);
      }),
    );
  });

  it.each([
    ['after nothing', [], null],
    ['after a page without a network', [{ kind: 'offline', count: 0 }], null],
    ['after a row that waited', [{ kind: 'waiting', count: 1 }], { kind: 'sent', count: 0 }],
    ['after a row that waited for a network', [{ kind: 'offline', count: 1 }], { kind: 'sent', count: 0 }],
  ] as const)('should say that all is sent only where something was pending: %s', (_, before, told) => {
    const clock = new VirtualTimeScheduler();
    const pills$ = new Subject<OutboxPill>();
    const spoken: (OutboxPill | null)[] = [];
    calmly(pills$, clock).subscribe((pill) => spoken.push(pill));
    for (const pill of before) pills$.next(pill);
    pills$.next({ kind: 'sent', count: 0 });
    clock.flush();
    expect(spoken.at(-1)).toEqual(told);
  });
});

/** An outbox whose service answers when the test says so, and the list of it. */
function world(stored: readonly StoredEntry<SentEntry>[] = []) {
  const clock = new VirtualTimeScheduler();
  const online$ = new BehaviorSubject(true);
  const answers$ = new Subject<ReturnType<typeof ok<null>>>();
  let key = 0;
  const place = memoryPlace<string>();
  const outbox = createOutbox<string, null>({
    ...{ place, online$, clock },
    send: () => answers$,
    newKey: () => `key-${++key}`,
  });
  const sent = memoryPlace<SentEntry>();
  for (const entry of stored) sent.put(entry);
  const source = outboxSource('chat', outbox, (title) => outboxItem({ kind: 'message' as const, title, text: title }));
  const list = createOutboxList({ sent, online$, wall: clock });
  list.add(source);
  outbox.open();
  return { list, outbox, place, sent, online$, answer: () => answers$.next(ok(null)) };
}

const entryAt = (sentAt: number): StoredEntry<SentEntry> => ({
  ...{ key: `old ${sentAt}`, lane: '', order: 0, refusal: null },
  input: {
    source: 'chat',
    key: 'old',
    kind: 'message',
    title: 'Hei',
    project: null,
    at: null,
    files: 0,
    size: 0,
    record: null,
    group: null,
    sentAt,
  },
});

describe('[W-SITE-34] the list of all outboxes', () => {
  it('should tell how many of a batch are sent, and begin anew with the next batch', () => {
    const { list, outbox, answer } = world();
    for (const title of ['one', 'two', 'three']) outbox.post(title);
    expect(list.pill$.value).toEqual({ kind: 'sending', at: 1, of: 3 });
    answer();
    expect(list.pill$.value).toEqual({ kind: 'sending', at: 2, of: 3 });
    answer();
    answer();
    expect(list.pill$.value).toEqual({ kind: 'sent', count: 3 });
    outbox.post('four');
    expect(list.pill$.value).toEqual({ kind: 'sending', at: 1, of: 1 });
  });

  it('should keep what the service has taken, with its time, and nothing that was dropped', () => {
    const { list, outbox, place, online$, answer } = world();
    outbox.post('Hei');
    answer();
    online$.next(false);
    const dropped = outbox.post('Nei');
    outbox.drop(dropped);
    outbox.post('Der');
    // Another tab has removed it, and may have dropped it.
    place.remove(list.view$.value.groups.waiting[0]?.entry.key ?? '');
    expect(list.view$.value.sentEntries.map(({ title, sentAt }) => [title, sentAt])).toEqual([['Hei', 0]]);
    expect(list.counts$.value).toEqual({ needsYou: 0, sending: 0, waiting: 0 });
  });

  it('should count a photo once that two tabs have sent, or that was sent anew after a refusal', () => {
    const { list, outbox, answer } = world();
    outbox.post('photo', 'a', 'client-0');
    outbox.post('photo', 'a', 'client+-0');
    answer();
    answer();
    expect(list.view$.value.sentEntries).toHaveLength(1);
  });

  it('should remove the record of a sent entry after 24 hours', () => {
    const { list, sent } = world([entryAt(-DAY), entryAt(1 - DAY)]);
    expect(sent.stored$.value.map(({ input }) => input.sentAt)).toEqual([1 - DAY]);
    expect(list.view$.value.sent).toHaveLength(1);
  });

  it('should drop and send again in the outbox that an entry lies in', () => {
    const { list, outbox, online$ } = world();
    online$.next(false);
    outbox.post('Hei');
    const entry = list.view$.value.groups.waiting[0]?.entry;
    list.drop({ source: 'checkIns', key: entry?.key ?? '' });
    expect(list.counts$.value.waiting).toBe(1);
    if (entry) list.drop(entry);
    expect(list.counts$.value.waiting).toBe(0);
  });

  it('should read no record of another kind or shape', () => {
    const { input } = entryAt(0);
    expect(sentEntryIn(input)).toEqual(input);
    for (const other of [null, {}, { ...input, kind: 'letter' }, { ...input, sentAt: 'now' }])
      expect(sentEntryIn(other)).toBeNull();
  });
});

describe('[W-SITE-34] the pill for screen readers', () => {
  const pills = fc.array(
    fc.record({ pause: fc.integer({ min: 0, max: 4_000 }), kind: fc.constantFrom('sent', 'waiting', 'sending') }),
    { minLength: 1, maxLength: 40 },
  );

  it('should speak at most once in five seconds, of no progress, and tell each sent record once', () => {
    fc.assert(
      fc.property(pills, (given) => {
        const clock = new VirtualTimeScheduler();
        const changes$ = new Subject<OutboxPill>();
        const spoken: (readonly [OutboxPill | null, number])[] = [];
        calmly(changes$, clock).subscribe((pill) => spoken.push([pill, clock.now()]));
        let at = 0;
        let sent = 0;
        for (const { pause, kind } of given) {
          at += pause;
          if (kind === 'sent') sent += 1;
          const count = sent;
          clock.schedule(() => changes$.next(kind === 'sending' ? { kind, at: 1, of: 2 } : { kind, count }), at);
        }
        clock.flush();
        const last = given.findLast(({ kind }) => kind !== 'sending');
        expect(spoken.at(-1)?.[0]?.kind).toBe(last?.kind);
        expect(spoken.some(([pill]) => pill?.kind === 'sending')).toBe(false);
        const told = spoken.reduce((sum, [pill]) => sum + (pill?.kind === 'sent' ? pill.count : 0), 0);
        if (last?.kind === 'sent') expect(told).toBe(sent);
        expect(told).toBeLessThanOrEqual(sent);
        for (const [place, [, time]] of spoken.entries())
          if (place > 0) expect(time - (spoken[place - 1]?.[1] ?? 0)).toBeGreaterThanOrEqual(5_000);
      }),
    );
  });
});
