// The terms beside the form, and their approval.

import { BehaviorSubject } from 'rxjs';
import { isWebAddress } from '../../shared/addresses.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Center } from '../center/model.ts';
import type { CenterStore } from '../center/store.ts';
import type { CenterView } from '../center/view.ts';
import type { PaymentCondition } from '../terms/rules.ts';
import type { KnownPerson } from './prefill.ts';

/** [P-PERSON-04] Whether a form asks for an approval of the terms, or leaves that to another part of its flow. */
export type Approval = 'asked' | 'hidden';

/** Where the terms can be read: on a page elsewhere, or on the portal's own. */
export type TermsLink = { readonly kind: 'elsewhere'; readonly url: string } | { readonly kind: 'own' };

/** What stands beside the box. */
export interface TermsView {
  readonly isApproved: boolean;
  /** Whether those of another center have been approved: the page then explains why the box is empty. */
  readonly othersApproved: boolean;
  readonly link: TermsLink | null;
}

/** The terms of the department, else those of payment; null where there are none, or they are still on their way. */
export function termsLink(
  center: Pick<Center, 'link_to_tos'> | null,
  departmentId: number | null,
  condition: Load<PaymentCondition | null>,
): TermsLink | null {
  const url = departmentTerms(center, departmentId);
  if (url !== null) return { kind: 'elsewhere', url };
  // The page of the terms says why they could not be had, and asks for them again.
  if (condition.status === 'failed') return { kind: 'own' };
  const payment = condition.status === 'ready' ? condition.value : null;
  if (payment === null) return null;
  return payment.type === 'redirect' ? { kind: 'elsewhere', url: payment.url } : { kind: 'own' };
}

/** The terms that a department has for itself; null where it has those that the whole center has. */
function departmentTerms(center: Pick<Center, 'link_to_tos'> | null, departmentId: number | null): string | null {
  const url = center?.link_to_tos?.find(({ id }) => id === departmentId)?.url.trim() ?? '';
  return isWebAddress(url) ? url : null;
}

/**
 * By which the terms of a department can be told from those of another. Those of the whole center have one name, known
 * before they are: whether they are on their way, cannot be had or are none makes them no others.
 */
const termsName = (center: Pick<Center, 'link_to_tos'> | null, departmentId: number | null): string =>
  departmentTerms(center, departmentId) ?? OF_THE_CENTER;

const OF_THE_CENTER = 'center';

/** Which terms stand beside the form, and whether they were approved. */
export interface TermsApproval {
  /** The name of the terms that were approved, be they these or another center's. */
  readonly approved$: Behavior<string | null>;
  /** Null where the page does not ask for an approval. */
  readonly isApproved$: Behavior<boolean | null>;
  readonly terms$: Behavior<{ readonly link: TermsLink | null; readonly name: string }>;
  approve(isApproved: boolean): void;
  /** Takes up what was approved before. */
  restore(name: string | null): void;
}

export interface TermsApprovalNeeds {
  /** The record of the logged-in member; null for a visitor. */
  readonly profile$: Behavior<KnownPerson | null>;
  readonly center: Pick<CenterStore, 'center$' | 'departmentId$'> & {
    readonly view$: Behavior<Pick<CenterView, 'condition'>>;
  };
  readonly approval: Approval;
}

export function createTermsApproval({ profile$, center, approval }: TermsApprovalNeeds): TermsApproval {
  const approved$ = new BehaviorSubject<string | null>(null);
  const terms$ = derive(
    { center: center.center$, departmentId: center.departmentId$, view: center.view$ },
    ({ center: known, departmentId, view }) => ({
      link: termsLink(known, departmentId, view.condition),
      name: termsName(known, departmentId),
    }),
  );
  return {
    approved$,
    terms$,
    // [P-PERSON-04] A member has approved the terms before. [P-PERSON-02] Who has approved those of one center has not approved another's.
    isApproved$: derive({ profile: profile$, approved: approved$, terms: terms$ }, ({ profile, approved, terms }) =>
      approval === 'hidden' || profile !== null ? null : approved === terms.name,
    ),
    approve: (isApproved) => approved$.next(isApproved ? terms$.value.name : null),
    restore: (name) => approved$.next(name),
  };
}
