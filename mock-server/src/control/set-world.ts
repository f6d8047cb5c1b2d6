import { type DemoPerson, demoCenters } from '@felles/fixtures';
import { unfit } from '../refusals.ts';
import { readAs } from '../request.ts';
import { strict } from '../strict.ts';
import { tableSchemas } from '../tables/table.ts';
import { toldOf } from '../world/own-world.ts';
import type { WorldState } from '../world/state.ts';
import type { World } from '../world.ts';
import type { ClockOrder, WorldOrder } from './calls/world.ts';
import { canShow, clockAfter } from './clock.ts';
import { requireSense } from './fault-sense.ts';

/** The clock of the world by an order, where the demo world can live in it. */
export function clockBy(order: ClockOrder, { state, realTime }: World): WorldState['clock'] {
  const clock = clockAfter(order, state.clock, realTime());
  if (!canShow(clock, realTime())) throw unfit('body', 'the clock goes from the year 2000 to 2100');
  return clock;
}

/** A world begins anew; nothing is changed by an order that cannot be followed. */
export function setWorld(world: World, { seed, clock, centers, people, tables, answers, ...rest }: WorldOrder): void {
  const set = clock && clockBy(clock, world);
  for (const [place, { code }] of (centers ?? []).entries())
    if (centers?.findIndex((center) => center.code === code) !== place)
      throw unfit(`body.centers.${place}.code`, 'another center has it');
  const codes = (centers ?? demoCenters()).map(({ code }) => code);
  for (const [place, person] of (people ?? []).entries())
    for (const [at, code] of person.centers.entries())
      if (!codes.includes(code)) throw unfit(`body.people.${place}.centers.${at}`, `there are ${codes.join(', ')}`);
  for (const [name, rows] of Object.entries(tables ?? {})) requireRows(name, rows);
  for (const [place, answer] of (answers ?? []).entries())
    requireSense({ ...answer, kind: 'answer' }, `body.answers.${place}`);
  world.reset(seed);
  world.change((state) => {
    Object.assign(state, rest, set && { clock: set }, tables && { tables });
    state.own = { centers: centers ?? null, people: people ?? null, answers: answers ?? [] };
  });
}

function requireRows(name: string, rows: readonly unknown[]): void {
  const schema = tableSchemas.get(name);
  if (schema === undefined)
    throw unfit(`body.tables.${name}`, `there are ${[...tableSchemas.keys()].sort().join(', ')}`);
  for (const [place, row] of rows.entries()) readAs(strict(schema), row, `body.tables.${name}.${place}`);
}

/** The demo's people know centers that a world of one's own may not have. */
const knownOf = ({ centers }: DemoPerson, demo: World['demo']) => centers.filter((code) => demo.center(code) !== null);

/** The world as an order that makes it again. */
export const worldAsOrder = ({ state, demo, now }: World): WorldOrder => ({
  seed: state.seed,
  scenario: state.scenario,
  centers: state.own.centers ?? demo.centers().map(toldOf),
  people: state.own.people ?? demo.people(now()).map((person) => ({ ...person, centers: knownOf(person, demo) })),
  ...(state.own.answers.length > 0 && { answers: state.own.answers }),
});
