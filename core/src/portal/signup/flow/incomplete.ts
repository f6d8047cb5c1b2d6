import type { PersonStore } from '../../person/store.ts';
import type { Reason } from '../steps/reasons.ts';

/**
 * [P-PERSON-52] Shows the problems of the person's form where it holds the visitor up; returns whether it does. Where only
 * the form does, and only the look-up of a place is missing, `goOn` waits for that.
 */
export function turnDownByForm(
  person: Pick<PersonStore, 'showProblems' | 'wish'>,
  reasons: readonly Reason[],
  goOn: () => void,
): boolean {
  const others = reasons.filter(({ kind }) => kind !== 'personIncomplete');
  if (others.length === reasons.length) return false;
  if (others.length > 0 || !person.wish(goOn)) person.showProblems();
  return true;
}
