// Every state a visitor may find the portal in, for tests that hold all of them against the same rule.

import type { World } from '@felles/mock-server';
import type { BrowserContext, Page } from 'playwright/test';
import { expect } from './portal.ts';
import { registerOn } from './register.ts';
import { goesWrong } from './service.ts';
import { logIn } from './session.ts';
import type { TimetablePage } from './timetable.ts';

interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly portal: { readonly world: World; open(path: string): Promise<void> };
  readonly timetable: TimetablePage;
}

export interface PageState {
  readonly name: string;
  /** Brings the page there. */
  readonly reach: (stage: Stage) => Promise<void>;
  /** Brings it there again after the window has changed, where that undoes it. */
  readonly again?: (stage: Stage) => Promise<void>;
}

const ADDRESS = '/nordlys/classes?departmentId=101';

export const PAGE_STATES: readonly PageState[] = [
  {
    name: 'the start page',
    async reach({ page, portal }) {
      await portal.open('/nordlys');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'the timetable',
    async reach({ portal, timetable }) {
      await portal.open(ADDRESS);
      await expect(timetable.cards.first()).toBeVisible();
      await timetable.nextWeek.click();
      await timetable.filter('Yoga').click();
      await timetable.filter('Spinning').click();
      await expect(timetable.lastWeek).toBeVisible();
      await expect(timetable.cards.first()).toBeVisible();
    },
  },
  {
    name: 'the timetable while it loads',
    async reach({ portal, timetable }) {
      goesWrong(portal.world, { call: 'timetable.classes', kind: 'hang' });
      await portal.open(ADDRESS);
      await expect(timetable.spinners).toHaveCount(7);
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
    name: 'the timetable that failed',
    async reach({ portal, timetable }) {
      goesWrong(portal.world, { call: 'timetable.classes', kind: 'status', status: 503 });
      await portal.open(ADDRESS);
      await expect(timetable.failure).toBeVisible();
    },
  },
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
    name: 'the timetable that could not be refreshed',
    async reach({ portal, timetable }) {
      await portal.open(ADDRESS);
      await expect(timetable.cards.first()).toBeVisible();
      goesWrong(portal.world, { call: 'timetable.classes', kind: 'malformed' });
      await timetable.filter('Yoga').click();
      await expect(timetable.notice('Timeplanen kunne ikke oppdateres.')).toBeVisible();
    },
  },
  {
    name: 'the timetable with its header hidden',
    async reach({ portal, timetable }) {
      await portal.open(ADDRESS);
      await expect(timetable.cards.first()).toBeVisible();
      await timetable.hideHeader.click();
      await expect(timetable.nextWeek).toBeHidden();
    },
  },
  {
    name: 'the timetable with a tooltip',
    async reach({ portal, timetable }) {
      await portal.open(ADDRESS);
      await expect(timetable.cards.first()).toBeVisible();
    },
    async again({ page, timetable }) {
      await page.mouse.move(0, 0);
      await timetable.times.first().hover();
      await expect(timetable.tip).toBeVisible();
    },
  },
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
    name: 'the login',
    async reach({ page, portal }) {
      await portal.open('/nordlys/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'the page for a new password',
    async reach({ page, portal }) {
      await portal.open('/nordlys/forgotten-password');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'the profile of a member',
    async reach(stage) {
      await logIn(stage);
      await expect(stage.page.getByRole('heading', { name: 'Personopplysninger' })).toBeVisible();
    },
  },
  {
    name: 'the profile of nobody',
    async reach({ page, portal }) {
      await portal.open('/nordlys/profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'the terms as a document',
    async reach({ page, portal }) {
      await portal.open('/nordlys/vilkar');
      await expect(page.getByTitle('Betalingsvilkår')).toBeVisible();
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
    name: 'the choice of a membership',
    async reach({ page, portal }) {
      await portal.open('/nordlys/member');
      const register = registerOn(page);
      await register.card('Sentrum').click();
      await expect(register.card('Student')).toBeVisible();
    },
  },
  {
    name: 'the form of somebody who signs up, with everything missing',
    async reach({ page, portal }) {
      await portal.open('/nordlys/member');
      const register = registerOn(page);
      await register.choose('Sentrum', 'Fri trening uten binding');
      await register.next.click();
      await register.next.click();
      await expect(page.getByText('Manglende felter')).toBeVisible();
    },
  },
  {
    name: 'the last step of a sign-up',
    async reach({ page, portal }) {
      await portal.open('/nordlys/member');
      const register = registerOn(page);
      await register.choose('Sentrum', 'Fri trening uten binding');
      await register.next.click();
      await register.fillIn();
      await register.next.click();
      await expect(page.getByRole('button', { name: register.words.sign })).toBeVisible();
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
    name: 'a page that has lost the service',
    async reach({ page, portal, timetable }) {
      await portal.open(ADDRESS);
      await expect(timetable.cards.first()).toBeVisible();
      portal.world.change((state) => {
        state.tokens = {};
      });
      goesWrong(portal.world, { call: 'center.centerToken', kind: 'status', status: 503 });
      await timetable.nextWeek.click();
      await expect(page.getByRole('alert').first()).toBeVisible();
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
    name: 'a page whose code does not arrive',
    async reach({ page, portal }) {
      await page.route('**/assets/timetable-*.js', (route) => route.abort());
      await portal.open(ADDRESS);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the portal that could not start',
    async reach({ portal, timetable }) {
      await portal.open('/ukjent');
      await expect(timetable.failure).toBeVisible();
    },
  },
];
