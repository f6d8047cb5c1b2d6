import type { Form, FormView } from '@felles/core/data';
import { keepDraft } from '@felles/core/internal/workspace/drafts/store';
import type { Drafts } from '@felles/core/workspace/drafts';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import { useProvided } from '../../react/use-provided.ts';

/** The drafts of the application, for the forms of the kit. */
export const DraftsContext = createContext<Drafts | null>(null);
DraftsContext.displayName = 'the drafts';

/** Where the unsaved values of a form are stored. */
export interface DraftPlace<V> {
  /** The name of the stored draft: the user finds it again after a reload. */
  readonly name: string;
  /** Parses the stored values; the same function each time. */
  readonly read: (stored: unknown) => Partial<V>;
  /** The values to store, null for none: the changed ones, when left out. */
  readonly stored?: (view: FormView<V>) => unknown;
  /** The user leaves the form without a question, and finds the values when back. */
  readonly stays?: boolean;
}

/** A draft that also survives the end of the tab: it is in the form before the form is shown. */
export interface LastingDraft<V extends object> {
  /** Calls `ready` once the stored values are in the form, with the time of their first word; null without a draft. */
  follow(form: Form<V>, ready: (from: number | null) => void): () => void;
  /** Stands above the fields of a form that came back. */
  note(from: number, discard: () => void): ReactNode;
}

export type AnyDraft<V extends object> = DraftPlace<V> | LastingDraft<V>;

const isLasting = <V extends object>(draft: AnyDraft<V>): draft is LastingDraft<V> => 'follow' in draft;

/** Waits for the lasting draft of a form. `round` is another one for a form that was emptied, whose fields start again. */
export function useLastingDraft<V extends object>(form: Form<V>, draft: AnyDraft<V> | null) {
  const [lasting] = useState(draft !== null && isLasting(draft) ? draft : null);
  const [{ isReady, from, round }, setState] = useState({ isReady: lasting === null, from: NEVER, round: 0 });
  useEffect(
    () => lasting?.follow(form, (since) => setState({ isReady: true, from: since, round: 0 })),
    [form, lasting],
  );
  function discard(): void {
    form.discard();
    setState({ isReady: true, from: null, round: round + 1 });
  }
  return { isReady, round, note: from === null ? null : lasting?.note(from, discard) };
}

const NEVER: number | null = null;

/** Makes the unsaved values of a form survive a reload and the sign-in. */
export function useDraft<V extends object>(form: Form<V>, draft: AnyDraft<V> | null): void {
  const drafts = useProvided(DraftsContext);
  const { name = null, read, stored, stays } = (draft === null || isLasting(draft) ? null : draft) ?? {};
  useEffect(() => {
    return name === null || !read ? undefined : keepDraft(drafts, name, form, read, stored, stays);
  }, [drafts, name, form, read, stored, stays]);
}
