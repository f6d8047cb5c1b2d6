// Views of the demo world: named ways to show it, each a pure change of the same data.

import type { TrackingSetup } from '@felles/core/internal/portal/center/model';
import type { Profile } from '@felles/core/internal/portal/profile/model';
import type { DemoCenter, DemoClass, DemoMembership } from '@felles/fixtures';
import { hostileCenter, hostileClass, hostileProfile } from './hostile.ts';

export const SCENARIO_NAMES = [
  'standard',
  'empty',
  'one-department',
  'many-memberships',
  'every-tracker',
  'hostile',
  'wrong',
] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export interface Scenario {
  readonly summary: string;
  readonly center: (center: DemoCenter) => DemoCenter;
  readonly classes: (classes: readonly DemoClass[]) => readonly DemoClass[];
  /** Changes the profile of a member; left out, it stays as it is. */
  readonly profile?: (profile: Profile) => Profile;
}

const same = <T>(value: T): T => value;

export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  standard: { summary: 'The demo world as it is meant to be', center: same, classes: same },
  empty: {
    summary: 'No classes and no memberships anywhere',
    center: (center) => ({ ...center, memberships: [] }),
    classes: () => [],
  },
  'one-department': {
    summary: 'Every center has only its first department',
    center: (center) => ({ ...center, departments: center.departments.slice(0, 1) }),
    classes: same,
  },
  'many-memberships': {
    summary: 'Every center has 2,000 memberships',
    center: (center) => ({ ...center, memberships: manyOf(center.memberships) }),
    classes: same,
  },
  'every-tracker': {
    summary: 'Every center has set up all three trackers',
    center: (center) => withTracking(center, EVERY_TRACKER),
    classes: same,
  },
  hostile: {
    summary: 'Markup, scripts, endless names and colours that try to break out',
    center: hostileCenter,
    classes: (classes) => classes.map(hostileClass),
    profile: hostileProfile,
  },
  wrong: {
    summary: 'Fixtures of the wrong type: the server refuses them when it checks, the client when it does not',
    center: (center) => ({
      ...center,
      colors: center.colors.map((entry) => ({ ...entry, color: wrongly(0) })),
      memberships: center.memberships.map((offer) => ({
        ...offer,
        membership: { ...offer.membership, cost_included_vat: wrongly('free') },
      })),
    }),
    classes: (classes) => classes.map((session) => ({ ...session, varighet: wrongly('an hour') })),
    profile: (profile) => ({ ...profile, avtaler: wrongly('none') }),
  },
};

const EVERY_TRACKER = { pixelId: '100000000000011', googleTagId: 'G-EVERY0NE', googleTagManagerId: 'GTM-EVERY0NE' };

const withTracking = (center: DemoCenter, tracking: TrackingSetup): DemoCenter => ({
  ...center,
  center: { ...center.center, tracking },
  tracking,
});

const MANY = 2_000;

/** Repeats the offers, each under its own number. */
function manyOf(offers: readonly DemoMembership[]): readonly DemoMembership[] {
  return Array.from({ length: Math.ceil(MANY / Math.max(1, offers.length)) }, (_, round) =>
    offers.map(({ membership }) => ({
      membership: { ...membership, id: membership.id + round * 10_000, title: `${membership.title} nr. ${round + 1}` },
      departmentIds: null,
    })),
  )
    .flat()
    .slice(0, MANY);
}

/** A lie to the compiler on purpose: the scenario exists to show that such a lie is found out. */
const wrongly = <T>(value: unknown): T => value as T;
