import {
  type Answering,
  type Checklist,
  type Checkpoint,
  type PendingAnswer,
  type PointAnswer,
  pendingAnswers,
} from '@felles/core/workspace/checklists';
import { rightsIn, type SiteRight } from '@felles/core/workspace/projects';
import { useObservable } from '../../react/use-observable.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { useMayChange } from '../services.ts';

/** [W-SITE-10] The user's rights at the checklists of the page's project; none where the service takes no answers. */
export function useChecklistRights(): readonly SiteRight[] {
  const { flags } = useProjectOfPage();
  const mayChange = useMayChange();
  const isOffered = useOffers().has('checklist-changes');
  return isOffered ? rightsIn(flags.status === 'ready' ? flags.value : null, mayChange) : [];
}

/** The writing of one checklist. */
export interface Writing extends Pick<Answering, 'drop' | 'retry' | 'resolve'> {
  readonly pending: ReadonlyMap<string, PendingAnswer>;
  readonly isUnsaved: boolean;
  readonly mayAnswer: boolean;
  answer(point: Checkpoint, answer: PointAnswer): void;
}

export function useWriting(store: Answering, list: Checklist, mayAnswer: boolean): Writing {
  const { entries, unsaved } = useObservable(store.view$);
  const { id } = useProjectOfPage();
  const title = useProject()?.title ?? '';
  return {
    drop: store.drop,
    retry: store.retry,
    resolve: store.resolve,
    pending: pendingAnswers(list, entries),
    isUnsaved: unsaved !== null,
    mayAnswer,
    answer: (point, answer) => store.answer({ id, title }, list, point, answer),
  };
}
