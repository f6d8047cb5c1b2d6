import { type Day, osloDay } from '@felles/core';
import {
  type DemoCenter,
  type DemoClass,
  type DemoPerson,
  demoCenters,
  demoClasses,
  demoPeople,
} from '@felles/fixtures';
import { SCENARIOS } from '../scenarios.ts';
import { centerOf, programmeOf } from './own-world.ts';
import type { OwnWorld } from './records/own-world.ts';
import type { WorldState } from './state.ts';

/** The demo world as the present scenario shows it. */
export interface DemoWorld {
  center(code: string): DemoCenter | null;
  centers(): readonly DemoCenter[];
  /** The people as they are at an instant (epoch milliseconds). */
  people(at: number): readonly DemoPerson[];
  /** The classes of one department in the week that begins on a Monday. */
  week(centerCode: string, departmentId: number, monday: Day): readonly DemoClass[];
}

/** The demo world lies between these instants (epoch milliseconds); before and after them nothing happens in it. */
export const DEMO_TIME = { from: Date.UTC(2000, 0, 1), to: Date.UTC(2100, 0, 1) } as const;

/** More weeks than a developer looks at in one sitting; beyond it everything is made anew. */
const WEEKS_KEPT = 400;

/** Made once and kept, as long as neither seed nor scenario changes. */
export function createDemoWorld(state: Pick<WorldState, 'seed' | 'scenario' | 'own'>): DemoWorld {
  const weeks = new Map<string, readonly DemoClass[]>();
  let shown: readonly DemoCenter[] = [];
  let madeFor = '';
  let own: OwnWorld | null = null;

  function refresh(): void {
    const wanted = `${state.scenario}/${state.seed}`;
    if (wanted === madeFor && own === state.own) return;
    madeFor = wanted;
    own = state.own;
    weeks.clear();
    shown = (own.centers?.map(centerOf) ?? demoCenters()).map(SCENARIOS[state.scenario].center);
  }

  return {
    centers() {
      refresh();
      return shown;
    },
    people: (at) => state.own.people ?? demoPeople(osloDay(at)),
    center(code) {
      refresh();
      return shown.find((center) => center.code === code) ?? null;
    },
    week(centerCode, departmentId, monday) {
      refresh();
      const key = `${centerCode}/${departmentId}/${monday}`;
      const known = weeks.get(key);
      if (known) return known;
      if (weeks.size >= WEEKS_KEPT) weeks.clear();
      const classes = own?.centers?.find(({ code }) => code === centerCode)?.classes;
      const programme = classes && { programme: programmeOf(classes, departmentId) };
      const made = demoClasses({ seed: state.seed, centerCode, departmentId, monday, ...programme });
      // Frozen, so that it is put into words only once, however often it is asked for.
      const held = Object.freeze([...SCENARIOS[state.scenario].classes(made)]);
      weeks.set(key, held);
      return held;
    },
  };
}
