import { defer, first, map } from 'rxjs';
import type { Failure } from '../../shared/result.ts';
import { fail, ok } from '../../shared/result.ts';
import type { LeavingGuard } from '../../shell/confirm-close.ts';
import type { ProfileStore } from './store.ts';

/** What stands between a member's changes and logging out. Why they could not be saved, the form itself says. */
export const guardOf = (profile: Pick<ProfileStore, 'view$' | 'unsaved$' | 'save' | 'discard'>): LeavingGuard => ({
  hasChanges: () => profile.unsaved$.value,
  discard: profile.discard,
  save: () =>
    defer(() => {
      profile.save();
      return profile.view$.pipe(
        first((view) => view.status !== 'ready' || !view.form.saving),
        map(() => (profile.unsaved$.value ? fail(NOT_SAVED) : ok(null))),
      );
    }),
});

const NOT_SAVED: Failure = { kind: 'malformed', where: 'the profile', issues: ['not saved'] };
