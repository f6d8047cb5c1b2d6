import { createNewProfileStore } from '@felles/core/internal/portal/signup/profile';
import type { NewProfileStore } from '@felles/core/portal/signup';
import { newKey } from '../../new-key.ts';
import type { Portal } from '../door.ts';
import { draftsOf } from '../drafts.ts';
import { createSignupHttp, unknownPerson } from '../signup.ts';

/** For visitors who are not logged in: a logged-in visitor has a profile already. */
export const createNewProfile = (portal: Portal): NewProfileStore =>
  createNewProfileStore({
    port: createSignupHttp(portal.http),
    person: unknownPerson(portal),
    center: portal.center,
    online$: portal.place.surroundings.online$,
    session: portal.session,
    drafts: draftsOf(portal),
    toasts: portal.toasts,
    newKey,
    clock: portal.place.clock,
  });
