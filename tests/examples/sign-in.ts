// Opening the workspace with a token.
import { openWorkspace, type WorkspaceDoor, type WorkspaceNeeds } from '@felles/adapters-http/workspace';
import { ok } from '@felles/core';
import { no, textOf } from '@felles/core/texts';
import { of } from 'rxjs';

/** Opens the workspace for a program that has a user's token, as a page in the frame of a host system has. */
export async function openFor(root: string, access: string, more?: Partial<WorkspaceNeeds>): Promise<WorkspaceDoor> {
  const tokens = { access, expiresAt: Date.now() + 3_600_000, refresh: null };
  const host = { isEmbedded: true, token: () => of(ok(tokens)) };
  const workspace = await openWorkspace({ root, fetch, host, ...more });
  const state = await workspace.open();
  if (state.kind === 'signedOut' && state.why) throw new Error(textOf(no, state.why));
  return workspace;
}
