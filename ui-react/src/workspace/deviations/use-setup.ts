import type { DeviationSetup } from '@felles/core/workspace/deviations';
import type { SiteRight } from '@felles/core/workspace/projects';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useArea } from '../services.ts';
import { useRightsWith } from '../site/use-rights-with.ts';

/** The statuses and kinds of the service; null until they are known. */
export function useSetup(): DeviationSetup | null {
  const { setup } = useArea('deviations');
  useOpen(setup, useOffers().has('deviation-changes'));
  const { load } = useObservable(setup.answer$);
  return load.status === 'ready' ? load.value : null;
}

/** [W-SITE-11] The rights of the user at the project of the page; none where the service takes no changes. */
export const useSiteRights = (): readonly SiteRight[] => useRightsWith('deviation-changes');
