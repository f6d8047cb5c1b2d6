// One deviation of a project with its photos and its log, and the forms that write on site.

import type { FileContent } from '@felles/core';
import type { Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { derive } from '@felles/core/internal/shared/behavior';
import { createSeveralDeviations } from '@felles/core/internal/workspace/deviations/several';
import {
  createChangeForm,
  createDeviationComment,
  createMoveForm,
  createNewDeviationForm,
  type DeviationFormNeeds,
  type NewDeviationForm,
} from '@felles/core/internal/workspace/deviations/store';
import type { DraftedForm } from '@felles/core/internal/workspace/site-work/drafts';
import type { SiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import type {
  Deviation,
  DeviationDraft,
  DeviationSetup,
  DeviationStatus,
  MoveDraft,
  NewDeviationStart,
  ProjectOfDeviation,
  SeenDeviation,
  SeveralDeviations,
} from '@felles/core/workspace/deviations';
import type { RecordsStore } from '@felles/core/workspace/site-records';
import type { CommentDraft, PhotoSource, SeenRecord } from '@felles/core/workspace/site-work';
import { merge } from 'rxjs';
import { CHANNELS, EVENTS } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createDeviationsHttp } from '../records.ts';
import { photoOf, siteOutboxOf } from './site-work.ts';

/** The form of a deviation is closed by `saved`, once the device has stored the change. */
interface OfForm {
  readonly project: ProjectOfDeviation;
  readonly saved: () => void;
}

interface OfDeviation extends OfForm {
  readonly seen: SeenRecord<SeenDeviation>;
}

/** One deviation, and the forms that write deviations; the list of them is one of the site records. */
export interface DeviationServices {
  /** One deviation with its photos and log. */
  deviation(projectId: string, deviationId: string): Query<string, Deviation>;
  /** The statuses and kinds; only with the addition. */
  readonly setup: Query<string, DeviationSetup>;
  readonly outbox: SiteOutbox;
  /** The file of a photo, also of one that is not sent. */
  photo(source: PhotoSource): Query<string, FileContent>;
  newForm(of: OfForm & NewDeviationStart): NewDeviationForm;
  moveForm(of: OfDeviation & { readonly to: DeviationStatus }): DraftedForm<MoveDraft>;
  commentForm(of: OfDeviation): DraftedForm<CommentDraft>;
  changeForm(of: OfDeviation): DraftedForm<DeviationDraft>;
  /** [W-SITE-55] Several deviations of a list at once. */
  several(list$: RecordsStore<Deviation, unknown>['view$']): SeveralDeviations;
}

/** An addition as a whole: without it the page has the list, and no form. */
export function deviationServices(door: WorkspaceDoor): DeviationServices {
  const port = createDeviationsHttp(door.http);
  const { freshAfter } = liveAt(door);
  const { newKey, clock } = commandNeeds(door);
  const outbox = siteOutboxOf(door);
  const setup = queryOf('setup', port.setup);
  const needs = <T extends OfForm>(of: T): T & DeviationFormNeeds => ({ ...of, outbox, newKey, clock });
  /** Its own changes count too, as their events do not come without a live connection. */
  const fresh = (projectId: string) => {
    const live = freshAfter(CHANNELS.project(projectId), Object.values(EVENTS.deviation));
    return { ...live, again$: merge(live.again$, outbox.settled$) };
  };

  return {
    deviation: (projectId, deviationId) =>
      queryOf(deviationId, (id) => port.deviation(projectId, id), fresh(projectId)),
    setup,
    outbox,
    photo: photoOf(door.http, outbox),
    newForm: (of) => createNewDeviationForm(needs(of)),
    moveForm: (of) => createMoveForm(needs(of)),
    commentForm: (of) => createDeviationComment(needs(of)),
    changeForm: (of) => createChangeForm(needs(of)),
    several(list$) {
      const rows$ = derive({ list: list$ }, ({ list }) => list.list.rows);
      return createSeveralDeviations({ outbox, rows$, newKey, clock });
    },
  };
}
