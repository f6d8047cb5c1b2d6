// Every state a visitor may find the portal in, for tests that hold all of them against the same rule. To come there costs
// more than the rule does, so the states lie along ways, each reached from the one before.

import type { World } from '@felles/mock-server/internal';
import type { BrowserContext, Page } from 'playwright/test';
import { companyOn, withChoice } from './company.ts';
import { newProfileOn } from './new-profile.ts';
import { aBegunPaymentAt, anInvoiceAt, BY_INVOICE, paymentOn } from './payment.ts';
import { personOn } from './person.ts';
import { expect, type Promises } from './portal.ts';
import { profileOn } from './profile.ts';
import { registerOn } from './register.ts';
import { goesWrong } from './service.ts';
import { loginOn, openProfile } from './session.ts';
import { privateOn, SPONSOR_LINK, SPONSOR_WORDS, STRANGER, sponsorOn } from './sponsor.ts';
import type { TimetablePage } from './timetable.ts';
import { turnTo } from './turn.ts';

interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly portal: {
    readonly world: World;
    readonly origin: string;
    readonly outside: string;
    open(path: string): Promise<void>;
  };
  readonly timetable: TimetablePage;
  readonly promises: Promises;
}

export interface PageState {
  readonly name: string;
  /** The path after the center, in the one state that stands for all states of that route. */
  readonly route?: string;
  /** Brings the page there, from the state before it on its way where there is one: a wide window, and a service without faults. */
  readonly reach: (stage: Stage) => Promise<void>;
  /** Brings it there again after the window has changed, where that undoes it. */
  readonly again?: (stage: Stage) => Promise<void>;
  /** Whether the browser's own viewer shows something in it. */
  readonly viewer?: true;
}

const ADDRESS = '/nordlys/classes?departmentId=101';
const CODE_OF_THE_TIMETABLE = '**/assets/timetable-*.js';

