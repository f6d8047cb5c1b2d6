import type { ReactNode } from 'react';

interface Noted {
  readonly hint?: string | undefined;
  readonly error?: ReactNode;
}

/** What a control says of itself about its note: that it is wrong, and where it is explained. */
export const described = (noteId: string, { hint, error }: Noted) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': hint || error ? noteId : undefined,
});
