// Data as an attacker would write it: markup, scripts, endless names and colours that try to break out.
import { toEpochSeconds } from '@felles/core';
import type { Department } from '@felles/core/internal/portal/center/model';
import type { Membership } from '@felles/core/internal/portal/membership/model';
import type { Agreement, Profile } from '@felles/core/internal/portal/profile/model';
import type { DemoCenter, DemoClass } from '@felles/fixtures';

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

/** A center whose every word and address is meant to do harm, with names that take no end. */
export function hostileCenter(center: DemoCenter): DemoCenter {
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

/** A class of a type, by an instructor and in a colour that try to break out of their card. */
export function hostileClass(session: DemoClass, index: number): DemoClass {
  return {
    ...session,
    grennavn: HOSTILE.types[index % HOSTILE.types.length] ?? null,
    instructor: index % 3 === 0 ? null : `${MARKUP}${index % 5}`,
    color: HOSTILE.colors[index % HOSTILE.colors.length] ?? null,
  };
}

/** A member whose every word is meant to do harm, with more agreements than a real member has. */
export function hostileProfile(profile: Profile): Profile {
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
  id: '1',
  number: MARKUP,
  title: HOSTILE.types[index % HOSTILE.types.length] ?? null,
  text: `${MARKUP}\n${'uendelig'.repeat(index % 60)}`,
  status: index % 4 !== 3,
  bbs_status: false,
  binding_dato: toEpochSeconds(index % 3 === 0 ? 253_402_300_799 : -62_135_596_800),
  nets_url: HOSTILE.images[index % HOSTILE.images.length] ?? null,
  linjer: [
    { tittel: MARKUP, pris: index % 2 === 0 ? 'NaN' : 1e21 },
    { tittel: null, pris: '1 299,5', quantity: -1 },
  ],
});
