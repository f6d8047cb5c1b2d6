// What the demo world looks like from a distance: named ways of showing it, each a pure change of the same data.
import type { Agreement, ClassSession, Department, Membership, Profile, TrackingSetup } from '@felles/core/portal';
import type { DemoCenter, DemoMembership } from '@felles/fixtures';

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
  readonly classes: (classes: readonly ClassSession[]) => readonly ClassSession[];
  /** What the service tells of a member; as it is, when left out. */
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

/** The same ones over and over, each under a number of its own. */
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

const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const HOSTILE = {
  title: `</title><script>window.hacked=1</script> & "Sønner" ${'Æ'.repeat(300)}`,
  colors: ['red;}body{display:none', 'url(javascript:alert(1))', 'expression(alert(1))', '#fff}</style><script>', ''],
  images: [
    'javascript:window.hacked=1',
    'data:text/html,<script>window.hacked=1</script>',
    '//foreign.invalid/a.jpg',
    '/a.jpg"); } body { display: none',
    'https:\\\\foreign.invalid/a.jpg',
  ],
  portalInfo: `<h2 id="root" onclick="window.hacked=1">Velkommen inn</h2>${MARKUP}<style>body{display:none}</style>
    <form action="//foreign.invalid"><button>Logg inn</button></form><svg onload="window.hacked=1"><a href="x">y</a></svg>
    <p style="position:fixed;inset:0"><a href="javascript:window.hacked=1">Les mer</a></p><!-- ${MARKUP}`,
  tracking: {
    pixelId: `1"><script>window.hacked=1</script>`,
    googleTagId: `G-1';window.hacked=1//`,
    googleTagManagerId: 'GTM-A&id=../../x',
  },
  types: [
    null,
    '',
    '   ',
    MARKUP,
    '{{name}} $t(key) %s',
    '__proto__',
    'constructor',
    '\u202Ebaklengs\u202C \u0000\u0007',
    'Uendelig'.repeat(60),
    ...Array.from({ length: 21 }, (_, index) => `Type nummer ${index + 1} med et navn som ikke vil ta slutt`),
  ],
} as const;

function hostileCenter(center: DemoCenter): DemoCenter {
  return {
    ...center,
    tracking: HOSTILE.tracking,
    center: {
      ...center.center,
      tracking: HOSTILE.tracking,
      title: HOSTILE.title,
      address: MARKUP,
      contact_email: 'a@b.invalid?bcc=all"><script>',
    },
    departments: center.departments.map(hostileDepartment),
    colors: HOSTILE.colors.map((color, index) => ({ name: index === 0 ? 'x:red;}*{' : `brand${index}`, color })),
    images: [...HOSTILE.images],
    portalInfo: HOSTILE.portalInfo,
    memberships: center.memberships.map((offer, index) => ({
      ...offer,
      membership: hostileMembership(offer.membership, index),
    })),
    membershipGroups: center.membershipGroups.map((group, index) => ({
      ...group,
      name: HOSTILE.types[(index + 3) % HOSTILE.types.length] ?? MARKUP,
    })),
  };
}

const hostileDepartment = (department: Department, index: number): Department => ({
  ...department,
  navn: index === 0 ? `${MARKUP} ${department.navn}` : `${department.navn} ${'langt '.repeat(40)}`,
});

const hostileMembership = (membership: Membership, index: number): Membership => ({
  ...membership,
  title: index % 2 === 0 ? `${MARKUP} ${membership.title}` : 'Uendelig'.repeat(60),
  details: [MARKUP, '{{name}} $t(key)', 'uendelig'.repeat(40)],
  description: [
    HOSTILE.portalInfo,
    `[Les mer](javascript:window.hacked=1) ![](x" onerror="window.hacked=1) <${MARKUP}>`,
    `${'> '.repeat(300)}dypt`,
    `${'['.repeat(2_000)}lenke${']'.repeat(2_000)}(x)`,
    '| a | b |\n|---|---|\n| <b onclick="window.hacked=1">1</b> | [x](data:text/html,1) |',
  ][index % 5],
});

function hostileClass(session: ClassSession, index: number): ClassSession {
  return {
    ...session,
    grennavn: HOSTILE.types[index % HOSTILE.types.length] ?? null,
    instructor: index % 3 === 0 ? null : `${MARKUP}${index % 5}`,
    color: HOSTILE.colors[index % HOSTILE.colors.length] ?? null,
  };
}

/** A member whose every word is meant to do harm, with more agreements than anybody has. */
function hostileProfile(profile: Profile): Profile {
  return {
    ...profile,
    fornavn: MARKUP,
    adresse: `${MARKUP} {{name}} $t(key)`,
    poststed: HOSTILE.title,
    birth: '2000-02-30',
    mobil: '<b>1</b>',
    avtaler: Array.from({ length: 500 }, (_, index) => hostileAgreement(index)),
  };
}

const hostileAgreement = (index: number): Agreement => ({
  id: 1,
  number: MARKUP,
  title: HOSTILE.types[index % HOSTILE.types.length] ?? null,
  text: `${MARKUP}\n${'uendelig'.repeat(index % 60)}`,
  status: index % 4 !== 3,
  bbs_status: false,
  binding_dato: index % 3 === 0 ? 253_402_300_799 : -62_135_596_800,
  nets_url: HOSTILE.images[index % HOSTILE.images.length] ?? null,
  linjer: [
    { tittel: MARKUP, pris: index % 2 === 0 ? 'NaN' : 1e21 },
    { tittel: null, pris: '1 299,5', quantity: -1 },
  ],
});
