import type { PersonStore } from '../../person/store.ts';
import type { Reason } from '../steps/reasons.ts';

/** [P-PERSON-52] Shows the form's problems if they block the visitor, or defers the submit while only a look-up is missing. */
export function rejectByForm(
  person: Pick<PersonStore, 'showProblems' | 'deferSubmit'>,
  reasons: readonly Reason[],
): boolean {
  const others = reasons.filter(({ kind }) => kind !== 'personIncomplete');
  if (others.length === reasons.length) return false;
  if (others.length > 0 || !person.deferSubmit()) person.showProblems();
  return true;
}
