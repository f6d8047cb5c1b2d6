import { distinctUntilChanged, filter, map, merge, type Observable, skip } from 'rxjs';
import type { MembershipStore } from '../../membership/store.ts';
import type { SignupFlow, VisitorAction } from '../../tracking/visitor-actions.ts';

/** [P-TRACKING-04] [P-TRACKING-05] [P-TRACKING-06] [P-TRACKING-07] The choices from now on, each once, for tracking. */
export function choicesToTell({ facts$, draft$ }: MembershipStore, flow: SignupFlow): Observable<VisitorAction> {
  // A restored choice was counted before the reload. The draft has it before any list is loaded.
  const departments$ = facts$.pipe(
    map(({ department }) => department?.id ?? null),
    distinctUntilChanged(),
    skip(1),
    filter((departmentId) => departmentId !== null),
    map((departmentId): VisitorAction => ({ kind: 'departmentSelected', flow, departmentId })),
  );
  const memberships$ = draft$.pipe(
    map(({ membership }) => membership?.id ?? null),
    distinctUntilChanged(),
    skip(1),
    filter((membershipId) => membershipId !== null),
    map((membershipId): VisitorAction => ({ kind: 'membershipSelected', membershipId })),
  );
  return merge(departments$, memberships$);
}
