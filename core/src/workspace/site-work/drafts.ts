// [W-SITE-63] The input of forms that is not saved yet. It outlives the page, and is no entry of the outbox.
import { auditTime, BehaviorSubject, filter, forkJoin, map, of, type SchedulerLike, Subscription, timeout } from 'rxjs';
import * as z from 'zod/mini';
import type { Form } from '../../data/form.ts';
import type { StoredPlace } from '../../data/outbox-model.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type NamedFile, StoredFile } from '../../shared/file.ts';
import { andThen, mapReply, type Reply } from '../../shared/reply.ts';
import { ok } from '../../shared/result.ts';
import { Id } from '../../shared/wire-values.ts';

/** The kinds of forms that come back, by which a page has words for them. */
export const DRAFT_KINDS = ['deviation', 'comment', 'change', 'expense', 'hours', 'point', 'task'] as const;

const SiteDraft = z.object({
  /** One for each form and record. */
  name: z.string(),
  kind: z.enum(DRAFT_KINDS),
  project: z.nullable(z.object({ id: Id, title: z.string() })),
  /** Names it for people; empty while nothing does. */
  title: z.string(),
  /** The address of the form. */
  address: z.string(),
  /** The time of the first word (wall clock, milliseconds). */
  at: z.number(),
  values: z.record(z.string(), z.unknown()),
  /** The keys of its photos. */
  photos: z.array(z.string()),
  /** The client id of the record that it makes. */
  record: z.optional(z.string()),
  /** The record that it changes, as its user saw it. */
  seen: z.optional(z.unknown()),
});
/** A form that was left, or whose page ended, with a word or a photo in it. */
export type SiteDraft = Readonly<z.infer<typeof SiteDraft>>;

const DraftPhoto = z.object({ photo: StoredFile });

/** A draft, or one of its photos: a word that is typed writes no photo again. */
const DraftPart = z.union([SiteDraft, DraftPhoto]);
export type DraftPart = Readonly<z.infer<typeof DraftPart>>;

/** The stored part, maybe of an older version of the application; null if it cannot be read. */
export const draftPartIn = (stored: unknown): DraftPart | null => DraftPart.safeParse(stored).data ?? null;

const StoredDraft = z.catch(z.record(z.string(), z.unknown()), {});

/** Reads the texts of a stored draft that have these names. */
export const draftReader =
  <N extends string>(...names: readonly N[]) =>
  (stored: unknown): Partial<Readonly<Record<N, string>>> => {
    const texts = StoredDraft.parse(stored);
    const found = names.flatMap((name) => (typeof texts[name] === 'string' ? [[name, texts[name]] as const] : []));
    return Object.fromEntries(found) as Partial<Readonly<Record<N, string>>>; // only of these names
  };

/** Reads the fields of a stored draft by a schema; none of a draft that does not fit it. */
export const fieldsReader =
  <V extends object>(schema: z.ZodMiniType<object>) =>
  (stored: unknown): Partial<V> => {
    const fields = Object.entries(schema.safeParse(stored).data ?? {});
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Partial<V>; // by the schema
  };

/** Which draft a form has, and how its stored values are read. */
export interface DraftForm<V> extends Pick<SiteDraft, 'name' | 'kind' | 'project' | 'address'> {
  /** It makes a record: its draft has all values, also those that it began with. */
  readonly isNew?: true;
  titleOf(values: V): string;
  read(stored: unknown): Partial<V>;
}

/**
 * [W-SITE-24] The record that a form changes, as its user saw it when the form was opened. It comes back with the draft:
 * another user's change in between is a conflict, and is not overwritten.
 */
export interface SeenRecord<T> {
  readonly record$: Behavior<T>;
  /** Takes the record of a draft; one that cannot be read changes nothing. */
  restore(stored: unknown): void;
}

/** The record of a form that opens now. */
export function seenRecord<T>(record: T, schema: z.ZodMiniType<T>): SeenRecord<T> {
  const record$ = new BehaviorSubject(record);
  return {
    record$,
    restore(stored) {
      const { data } = schema.safeParse(stored);
      if (data !== undefined) record$.next(data);
    },
  };
}

