// What was typed and not sent, over the way to the provider and over a reload. It is its user's alone.
import * as z from 'zod/mini';
import type { Form } from '../../data/form.ts';

/** Where drafts wait, for this tab alone, apart for each user. */
export interface DraftPlace {
  put(owner: string, drafts: Readonly<Record<string, unknown>>): void;
  /** Gives them once, as they were written. */
  take(owner: string): unknown;
  /** Removes those of every user. */
  clear(): void;
}

export interface Drafts {
  /** A user is signed in: what that user typed before is there. */
  open(owner: string): void;
  /** The draft of this name is what `read` gives when the page is left; null where nothing is typed. */
  keep(name: string, read: () => unknown): () => void;
  /** What was typed before the page was left; once. */
  take(name: string): unknown;
  /** The page may be gone the next moment. */
  save(): void;
  /** [W-AUTH-15] The session ends: what is typed now waits for its user, and its forms may go. */
  leave(): void;
  /** The user gives up what is typed. */
  clear(): void;
  /** Whether anything is typed and not sent. */
  isAny(): boolean;
}

const Kept = z.record(z.string(), z.unknown());

export function createDrafts(place: DraftPlace): Drafts {
  const readers = new Map<string, () => unknown>();
  let kept = new Map<string, unknown>();
  /** Whose drafts they are; null while no user is signed in. */
  let owner: string | null = null;
  let isStored = false;

  // A draft that was not taken yet waits on.
  const all = () =>
    [...kept, ...[...readers].map(([name, read]) => [name, read()] as const)].filter(([, draft]) => draft !== null);

  function save(): void {
    if (owner === null) return;
    const drafts = all();
    if (drafts.length > 0) place.put(owner, Object.fromEntries(drafts));
    else if (isStored) place.take(owner);
    isStored = drafts.length > 0;
  }

  return {
    open(user) {
      if (owner === user) return;
      owner = user;
      kept = new Map(Object.entries(Kept.safeParse(place.take(user)).data ?? {}));
      isStored = false;
    },
    keep(name, read) {
      readers.set(name, read);
      return () => {
        if (readers.get(name) !== read) return;
        readers.delete(name);
        // What was sent or given up does not stay in the tab.
        if (isStored) save();
      };
    },
    take(name) {
      const draft = kept.get(name) ?? null;
      kept.delete(name);
      return draft;
    },
    save,
    leave() {
      save();
      owner = null;
    },
    clear() {
      readers.clear();
      kept.clear();
      isStored = false;
      place.clear();
    },
    isAny: () => all().length > 0,
  };
}

/** Has a form survive the way to the provider and a reload. `read` understands what was kept, or gives nothing. */
export function keepDraft<V extends object>(
  drafts: Drafts,
  name: string,
  form: Form<V>,
  read: (kept: unknown) => Partial<V>,
): () => void {
  form.change(read(drafts.take(name)));
  return drafts.keep(name, () => {
    const { values, changed } = form.view$.value;
    return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, values[field]]));
  });
}
