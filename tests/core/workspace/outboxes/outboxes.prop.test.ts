import { ok } from '@felles/core';
import { createOutbox, outboxItem, outboxSource, type StoredEntry } from '@felles/core/data';
import { countsOf, groupOf, pillOf, sentLately } from '@felles/core/internal/workspace/outboxes/rules';
import { calmly, createOutboxList, type SentEntry, sentEntryIn } from '@felles/core/workspace/outboxes';
import fc from 'fast-check';
import { BehaviorSubject, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { memoryPlace } from '../../../support/memory-place.ts';

const DAY = 24 * 60 * 60 * 1_000;
const rows = fc.array(fc.record({ state: fc.constantFrom('waiting', 'sending', 'lost', 'failed') }), { maxLength: 30 });

describe('[W-SITE-34] the groups and the pill of all outboxes', () => {
  it('should count each entry in one group, and say what matters most of them', () => {
    fc.assert(
      fc.property(rows, fc.nat(9), fc.boolean(), (entries, done, isOnline) => {
        const counts = countsOf(entries);
        expect(counts.needsYou + counts.sending + counts.waiting).toBe(entries.length);
        expect(counts.needsYou).toBe(entries.filter(({ state }) => state === 'failed').length);
        expect(entries.filter((entry) => groupOf(entry) === 'sending')).toHaveLength(counts.sending);
        const unsent = entries.length;
        const expected = () => {
          if (counts.needsYou > 0) return { kind: 'needsYou', count: counts.needsYou };
          if (!isOnline) return { kind: 'offline', count: unsent };
          if (counts.sending > 0) return { kind: 'sending', at: done + 1, of: done + unsent };
          return unsent > 0 ? { kind: 'waiting', count: unsent } : { kind: 'sent' };
        };
        expect(pillOf(counts, done, isOnline)).toEqual(expected());
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
    expect(list.pill$.value).toEqual({ kind: 'sent' });
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
    place.remove(list.view$.value.groups.waiting[0]?.key ?? '');
    expect(list.view$.value.sent.map(({ title, sentAt }) => [title, sentAt])).toEqual([['Hei', 0]]);
    expect(list.counts$.value).toEqual({ needsYou: 0, sending: 0, waiting: 0 });
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
    const [entry] = list.view$.value.groups.waiting;
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
  it('should speak at most once in five seconds, and end with the latest state', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 40 }), (pauses) => {
        const clock = new VirtualTimeScheduler();
        const changes$ = new Subject<number>();
        const spoken: (readonly [number, number])[] = [];
        calmly(changes$, clock).subscribe((value) => spoken.push([value, clock.now()]));
        let at = 0;
        for (const [index, pause] of pauses.entries()) {
          at += pause;
          clock.schedule(() => changes$.next(index), at);
        }
        clock.flush();
        expect(spoken[0]?.[0]).toBe(0);
        expect(spoken.at(-1)?.[0]).toBe(pauses.length - 1);
        for (const [place, [, time]] of spoken.entries())
          if (place > 0) expect(time - (spoken[place - 1]?.[1] ?? 0)).toBeGreaterThanOrEqual(5_000);
      }),
    );
  });
});
