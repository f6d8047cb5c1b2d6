// A payer's input and the sponsored person, stored for one link.
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

/** False if the link has no draft; then the sign-up starts over. */
export function restoreSponsorDraft({ person, center, drafts }: SponsorAreas, hash: string): boolean {
  const left = drafts.area('sponsored', SponsorDraft);
  if (left?.hash !== hash) {
    person.reset();
    return false;
  }
  person.restore(left.person);
  if (left.departmentId !== null) center.chooseDepartment(left.departmentId);
  return true;
}

/** Saves every change from now on. */
export function saveSponsorDraft(
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

/** Stored so that the page can show it again after the signing. */
const readBy = ({ name, agreement }: SponsoredDraft): SponsoredDraft => ({ name, agreement });
