import type { Form, FormView } from '@felles/core/data';
import { type Drafts, keepDraft } from '@felles/core/workspace/drafts';
import { createContext, useEffect } from 'react';
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
}

/** Makes the unsaved values of a form survive a reload and the sign-in. */
export function useDraft<V extends object>(form: Form<V>, place: DraftPlace<V> | null): void {
  const drafts = useProvided(DraftsContext);
  const { name = null, read, stored } = place ?? {};
  useEffect(() => {
    return name === null || !read ? undefined : keepDraft(drafts, name, form, read, stored);
  }, [drafts, name, form, read, stored]);
}
