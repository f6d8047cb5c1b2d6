import type { Panel, PanelStore } from '@felles/core';
import type { Form } from '@felles/core/data';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import { type LockedEntries, lockedEntries } from '@felles/core/internal/workspace/checklists/answers';
import {
  type Answering,
  type Checklist,
  type Checkpoint,
  findPendingDeviation,
  hasPendingAnswers,
  type PendingAnswer,
  type PendingDeviation,
  type PendingPhoto,
  type PointAnswer,
  type PointPhotosDraft,
  pendingAnswers,
  pendingPhotos,
  refusedPlaces,
  type UnsavedPress,
} from '@felles/core/workspace/checklists';
import type { SiteRight } from '@felles/core/workspace/projects';
import { useState } from 'react';
import { useObservable } from '../../react/use-observable.ts';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { useRightsWith } from '../site/use-rights-with.ts';

/** [W-SITE-10] The user's rights at the checklists of the page's project; none where the service takes no answers. */
export const useChecklistRights = (): readonly SiteRight[] => useRightsWith('checklist-changes');

/** The documents of the photos that the service has of a point. */
export const photosOfPoint = ({ photos }: Checkpoint): readonly string[] =>
  (photos ?? []).flatMap((photo) => photo?.document_id ?? []);

/** A window above a checklist. Only the photos of a point have an address, to which their draft leads. */
type ChecklistPanel = { readonly kind: 'points' | 'reopen' } | { readonly kind: 'photos'; readonly point: string };

export const panelOf = (kind: 'points' | 'reopen'): Panel<ChecklistPanel> => ({ content: { kind }, size: 'small' });

/** The photos of a point, by the key of the point. */
export const photosPanel = recordPanels('photos', 'small', (point): ChecklistPanel => ({ kind: 'photos', point }));

/** A text that is typed at a point, and the point as the user saw it at the first letter. */
export interface TypedAnswer {
  readonly words: string;
  readonly point: Checkpoint;
}

/** The writing of one checklist. */
export interface Writing
  extends Pick<Answering, 'drop' | 'pendingPhoto' | 'progress$' | 'reopenForm' | 'retry' | 'resolve' | 'signing'> {
  readonly pending: ReadonlyMap<string, PendingAnswer>;
  readonly locked: LockedEntries | null;
  readonly unsaved: UnsavedPress | null;
  readonly mayAnswer: boolean;
  /** Answers or photos of the list are not sent. */
  readonly isUnsent: boolean;
  /** The places, from 1, of the points that need the user. */
  readonly refused: readonly number[];
  photosOf(point: Checkpoint): readonly PendingPhoto[];
  answer(point: Checkpoint, answer: PointAnswer): void;
  photosForm(point: Checkpoint, saved: () => void): Form<PointPhotosDraft>;
  deviationOf(point: Checkpoint): PendingDeviation | null;
  readonly panels: PanelStore<ChecklistPanel>;
  /** Asks for the list again. */
  reload(): void;
  /** [W-SITE-26] Texts that cannot be saved as they are, by the name of their field. */
  readonly wrongTexts: ReadonlyMap<string, TypedAnswer>;
  /** Null once the text of the field is right. */
  noteText(field: string, wrong: TypedAnswer | null): void;
}

interface WritingNeeds {
  readonly list: Checklist;
  readonly mayAnswer: boolean;
  readonly panels: PanelStore<ChecklistPanel>;
  readonly reload: () => void;
}

export function useWriting(store: Answering, { list, mayAnswer, panels, reload }: WritingNeeds): Writing {
  const [wrongTexts, setWrongTexts] = useState<ReadonlyMap<string, TypedAnswer>>(new Map());
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
    refused: refusedPlaces(list, entries),
    photosOf: (point) => pendingPhotos(list, point, entries),
    deviationOf: (point) => findPendingDeviation(list, point, entries),
    photosForm: (point, saved) => store.photosForm({ id, title }, list, point, saved),
    panels,
    reload,
    wrongTexts,
    noteText: (field, wrong) =>
      setWrongTexts((before) => {
        if ((before.get(field) ?? null) === wrong) return before;
        const others = [...before].filter(([other]) => other !== field);
        return new Map(wrong === null ? others : [...others, [field, wrong]]);
      }),
    answer: (point, answer) => store.answer({ id, title }, list, point, answer),
  };
}
