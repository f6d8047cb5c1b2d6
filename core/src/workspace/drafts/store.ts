// What was typed and not sent, while the user is at the provider.
import * as z from 'zod/mini';
import type { Form } from '../../data/form.ts';

/** Where drafts wait, for this tab alone. */
export interface DraftPlace {
  put(drafts: Readonly<Record<string, unknown>>): void;
  /** Gives them once, as they were written. */
  take(): unknown;
}

export interface Drafts {
  /** The draft of this name is what `read` gives when the page is left; null where nothing is typed. */
  keep(name: string, read: () => unknown): () => void;
  /** What was typed before the page was left; once. */
  take(name: string): unknown;
  /** [W-AUTH-15] The page is about to be left. */
  save(): void;
}

const Kept = z.record(z.string(), z.unknown());

export function createDrafts(place: DraftPlace): Drafts {
  const readers = new Map<string, () => unknown>();
  const kept = new Map(Object.entries(Kept.safeParse(place.take()).data ?? {}));
  return {
    keep(name, read) {
      readers.set(name, read);
      return () => {
        if (readers.get(name) === read) readers.delete(name);
      };
    },
    take(name) {
      const draft = kept.get(name) ?? null;
      kept.delete(name);
      return draft;
    },
    save() {
      // A draft that was not taken yet waits on.
      const read = [...readers].map(([name, reader]) => [name, reader()] as const);
      const all = [...kept, ...read].filter(([, draft]) => draft !== null);
      if (all.length > 0) place.put(Object.fromEntries(all));
    },
  };
}

/** Has a form survive the way to the provider. `read` understands what was kept, or gives nothing. */
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
