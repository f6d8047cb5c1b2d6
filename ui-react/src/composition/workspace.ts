// Binds the parts of the workspace's door, and each area of it once its code is fetched.
import { openWorkspace, type WorkspaceDoor, type WorkspaceNeeds } from '@felles/adapters-http/workspace';
import { frameServices } from '@felles/adapters-http/workspace/areas/frame';
import { unsentMessages } from '@felles/core/workspace/session';
import { Container } from 'inversify';
import { lazyCode } from '../react/lazy-code.ts';
import type { FetchedAreas, ShellServices, WorkspaceServices } from '../workspace/services.ts';
import { outboxesOnDemand } from './outboxes.ts';
import { provide, resolve, token } from './token.ts';
import { AREAS, type FirstPageParts, type MakeArea } from './workspace-areas.ts';

const Door = token<WorkspaceDoor>('WorkspaceDoor');
const Shell = token<ShellServices>('ShellServices');

/** Who needs what and who provides it, as soon as it is known where the service is. */
export async function composeWorkspace(needs: WorkspaceNeeds): Promise<WorkspaceServices> {
  const door = await openWorkspace(needs);
  const container = new Container();
  provide(container, Door, [], () => door);

  const unsent = outboxesOnDemand(door);
  const uploads = { isUploading: () => false };
  const parts: FirstPageParts = {
    refused$: unsent.refused$,
    uploads,
  };

  /** An area is bound when its code is there. */
  const area = (name: string, load: () => Promise<MakeArea<unknown>>): (() => Promise<unknown>) => {
    const key = token<unknown>(name);
    return lazyCode(async () => {
      const make = await load();
      const made = await make(door, parts);
      provide(container, key, [], () => made);
      return resolve(container, key);
    });
  };
  // Each entry has the type of its row in the table, which `fromEntries` does not follow.
  const areas = Object.fromEntries(
    Object.entries(AREAS).map(([name, load]) => [name, area(name, load)]),
  ) as unknown as FetchedAreas;

  provide(container, Shell, [Door], (at) => ({
    ...frameServices(at),
    me: at.me,
    offers$: at.offers$,
    drafts: at.drafts,
    errors: at.errors,
    waiting$: unsent.count$,
    pill$: unsent.pill$,
    spokenPill$: unsent.spokenPill$,
    unsent() {
      const { value: state } = at.session.state$;
      if (state.kind !== 'signedIn') return [];
      return unsentMessages({
        owner: state.owner,
        saved: unsent.count$.value,
        isTyped: at.drafts.isAny() || unsent.hasDrafts(),
        isUploading: uploads.isUploading(),
      });
    },
    discardUnsent() {
      unsent.discard();
      at.drafts.discard();
    },
  }));
  const shell = resolve(container, Shell);

  return { connection: door.connection, session: door.session, ...areas, shell };
}