/** A form whose draft holds more than its values. */
export type DraftedForm<V> = Form<V> & {
  /** The client id of the record that it makes: a draft that is saved in two tabs makes one record. */
  readonly record$?: BehaviorSubject<string>;
  readonly seen?: SeenRecord<unknown>;
};

/** The photos or other files of a form. */
export interface PhotosDraft {
  readonly files: readonly NamedFile[];
  /** One more is being made ready: the form waits for it. */
  readonly isPreparing: boolean;
}

export const NO_PHOTOS: PhotosDraft = { files: [], isPreparing: false };

/** The drafts of one user. */
export interface SiteDrafts {
  /** Those whose form is not open in this page, the oldest first. */
  readonly drafts$: Behavior<readonly SiteDraft[]>;
  /** Whether there is any, also of an open form. */
  isAny(): boolean;
  /**
   * Puts the stored values into the form, and then calls `ready` with the time of their first word, or null without a
   * draft. From then on it stores the values of the form; a form that was saved or reset has no draft.
   */
  follow<V extends object>(form: DraftedForm<V>, of: DraftForm<V>, ready: (from: number | null) => void): () => void;
  discard(name: string): void;
  /** [W-SITE-32] Removes all of them. Later input in the forms is not stored. */
  clear(): void;
}

export interface SiteDraftsNeeds {
  readonly place: Pick<StoredPlace<DraftPart>, 'stored$' | 'put' | 'remove' | 'whole' | 'clear'>;
  /** A hidden page may end without a word. */
  readonly visible$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
  /** Whether a record of this client id waits in the outbox: its draft is left over by a page that ended in that moment. */
  isSaved?(record: string): boolean;
}

/** The longest time from a typed word to its storing (milliseconds). */
const PAUSE = 300;
/** A form does not wait longer for its draft (milliseconds). */
const PATIENCE = 2_000;

