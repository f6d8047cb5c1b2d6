import type { Parameters } from '@felles/core/internal/portal/center/parameters';
import type { Profile } from '@felles/core/internal/portal/profile/model';
import { createDirectDebitPage } from '@felles/core/internal/portal/signup/direct-debit-page';
import type { DraftStore } from '@felles/core/internal/portal/signup/drafts';
import type { DirectDebitPageStore } from '@felles/core/portal/signup';
import { BehaviorSubject } from 'rxjs';

/** The page that a direct-debit provider sends somebody to, whose profile is theirs who is logged in. */
export function aDirectDebitPage(parameters: Parameters, drafts: DraftStore, profile: Profile | null = null) {
  const profile$ = new BehaviorSubject<Profile | null>(null);
  const page: DirectDebitPageStore = createDirectDebitPage({
    center: { parameters$: new BehaviorSubject(parameters) },
    drafts,
    profile: { profile$, open: () => profile$.next(profile), close: () => profile$.next(null) },
    mayLeaveFor: (address) => address.startsWith('https://bank.example/'),
  });
  return page;
}
