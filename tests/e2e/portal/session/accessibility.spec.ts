import type { Page } from 'playwright/test';
import { keepsNobodyOut, LONGEST_STATE } from '../../support/axe.ts';
import { expect, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { INGRID, logIn, loginOn, waitOutGuard } from '../../support/session.ts';
import { CHECKED_WIDTHS } from '../../support/widths.ts';
import { makeWide } from '../../support/window.ts';

interface Stage {
  readonly page: Page;
  readonly portal: Parameters<typeof logIn>[0]['portal'] & { readonly world: Parameters<typeof goesWrong>[0] };
}

const ask = async ({ page }: Stage, number: string) => {
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill(number);
  await page.getByRole('button', { name: 'Send nytt passord' }).click();
};

type State = readonly [name: string, reach: (stage: Stage) => Promise<void>];

/** Those that are not among the states of the whole portal, each reached from the one before on its way. */
const WAYS: readonly (readonly State[])[] = [
  [
    [
      'the login with everything missing',
      async ({ page, portal }) => {
        await portal.open('/puls/login');
        await loginOn(page).submit.click();
        await expect(loginOn(page).phone).toHaveAttribute('aria-invalid', 'true');
      },
    ],
    [
      'the login under way',
      async ({ page, portal }) => {
        await portal.open('/solsiden/login');
        goesWrong(portal.world, { call: 'session.login', kind: 'hang' });
        await loginOn(page).fill(INGRID.phone, INGRID.password);
        await loginOn(page).submit.click();
        await expect(loginOn(page).submit).toHaveAttribute('aria-busy', 'true');
      },
    ],
    [
      'the login turned down',
      async ({ page, portal }) => {
        await portal.open('/nordlys/login');
        await loginOn(page).fill(INGRID.phone, 'feil');
        await loginOn(page).submit.click();
        await expect(loginOn(page).failure).toBeVisible();
      },
    ],
    [
      'the login of a logged-in member',
      async ({ page, portal }) => {
        await logIn({ page, portal });
        await portal.open('/nordlys/login');
        await expect(loginOn(page).already).toBeVisible();
      },
    ],
  ],
  [
    [
      'the forgotten password without a number',
      async (stage) => {
        await stage.portal.open('/solsiden/forgotten-password');
        await ask(stage, '');
        await expect(stage.page.getByText('Telefonnummer må fylles ut')).toBeVisible();
      },
    ],
    [
      'the forgotten password turned down',
      async (stage) => {
        goesWrong(stage.portal.world, { call: 'session.newPassword', kind: 'status', status: 503 });
        await ask(stage, INGRID.phone);
        await expect(stage.page.getByRole('alert')).toBeVisible();
      },
    ],
    [
      'the new password on its way',
      async (stage) => {
        await waitOutGuard(stage.page);
        await ask(stage, INGRID.phone);
        await expect(stage.page.getByText('Nytt passord er sendt på SMS')).toBeVisible();
      },
    ],
  ],
];

for (const way of WAYS)
  test(`is accessible at every width, light and dark, and nothing hangs over its edge: ${way.map(([name]) => name).join('; ')}`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(way.length * LONGEST_STATE);
    for (const [name, reach] of way) {
      await test.step(name, async () => {
        goesRight(portal.world);
        await reach({ page, portal });
        for (const width of CHECKED_WIDTHS) {
          await makeWide(page, width);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          await keepsNobodyOut(page, `at ${width} px`);
        }
      });
    }
  });

test('can be walked with the keyboard alone: in, past a mistake, and out again', async ({ page, portal }) => {
  await portal.open('/nordlys/login');
  const { phone, password, submit, logOut } = loginOn(page);
  const tabTo = async (wanted: ReturnType<typeof page.locator>) => {
    for (let step = 0; step < 20; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
  };
  await expect(phone).toBeVisible();
  await tabTo(phone);
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toBeFocused();
  await page.keyboard.type(INGRID.phone);
  await tabTo(password);
  await page.keyboard.type(INGRID.password);
  await tabTo(submit);
  await page.keyboard.press('Space');
  await page.waitForURL('**/profile');
  await portal.open('/nordlys/login');
  await expect(logOut).toBeVisible();
  await tabTo(logOut);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${portal.origin}/nordlys`);
  await expect(page.getByRole('main')).toBeFocused();
});
