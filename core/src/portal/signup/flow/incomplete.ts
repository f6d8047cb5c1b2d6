import type { PersonStore } from '../../person/store.ts';
import type { Reason } from '../steps/reasons.ts';

/**
 * [P-PERSON-52] Lets the form of a person speak for itself where it is what holds a visitor up; says whether it is. Where it
 * alone does, and lacks nothing but a place that is looked up, `goOn` waits for that.
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
