import type { DeviationSetup } from '@felles/core/workspace/deviations';
import { rightsIn, type SiteRight } from '@felles/core/workspace/projects';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useProjectOfPage } from '../projects/use-project.ts';
import { useArea, useMayChange } from '../services.ts';

/** The statuses and kinds of the service; null until they are known. */
export function useSetup(): DeviationSetup | null {
  const { setup } = useArea('deviations');
  useOpen(setup, useOffers().has('deviation-changes'));
  const { load } = useObservable(setup.answer$);
  return load.status === 'ready' ? load.value : null;
}

/** [W-SITE-11] The rights of the user at the project of the page; none where the service takes no changes. */
export function useSiteRights(): readonly SiteRight[] {
  const { flags } = useProjectOfPage();
  const mayChange = useMayChange();
  const isOffered = useOffers().has('deviation-changes');
  return isOffered && flags.status === 'ready' ? rightsIn(flags.value, mayChange) : [];
}
