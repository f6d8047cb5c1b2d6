import type { Load } from '../../../shared/load.ts';
import { mayStart } from '../../membership/rules.ts';
import type { Profile } from '../../profile/model.ts';
import type { SessionView } from '../../session/store.ts';
import type { Eligibility } from './progress.ts';

/** Whether the visitor may start an agreement; unknown until the session and the profile are loaded. */
export function eligibilityOf(status: SessionView['status'], profile: Load<Profile>): Eligibility {
  if (status === 'unknown') return 'unknown';
  if (status === 'loggedOut') return 'allowed';
  if (profile.status === 'failed') return 'notLoaded';
  return profile.status === 'ready' ? mayStart(profile.value) : 'unknown';
}
