// What a user of the workspace may see, hear and change. Every call of staff and every channel asks here.
import {
  type Call,
  chat,
  conversationOfChannel,
  dashboard,
  projectOfChannel,
  settings,
  userOfChannel,
  visits,
} from '@felles/adapters-http/wire';
import { demoStaff } from '@felles/fixtures/workspace/staff';
import { refusal } from './refusals.ts';
import type { Read } from './request.ts';
import type { Rights, Row } from './row.ts';
import { openChat } from './tables/chat.ts';
import { openProjects } from './tables/projects.ts';
import type { World } from './world.ts';

export function createRights(world: World): Rights {
  const { rows, maySee } = openProjects({ world, publish: () => {} });
  const { find } = openChat({ world, publish: () => {} });

  return {
    maySeeProject: (staff, id) => rows.get(id) !== null && maySee(staff)({ id }),
    mayHear(login, channel, { project = null, conversation = null } = {}) {
      const owner = userOfChannel(channel);
      if (owner !== null) return owner === login;
      const staff = demoStaff.find(({ id }) => id === login);
      if (staff === undefined) return false;
      const named = projectOfChannel(channel);
      const talk = conversationOfChannel(channel);
      return (
        [named, project].every((id) => id === null || maySee(staff)({ id })) &&
        [talk, conversation].every((id) => id === null || find(staff, id) !== null)
      );
    },
  };
}

/** Calls that change what is the user's own: layouts, settings, what was visited, and what the user writes and reads. */
const OWN: ReadonlySet<Row> = new Set<Row>([
  ...[dashboard, settings, visits].flatMap((rows) => Object.values<Call>(rows)),
  chat.send,
  chat.mark,
  chat.attach,
]);

/** Refuses a call about a project that the user may not see, and a change by a user who changes nothing. */
export function requireRights(rights: Rights, row: Row, { staff, params }: Read): void {
  if (staff === undefined) return;
  const project = projectIn(params);
  if (project !== null && !rights.maySeeProject(staff, project)) throw refusal(404, 'Prosjektet finnes ikke.');
  if (row.method !== 'GET' && staff.reach !== 'all' && !OWN.has(row))
    throw refusal(403, 'Du har ikke rett til å endre her.');
}

/** The project that a call names in its path. */
function projectIn(params: unknown): string | null {
  if (typeof params !== 'object' || params === null || !('project_id' in params)) return null;
  return String(params.project_id);
}
