import type { NamedFile } from '@felles/core';
import {
  type Answering,
  type Checklist,
  type Checkpoint,
  hasPendingAnswers,
  type LockedEntries,
  lockedEntries,
  type PendingAnswer,
  type PendingPhoto,
  type PointAnswer,
  pendingAnswers,
  pendingPhotos,
  type UnsavedPress,
} from '@felles/core/workspace/checklists';
import type { SiteRight } from '@felles/core/workspace/projects';
import { useObservable } from '../../react/use-observable.ts';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { useRightsWith } from '../site/use-rights-with.ts';

/** [W-SITE-10] The user's rights at the checklists of the page's project; none where the service takes no answers. */
export const useChecklistRights = (): readonly SiteRight[] => useRightsWith('checklist-changes');

/** The documents of the photos that the service has of a point. */
export const photosOfPoint = ({ photos }: Checkpoint): readonly string[] =>
  (photos ?? []).flatMap((photo) => photo?.document_id ?? []);

/** The writing of one checklist. */
export interface Writing
  extends Pick<Answering, 'drop' | 'pendingPhoto' | 'progress$' | 'retry' | 'resolve' | 'signing'> {
  readonly pending: ReadonlyMap<string, PendingAnswer>;
  readonly locked: LockedEntries | null;
  readonly unsaved: UnsavedPress | null;
  readonly mayAnswer: boolean;
  /** Answers or photos of the list are not sent. */
  readonly isUnsent: boolean;
  photosOf(point: Checkpoint): readonly PendingPhoto[];
  answer(point: Checkpoint, answer: PointAnswer): void;
  addPhotos(point: Checkpoint, photos: readonly NamedFile[], saved: () => void): void;
}

export function useWriting(store: Answering, list: Checklist, mayAnswer: boolean): Writing {
  const { entries, unsaved } = useObservable(store.view$);
  const { id } = useProjectOfPage();
  const title = useProject()?.title ?? '';
  return {
    ...store,
    pending: pendingAnswers(list, entries),
    locked: lockedEntries(list, entries),
    unsaved,
    mayAnswer,
    isUnsent: hasPendingAnswers(list, entries),
    photosOf: (point) => pendingPhotos(list, point, entries),
    addPhotos: (point, photos, saved) => store.addPhotos(list, point, { project: { id, title }, photos, saved }),
    answer: (point, answer) => store.answer({ id, title }, list, point, answer),
  };
}
