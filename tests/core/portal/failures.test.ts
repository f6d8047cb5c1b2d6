import { WIRE } from '@felles/adapters-http/wire';
import { createDocumentStore, type Failure, fail, ok, type Result } from '@felles/core';
import { createCardStore } from '@felles/core/internal/portal/card/store';
import { createPortalInfoStore } from '@felles/core/internal/portal/center/info';
import { createInvoicesStore } from '@felles/core/internal/portal/invoices/store';
import { createNewsStore } from '@felles/core/internal/portal/news/store';
import { createNoticesStore } from '@felles/core/internal/portal/notices/store';
import { createVisitsStore } from '@felles/core/internal/portal/visits/store';
import { createAccess } from '@felles/core/internal/shared/access';
import type { MemberInvoicesPort } from '@felles/core/portal/invoices';
import type { NewsStore } from '@felles/core/portal/news';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aBookings } from '../../support/a-booking.ts';
import { type Answers, aCenterStore } from '../../support/a-center.ts';
import { aMember } from '../../support/a-member.ts';
import { anOpenChoice } from '../../support/a-membership.ts';
import { ready } from '../../support/a-new-profile.ts';
import { aPersonStore } from '../../support/a-person-store.ts';
import { aProfile, aProfileStore } from '../../support/a-profile.ts';
import { ANSWER_TIME, anInput, aSender } from '../../support/a-sender.ts';
import { aLogin, aNewPasswordForm } from '../../support/a-session-form.ts';
import { aSponsorSignup, filledIn } from '../../support/a-sponsor-signup.ts';
import { aCode, aContact, anAcceptance } from '../../support/a-sponsor-store.ts';
import { aTimetable } from '../../support/a-timetable.ts';
import { at, SECOND } from '../../support/at.ts';
import { fakeCenter } from '../../support/fake-center.ts';
import { listenTo, memoryAddress, refused } from '../../support/fake-ports.ts';

const WORDS = 'Nede for vedlikehold.';
const DOWN = refused(503, WORDS, 'Unavailable');
const down: Result<never> = fail(DOWN);
const late = { after: ANSWER_TIME, result: down };

/** The outcome of a failed call: the toasts beside the page, and everything the page shows. */
interface Outcome {
  readonly told: readonly unknown[];
  readonly shown: unknown;
}

/** A call that fails at the start of the portal, or once a department is chosen. */
function inCenter(answers: Answers, after: Answers = {}): Outcome {
  const given = { ...answers };
  const { store, clock } = aCenterStore(given);
  const { heard: told } = listenTo(store.failures$);
  store.open();
  clock.pass(SECOND);
  Object.assign(given, after);
  if (Object.keys(after).length > 0) store.chooseDepartment(2);
  clock.pass(SECOND);
  return { told, shown: [store.view$.value, store.departments$.value] };
}

function inSending(given: Parameters<typeof aSender>[0], memberId: string | null, wanted = anInput()): Outcome {
  const { send, clock, failures, sender } = aSender(given);
  send(wanted, memberId);
  clock.pass(SECOND);
  return { told: failures, shown: sender.view$.value };
}

/** A page of a member with one question. */
function inPageOfMember(
  make: (
    needs: ReturnType<typeof needsOfPage>,
  ) => Pick<NewsStore, 'open'> & { readonly view$: { readonly value: unknown } },
): Outcome {
  const needs = needsOfPage();
  const store = make(needs);
  store.open();
  needs.clock.pass(SECOND);
  return { told: [], shown: store.view$.value };
}

const needsOfPage = () => ({
  ...aMember(),
  clock: at('2026-11-19T12:00:00+01:00'),
  access: createAccess(),
  visible$: new BehaviorSubject(true),
  language$: new BehaviorSubject('no'),
});

