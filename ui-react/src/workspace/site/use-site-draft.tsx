import type { DraftForm } from '@felles/core/workspace/site-work';
import type { LastingDraft } from '../../kit/form/use-draft.ts';
import { useArea } from '../services.ts';
import { DraftNote } from './SiteDrafts.tsx';

/** [W-SITE-63] The draft of a form on site, for a `PanelForm`. It is read once, when the form opens. */
export function useSiteDraft(): <V extends object>(of: DraftForm<V>) => LastingDraft<V> {
  const drafts = useArea('siteDrafts');
  return (of) => ({
    follow: (form, ready) => drafts.follow(form, of, ready),
    note: (from, discard) => <DraftNote from={from} onDiscard={discard} />,
  });
}
