import type { Page } from 'playwright/test';
import { obstaclesOn } from '../../support/axe.ts';
import { newProfileOn } from '../../support/new-profile.ts';
import { PERSON_WORDS } from '../../support/person.ts';
import { expect, test } from '../../support/portal.ts';
import { goesWrong } from '../../support/service.ts';
import { logIn } from '../../support/session.ts';
import { makeWide } from '../../support/window.ts';

const WIDTHS = [320, 390, 1024, 1600];
const ADDRESS = '/nordlys/member/profile';

interface Stage {
  readonly page: Page;
  readonly portal: Parameters<typeof logIn>[0]['portal'] & { readonly world: Parameters<typeof goesWrong>[0] };
}

/** Every state a visitor may find the page in. */
const STATES: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async 'as it is found'({ page, portal }) {
    await portal.open(ADDRESS);
    await expect(newProfileOn(page).create).toBeVisible();
  },
  async 'of a yellow center in which everything is missing'({ page, portal }) {
    await portal.open('/solsiden/member/profile');
    await newProfileOn(page).create.click();
    await expect(newProfileOn(page).missing).toBeVisible();
    await expect(newProfileOn(page).missed).toBeVisible();
  },
  async 'of a center with many departments'({ page, portal }) {
    await portal.open('/stor/member/profile');
    await expect(newProfileOn(page).create).toBeVisible();
  },
  async 'whose search has found somebody'({ page, portal }) {
    await portal.open(ADDRESS);
    const { find, said } = newProfileOn(page);
    await find.fill('10000021');
    await find.press('Enter');
    await expect(said).toHaveText(PERSON_WORDS.no.found);
  },
  async 'whose search is refused'({ page, portal }) {
    await portal.open(ADDRESS);
    const { find, toast } = newProfileOn(page);
    goesWrong(portal.world, { call: 'person.phone', kind: 'status', status: 500 });
    await find.fill('10000021');
    await find.press('Enter');
    await expect(toast).toBeVisible();
  },
  async 'of whoever is too young'({ page, portal }) {
    await portal.open(ADDRESS);
    const { choose, create } = newProfileOn(page);
    await choose('day', '9');
    await choose('month', 'mai');
    await choose('year', '2015');
    await expect(create).toHaveCount(0);
  },
  async 'that is being sent'({ page, portal }) {
    await portal.open(ADDRESS);
    const { fillIn, chooseDepartment, place, create } = newProfileOn(page);
    await chooseDepartment('Sentrum');
    await fillIn();
    await expect(place).toHaveValue('Trondheim');
    goesWrong(portal.world, { call: 'signup.createProfile', kind: 'hang' });
    await create.click();
    await expect(create).toHaveAttribute('aria-busy', 'true');
  },
  async 'without departments'({ page, portal }) {
    goesWrong(portal.world, { call: 'center.departments', kind: 'status', status: 503 });
    await portal.open(ADDRESS);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  },
  async 'of whoever is logged in'({ page, portal }) {
    await logIn({ page, portal });
    await portal.open(ADDRESS);
    await expect(page.getByText('Du har allerede en profil')).toBeVisible();
  },
  async 'that says that it is made'({ page, portal }) {
    await portal.open(`${ADDRESS}/success`);
    await expect(newProfileOn(page).made).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`the page for a new profile ${name} keeps nobody out and fits, at every width, light and dark`, async ({
    page,
    portal,
  }) => {
    await reach({ page, portal });
    for (const width of WIDTHS) {
      await makeWide(page, width);
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await tooWide(), `at ${width} px`).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => obstaclesOn(page), { message: `at ${width} px, ${colorScheme}` }).toEqual([]);
      }
    }
  });
}
