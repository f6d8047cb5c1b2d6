import type { Page } from 'playwright/test';
import { keepsNobodyOut, LONGEST_STATE } from '../../support/axe.ts';
import { expect, test } from '../../support/portal.ts';
import { PEOPLE, PROFILE_WORDS, profileOn, tellOf } from '../../support/profile.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { openProfile } from '../../support/session.ts';
import { CHECKED_WIDTHS } from '../../support/widths.ts';
import { makeWide } from '../../support/window.ts';

interface Stage {
  readonly page: Page;
  readonly portal: Parameters<typeof openProfile>[0]['portal'] & { readonly world: Parameters<typeof goesWrong>[0] };
}

type State = readonly [name: string, reach: (stage: Stage) => Promise<void>];

/**
 * Every state a member may find the profile in, but for those that are among the states of the whole portal. Each is
 * reached from the one before on its way.
 */
const WAYS: readonly (readonly State[])[] = [
  [
    [
      'at a yellow center, with a link',
      async ({ page, portal }) => {
        await openProfile({ page, portal }, PEOPLE.expired, 'solsiden');
        await expect(profileOn(page).cards.getByRole('link')).toBeVisible();
      },
    ],
    [
      'without an agreement',
      async ({ page, portal }) => {
        await openProfile({ page, portal }, PEOPLE.without);
        await expect(page.getByRole('link', { name: 'Start en ny avtale' })).toBeVisible();
      },
    ],
    [
      'of a member who is sponsored',
      async ({ page, portal }) => {
        await openProfile({ page, portal }, PEOPLE.sponsored);
        await expect(page.getByText('Du kan ikke starte en ny avtale')).toBeVisible();
      },
    ],
    [
      'that could not be saved',
      async ({ page, portal }) => {
        await openProfile({ page, portal });
        const { email, update, alert } = profileOn(page);
        await email.fill('anders.lunde@demo.example');
        await update.click();
        await expect(alert).toBeVisible();
      },
    ],
  ],
  [
    [
      'that failed',
      async ({ page, portal }) => {
        goesWrong(portal.world, { call: 'profile.profile', kind: 'status', status: 500 });
        await openProfile({ page, portal });
        await expect(profileOn(page).alert).toBeVisible();
      },
    ],
    [
      'while it loads',
      async ({ page, portal }) => {
        goesWrong(portal.world, { call: 'profile.profile', kind: 'hang' });
        await page.getByRole('main').getByRole('button', { name: PROFILE_WORDS.no.retry }).click();
        await expect(page.getByText('Laster profilen din')).toBeAttached();
      },
    ],
  ],
  [
    [
      'with every field open, and wrong',
      async ({ page, portal }) => {
        await tellOf(page, { fornavn: null, mobil: null, birth: null, kjonn: null });
        await openProfile({ page, portal });
        const { address, email, postalCode } = profileOn(page);
        await address.fill('');
        await postalCode.fill('9999');
        await email.fill('x');
        await page.getByRole('combobox', { name: 'År' }).focus();
        await page.getByRole('radio').first().focus();
        await expect(postalCode).toHaveAttribute('aria-invalid', 'true');
      },
    ],
    [
      'whose names never end',
      async ({ page, portal }) => {
        const endless = 'Uendelig'.repeat(40);
        await tellOf(page, {
          fornavn: endless,
          poststed: endless,
          avtaler: [
            {
              status: true,
              title: endless,
              number: endless,
              text: endless,
              linjer: [{ tittel: endless, pris: 99_999_999 }],
            },
          ],
        });
        await openProfile({ page, portal });
        await expect(profileOn(page).cards).toHaveCount(1);
      },
    ],
  ],
];

for (const way of WAYS) {
  test(`the profile is accessible and fits, at every width, light and dark: ${way.map(([name]) => name).join('; ')}`, async ({
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
          const tooWide = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(await tooWide(), `at ${width} px`).toBe(0);
          await keepsNobodyOut(page, `at ${width} px`);
        }
      });
    }
  });
}
