// A device whose pages end at any moment, and two users on it who write the same form.
import { type NamedFile, ok } from '@felles/core';
import type { StoredEntry } from '@felles/core/data';
import { createForm } from '@felles/core/internal/data/form';
import { createPosting } from '@felles/core/internal/data/posting';
import { createSiteDrafts, type DraftPart, type SiteDrafts } from '@felles/core/internal/workspace/site-work/drafts';
import type { DraftForm } from '@felles/core/workspace/site-work';
import fc from 'fast-check';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClock, pick } from '../../data/network.ts';

interface Draft {
  readonly title: string;
  readonly photos: { readonly files: readonly NamedFile[]; readonly isPreparing: boolean };
}
const EMPTY: Draft = { title: '', photos: { files: [], isPreparing: false } };
const OF: DraftForm<Draft> = {
  ...{ name: 'deviation 1001 new', kind: 'deviation', address: '/x' },
  project: { id: '1001', title: 'Storgata' },
  titleOf: ({ title }) => title,
  read: (stored) => ({ title: String(Object(stored).title ?? '') }),
};
const photoOf = (n: number): NamedFile => ({ name: `${n}.jpg`, type: 'image/jpeg', bytes: new Uint8Array([n]) });

type Stored = Map<string, StoredEntry<DraftPart>>;

/** The place of one user; the entries that a page lists have no bytes. */
function placeOn(kept: Stored, photoPuts: string[]) {
  const stored$ = new BehaviorSubject<readonly StoredEntry<DraftPart>[]>([...kept.values()]);
  const change = (made: () => void) => {
    made();
    stored$.next([...kept.values()].map((entry) => ({ ...entry, input: withoutBytes(entry.input) })));
  };
  return {
    stored$,
    put: (entry: StoredEntry<DraftPart>) =>
      change(() => {
        if ('photo' in entry.input) photoPuts.push(entry.key);
        kept.set(entry.key, entry);
      }),
    remove: (key: string) => change(() => kept.delete(key)),
    clear: () => change(() => kept.clear()),
    whole: (key: string) => of(ok(kept.get(key)?.input ?? null)),
  };
}

const withoutBytes = (part: DraftPart): DraftPart =>
  'photo' in part ? { photo: { ...part.photo, bytes: new Uint8Array() } } : part;

const makeForm = () =>
  createForm<Draft, Draft, Draft, null>({
    record$: new BehaviorSubject(EMPTY),
    valuesOf: (values) => values,
    problemsOf: () => ({}),
    inputOf: (values) => values,
    command: createPosting(() => undefined, createClock().clock),
    saved: () => undefined,
    done: () => undefined,
  });

const KINDS = [
  'type',
  'type',
  'add',
  'add',
  'take',
  'pass',
  'leave',
  'kill',
  'hide',
  'save',
  'discard',
  'other',
] as const;
const TABS = ['type', 'type', 'save', 'discard', 'open', 'open'] as const;
const steps = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), which: fc.nat({ max: 5 }) }), {
  maxLength: 25,
  size: 'max',
});

function run(given: readonly { readonly kind: (typeof KINDS)[number]; readonly which: number }[]) {
  const { clock, pass } = createClock();
  const users = [0, 1].map(() => ({ kept: new Map() as Stored, left: EMPTY }));
  const photoPuts: string[] = [];
  let numbers = 0;
  let at = 0;

  function openPage() {
    const user = users[at] ?? expect.unreachable();
    const visible$ = new BehaviorSubject(true);
    const place = placeOn(user.kept, photoPuts);
    const drafts = createSiteDrafts({ place, visible$, clock, newKey: () => `p${++numbers}` });
    return { user, visible$, drafts, ...openForm(drafts) };
  }

  function openForm(drafts: SiteDrafts) {
    const user = users[at] ?? expect.unreachable();
    const form = makeForm();
    const froms: (number | null)[] = [];
    const end = drafts.follow(form, OF, (from) => froms.push(from));
    expect(froms.length).toBe(1);
    expect(form.view$.value.values).toEqual(user.left);
    expect(froms[0] !== null).toBe(user.left !== EMPTY);
    return { form, end };
  }

  let page = openPage();
  const values = () => page.form.view$.value.values;
  const stored = () => {
    page.user.left = page.form.view$.value.changed.length === 0 ? EMPTY : values();
  };
  for (const { kind, which } of given) {
    const { files } = values().photos;
    if (kind === 'type') page.form.change({ title: ['', 'Glippe', 'Sprekk'][which % 3] ?? '' });
    if (kind === 'add') page.form.change({ photos: { files: [...files, photoOf(++numbers)], isPreparing: false } });
    const taken = kind === 'take' ? pick(files, which) : undefined;
    if (taken) page.form.change({ photos: { files: files.filter((file) => file !== taken), isPreparing: false } });
    if (kind === 'save') page.form.save();
    if (kind === 'discard') page.form.discard();
    if (kind === 'hide') {
      page.visible$.next(false);
      page.visible$.next(true);
      stored();
    }
    if (kind === 'pass') {
      pass(300);
      stored();
    }
    // A page that ends has stored the input of 300 ms before.
    if (kind === 'kill') {
      pass(300);
      stored();
      const { clock: _, ...dead } = { ...page, clock };
      page = openPage();
      dead.visible$.complete();
    }
    if (kind === 'leave' || kind === 'other') {
      page.end();
      stored();
      const named = page.drafts.drafts$.value.map(({ name, title }) => [name, title]);
      expect(named).toEqual(page.user.left === EMPTY ? [] : [[OF.name, page.user.left.title]]);
      if (kind === 'other') {
        at = 1 - at;
        page = openPage();
      } else page = { ...page, ...openForm(page.drafts) };
    }
    expect(page.drafts.drafts$.value).toEqual([]);
  }
  pass(300);
  stored();
  return { users, page, photoPuts };
}

