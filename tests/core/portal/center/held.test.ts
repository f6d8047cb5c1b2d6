import { LANGUAGE_SETTINGS, ok } from '@felles/core';
import { directLinkOf } from '@felles/core/internal/portal/membership/rules';
import { createMembershipStore } from '@felles/core/internal/portal/membership/store';
import type { PhoneLookup } from '@felles/core/internal/portal/person/model';
import { createPersonStore } from '@felles/core/internal/portal/person/store';
import { createCurrentProfile } from '@felles/core/internal/portal/profile/record';
import { createSessionStore } from '@felles/core/internal/portal/session/store';
import { createSponsorCodeStore } from '@felles/core/internal/portal/sponsor/code-store';
import { derive } from '@felles/core/internal/shared/behavior';
import { createLanguageStore } from '@felles/core/internal/shell/language';
import { SESSION } from '@felles/core/portal/session';
import { aMembership } from '@felles/fixtures';
import { BehaviorSubject, of } from 'rxjs';
import { expect, it } from 'vitest';
import { aCenterStore, havna, torget } from '../../../support/a-center.ts';
import { aProfile } from '../../../support/a-profile.ts';
import { aBrowser } from '../../../support/a-session.ts';
import { SECOND } from '../../../support/at.ts';
import { memoryKeyValue } from '../../../support/fake-ports.ts';

const CHOSEN = aMembership({ id: 9, title: 'Voksen' });
const OTHER = aMembership({ id: 8, title: 'Student' });

/** The stores of a portal, bound to each other as the pages have them, after a link was followed by a member. */
function aVisit() {
  const {
    access,
    clock,
    store: center,
  } = aCenterStore({}, { query: 'departmentId=2&membershipId=9&code=ab1c2d3e4f5g', path: '/nordlys/member/company' });
  const tabs = aBrowser().page();
  const session = createSessionStore({
    port: { whoami: () => of(ok({ sessid: 'saved', oid: '7', name: 'Ingrid' })), logout: () => of(ok({})) },
    renewToken: () => of(ok(null)),
    access,
    saved: memoryKeyValue({ [SESSION.key]: '7.saved' }),
    tabs,
    centerId$: center.centerId$,
    clock,
  });
  const profile = createCurrentProfile({ port: { profile: () => of(ok(aProfile())) }, session, tabs });
  const code = createSponsorCodeStore({
    port: { lookUpCode: () => of(ok({ AG_departments: [havna.id] })) },
    parameter$: derive({ said: center.parameters$ }, ({ said }) => said.code ?? null),
    contractId$: new BehaviorSubject(null),
  });
  const membership = createMembershipStore({
    port: { memberships: () => of(ok([CHOSEN, OTHER])), groups: () => of(ok([])) },
    departments$: center.departments$,
    reloadDepartments: center.reloadDepartments,
    allowedIds$: derive({ facts: code.facts$ }, ({ facts }) => facts.departmentIds),
    visitor$: new BehaviorSubject({ loggedIn: true }),
    direct$: derive({ said: center.parameters$ }, ({ said }) => directLinkOf(said)),
    noDirectDebitFirst$: new BehaviorSubject(false),
    preselectedId$: center.departmentId$,
    flow: 'ordinary',
    toasts: { show: () => undefined },
    chosen: center.chooseDepartment,
  });
  const person = createPersonStore({
    port: { municipality: () => of(ok({ municipality: 'Bergen' })), phone: () => of(ok<PhoneLookup>([])) },
    clock,
    profile$: profile.profile$,
    center,
    approval: 'asked',
    report: () => undefined,
  });
  const language = createLanguageStore({ saved: memoryKeyValue({ [LANGUAGE_SETTINGS.key]: 'en' }) });
  for (const store of [language, session, center]) store.open();
  clock.pass(SECOND);
  for (const store of [profile, code, membership, person]) store.open();
  code.lookUp();
  clock.pass(SECOND);
  return { access, center, session, profile, code, membership, person, language };
}

// How wide the portal may be is not kept: the frame takes it from the page that is shown (P-TIMETABLE-32).
it('[P-CENTER-36] should hold everything a portal has to know for as long as it is open, each in its own store', () => {
  const { access, center, session, profile, code, membership, person, language } = aVisit();
  const shown = center.view$.value;
  expect({
    serviceUrl: access.value.base,
    center: center.center$.value?.title,
    shortCenterName: center.code,
    selectedDepartmentId: center.departmentId$.value,
    selectedMembershipId: membership.facts$.value.membership?.id,
    departments: center.departments$.value,
    memberships: membership.view$.value.memberships.others,
    memberInformation: person.facts$.value.information?.firstname,
    sponsorCode: code.facts$.value.code,
    token: access.value.token,
    colors: shown.colors,
    availableDepartments: membership.view$.value.departments.cards.map(({ name }) => name),
    images: shown.background,
    session: [session.session$.value?.sessid, access.value.session?.id],
    loggedInProfile: profile.profile$.value?.fornavn,
    paymentCondition: shown.condition,
    sponsorSetup: shown.canBeSponsored,
    directLink: [center.isDirectLink$.value, membership.facts$.value.arrivedDirectly],
    language: language.language$.value,
  }).toEqual({
    serviceUrl: 'https://service.example/api',
    center: 'Nordlys Trening',
    shortCenterName: 'nordlys',
    selectedDepartmentId: havna.id,
    selectedMembershipId: CHOSEN.id,
    departments: { status: 'ready', value: [torget, havna] },
    memberships: 1,
    memberInformation: 'Ingrid',
    sponsorCode: 'AB1C2D3E4F5G',
    token: 'center-token',
    colors: [{ name: 'primary', color: '#123456' }],
    availableDepartments: ['Havna'],
    images: { kind: 'own', url: '/a.webp' },
    session: ['saved', 'saved'],
    loggedInProfile: 'Ingrid',
    paymentCondition: { status: 'ready', value: { type: 'pdf', blob: null } },
    sponsorSetup: true,
    directLink: [true, true],
    language: 'en',
  });
});
