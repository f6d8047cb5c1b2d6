// Who is checked in at the sites of the demo company.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { CheckIn, hasLeft } from '@felles/core/workspace/checkins';
import { demoCheckIns } from '@felles/fixtures/workspace/checkins';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import type { Service } from '../row.ts';
import { table } from './table.ts';

const checkIns = table<CheckIn>({
  name: 'checkins',
  schema: CheckIn,
  idOf: ({ id }) => id,
  channelsOf: ({ projectId }) => [CHANNELS.checkIns(projectId)],
  projectOf: ({ projectId }) => projectId,
  events: {
    put: (row) => (hasLeft(row) ? EVENTS.checkIn.checkedOut : EVENTS.checkIn.created),
    gone: EVENTS.checkIn.gone,
  },
  // The projects that only fill the world have none.
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoCheckIns(seed, now, id)),
});

export function openCheckIns({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = checkIns(world, publish);
  return { rows, ofProject: (id: string) => rows.list(({ projectId }) => projectId === id) };
}
