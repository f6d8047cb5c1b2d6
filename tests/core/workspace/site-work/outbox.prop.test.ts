// A device whose page ends at any moment, and a service that makes each record of a client id once.
import { type Failure, fail, ok, type Result } from '@felles/core';
import type { StoredEntry } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { deviationRecords } from '@felles/core/internal/workspace/deviations/changes';
import type { SiteCall } from '@felles/core/internal/workspace/site-work/model';
import { isPhoto, isReady, siteEdits } from '@felles/core/internal/workspace/site-work/rules';
import { createSiteOutbox, type SiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import { Deviation } from '@felles/core/workspace/deviations';
import type { SiteChange } from '@felles/core/workspace/site-work';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { createClock, createNetwork, LOST, type Network, pick } from '../../data/network.ts';

const KINDS = [
  ...['create', 'create', 'change', 'change', 'comment', 'photo', 'write', 'write', 'write', 'answer', 'answer'],
  ...['answer', 'take', 'lose', 'broken', 'end', 'offline', 'online', 'pass', 'drop'],
] as const;
const steps = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), which: fc.nat({ max: 3 }) }), {
  maxLength: 60,
  size: 'max',
});

const BROKEN = { kind: 'refused', refusal: 'server', status: 500, type: 'Error', message: '' } as const;
const REFUSED: Failure = { ...BROKEN, refusal: 'generic', status: 400 };
const FULL: Failure = { kind: 'unavailable', where: 'indexedDB', issues: ['full'] };
const photo = (name: string) => ({ name, type: 'image/jpeg', bytes: new Uint8Array([1]) });

const changeOf = (record: string, call: SiteCall, body: object, photos: readonly string[] = []): SiteChange => ({
  ...{ call, record, id: null, point: null, title: record, at: '2026-06-18T10:00:00Z' },
  project: { id: '1001', title: 'Storgata' },
  body: { ...body },
  photos: photos.map(photo),
});

interface Made {
  readonly id: string;
  title: unknown;
  readonly photos: string[];
  readonly comments: unknown[];
}

/** The service: the first content of a client id makes the record, and each key is done once. */
function createService() {
  const made = new Map<string, Made>();
  const done = new Map<string, unknown>();
  function take({ input, key }: { readonly input: SiteChange; readonly key: string }): Result<unknown> {
    const before = done.get(key);
    if (before !== undefined) return ok(before);
    const { call, record, id, body, photos } = input;
    const there = made.get(record);
    if (call === 'deviation.create') {
      const one = there ?? { id: `d${made.size + 1}`, title: body['title'], photos: [], comments: [] };
      // A change of a creation that arrived would be lost.
      if (there !== undefined) expect(there.title).toBe(body['title']);
      made.set(record, one);
      done.set(key, { deviation_id: one.id });
    } else {
      expect(there?.id).toBe(id);
      if (call === 'deviation.change') made.set(record, { ...(there as Made), title: body['title'] });
      else if (call === 'deviation.comment') there?.comments.push(body['text']);
      else there?.photos.push(photos[0]?.name ?? '');
      done.set(key, {});
    }
    return ok(done.get(key));
  }
  return { made, take };
}

interface Page {
  readonly outbox: SiteOutbox;
  readonly network: Network<SiteChange, unknown>;
  readonly stored$: BehaviorSubject<readonly StoredEntry<SiteChange>[]>;
  readonly writes: (() => void)[];
}

