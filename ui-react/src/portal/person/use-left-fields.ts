import { type FormField, type PersonProblems, shownProblems } from '@felles/core/portal';
import { useState } from 'react';

/** The problems it is time to speak of, for a form whose store does not follow which fields were left. */
export function useLeftFields(
  problems: PersonProblems,
  isRejected: boolean,
): { readonly said: PersonProblems; readonly leave: (field: FormField) => void } {
  const [left, setLeft] = useState<readonly FormField[]>([]);
  const leave = (field: FormField) => setLeft((known) => (known.includes(field) ? known : [...known, field]));
  return { said: shownProblems(problems, { left, isRejected }), leave };
}