describe('[W-SITE-63] a form on site that is left, or whose page ends', () => {
  it('should come back as it was, apart for each user, and store each photo once', () =>
    fc.assert(
      fc.property(steps, (given) => {
        const { users, photoPuts } = run(given);
        expect(new Set(photoPuts).size).toBe(photoPuts.length);
        for (const { kept, left } of users) {
          const entries = [...kept.values()];
          const photos = entries.flatMap(({ input }) => ('photo' in input ? [input.photo] : []));
          expect(photos.toSorted(byName)).toEqual(left.photos.files.toSorted(byName));
          expect(entries.length - photos.length).toBe(left === EMPTY ? 0 : 1);
        }
      }),
    ));

  it('[W-SITE-63] should not come back once its record waits in the outbox, where the page ended in that moment', () => {
    const { clock, pass } = createClock();
    const kept: Stored = new Map();
    const waiting: string[] = [];
    let numbers = 0;
    const newKey = () => `k${++numbers}`;
    const device = { place: placeOn(kept, []), visible$: new BehaviorSubject(true), clock, newKey };
    const open = () => {
      const form = { ...makeForm(), record$: new BehaviorSubject(newKey()) };
      const isSaved = (record: string) => waiting.includes(record);
      createSiteDrafts({ ...device, isSaved }).follow(form, OF, () => undefined);
      return form;
    };
    const first = open();
    first.change({ title: 'Sprekk' });
    pass(300);
    expect(open().view$.value.values.title).toBe('Sprekk');
    waiting.push(first.record$.value);
    const next = open();
    expect([next.view$.value.changed, kept.size]).toEqual([[], 0]);
    expect(next.record$.value).not.toBe(first.record$.value);
  });

  it('[W-SITE-09] should make one record, however many tabs save it, and another of the words after it', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ kind: fc.constantFrom(...TABS), tab: fc.nat({ max: 1 }) })), (given) => {
        const { clock, pass } = createClock();
        const kept: Stored = new Map();
        let numbers = 0;
        const newKey = () => `k${++numbers}`;
        const device = { place: placeOn(kept, []), visible$: new BehaviorSubject(true), clock, newKey };
        const open = () => {
          const form = { ...makeForm(), record$: new BehaviorSubject(newKey()) };
          return { form, end: createSiteDrafts(device).follow(form, OF, () => undefined) };
        };
        const tabs = [open(), open()];
        const ended = new Set<string>();
        for (const { kind, tab } of given) {
          const { form, end } = tabs[tab] ?? expect.unreachable();
          const [before, hasWords] = [form.record$.value, form.view$.value.changed.length > 0];
          const left = [...kept.values()].flatMap(({ input }) => ('name' in input ? [input.record] : []));
          if (kind === 'type') form.change({ title: `Sprekk ${++numbers}` });
          if (kind === 'save') form.save();
          if (kind === 'discard') form.discard();
          if (kind === 'open') end();
          const now = kind === 'open' ? open() : { form, end };
          tabs[tab] = now;
          pass(300);
          const key = now.form.record$.value;
          const isEnded = hasWords && (kind === 'save' || kind === 'discard');
          if (isEnded) ended.add(before);
          expect(key === before).toBe(kind === 'open' ? left[0] === before : !isEnded);
          if (kind === 'open' && left.length > 0) expect(key).toBe(left[0]);
          if (isEnded || (kind === 'open' && left.length === 0)) expect(ended.has(key)).toBe(false);
        }
      }),
    ));

  it('[W-SITE-32] should leave nothing once its user signs out, also while it is open', () =>
    fc.assert(
      fc.property(steps, fc.constantFrom('end', 'hide', 'pass'), (given, last) => {
        const { clock, pass } = createClock();
        const kept: Stored = new Map();
        const visible$ = new BehaviorSubject(true);
        let numbers = 0;
        const place = placeOn(kept, []);
        const drafts = createSiteDrafts({ place, visible$, clock, newKey: () => `p${++numbers}` });
        const form = makeForm();
        const end = drafts.follow(form, OF, () => undefined);
        for (const { which } of given)
          form.change({ title: `Sprekk ${which}`, photos: { ...EMPTY.photos, files: [photoOf(which)] } });
        pass(300);
        expect(drafts.isAny()).toBe(given.length > 0);
        drafts.clear();
        form.change({ title: 'Etterpå' });
        if (last === 'end') end();
        if (last === 'hide') visible$.next(false);
        pass(300);
        expect(kept.size).toBe(0);
      }),
    ));
});

const byName = (one: NamedFile, other: NamedFile): number => one.name.localeCompare(other.name);