function run(given: readonly { readonly kind: (typeof KINDS)[number]; readonly which: number }[], settles = true) {
  const kept = new Map<string, StoredEntry<SiteChange>>();
  const { clock, pass } = createClock();
  const online$ = new BehaviorSubject(true);
  const { made, take } = createService();
  /** What the device said that it has stored: the titles by record, and the photos and comments. */
  const titles = new Map<string, unknown>();
  const added: { readonly record: string; readonly name: string }[] = [];
  const dropped = new Set<string>();
  /** The photos that were sent too early. */
  const early: string[] = [];
  let numbers = 0;

  function createPage(): Page {
    const network = createNetwork<SiteChange, unknown>();
    const stored$ = new BehaviorSubject<readonly StoredEntry<SiteChange>[]>([...kept.values()]);
    const writes: (() => void)[] = [];
    const write = (change: () => void) =>
      writes.push(() => {
        change();
        stored$.next([...kept.values()]);
      });
    const place: OutboxPlace<SiteChange> = {
      stored$,
      isSender$: new BehaviorSubject(true),
      put: (entry) => write(() => kept.set(entry.key, entry)),
      remove: (key) => write(() => kept.delete(key)),
    };
    const outbox = createSiteOutbox({
      port: {
        send(change, key) {
          const others = outbox.entries$.value.filter((entry) => entry.key !== key && entry.state !== 'failed');
          const isText = ({ input }: (typeof others)[number]): boolean => !isPhoto(input) && isReady(input);
          if (isPhoto(change) && (others.some(isText) || network.open.some(({ input }) => isPhoto(input))))
            early.push(key);
          return network.ask(change, key);
        },
      },
      ...{ place, online$, clock, newKey: () => `k${++numbers}` },
    });
    outbox.open();
    return { outbox, network, stored$, writes };
  }

  let page = createPage();
  const records = (): readonly string[] => [...titles.keys()];

  function save(change: SiteChange, isSaved: () => void): void {
    page.outbox.save(change).subscribe((result) => result.ok && isSaved());
  }

  for (const { kind, which } of given) {
    const request = pick(page.network.open, which);
    const record = pick(records(), which) ?? '';
    const name = `n${++numbers}`;
    if (kind === 'create')
      save(
        changeOf(
          name,
          'deviation.create',
          { title: name },
          Array.from({ length: which }, (_, at) => `${name}-${at}`),
        ),
        () => {
          titles.set(name, name);
          for (let at = 0; at < which; at += 1) added.push({ record: name, name: `${name}-${at}` });
        },
      );
    const id = made.get(record)?.id ?? null;
    const isKnown =
      id !== null &&
      !page.outbox.entries$.value.some(({ input }) => input.record === record && input.call === 'deviation.create');
    const behind = (call: SiteCall, body: object, photos: readonly string[] = []) => ({
      ...changeOf(record, call, body, photos),
      id: isKnown ? id : null,
    });
    if (record !== '' && !dropped.has(record)) {
      if (kind === 'change') save(behind('deviation.change', { title: name }), () => titles.set(record, name));
      if (kind === 'comment') save(behind('deviation.comment', { text: name }), () => added.push({ record, name }));
      if (kind === 'photo') save(behind('deviation.photo', {}, [name]), () => added.push({ record, name }));
    }
    if (kind === 'write') page.writes.shift()?.();
    if (kind === 'answer' && request) request.answer(take(request));
    // It arrives, and its answer is lost.
    if (kind === 'take' && request) take(request);
    if (kind === 'lose') request?.answer(fail(LOST));
    if (kind === 'broken') request?.answer(fail(BROKEN));
    if (kind === 'end') {
      page.outbox.close();
      page = createPage();
    }
    if (kind === 'offline') online$.next(false);
    if (kind === 'online') online$.next(true);
    if (kind === 'pass') pass(60_000);
    if (kind === 'drop') {
      const entry = pick(page.outbox.entries$.value, which);
      if (entry?.state === 'waiting' && !entry.wasSent && entry.input.call === 'deviation.create') {
        dropped.add(entry.input.record);
        page.outbox.drop(entry.key);
      }
    }
  }

  if (settles) online$.next(true);
  for (let turn = 0; settles && turn < 200; turn += 1) {
    for (const write of page.writes.splice(0)) write();
    for (const request of [...page.network.open]) request.answer(take(request));
    for (const { key, state } of page.outbox.entries$.value) if (state === 'failed') page.outbox.retry(key);
    if (page.writes.length === 0 && page.network.open.length === 0 && page.outbox.entries$.value.length === 0) break;
    pass(60_000);
  }
  return { made, titles, added, dropped, early, page, left: page.outbox.entries$.value };
}

it('should give the service each saved record once, with all that belongs to it [A-01] [W-SITE-09] [W-SITE-23]', () => {
  fc.assert(
    fc.property(steps, (given) => {
      const { made, titles, added, dropped, left } = run(given);
      expect(left).toEqual([]);
      for (const record of titles.keys()) if (!dropped.has(record)) expect([...made.keys()]).toContain(record);
      const arrived = [...made.values()].flatMap(({ photos, comments }) => [...photos, ...comments]);
      expect(new Set(arrived).size).toBe(arrived.length);
      for (const { record, name } of added) if (!dropped.has(record)) expect(arrived).toContain(name);
    }),
  );
});

