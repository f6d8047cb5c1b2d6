import { defer, first, map } from 'rxjs';
import type { Failure } from '../../shared/result.ts';
import { fail, ok } from '../../shared/result.ts';
import type { CloseGuard } from '../../shell/close-question.ts';
import type { ProfileStore } from './store.ts';
import type { ProfileView } from './view.ts';

/** What stands between a member's changes and logging out. Why they could not be saved, the form itself says. */
export const guardOf = (profile: Pick<ProfileStore, 'view$' | 'unsaved$' | 'save' | 'discard'>): CloseGuard => ({
  hasChanges: () => profile.unsaved$.value,
  isSaving: () => isSaving(profile.view$.value),
  discard: profile.discard,
  save: () =>
    defer(() => {
      const before = setbacksOf(profile.view$.value);
      profile.save();
      return profile.view$.pipe(
        first((view) => !isSaving(view)),
        map((view) => (setbacksOf(view) === before ? ok(null) : fail(NOT_SAVED))),
      );
    }),
});

const isSaving = (view: ProfileView): boolean => view.status === 'ready' && view.form.saving;

const setbacksOf = (view: ProfileView): number | null => (view.status === 'ready' ? view.form.setbacks : null);

const NOT_SAVED: Failure = { kind: 'malformed', where: 'the profile', issues: ['not saved'] };