/** Every call whose failure is told beside the page, because its flow has no place for it. */
const BESIDE: Readonly<Record<string, () => Outcome>> = {
  // [P-TRANSPORT-14] The form shows the outcome, and the toast the service's message.
  'signup.createMember': () => inSending({ createMember: () => late }, null),
  'signup.createContract': () => inSending({ createContract: () => late }, '77'),
  'sponsor.useCode': () => inSending({ useCode: () => late }, '77', anInput({ payer: { sponsor_code: 'AB1' } })),
  'profile.updateMember in a sign-up': () => inSending({ updateMember: () => late }, '77'),
  'center.colors': () => inCenter({}, { colors: down }),
  'center.images': () => inCenter({}, { images: down }),
  'center.sponsorSetup': () => inCenter({ sponsorSetup: down }),
  'center.portalInfo': () => {
    const told: Failure[] = [];
    const store = createPortalInfoStore({
      port: { portalInfo: () => of(down) },
      center: fakeCenter(),
      report: (failure) => told.push(failure),
    });
    store.open();
    return { told, shown: store.html$.value };
  },
  'person.phone': () => {
    const person = aPersonStore({ phone: () => late });
    person.store.typeLookUp('10000021');
    person.store.lookUp();
    person.clock.pass(SECOND);
    return { told: person.failures, shown: person.view() };
  },
  'sponsor.createSponsor': () => {
    const signup = filledIn({ created: () => down });
    signup.store.next();
    signup.clock.pass(SECOND);
    return { told: signup.failures, shown: signup.view() };
  },
};

/** The page of the own bookings, or with a press its outcome. */
function inBookings(given: Parameters<typeof aBookings>[0], act: 'book' | 'cancel' | null = null): Outcome {
  const { page, panel, clock, pageView, progress } = aBookings(given);
  page.open();
  if (act) panel.press({ kind: act, isLate: false });
  clock.pass(SECOND);
  return { told: [], shown: act ? progress() : pageView() };
}

function inInvoices(port: Partial<MemberInvoicesPort>): Outcome {
  const none = { page: 1, page_count: 1, page_size: 1, total_count: 0, result_set: [] };
  const answers = { unpaid: () => of(ok([])), paid: () => of(ok(none)), ...port };
  const clock = at('2026-11-19T12:00:00+01:00');
  const store = createInvoicesStore({
    port: answers,
    ...aMember(),
    departure: { mayLeaveFor: () => true },
    address: memoryAddress(),
    clock,
  });
  store.open();
  clock.pass(SECOND);
  return { told: [], shown: store.view$.value };
}

