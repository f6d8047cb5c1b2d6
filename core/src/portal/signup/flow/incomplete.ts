import type { PersonStore } from '../../person/store.ts';
import type { Reason } from '../steps/reasons.ts';

/**
 * [P-PERSON-52] Shows the problems of the person's form where it holds the visitor up; returns whether it does. Where only
 * the form does, and only the look-up of a place is missing, the submit waits for that.
 */
export function rejectByForm(
  person: Pick<PersonStore, 'showProblems' | 'deferSubmit'>,
  reasons: readonly Reason[],
): boolean {
  const others = reasons.filter(({ kind }) => kind !== 'personIncomplete');
  if (others.length === reasons.length) return false;
  if (others.length > 0 || !person.deferSubmit()) person.showProblems();
  return true;
}
