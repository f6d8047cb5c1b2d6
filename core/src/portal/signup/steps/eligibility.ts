import type { Load } from '../../../shared/load.ts';
import { mayStart } from '../../membership/start.ts';
import type { Profile } from '../../profile/model.ts';
import type { SessionView } from '../../session/store.ts';
import type { Eligibility } from './progress.ts';

/** Whether the visitor may begin an agreement, as far as it is known. A member is not treated as a visitor too soon. */
export function eligibilityOf(status: SessionView['status'], profile: Load<Profile>): Eligibility {
  if (status === 'unknown') return 'unknown';
  if (status === 'loggedOut') return 'allowed';
  if (profile.status === 'failed') return 'notLoaded';
  return profile.status === 'ready' ? mayStart(profile.value) : 'unknown';
}
