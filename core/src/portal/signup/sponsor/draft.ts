// What a payer has filled in, and for whom: kept for the link it was filled in by, and for no other.
import type { Subscription } from 'rxjs';
import { derive } from '../../../shared/behavior.ts';
import type { PersonStore } from '../../person/store.ts';
import type { SponsoredStore } from '../../sponsor/sponsored-store.ts';
import { SponsorDraft, type SponsoredDraft } from '../drafts/sponsor-draft.ts';
import type { DraftStore, FlowDraftStore } from '../drafts/store.ts';
import type { ChoiceOfDepartment } from '../flow/department-choice.ts';

interface SponsorAreas {
  readonly person: PersonStore;
  readonly sponsored: SponsoredStore;
  readonly center: ChoiceOfDepartment;
  readonly drafts: DraftStore;
}

/** Takes up what was left of a link; false where that is nothing, and everything begins anew. */
export function restoreSponsor({ person, center, drafts }: SponsorAreas, hash: string): boolean {
  const left = drafts.area('sponsored', SponsorDraft);
  if (left?.hash !== hash) {
    person.reset();
    return false;
  }
  person.restore(left.person);
  if (left.departmentId !== null) center.chooseDepartment(left.departmentId);
  return true;
}

/** Keeps every change from now on. */
export function keepSponsor(
  { person, sponsored, center, drafts }: SponsorAreas,
  draft: Pick<FlowDraftStore, 'keepArea'>,
  hash: string,
): Subscription {
  const changes$ = derive(
    { person: person.draft$, departmentId: center.departmentId$, whom: sponsored.view$ },
    ({ whom, ...changed }): SponsorDraft => ({
      hash,
      ...changed,
      whom: whom.status === 'known' ? readBy(whom) : null,
    }),
  );
  drafts.keepArea('paidFor', null);
  return changes$.subscribe((changed) => draft.keepArea('sponsored', changed));
}

/** What the sponsor reads now, so that the page can show it again once they have signed. */
const readBy = ({ name, agreement }: SponsoredDraft): SponsoredDraft => ({ name, agreement });
