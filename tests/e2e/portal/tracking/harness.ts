import { join } from 'node:path';
import type { TrackingSetup } from '@felles/core/internal/portal/center/model';
import type { Tracker, VisitorAction } from '@felles/core/portal/tracking';
import type { World } from '@felles/mock-server/internal';
import { builtFrom } from '../../support/built-page.ts';
import { test as portalTest } from '../../support/portal.ts';

/** A page whose visitor goes through a whole sign-up, full of personal data. */
interface Signup {
  /** Opens it at a center of the demo world, whose trackers must be those of the setup. */
  open(code: string, setup: TrackingSetup): Promise<void>;
  record(...happenings: readonly VisitorAction[]): Promise<void>;
  accept(): Promise<void>;
  reject(): Promise<void>;
}

export const test = portalTest.extend<{ readonly signup: Signup }>({
  site: builtFrom(join(import.meta.dirname, 'page')),
  signup: async ({ page, portal }, use) =>
    use({
      async open(code, setup) {
        await page.addInitScript((given) => Object.assign(window, { setup: given }), setup);
        await portal.open(`/${code}/member`);
        await page.waitForFunction(() => 'tracking' in window);
      },
      record: (...happenings) => page.evaluate((all) => window.tracking.record(...all), happenings),
      accept: () => page.evaluate(() => window.tracking.accept()),
      reject: () => page.evaluate(() => window.tracking.reject()),
    }),
});

declare global {
  interface Window {
    readonly tracking: {
      accept(): void;
      reject(): void;
      record(...happenings: readonly VisitorAction[]): void;
      load(tracker: Tracker): void;
      leaveWithoutCode(): Promise<string>;
    };
  }
}

/** The requests to the trackers without their scripts: the path, and every value by its name. */
export function sentTo(world: World) {
  return world.observed.trackers.entries
    .map(({ address }) => new URL(address, 'http://outside'))
    .filter(({ pathname }) => pathname === '/tr' || pathname === '/g/collect')
    .map(({ pathname, searchParams }) => ({ to: pathname, ...Object.fromEntries(searchParams) }));
}

/** The scripts that were fetched from the trackers. */
export const scriptsFrom = (world: World): readonly string[] =>
  world.observed.trackers.entries.map(({ address }) => address).filter((address) => /\.js|\/js|config/.test(address));

/** A whole sign-up, and a new password. */
export const EVERYTHING: readonly VisitorAction[] = [
  { kind: 'opened', flow: 'member' },
  { kind: 'opened', flow: 'company' },
  { kind: 'opened', flow: 'private' },
  { kind: 'departmentSelected', flow: 'member', departmentId: 101 },
  { kind: 'departmentSelected', flow: 'company', departmentId: 102 },
  { kind: 'departmentSelected', flow: 'private', departmentId: 103 },
  { kind: 'membershipSelected', membershipId: 7 },
  { kind: 'personalInformationCompleted' },
  { kind: 'sponsorConnectionAnswered', outcome: 'accepted' },
  { kind: 'redirectedToSigning' },
  { kind: 'directDebitReturned', register: 'standard', status: 'ok', signup: 'canary-signup-41234567' },
  { kind: 'directDebitReturned', register: 'standard', status: 'not_ok', signup: 'canary-signup-41234567' },
  { kind: 'checkout', event: 'PAYMENT_SUCCESSFUL' },
  { kind: 'paymentRegisterMoved', to: 'success', signup: 'canary-signup-41234567' },
  { kind: 'passwordRequested' },
];

/** The events of it that are counted. */
export const COUNTED: readonly { readonly name: string; readonly ids?: Readonly<Record<string, string>> }[] = [
  { name: 'SignupStarted' },
  { name: 'CompanySignupStarted' },
  { name: 'PrivateSignupStarted' },
  { name: 'SelectedDepartment', ids: { departmentId: '101' } },
  { name: 'CompanySelectedDepartment', ids: { departmentId: '102' } },
  { name: 'PrivateSelectedDepartment', ids: { departmentId: '103' } },
  { name: 'SelectedMembership', ids: { membershipId: '7' } },
  { name: 'PersonalInformationFilled' },
  { name: 'SponsorConfirmed' },
  { name: 'SigningStarted' },
  { name: 'SigningCompleted' },
  { name: 'SignupCompleted' },
  { name: 'SigningFailed' },
  { name: 'MobilePaymentCompleted' },
  { name: 'NewPasswordRequested' },
];

export { expect } from '../../support/portal.ts';
