import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { CenterStore } from '../center/store.ts';
import type { CenterView } from '../center/view.ts';
import type { KnownPerson } from './prefill.ts';
import { type Approval, type TermsLink, termsLink, termsName } from './terms.ts';

/** Which terms stand beside the form, and whether they were approved. */
export interface Approving {
  /** The name of the terms that were approved, be they these or another center's. */
  readonly approved$: Behavior<string | null>;
  /** Null where the page does not ask for an approval. */
  readonly isApproved$: Behavior<boolean | null>;
  readonly terms$: Behavior<{ readonly link: TermsLink | null; readonly name: string }>;
  approve(isApproved: boolean): void;
  /** Takes up what was approved before. */
  restore(name: string | null): void;
}

export interface ApprovingNeeds {
  /** The record of the logged-in member; null for a visitor. */
  readonly profile$: Behavior<KnownPerson | null>;
  readonly center: Pick<CenterStore, 'center$' | 'departmentId$'> & {
    readonly view$: Behavior<Pick<CenterView, 'condition'>>;
  };
  readonly approval: Approval;
}

export function createApproving({ profile$, center, approval }: ApprovingNeeds): Approving {
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