/** The drafts of a user on a place of the device. */
export function createSiteDrafts({ place, visible$, newKey, clock, isSaved }: SiteDraftsNeeds): SiteDrafts {
  const open$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
  /** Removed, and maybe listed by the device a moment longer. */
  const removed = new Set<string>();
  let isOver = false;
  const draftsIn = (parts: readonly DraftPart[]): readonly SiteDraft[] =>
    parts.flatMap((part) => ('name' in part ? [part] : [])).toSorted((one, other) => one.at - other.at);
  const inputs = () => place.stored$.value.map(({ input }) => input);
  const put = (key: string, order: number, input: DraftPart): void =>
    place.put({ key, lane: '', order, input, refusal: null });

  const partOf = (key: string): Reply<DraftPart | null> =>
    place.whole?.(key) ?? of(ok(place.stored$.value.find((entry) => entry.key === key)?.input ?? null));

  /** The photos of a draft by their keys; one whose bytes are lost is left out. */
  const photosBy = (draft: SiteDraft | null): Reply<ReadonlyMap<NamedFile, string>> =>
    draft === null || draft.photos.length === 0
      ? of(ok(new Map()))
      : forkJoin(draft.photos.map((key) => mapReply(partOf(key), (part) => [part, key] as const))).pipe(
          map((parts) =>
            ok(
              new Map(
                parts.flatMap((one) => {
                  const [part, key] = one.ok ? one.value : [null, ''];
                  return part !== null && 'photo' in part ? [[part.photo, key] as const] : [];
                }),
              ),
            ),
          ),
        );

  const find = (name: string) =>
    andThen(partOf(name), (found) => {
      const stored = found !== null && 'name' in found ? found : null;
      const isLeft = stored?.record !== undefined && isSaved?.(stored.record) === true;
      if (isLeft) discard(name);
      const draft = isLeft ? null : stored;
      return mapReply(photosBy(draft), (photos) => ({ draft, photos }));
    }).pipe(timeout({ first: PATIENCE, with: () => of(ok(NOTHING)), scheduler: clock }));

  function discard(name: string): void {
    for (const draft of draftsIn(inputs())) if (draft.name === name) draft.photos.forEach(place.remove);
    place.remove(name);
  }

  function follow<V extends object>(form: DraftedForm<V>, of: DraftForm<V>, ready: (from: number | null) => void) {
    const { name, kind, project, isNew = false, address, titleOf, read } = of;
    const running = new Subscription();
    let keys = new Map<NamedFile, string>();
    let from: number | null = null;
    let last = '';

    function write(): void {
      if (isOver) return;
      const { values, changed } = form.view$.value;
      if (changed.length === 0) {
        if (from !== null) {
          for (const key of keys.values()) place.remove(key);
          removed.add(name);
          place.remove(name);
          // The next words make another record.
          form.record$?.next(newKey());
        }
        [keys, from, last] = [new Map(), null, ''];
        return;
      }
      from ??= clock.now();
      const files = filesIn(values);
      for (const [file, key] of keys) if (!files.includes(file)) place.remove(key);
      const added = files.filter((file) => !keys.has(file));
      keys = new Map(files.map((file) => [file, keys.get(file) ?? `${name} ${newKey()}`]));
      const typed = Object.entries(values).filter(
        ([field]) => field !== PHOTOS && (isNew || changed.some((one) => one === field)),
      );
      const record = form.record$?.value;
      const words = { name, kind, project, address, title: titleOf(values), at: from, ...(record && { record }) };
      const seen = form.seen && { seen: form.seen.record$.value };
      const draft: SiteDraft = { ...words, ...seen, values: Object.fromEntries(typed), photos: [...keys.values()] };
      const text = JSON.stringify(draft);
      // A draft that names a photo without bytes is read without it; bytes that no draft names would stay for ever.
      removed.delete(name);
      if (text !== last) put(name, from, draft);
      for (const photo of added) put(keys.get(photo) ?? '', from, { photo });
      last = text;
    }

    open$.next(new Set([...open$.value, name]));
    running.add(
      find(name).subscribe((found) => {
        const { draft, photos } = found.ok ? found.value : NOTHING;
        if (draft !== null) {
          from = draft.at;
          keys = new Map(photos);
          if (draft.record) form.record$?.next(draft.record);
          // Before the values, which differ from this record and not from that of now.
          form.seen?.restore(draft.seen);
          const files = [...photos.keys()];
          form.change({ ...read(draft.values), ...(files.length > 0 && photosOf<V>(files)) });
        }
        ready(from);
        running.add(form.view$.pipe(auditTime(PAUSE, clock)).subscribe(write));
        // A form that is saved has no draft, also where the page ends in that moment.
        running.add(form.view$.pipe(filter(({ changed }) => changed.length === 0)).subscribe(write));
        running.add(visible$.subscribe((isVisible) => !isVisible && write()));
        running.add(write);
      }),
    );
    return () => {
      running.unsubscribe();
      open$.next(new Set([...open$.value].filter((other) => other !== name)));
    };
  }

  return {
    drafts$: derive({ stored: place.stored$, open: open$ }, ({ stored, open }) => {
      const drafts = draftsIn(stored.map(({ input }) => input));
      // The device has caught up: a draft of that name is another one, maybe of another tab.
      for (const name of removed) if (!drafts.some((draft) => draft.name === name)) removed.delete(name);
      return drafts.filter(({ name }) => !open.has(name) && !removed.has(name));
    }),
    isAny: () => draftsIn(inputs()).length > 0,
    follow,
    discard,
    clear() {
      isOver = true;
      place.clear();
    },
  };
}

const NOTHING = { draft: null, photos: new Map<NamedFile, string>() };

/** The field of a form with its photos. */
const PHOTOS = 'photos';

/** The photos of a form that has some. */
function filesIn(values: object): readonly NamedFile[] {
  const photos: unknown = Reflect.get(values, PHOTOS);
  // Only the field of the photos has this name, in all forms on site.
  return typeof photos === 'object' && photos !== null
    ? (photos as { readonly files: readonly NamedFile[] }).files
    : [];
}

/** Only a form with such a field has ever stored photos. */
const photosOf = <V>(files: readonly NamedFile[]): Partial<V> =>
  ({ [PHOTOS]: { files, isPreparing: false } }) as unknown as Partial<V>;