it('should leave each record with the last title that was saved [A-02]', () => {
  fc.assert(
    fc.property(
      // Without the end of a page, of which a change may be lost that the device has not said to be stored.
      steps.map((all) => all.filter(({ kind }) => kind !== 'end')),
      (given) => {
        const { made, titles, dropped } = run(given);
        for (const [record, title] of titles) if (!dropped.has(record)) expect(made.get(record)?.title).toBe(title);
      },
    ),
  );
});

it('should begin a photo only if no text is pending and no other photo is on its way [A-05] [W-SITE-22]', () => {
  fc.assert(
    fc.property(steps, (given) => {
      expect(run(given).early).toEqual([]);
    }),
  );
});

it('should drop no change of a record whose creation is on its way [W-SITE-23]', () => {
  const kinds = ['create', 'write', 'write', 'comment', 'write'] as const;
  const { outbox, network } = run(
    kinds.map((kind) => ({ kind, which: 0 })),
    false,
  ).page;
  const [creation] = network.open;
  outbox.drop(creation?.key ?? '');
  expect(outbox.entries$.value.map(({ input }) => input.call)).toEqual(['deviation.create', 'deviation.comment']);
});

/** An outbox whose device stores at once, unless it is full. */
function openOutbox() {
  const stored$ = new BehaviorSubject<readonly StoredEntry<SiteChange>[]>([]);
  const unstored$ = new BehaviorSubject<ReadonlyMap<string, Failure>>(new Map());
  const device = { isFull: false };
  const place: OutboxPlace<SiteChange> = {
    ...{ stored$, unstored$, isSender$: new BehaviorSubject(true) },
    put(entry) {
      if (device.isFull) unstored$.next(new Map([[entry.key, FULL]]));
      stored$.next([...stored$.value.filter(({ key }) => key !== entry.key), entry]);
    },
    remove: (key) => stored$.next(stored$.value.filter((entry) => entry.key !== key)),
  };
  const network = createNetwork<SiteChange, unknown>();
  const { clock, pass } = createClock();
  const online$ = new BehaviorSubject(true);
  let numbers = 0;
  const needs = { place, online$, clock, newKey: () => `k${++numbers}` };
  const outbox = createSiteOutbox({ port: { send: network.ask }, ...needs });
  outbox.open();
  const results: boolean[] = [];
  const save = (change: SiteChange) => outbox.save(change).subscribe(({ ok: isStored }) => results.push(isStored));
  return { device, outbox, network, online$, pass, save, results };
}

it('[W-SITE-09] stores a creation that is saved again, after a full device and behind one that is sent', () => {
  const { device, network, save, results } = openOutbox();
  const creation = (title: string) => changeOf('r', 'deviation.create', { title });
  device.isFull = true;
  save(creation('Glippe'));
  device.isFull = false;
  save(creation('Glippe'));
  save(creation('Glippe i taket'));
  expect(results).toEqual([false, true, true]);
  expect(network.open.map(({ input }) => input.body['title'])).toEqual(['Glippe']);
  network.open[0]?.answer(ok({ deviation_id: 'd1' }));
  expect(network.open.map(({ input: { record, body } }) => [record, body['title']])).toEqual([['r', 'Glippe i taket']]);
});

it('[W-SITE-23] sends a refused new deviation anew with the fields that its user corrects, in its place', () => {
  const { outbox, network, save, results } = openOutbox();
  const { body, ...creation } = changeOf('r', 'deviation.create', { title: 'Glippe', place: 'Tak' }, ['1.jpg']);
  save({ ...creation, body: { ...body, client_id: 'r' } });
  network.open[0]?.answer(fail(REFUSED));
  expect(outbox.entries$.value.map(({ state }) => state)).toEqual(['failed']);
  const change = { title: 'Sprekk', place: null, deadline: '2026-07-01', at: 'x', was: { title: 'Glippe' } };
  save(changeOf('r', 'deviation.change', change));
  expect(results).toEqual([true, true]);
  expect(outbox.entries$.value.map(({ input: { title, photos } }) => [title, photos.length])).toEqual([['Sprekk', 1]]);
  const [sent] = network.open;
  expect([sent?.input.call, sent?.input.body]).toEqual([
    'deviation.create',
    { title: 'Sprekk', deadline: '2026-07-01', client_id: 'r' },
  ]);
  sent?.answer(ok({ deviation_id: 'd1' }));
  expect(network.open.map(({ input: { call, id } }) => [call, id])).toEqual([['deviation.photo', 'd1']]);
});