/** Every call whose failure the page itself shows, in the words of the service. */
const IN_PLACE: Readonly<Record<string, () => Outcome>> = {
  'center.manifest': () => inCenter({ manifest: down }),
  'center.centerToken': () => inCenter({ token: down }),
  'center.center': () => inCenter({ center: down }),
  'center.departments': () => inCenter({ departments: down }),
  'bookings.booked': () => inBookings({ booked: () => down }),
  'bookings.rules': () => inBookings({ rules: () => down }),
  'invoices.unpaid': () => inInvoices({ unpaid: () => of(down) }),
  'invoices.paid': () => inInvoices({ paid: () => of(down) }),
  'memberCard.card': () => {
    const clock = at('2026-11-19T12:00:00+01:00');
    const online$ = new BehaviorSubject(true);
    const store = createCardStore({ port: { card: () => of(down) }, ...aMember(), surroundings: { online$ }, clock });
    store.open();
    clock.pass(SECOND);
    return { told: [], shown: store.view$.value };
  },
  'memberVisits.visits': () =>
    inPageOfMember((needs) => createVisitsStore({ ...needs, port: { visits: () => of(down) } })),
  'memberNotices.list': () =>
    inPageOfMember((needs) =>
      createNoticesStore({ ...needs, port: { notices: () => of(down), seen: () => of(down) } }),
    ),
  'news.news': () => inPageOfMember((needs) => createNewsStore({ ...needs, port: { news: () => of(down) } })),
  'terms.conditionUrl': () => inCenter({ conditionUrl: down, conditions: down }),
  'terms.conditions': () => {
    const document = createDocumentStore({ fetch: () => of(down) });
    document.open();
    return { told: [], shown: document.load$.value };
  },
  'membership.memberships': () => {
    const { store, toasts, settle } = anOpenChoice({ memberships: () => late });
    store.chooseDepartment(101);
    settle();
    return { told: toasts, shown: store.view$.value };
  },
  'membership.groups': () => {
    const { store, toasts } = anOpenChoice({ groups: () => down });
    return { told: toasts, shown: store.view$.value };
  },
  'profile.profile': () => {
    const profile = aProfileStore({ profile: () => down });
    profile.clock.pass(SECOND);
    return { told: profile.toasts, shown: profile.view() };
  },
  'profile.updateMember': () => {
    const profile = aProfileStore({ update: () => late });
    profile.clock.pass(SECOND);
    profile.store.type('address', 'Ny vei 1');
    profile.store.save();
    // The store asks for the service's record first.
    profile.clock.pass(10 * SECOND);
    return { told: profile.toasts, shown: profile.view() };
  },
  'consents.save': () => {
    const profile = aProfileStore({
      profile: () => ok(aProfile({ sms_ok: 1 })),
      consents: () => fail(refused(400, WORDS)),
    });
    profile.clock.pass(SECOND);
    profile.store.consents.change('sms_ok', false);
    profile.clock.pass(SECOND);
    return { told: profile.toasts, shown: profile.store.consents.view$.value };
  },
  'session.login': () => {
    const { store, fill, submit, toasts } = aLogin({ answer: () => down });
    fill('10000001', 'trening');
    submit();
    return { told: toasts, shown: store.form.view$.value };
  },
  'session.newPassword': () => {
    const { store, submit } = aNewPasswordForm({ answer: () => down });
    store.form.change({ phone: '10000001' });
    submit();
    return { told: [], shown: store.form.view$.value };
  },
  'sponsor.lookUpCode': () => {
    const { lookUp, view } = aCode({ parameter: 'AB1C2D3E4F5G', answer: () => ({ after: 20, result: down }) });
    lookUp();
    return { told: [], shown: view() };
  },
  'sponsor.contact': () => {
    const { store, clock, view } = aContact({ answer: () => down });
    store.type('10000011');
    store.send();
    clock.pass(20);
    return { told: [], shown: view() };
  },
  'sponsor.sponsored': () => {
    const signup = aSponsorSignup({ sponsored: () => down });
    return { told: signup.failures, shown: signup.view() };
  },
  'sponsor.accept': () => {
    const { store, clock, view } = anAcceptance({ answer: () => down });
    store.accept();
    clock.pass(20);
    return { told: [], shown: view() };
  },
  'timetable.classes': () => {
    const timetable = aTimetable({ query: 'departmentId=101', answer: () => late });
    timetable.store.open();
    timetable.clock.pass(SECOND);
    return { told: [], shown: timetable.store.view$.value };
  },
};

/** Every call whose failure the page itself shows, in words of our own. */
const IN_OWN_WORDS: Readonly<Record<string, readonly [said: string, failed: () => Outcome]>> = {
  // [P-MEMBER-25] It may be done: the service is asked.
  'bookings.book': ['checking', () => inBookings({ act: () => late }, 'book')],
  'bookings.cancel': ['checking', () => inBookings({ act: () => late }, 'cancel')],
  'person.municipality': [
    'failed',
    () => {
      const person = aPersonStore({ municipality: () => late });
      person.store.change('postal_code', '5014');
      person.clock.pass(SECOND);
      return { told: person.failures, shown: person.view().place };
    },
  ],
};