export const WAYS: readonly (readonly PageState[])[] = [
  [
    {
      name: 'the start page',
      route: '',
      async reach({ page, portal }) {
        await portal.open('/nordlys');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
    {
      name: 'the page for unknown addresses',
      async reach({ page, portal }) {
        await portal.open('/nordlys/finnes-ikke');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
    {
      name: 'the portal that could not start',
      async reach({ portal, timetable }) {
        await portal.open('/ukjent');
        await expect(timetable.failure).toBeVisible();
      },
    },
    {
      name: 'the timetable without a department',
      async reach({ portal, timetable }) {
        await portal.open('/nordlys/classes');
        await expect(timetable.days.getByText('Velg avdeling')).toHaveCount(7);
      },
    },
    {
      name: 'the timetable with a tooltip',
      async reach({ timetable }) {
        await timetable.department.selectOption('101');
        await expect(timetable.cards.first()).toBeVisible();
      },
      async again({ page, timetable }) {
        await page.mouse.move(0, 0);
        await timetable.times.first().hover();
        await expect(timetable.tip).toBeVisible();
      },
    },
    {
      name: 'the timetable',
      route: '/classes',
      async reach({ page, timetable }) {
        await page.mouse.move(0, 0);
        await timetable.nextWeek.click();
        await timetable.filter('Yoga').click();
        await timetable.filter('Spinning').click();
        await expect(timetable.lastWeek).toBeVisible();
        await expect(timetable.cards.first()).toBeVisible();
      },
    },
    {
      name: 'the timetable that could not be refreshed',
      async reach({ portal, timetable }) {
        goesWrong(portal.world, { call: 'timetable.classes', kind: 'malformed' });
        await timetable.filter('Yoga').click();
        await expect(timetable.notice('Timeplanen kunne ikke oppdateres.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the timetable without a network',
      async reach({ context, portal, timetable }) {
        await portal.open(ADDRESS);
        await expect(timetable.cards.first()).toBeVisible();
        await context.setOffline(true);
        await expect(timetable.notice('Du er uten nett.')).toBeVisible();
      },
    },
    {
      name: 'the timetable with its header hidden',
      async reach({ context, timetable }) {
        await context.setOffline(false);
        await expect(timetable.notice('Du er uten nett.')).toHaveCount(0);
        await timetable.hideHeader.click();
        await expect(timetable.nextWeek).toBeHidden();
      },
    },
  ],
  [
    {
      name: 'the header with its menu open',
      async reach({ page, portal }) {
        await page.setViewportSize({ width: 390, height: 844 });
        await portal.open(ADDRESS);
        await page.getByRole('button', { name: 'Åpne meny' }).click();
        await expect(page.getByRole('link', { name: 'Gå til hovedmeny' })).toBeVisible();
      },
    },
    {
      name: 'a page that has lost the service',
      async reach({ page, portal, timetable }) {
        portal.world.change((state) => {
          state.tokens = {};
        });
        goesWrong(portal.world, { call: 'center.centerToken', kind: 'status', status: 503 });
        await timetable.nextWeek.click();
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
    },
    {
      name: 'a page whose code does not arrive',
      async reach({ page, portal }) {
        await page.route(CODE_OF_THE_TIMETABLE, (route) => route.abort());
        await portal.open(ADDRESS);
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'the timetable that failed',
      async reach({ page, portal, timetable }) {
        await page.unroute(CODE_OF_THE_TIMETABLE);
        goesWrong(portal.world, { call: 'timetable.classes', kind: 'status', status: 503 });
        await portal.open(ADDRESS);
        await expect(timetable.failure).toBeVisible();
      },
    },
    {
      name: 'the timetable while it loads',
      async reach({ portal, timetable }) {
        goesWrong(portal.world, { call: 'timetable.classes', kind: 'hang' });
        await timetable.nextWeek.click();
        await expect(timetable.spinners).toHaveCount(7);
      },
    },
  ],
  [
    {
      name: 'the profile without a session',
      async reach({ page, portal }) {
        await portal.open('/nordlys/profile');
        await expect(page.getByText('Du må være logget inn')).toBeVisible();
      },
    },
    {
      name: 'the login',
      route: '/login',
      async reach({ page }) {
        await page.getByRole('main').getByRole('link', { name: 'Logg inn' }).click();
        await expect(loginOn(page).phone).toBeVisible();
      },
    },
    {
      name: 'the page for a new password',
      route: '/forgotten-password',
      async reach({ page, portal }) {
        await portal.open('/solsiden/forgotten-password');
        await expect(page.getByRole('button', { name: 'Send nytt passord' })).toBeVisible();
      },
    },
    {
      name: 'the terms on a page elsewhere',
      async reach({ page, portal }) {
        await portal.open('/solsiden/vilkar');
        await expect(page.getByRole('link', { name: 'Åpne vilkårene' })).toBeVisible();
      },
    },
    {
      name: 'the profile of a member',
      route: '/profile',
      async reach(stage) {
        await openProfile(stage);
        await expect(stage.page.getByRole('heading', { name: 'Personopplysninger' })).toBeVisible();
        await expect(profileOn(stage.page).cards).toHaveCount(1);
      },
    },
    {
      name: 'the invoices of a member',
      route: '/invoices',
      async reach({ page }) {
        await turnTo(page, '/nordlys/invoices');
        await expect(page.getByRole('button', { name: /^Oktober 2026/ })).toBeVisible();
      },
    },
    {
      name: 'an invoice in its panel',
      async reach({ page }) {
        await page.getByRole('button', { name: 'Hele Nordlys, 12 måneder, november' }).click();
        await expect(page.getByRole('link', { name: 'Åpne PDF' })).toBeVisible();
      },
    },
    {
      name: 'the own classes of a member',
      route: '/bookings',
      async reach({ page }) {
        await turnTo(page, '/nordlys/bookings');
        await expect(page.getByRole('button', { name: 'Lagre Styrke i kalenderen' })).toBeVisible();
      },
    },
    {
      name: 'the messages to a member',
      route: '/messages',
      async reach({ page }) {
        await turnTo(page, '/nordlys/messages');
        await expect(page.getByRole('link', { name: /^En faktura forfaller/ })).toBeVisible();
      },
    },
    {
      name: 'the news of a center',
      route: '/news',
      async reach({ page }) {
        await turnTo(page, '/nordlys/news');
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    },
    {
      name: 'the visits of a member',
      route: '/visits',
      async reach({ page }) {
        await turnTo(page, '/nordlys/visits');
        await expect(page.getByRole('heading', { name: 'Oktober 2026' })).toBeVisible();
      },
    },
    {
      name: 'the start page of a member',
      async reach({ page }) {
        await turnTo(page, '/nordlys');
        await expect(page.getByRole('heading', { name: 'Neste time' })).toBeVisible();
        await expect(page.getByText('Avbestill gratis til')).toBeVisible();
        await expect(page.getByRole('link', { name: /^Fakturaer/ })).toBeVisible();
      },
    },
    {
      name: 'the card of a member',
      route: '/card',
      async reach({ page }) {
        await turnTo(page, '/nordlys/card');
        await expect(page.getByRole('img', { name: 'Kode for døren' })).toBeVisible();
        await expect(page.getByText('Du har plass')).toBeVisible();
      },
    },
    {
      name: 'the agreement of a member',
      route: '/agreement/70001',
      async reach({ page }) {
        await turnTo(page, '/nordlys/agreement/70001');
        await expect(page.getByRole('heading', { name: 'Endre avtalen' })).toBeVisible();
      },
    },
    {
      name: 'the end of an agreement, before it is confirmed',
      async reach({ page }) {
        await page.getByRole('link', { name: /^Avslutt avtalen/ }).click();
        await page.getByRole('button', { name: /^Avslutt / }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'a pause of an agreement',
      async reach({ page }) {
        await turnTo(page, '/nordlys/agreement/70001/pause');
        await expect(page.getByRole('heading', { name: 'Dette blir det' })).toBeVisible();
      },
    },
    {
      name: 'the question before an invoice is paid beside the bank',
      async reach({ page }) {
        await turnTo(page, '/nordlys/invoices');
        await page.getByRole('button', { name: /^Betal selv likevel/ }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the terms as a document',
      route: '/vilkar',
      viewer: true,
      async reach({ page, portal }) {
        await portal.open('/nordlys/vilkar');
        await expect(page.getByTitle('Betalingsvilkår')).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the choice of a membership',
      route: '/member',
      async reach({ page, portal }) {
        await portal.open('/nordlys/member');
        const register = registerOn(page);
        await register.card('Sentrum').click();
        await expect(register.card('Student')).toBeVisible();
      },
    },
    {
      name: 'the form of a visitor who signs up, with everything missing',
      async reach({ page }) {
        const register = registerOn(page);
        await register.card('Fri trening uten binding').first().click();
        await register.next.click();
        await register.next.click();
        await expect(page.getByText('Manglende felter')).toBeVisible();
      },
    },
    {
      name: 'a visitor who is known already, and too young, and where a payer is found',
      async reach({ page }) {
        const register = registerOn(page);
        const { words } = register;
        await register.fillIn({ Telefonnummer: '10000002' });
        await register.next.click();
        await expect(page.getByText(words.earlierMember)).toBeVisible();
        await page.getByRole('combobox').nth(2).selectOption('2009');
        await expect(page.getByText('en voksen må betale for deg')).toBeVisible();
      },
    },
    {
      name: 'the last step of a sign-up',
      async reach({ page }) {
        const register = registerOn(page);
        await register.fillIn();
        await register.next.click();
        await expect(page.getByRole('button', { name: register.words.sign })).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'a return that belongs to no sign-up',
      async reach({ page, portal }) {
        await portal.open('/solsiden/member?callback=avtalegiro&status=ok');
        await expect(page.getByText('vi vet ikke hvilken innmelding den gjelder')).toBeVisible();
      },
    },
    {
      name: 'the result of a signing that failed, in the middle of a sign-up',
      async reach({ page, portal }) {
        await portal.open('/solsiden/member?callback=avtalegiro&status=not_ok');
        await expect(page.getByText(registerOn(page).words.signingFailed)).toBeVisible();
      },
    },
    {
      name: 'a direct debit that is set up',
      route: '/avtalegiro',
      async reach({ page, portal }) {
        await portal.open('/solsiden/avtalegiro?status=ok');
        await expect(page.getByText('Avtalegiro er satt opp')).toBeVisible();
      },
    },
    {
      name: 'a payment that the service has not heard of yet',
      async reach({ page, portal }) {
        const id = await aBegunPaymentAt(portal, 'solsiden', BY_INVOICE);
        await portal.open(`/solsiden/member?callback=vipps&invoiceId=${id}`);
        await expect(page.getByRole('button', { name: registerOn(page).words.checkAgain })).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the end of a sign-up',
      async reach({ page, portal }) {
        const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
        portal.world.change(({ invoices }) => {
          for (const invoice of invoices) invoice.rest = 0;
        });
        await portal.open(`/solsiden/member?callback=vipps&invoiceId=${id}`);
        await expect(page.getByText(registerOn(page).words.success, { exact: true })).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the payment of a sign-up',
      async reach({ page, portal }) {
        await portal.open('/solsiden/member');
        const register = registerOn(page);
        await register.choose('Solsiden Kaia', 'Solsiden med faktura');
        await register.next.click();
        await register.fillIn();
        await page.getByRole('button', { name: register.words.toPayment }).click();
        await expect(page.getByRole('heading', { level: 2, name: register.words.payment })).toBeVisible();
        await expect(page.getByText('kr 1 349,00').first()).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'an invoice that is to be paid',
      route: '/payment',
      async reach({ page, portal }) {
        const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
        await portal.open(`/solsiden/payment?invoiceId=${id}`);
        await expect(paymentOn(page).pay).toBeVisible();
      },
    },
    {
      name: 'a payment that the visitor has given up',
      async reach({ page, promises }) {
        promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\/(checkout|styles)\//);
        const payment = paymentOn(page);
        await payment.pay.click();
        await payment.at(payment.frame).cancel();
        await expect(page.getByText(payment.words.aborted)).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the step of a sign-up at which no payer has been asked yet',
      route: '/member/private',
      async reach({ page, portal }) {
        await portal.open('/nordlys/member/private');
        const signup = privateOn(page);
        await signup.signUp();
        await expect(signup.phone).toBeVisible();
      },
    },
    {
      name: 'the sign-up of a member for whom a payer was asked',
      async reach({ page }) {
        const signup = privateOn(page);
        await signup.phone.fill(STRANGER);
        await signup.send.click();
        await expect(signup.home).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the first step of a sponsor',
      async reach({ page, portal }) {
        await portal.open(SPONSOR_LINK);
        await expect(sponsorOn(page).next).toBeVisible();
      },
    },
    {
      name: 'the form of a sponsor who is known already',
      route: '/sponsor',
      async reach({ page }) {
        const { fillInInformation, next, alert } = sponsorOn(page);
        await fillInInformation({ phone: '10000001' });
        await next.click();
        await expect(alert).toBeVisible();
      },
    },
    {
      name: 'the last step of a sponsor',
      async reach({ page, portal }) {
        await portal.open(SPONSOR_LINK);
        const { fillInInformation, next, sign } = sponsorOn(page);
        await fillInInformation();
        await next.click();
        await expect(sign).toBeVisible();
      },
    },
    {
      name: 'the question to a payer, with long names and a price of seven digits',
      route: '/sponsor/accept',
      async reach({ page, portal }) {
        await portal.open('/stor/sponsor/accept?hash=hash-long');
        await expect(page.getByRole('button', { name: /^Godta og betal for Bartholomeus/ })).toBeVisible();
      },
    },
    {
      name: 'a payer’s sign-up for a member with a long name',
      async reach({ page, portal }) {
        await portal.open('/stor/sponsor?departmentId=401&sponsorConnectionHash=hash-long');
        await expect(page.getByText(/betale for Bartholomeus/).first()).toBeVisible();
      },
    },
    {
      name: 'the profile of a member with a long name, and a price of seven digits',
      async reach({ page, context, portal }) {
        await openProfile({ page, portal }, { phone: '10000015', password: 'trening' }, 'stor');
        await context.clearCookies({ name: 'session' });
      },
    },
    {
      name: 'a sponsor’s link that is used',
      async reach({ page, portal }) {
        await portal.open(SPONSOR_LINK.replace('hash-open', 'hash-used'));
        await expect(page.getByText(SPONSOR_WORDS.no.usedWords)).toBeVisible();
      },
    },
    {
      name: 'an answer of a sponsor that did not count',
      async reach({ page, portal }) {
        await portal.open('/nordlys/sponsor/accept?hash=hash-open');
        await page.getByRole('button', { name: /Godta og betal/ }).click();
        await expect(page.getByText(SPONSOR_WORDS.no.notAccepted)).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the page for a new profile, at a yellow center, with everything missing',
      route: '/member/profile',
      async reach({ page, portal }) {
        await portal.open('/solsiden/member/profile');
        const { create, missing, missed } = newProfileOn(page);
        await create.click();
        await expect(missing).toBeVisible();
        await expect(missed).toBeVisible();
      },
    },
    {
      name: 'the page for a new profile of a visitor too young, at a center with many departments',
      async reach({ page, portal }) {
        await portal.open('/stor/member/profile');
        const { choose, create } = newProfileOn(page);
        await choose('day', '9');
        await choose('month', 'mai');
        await choose('year', '2015');
        await expect(create).toHaveCount(0);
      },
    },
    {
      name: 'a profile that was made',
      route: '/member/profile/success',
      async reach({ page, portal }) {
        await portal.open('/nordlys/member/profile');
        const { fillIn, chooseDepartment, place, create, made } = newProfileOn(page);
        await chooseDepartment('Sentrum');
        await fillIn();
        await expect(place).toHaveValue('Trondheim');
        await create.click();
        await expect(made).toBeVisible();
      },
    },
    {
      name: 'the page for a new profile without departments, and with a message beside it',
      async reach({ page, portal }) {
        goesWrong(portal.world, { call: 'center.departments', kind: 'status', status: 503 });
        goesWrong(portal.world, { call: 'person.phone', kind: 'status', status: 500 });
        await portal.open('/nordlys/member/profile');
        const { find, toast } = newProfileOn(page);
        await find.fill('10000021');
        await find.press('Enter');
        await expect(toast.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'a new profile that is being sent',
      async reach({ page, portal }) {
        await portal.open('/nordlys/member/profile');
        const { fillIn, chooseDepartment, place, create } = newProfileOn(page);
        await chooseDepartment('Sentrum');
        await fillIn();
        await expect(place).toHaveValue('Trondheim');
        goesWrong(portal.world, { call: 'signup.createProfile', kind: 'hang' });
        await create.click();
        await expect(create).toHaveAttribute('aria-busy', 'true');
      },
    },
  ],
  [
    {
      name: 'a code of a company that is not known',
      async reach({ page, portal }) {
        await portal.open('/nordlys/member/company');
        const { code } = companyOn(page);
        await code.fill('XXXXXXXXXXXX');
        await page.keyboard.press('Enter');
        await expect(code).toHaveAttribute('aria-invalid', 'true');
      },
    },
    {
      name: 'the last step of a company sign-up',
      route: '/member/company',
      async reach({ page, portal }) {
        const { summary } = await withChoice({ page, portal });
        await personOn(page).fillIn();
        await expect(summary).toContainText('Sunniva Bråten');
      },
    },
  ],
];
