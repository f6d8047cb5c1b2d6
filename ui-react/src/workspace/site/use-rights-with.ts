import { rightsIn, type SiteRight } from '@felles/core/workspace/projects';
import { useOffers } from '../offers/use-offers.ts';
import { useProjectOfPage } from '../projects/use-project.ts';
import { useMayChange } from '../services.ts';

/** [W-SITE-10] [W-SITE-11] The user's rights at the project of the page; none where the service has not the addition. */
export function useRightsWith(
  addition:
    | 'checkin-decisions'
    | 'checklist-changes'
    | 'deadline-changes'
    | 'deviation-changes'
    | 'document-folders'
    | 'expense-changes'
    | 'hours-changes'
    | 'phase-changes'
    | 'progress-changes'
    | 'project-templates'
    | 'task-changes',
): readonly SiteRight[] {
  const { flags } = useProjectOfPage();
  const mayChange = useMayChange();
  const isOffered = useOffers().has(addition);
  return isOffered && flags.status === 'ready' ? rightsIn(flags.value, mayChange) : [];
}
