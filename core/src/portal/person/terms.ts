// The terms of the form, and their approval.

import { BehaviorSubject } from 'rxjs';
import { isWebAddress } from '../../shared/addresses.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Center } from '../center/model.ts';
import type { CenterStore, CenterView } from '../center/store.ts';
import type { PaymentCondition } from '../terms/rules.ts';
import type { KnownPerson } from './prefill.ts';

/** [P-PERSON-04] Whether the form asks for an approval of the terms. */
export type ApprovalMode = 'asked' | 'hidden';

/** The page of the terms: an external one, or the portal's own. */
export type TermsLink = { readonly kind: 'elsewhere'; readonly url: string } | { readonly kind: 'own' };

/** The checkbox of the terms, with its link. */
export interface TermsView {
  readonly isApproved: boolean;
  /** Whether other terms were approved: the page then explains why the checkbox is empty. */
  readonly othersApproved: boolean;
  readonly link: TermsLink | null;
}

/** The department's terms, else the payment terms; null without any, or while they are loading. */
export function termsLinkOf(
  center: Pick<Center, 'link_to_tos'> | null,
  departmentId: number | null,
  condition: Load<PaymentCondition | null>,
): TermsLink | null {
  const url = departmentTerms(center, departmentId);
  if (url !== null) return { kind: 'elsewhere', url };
  // The portal's page of the terms shows the failure, and offers a retry.
  if (condition.status === 'failed') return { kind: 'own' };
  const payment = condition.status === 'ready' ? condition.value : null;
  if (payment === null) return null;
  return payment.type === 'redirect' ? { kind: 'elsewhere', url: payment.url } : { kind: 'own' };
}

/** The department's own terms; null if it uses those of the center. */
function departmentTerms(center: Pick<Center, 'link_to_tos'> | null, departmentId: number | null): string | null {
  const url = center?.link_to_tos?.find(({ id }) => id === departmentId)?.url.trim() ?? '';
  return isWebAddress(url) ? url : null;
}

/** Identifies the terms. Those of the center have one name, whether they are loading, failed or absent. */
const termsName = (center: Pick<Center, 'link_to_tos'> | null, departmentId: number | null): string =>
  departmentTerms(center, departmentId) ?? OF_THE_CENTER;

const OF_THE_CENTER = 'center';

interface TermsApproval {
  /** The name of the approved terms, also if they are not the current ones. */
  readonly approved$: Behavior<string | null>;
  /** Null if the page does not ask for an approval. */
  readonly isApproved$: Behavior<boolean | null>;
  readonly terms$: Behavior<{ readonly link: TermsLink | null; readonly name: string }>;
  approve(isApproved: boolean): void;
  /** Restores an earlier approval. */
  restore(name: string | null): void;
}

/** Whose terms these are, and whether this form asks for an approval. */
export interface TermsApprovalNeeds {
  /** The record of the logged-in member; null for a visitor. */
  readonly profile$: Behavior<KnownPerson | null>;
  readonly center: Pick<CenterStore, 'center$' | 'departmentId$'> & {
    readonly view$: Behavior<Pick<CenterView, 'condition'>>;
  };
  readonly approval: ApprovalMode;
}

export function createTermsApproval({ profile$, center, approval }: TermsApprovalNeeds): TermsApproval {
  const approved$ = new BehaviorSubject<string | null>(null);
  const terms$ = derive(
    { center: center.center$, departmentId: center.departmentId$, view: center.view$ },
    ({ center: known, departmentId, view }) => ({
      link: termsLinkOf(known, departmentId, view.condition),
      name: termsName(known, departmentId),
    }),
  );
  return {
    approved$,
    terms$,
    // [P-PERSON-04] A member has approved the terms before. [P-PERSON-02] An approval counts only for the same terms.
    isApproved$: derive({ profile: profile$, approved: approved$, terms: terms$ }, ({ profile, approved, terms }) =>
      approval === 'hidden' || profile !== null ? null : approved === terms.name,
    ),
    approve: (isApproved) => approved$.next(isApproved ? terms$.value.name : null),
    restore: (name) => approved$.next(name),
  };
}
