import type { Page } from 'playwright/test';
import { keepsNobodyOut } from '../../support/axe.ts';
import { expect, test } from '../../support/portal.ts';
import { PEOPLE, profileOn, tellOf } from '../../support/profile.ts';
import { goesWrong } from '../../support/service.ts';
import { logIn } from '../../support/session.ts';
import { makeWide } from '../../support/window.ts';

const WIDTHS = [320, 390, 1024, 1600];

interface Stage {
  readonly page: Page;
  readonly portal: Parameters<typeof logIn>[0]['portal'] & { readonly world: Parameters<typeof goesWrong>[0] };
}

/** Every state a member may find the profile in, but for those that are among the states of the whole portal. */
const STATES: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async 'at a yellow center, with a link'({ page, portal }) {
    await logIn({ page, portal }, PEOPLE.expired, 'solsiden');
    await expect(profileOn(page).cards.getByRole('link')).toBeVisible();
  },
  async 'without an agreement'({ page, portal }) {
    await logIn({ page, portal }, PEOPLE.without);
    await expect(page.getByRole('link', { name: 'Start en ny avtale' })).toBeVisible();
  },
  async 'of whoever is sponsored'({ page, portal }) {
    await logIn({ page, portal }, PEOPLE.sponsored);
    await expect(page.getByText('Du kan ikke starte en ny avtale')).toBeVisible();
  },
  async 'while it loads'({ page, portal }) {
    goesWrong(portal.world, { call: 'profile.profile', kind: 'hang' });
    await logIn({ page, portal });
    await expect(page.getByText('Laster profilen din')).toBeAttached();
  },
  async 'that failed'({ page, portal }) {
    goesWrong(portal.world, { call: 'profile.profile', kind: 'status', status: 500 });
    await logIn({ page, portal });
    await expect(profileOn(page).alert).toBeVisible();
  },
  async 'with every field open, and wrong'({ page, portal }) {
    await tellOf(page, { fornavn: null, mobil: null, birth: null, kjonn: null });
    await logIn({ page, portal });
    const { address, email, postalCode } = profileOn(page);
    await address.fill('');
    await postalCode.fill('9999');
    await email.fill('x');
    await page.getByRole('combobox', { name: 'År' }).focus();
    await page.getByRole('radio').first().focus();
    await expect(postalCode).toHaveAttribute('aria-invalid', 'true');
  },
  async 'that could not be saved'({ page, portal }) {
    await logIn({ page, portal });
    const { email, update, alert } = profileOn(page);
    await email.fill('anders.lunde@demo.example');
    await update.click();
    await expect(alert).toBeVisible();
  },
  async 'whose names never end'({ page, portal }) {
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
    await logIn({ page, portal });
    await expect(profileOn(page).cards).toHaveCount(1);
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`the profile ${name} keeps nobody out and fits, at every width, light and dark`, async ({ page, portal }) => {
    await reach({ page, portal });
    for (const width of WIDTHS) {
      await makeWide(page, width);
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await tooWide(), `at ${width} px`).toBe(0);
      await keepsNobodyOut(page, `at ${width} px`);
    }
  });
}
