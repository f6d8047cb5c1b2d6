import { createProfile } from '@felles/adapters-http/portal/areas/profile';
import { createConfirmLeaving } from '@felles/core';
import type { ProfileStore } from '@felles/core/portal/profile';
import type { Container } from 'inversify';
import { askBeforeLeaving } from '../browser/leave-question.ts';
import { browserNavigation } from '../browser/navigation.ts';
import { LogOutDialog } from '../portal/profile/LogOutDialog.tsx';
import { resolve } from './token.ts';
import { Door, LeavingQuestion } from './tokens.ts';

/** The question lives as long as the page, like the changes. Its code comes with the form: later the network may be gone. */
export function composeProfile(container: Container): ProfileStore {
  const portal = resolve(container, Door);
  const profile = createProfile(portal, { navigation: browserNavigation });
  askBeforeLeaving(profile.unsaved$);
  resolve(container, LeavingQuestion).next({
    question: createConfirmLeaving({ guard: profile.guard, leave: portal.session.logOut }),
    Dialog: LogOutDialog,
  });
  return profile;
}
