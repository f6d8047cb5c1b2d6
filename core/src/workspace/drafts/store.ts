import * as z from 'zod/mini';
import type { Form, FormView } from '../../data/form.ts';

/** Stores drafts for this tab, separately for each user. */
export interface DraftPlace {
  put(owner: string, drafts: Readonly<Record<string, unknown>>): void;
  /** Returns the stored drafts once. */
  take(owner: string): unknown;
  /** Removes the drafts of all users. */
  clear(): void;
}

/** One for the application: each form registers how its values are read, and takes the stored ones once. */
export interface Drafts {
  /** Loads the drafts of the signed-in user. */
  open(owner: string): void;
  /** Registers a draft: `read` is called when the page is left, and returns null if nothing is typed. */
  keep(name: string, read: () => unknown): () => void;
  /** Returns the stored draft once. */
  take(name: string): unknown;
  /** Stores a draft for the next form of its name; null is none. */
  put(name: string, draft: unknown): void;
  /** Called when the page may be closed. */
  save(): void;
  /** [W-AUTH-15] The session ends: stores the drafts for their user. */
  leave(): void;
  /** Removes the drafts of the signed-in user at once; later input in the forms is no longer stored. */
  discard(): void;
  /** The user gives the session up: removes the drafts of all users. */
  clear(): void;
  /** Whether there is an unsent draft. */
  isAny(): boolean;
}

const StoredDrafts = z.record(z.string(), z.unknown());

/** Unsent drafts of a user, which survive a reload and the visit to the sign-in provider. */
export function createDrafts(place: DraftPlace): Drafts {
  const readers = new Map<string, () => unknown>();
  let stored = new Map<string, unknown>();
  /** Null while no user is signed in. */
  let owner: string | null = null;
  let isStored = false;

  // A stored draft that was not taken yet stays.
  const all = () =>
    [...stored, ...[...readers].map(([name, read]) => [name, read()] as const)].filter(([, draft]) => draft !== null);

  function save(): void {
    if (owner === null) return;
    const drafts = all();
    if (drafts.length > 0) place.put(owner, Object.fromEntries(drafts));
    else if (isStored) place.take(owner);
    isStored = drafts.length > 0;
  }

  function discard(): void {
    readers.clear();
    stored.clear();
    isStored = false;
    if (owner !== null) place.take(owner);
  }

  return {
    open(user) {
      if (owner === user) return;
      owner = user;
      stored = new Map(Object.entries(StoredDrafts.safeParse(place.take(user)).data ?? {}));
      isStored = false;
    },
    keep(name, read) {
      readers.set(name, read);
      return () => {
        if (readers.get(name) !== read) return;
        readers.delete(name);
        // Sent and discarded drafts are removed from the tab.
        if (isStored) save();
      };
    },
    take(name) {
      const draft = stored.get(name) ?? null;
      stored.delete(name);
      return draft;
    },
    put: (name, draft) => void stored.set(name, draft),
    save,
    leave() {
      save();
      owner = null;
    },
    discard,
    clear() {
      discard();
      place.clear();
    },
    isAny: () => all().length > 0,
  };
}

/** The values that differ from the record; null if there are none. */
const changedValues = <V>({ values, changed }: FormView<V>): unknown =>
  changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, values[field]]));

/**
 * Makes a form's draft survive a reload and the sign-in. `read` parses the stored value, which `stored` gives. `stays` is for a
 * form that the page takes away without a question.
 */
export function keepDraft<V extends object>(
  drafts: Drafts,
  name: string,
  form: Form<V>,
  read: (stored: unknown) => Partial<V>,
  stored: (view: FormView<V>) => unknown = changedValues,
  stays = false,
): () => void {
  const keep = (place: string, draft: () => unknown): (() => void) => {
    const end = drafts.keep(place, draft);
    return () => {
      if (stays) drafts.put(place, draft());
      end();
    };
  };
  form.change(read(drafts.take(name)));
  const endFields = keep(name, () => stored(form.view$.value));
  const { creation, view$ } = form;
  if (creation === null) return endFields;
  // An unanswered creation survives with the draft, so that the form creates nothing twice.
  const place = `${name} pending`;
  creation.restore(drafts.take(place));
  const endCreation = keep(place, () => (view$.value.changed.length === 0 ? null : creation.pending$.value));
  return () => {
    endFields();
    endCreation();
  };
}