/** Every call whose failure means something that is settled already, which no store can tell of. */
const SETTLED: Readonly<Record<string, string>> = {
  'memberNotices.seen': 'the message stays new, and is said to be seen again later',
  'session.whoami': 'only the service can end a session, and it has said nothing',
  'session.logout': 'a member who logs out is logged out (D-14)',
  'tracking.marketingTracking': 'there is no tracker then (D-84)',
};

/** A logo that does not come is no news either: the title stands in its place (D-06). */
const LOGOS: Readonly<Record<string, () => Outcome>> = {
  'center.logo': () => inCenter({ logo: down }),
  'center.centerLogo': () => inCenter({ logo: down }),
  'center.departmentLogo': () => inCenter({}, { logo: down }),
};

describe('a call that fails', () => {
  it.each(Object.entries(BESIDE))('[P-TRANSPORT-16] should be one toast: %s', (_, failed) => {
    const { told, shown } = failed();
    expect(told).toEqual([DOWN]);
    expect(JSON.stringify(shown ?? null)).not.toContain(WORDS);
  });

  it.each(Object.entries(IN_PLACE))('[P-TRANSPORT-16] should be shown only by its page: %s', (_, failed) => {
    const { told, shown } = failed();
    expect(told).toEqual([]);
    expect(JSON.stringify(shown)).toContain(WORDS);
  });

  it.each(Object.entries(IN_OWN_WORDS))(
    '[P-TRANSPORT-16] should be shown only by its page, in our own words: %s',
    (_, [said, failed]) => {
      const { told, shown } = failed();
      expect(told).toEqual([]);
      expect(JSON.stringify(shown)).toContain(said);
      expect(JSON.stringify(shown)).not.toContain(WORDS);
    },
  );

  it.each(Object.entries(LOGOS))('[P-TRANSPORT-16] should be no news where a title stands in: %s', (_, failed) => {
    expect(failed().told).toEqual([]);
  });

  it('[P-TRANSPORT-16] should be only its message where a profile is created', () => {
    const { store, answer, toasts } = ready({ answer: () => late });
    store.create();
    answer();
    expect(toasts).toEqual([{ type: 'danger', title: { key: 'failure.refused', params: { message: WORDS } } }]);
  });

  it('[P-TRANSPORT-16] should tell of each of two that fail together', () => {
    const { told } = inCenter({}, { colors: down, images: fail(refused(500, 'Tom.')) });
    expect(told).toEqual([DOWN, refused(500, 'Tom.')]);
  });

  it.each([
    ['signup.createMember', () => inSending({ createMember: () => ({ after: 1, result: fail(refused(409)) }) }, null)],
    [
      'sponsor.createSponsor',
      () => {
        const signup = filledIn({ created: () => fail(refused(409, 'Member already exists.')) });
        signup.store.next();
        signup.clock.pass(SECOND);
        return { told: signup.failures, shown: signup.view() };
      },
    ],
    [
      'person.municipality',
      () => {
        const person = aPersonStore({
          municipality: () => ({ after: 1, result: fail(refused(404, 'Unknown areacode')) }),
        });
        person.store.change('postal_code', '9999');
        person.clock.pass(SECOND);
        return { told: person.failures, shown: person.view() };
      },
    ],
  ] as const)('[P-TRANSPORT-16] should be no toast if its flow knows the meaning: %s', (_, failed) => {
    expect(failed().told).toEqual([]);
  });

  it('should cover every request of the portal but those of payments, agreements and the live connection', () => {
    const known = [BESIDE, IN_PLACE, IN_OWN_WORDS, LOGOS, SETTLED].flatMap((calls) => Object.keys(calls));
    const ofPortal = Object.entries(WIRE).flatMap(([name, { access }]) =>
      access === 'staff' || name === 'signin.revoke' ? [] : [name],
    );
    // The pages of agreements and payments have tests of their own; the live connection has no page.
    const others = ofPortal.filter((name) => !/^(agreement|payment|realtime)\./.test(name));
    expect(others.filter((name) => !known.includes(name))).toEqual(['signup.createProfile']);
  });
});
