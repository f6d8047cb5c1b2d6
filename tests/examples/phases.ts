// The phases of a project.
import { phasesServices } from '@felles/adapters-http/workspace/areas/phases';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** The names of the phases of a project that have started. */
export async function startedPhases(root: string, access: string, projectId: string) {
  const workspace = await openFor(root, access);
  const phases = phasesServices(workspace).list(projectId);
  phases.open();
  const { started } = await ready(phases.view$.pipe(map(({ load }) => load)));
  workspace.close();
  return started.map(({ phase_name: name }) => name);
}
