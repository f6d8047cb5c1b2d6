// [W-SITE-21] The on-site changes of the signed-in user, from every page of the workspace, until the service has them.
import type { FileContent, Reply } from '@felles/core';
import type { Query, StoredPlace } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { comesBack } from '@felles/core/internal/workspace/session/rules';
import { createSiteDrafts, draftPartIn, type SiteDrafts } from '@felles/core/internal/workspace/site-work/drafts';
import type { SiteCall } from '@felles/core/internal/workspace/site-work/model';
import { isCreation, siteChangeIn } from '@felles/core/internal/workspace/site-work/rules';
import { createSiteOutbox, pendingPhoto, type SiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import type { PhotoSource, SiteChange, SiteWorkPort } from '@felles/core/workspace/site-work';
import { filter } from 'rxjs';
import type { Http } from '../../http.ts';
import { clientIdOf } from '../../new-key.ts';
import type { Call } from '../../wire/call.ts';
import { checklists } from '../../wire/workspace/checklists.ts';
import { deviations } from '../../wire/workspace/deviations.ts';
import { expenses } from '../../wire/workspace/expenses.ts';
import { hours } from '../../wire/workspace/hours.ts';
import { tasks } from '../../wire/workspace/records.ts';
import { perDoor, type WorkspaceDoor } from '../../workspace-door/door.ts';
import { refreshStored } from '../../workspace-door/refresh-stored.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { photoQuery } from '../files.ts';

/** The row of each call. The record, its project and its point stand in the path. */
const ROWS: Readonly<Record<SiteCall, Call>> = {
  'deviation.create': deviations.create,
  'deviation.change': deviations.change,
  'deviation.comment': deviations.comment,
  'deviation.photo': deviations.addPhoto,
  'checklist.create': checklists.create,
  'checkpoint.answer': checklists.answer,
  'checkpoint.photo': checklists.addPhoto,
  'hours.create': hours.create,
  'hours.change': hours.change,
  'hours.remove': hours.remove,
  'task.create': tasks.create,
  'task.change': tasks.change,
  'task.comment': tasks.comment,
  'task.photo': tasks.addPhoto,
  'expense.create': expenses.create,
  'expense.change': expenses.change,
  'expense.receipt': expenses.addReceipt,
};

/** The file of a photo of a record, also of one that is not sent. */
export const photoOf =
  (http: Http, outbox: Pick<SiteOutbox, 'whole'>) =>
  (source: PhotoSource): Query<string, FileContent> =>
    'document' in source
      ? photoQuery(http, source.document)
      : queryOf(source.key, (key) => pendingPhoto(outbox, key, source.at));

/** Sends on-site changes by the wire table; one of an area that the service lacks is refused. */
export const createSiteWorkHttp = (http: Http): SiteWorkPort => ({
  send(change, key, onProgress): Reply<unknown> {
    const { call, project, id, point, at, photos, body } = change;
    const row = ROWS[call];
    const [file] = photos;
    const isPhoto = row.body?.format === 'parts';
    return http.ask(
      row,
      {
        params: {
          project_id: project.id,
          deviation_id: id,
          checklist_id: id,
          hours_id: id,
          task_id: id,
          expense_id: id,
          checkpoint_id: point,
        },
        body: isPhoto ? { file, client_id: clientIdOf(key), at } : body,
        key,
      },
      isPhoto ? onProgress : undefined,
    );
  },
});

interface OfUser {
  readonly owner: string;
  readonly outbox: UserSiteOutbox;
  readonly place: StoredPlace<SiteChange>;
}

/** The outbox of a user. */
export interface UserSiteOutbox extends SiteOutbox {
  /** Removes the unsent changes, before a sign-out. */
  discard(): void;
}

/**
 * The outbox of the signed-in user, one for all pages. It is open while the user is signed in; a sign-out leaves its
 * entries for the user's next sign-in [W-SITE-32].
 */
export const siteOutboxOf = (door: WorkspaceDoor): UserSiteOutbox => outboxNow(door)();

const outboxNow = perDoor((door) => {
  let user: OfUser | null = null;

  function now(): UserSiteOutbox {
    const owner = door.owner$.value;
    if (owner === null) throw new Error('this part of the workspace begins once a user is signed in (session.state$)');
    if (user?.owner === owner) return user.outbox;
    const place = door.outboxPlace({ name: `felles.workspace.site ${owner}`, inputIn: siteChangeIn });
    const port = createSiteWorkHttp(door.http);
    const outbox = createSiteOutbox({ ...commandNeeds(door), port, place });
    refreshStored(outbox.settled$.pipe(filter(({ isConfirmed }) => isConfirmed)), door);
    function discard(): void {
      outbox.close();
      place.clear();
    }
    user = { owner, outbox: { ...outbox, discard }, place };
    return user.outbox;
  }

  door.session.state$.subscribe(({ kind }) => {
    if (kind === 'signedIn') return now().open();
    user?.outbox.close();
    if (kind === 'signedOut' || kind === 'changing') user?.place.close();
  });
  // Changes that no later sign-in brings back are removed.
  door.gaveUp$.subscribe((owner) => {
    if (user?.owner === owner && !comesBack(owner)) user.place.clear();
  });
  return now;
});

/** [W-SITE-63] The drafts of the signed-in user on this device, until the user signs out. */
export const siteDraftsOf = (door: WorkspaceDoor): SiteDrafts => draftsNow(door)();

const draftsNow = perDoor((door) => {
  let user: { readonly owner: string; readonly drafts: SiteDrafts } | null = null;

  function now(): SiteDrafts {
    const owner = door.owner$.value;
    if (owner === null) throw new Error('this part of the workspace begins once a user is signed in (session.state$)');
    if (user?.owner === owner) return user.drafts;
    const place = door.outboxPlace({ name: `felles.workspace.site-drafts ${owner}`, inputIn: draftPartIn });
    const isSaved = (record: string): boolean =>
      siteOutboxOf(door).entries$.value.some(({ input }) => input.record === record && isCreation(input));
    user = { owner, drafts: createSiteDrafts({ ...door, place, isSaved }) };
    return user.drafts;
  }

  // At once: the page may end while it waits for the provider.
  door.session.state$.subscribe(({ kind }) => kind === 'signingOut' && user?.drafts.clear());
  return now;
});