it('[W-SITE-33] keeps a refused new deviation where the device is full for its correction', () => {
  const { device, outbox, network, save, results } = openOutbox();
  save(changeOf('r', 'deviation.create', { title: 'Glippe' }));
  network.open[0]?.answer(fail(REFUSED));
  device.isFull = true;
  save(changeOf('r', 'deviation.change', { title: 'Sprekk' }));
  expect(results).toEqual([true, false]);
  expect(outbox.entries$.value.map(({ input, state }) => [input.title, state])).toEqual([['r', 'failed']]);
});

it('[W-SITE-17] [W-SITE-23] sends a deviation of a point after its list, which was made offline, by the ids of it', () => {
  const made = ok({ checklist_id: '7', checkpoints: [{ checkpoint_id: '71', template_point_id: 't1' }] });
  const list = changeOf('l', 'checklist.create', {});
  const deviation = changeOf('d', 'deviation.create', { title: 'Glippe', checklist_id: 'l', checkpoint_id: 't1' });
  const own = { title: 'Glippe', checklist_id: '7', checkpoint_id: '71' };
  for (const when of ['before', 'after', 'dropped'] as const) {
    const { outbox, network, online$, save } = openOutbox();
    online$.next(when === 'after');
    save(list);
    if (when === 'before') save(deviation);
    if (when === 'dropped') {
      save(deviation);
      outbox.drop('l');
    }
    online$.next(true);
    if (when !== 'dropped') {
      expect(network.open.map(({ input }) => input.call)).toEqual(['checklist.create']);
      network.open[0]?.answer(made);
    }
    if (when === 'after') save(deviation);
    expect(network.open.map(({ input }) => input.body)).toEqual([when === 'dropped' ? { title: 'Glippe' } : own]);
  }
});

it('[W-SITE-24] sends of a change only its own fields', () => {
  const { network, save } = openOutbox();
  save({ ...changeOf('9', 'hours.change', { comment: 'Kran' }), id: '9' });
  expect(network.open.map(({ input }) => input.body)).toEqual([{ comment: 'Kran' }]);
});

it('[W-SITE-31] sends an entry again once the user is signed in, and asks nothing of the user', () => {
  const { outbox, network, pass, save } = openOutbox();
  save(changeOf('r', 'deviation.create', { title: 'Glippe' }));
  for (let time = 0; time < 5; time += 1) {
    network.open[0]?.answer(fail({ ...BROKEN, refusal: 'unauthorized', status: 401 }));
    expect(outbox.entries$.value.map(({ state }) => state)).toEqual(['lost']);
    pass(60_000);
  }
  network.open[0]?.answer(ok({ deviation_id: 'd1' }));
  expect(outbox.entries$.value).toEqual([]);
});

it('[W-SITE-22] keeps a record in its lane when a comment or a photo is added', () => {
  const { edit } = siteEdits(openOutbox().outbox, deviationRecords('1001'), createClock().clock);
  const record = Deviation.parse({ deviation_id: 'd1', client_id: 'r', title: 'Glippe' });
  const after = (call: SiteCall, body: object, answer: unknown = null) => {
    const made = edit(changeOf('r', call, body), 'k', answer);
    return made?.kind === 'change' ? made.patch(record) : null;
  };
  expect(after('deviation.comment', { client_id: 'c', text: 'Se her', at: 'x' })).toBe(record);
  expect(after('deviation.photo', {})).toBe(record);
  // [W-SITE-40] The list of the service may come a second later.
  expect(after('deviation.photo', {}, { photo_id: 7, document_id: 7 })?.photos).toMatchObject([{ document_id: '7' }]);
  expect(after('deviation.change', { title: 'Sprekk', was: { title: 'Glippe' } })).toEqual({
    ...record,
    title: 'Sprekk',
  });
});
