// Who is checked in at the sites of the demo company.
import { CheckIn, countsOf, hasLeft, timeOfCheckIn } from '@felles/core/workspace';
import { DEMO_PROJECTS, demoCheckIns, demoProjects } from '@felles/fixtures';
import type { Service } from '../row.ts';
import { table } from './table.ts';

const checkIns = table<CheckIn>({
  name: 'checkins',
  schema: CheckIn,
  idOf: ({ id }) => String(id),
  channelsOf: ({ projectId }) => [`project.${projectId}.checkins`],
  projectOf: ({ projectId }) => projectId,
  events: { put: (row) => (hasLeft(row) ? 'checkin.checkedout' : 'checkin.created'), gone: 'checkin.gone' },
  // The projects that only fill the world have none.
  demo: (seed, now, count) =>
    demoProjects(seed, now, Math.min(count, DEMO_PROJECTS)).flatMap(({ id }) => demoCheckIns(seed, now, id)),
});

const DAY = 86_400_000;

/** What the statistics say of some check-ins. */
const counted = (rows: readonly CheckIn[]) => {
  const shown = rows.map((item) => ({
    id: '',
    item: { ...item, checkedOut: false },
    state: 'settled' as const,
    failure: null,
    keys: [],
  }));
  const { ok, failed, guest } = countsOf(shown);
  return { check_in_ok: ok, check_in_failed: failed, guest };
};

export function openCheckIns({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = checkIns(world, publish);
  const ofProjects = (ids: ReadonlySet<string>) => rows.list(({ projectId }) => ids.has(String(projectId)));
  return {
    rows,
    ofProject: (id: string) => ofProjects(new Set([id])),
    /** Who is at some projects now, and who came today. */
    countsOf(ids: ReadonlySet<string>) {
      const all = ofProjects(ids);
      const today = Math.floor(world.now() / DAY);
      const cameToday = ({ checkinTime }: CheckIn) => Math.floor((timeOfCheckIn(checkinTime) ?? 0) / DAY) === today;
      return { now: counted(all.filter((row) => !hasLeft(row))), today: counted(all.filter(cameToday)) };
    },
  };
}
