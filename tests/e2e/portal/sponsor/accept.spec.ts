import type { Page } from 'playwright/test';
import { obstaclesOn } from '../../support/axe.ts';
import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';

const TEXTS = {
  no: {
    title: 'Betale for en annen',
    loading: 'Vi registrerer svaret ditt …',
    done: 'Du betaler nå for Jonas Østby',
    notSigned: 'Avtalegiro ble ikke signert',
    signFirst: 'Signer avtalen først',
    expired: 'Lenken er for gammel. Be om en ny.',
    noLink: 'Lenken er ikke hel.',
    retry: 'Prøv igjen',
  },
  en: {
    title: 'Paying for somebody else',
    loading: 'We are registering your answer …',
    done: 'You now pay for Jonas Østby',
    notSigned: 'Avtalegiro was not signed',
    signFirst: 'Sign the agreement first',
    expired: 'Lenken er for gammel. Be om en ny.',
    noLink: 'The link is not whole.',
    retry: 'Try again',
  },
} as const;

const outcomeOn = (page: Page) => page.getByRole('main').getByRole('status');

inBothLanguages((_, language) => {
  const texts = TEXTS[language];

  test('[P-SHELL-08] [P-SPONSOR-41] shows that it is loading until the answer arrives', async ({ page, portal }) => {
    goesWrong(portal.world, { call: 'sponsor.accept', kind: 'hang' });
    await portal.open('/nordlys/sponsor/accept?hash=hash-used');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expect(outcomeOn(page)).toHaveText(texts.loading);
    await expect(outcomeOn(page)).toHaveAttribute('aria-busy', 'true');
    expect(await obstaclesOn(page)).toEqual([]);
  });

  test('[P-SPONSOR-42] shows that it is accepted, whom for, and that again when the page is loaded again', async ({
    page,
    portal,
  }) => {
    await portal.open('/nordlys/sponsor/accept?hash=hash-used');
    await expect(outcomeOn(page)).toContainText(texts.done);
    await expect(page).toHaveURL(`${portal.origin}/nordlys/sponsor/accept`);
    await page.reload();
    await expect(outcomeOn(page)).toContainText(texts.done);
    expect(await obstaclesOn(page)).toEqual([]);
  });

  test('[P-SPONSOR-43] warns that direct debit was not signed, and tries again', async ({ page, portal }) => {
    await portal.open('/nordlys/sponsor/accept?hash=hash-open');
    await expect(outcomeOn(page)).toContainText(texts.notSigned);
    await expect(outcomeOn(page)).toContainText(texts.signFirst);
    expect(await obstaclesOn(page)).toEqual([]);
    await outcomeOn(page).getByRole('button', { name: texts.retry }).press('Enter');
    await expect(outcomeOn(page)).toBeFocused();
    await expect(outcomeOn(page)).toContainText(texts.notSigned);
  });

  for (const [hash, words] of [
    ['hash-expired', texts.expired],
    ['%3Cscript%3E', 'Lenken er ikke gyldig.'],
    ['', texts.noLink],
  ] as const)
    test(`[P-SPONSOR-43] says what is wrong with a link that carries '${hash}'`, async ({ page, portal }) => {
      await portal.open(`/nordlys/sponsor/accept?hash=${hash}`);
      await expect(outcomeOn(page)).toContainText(texts.notSigned);
      await expect(outcomeOn(page)).toContainText(words);
      await expect(outcomeOn(page).getByRole('button')).toHaveCount(hash === '' ? 0 : 1);
    });

  test('says why it failed, and accepts once it goes right', async ({ page, portal }) => {
    goesWrong(portal.world, { call: 'sponsor.accept', kind: 'cut' });
    await portal.open('/nordlys/sponsor/accept?hash=hash-used');
    await expect(outcomeOn(page)).toContainText(texts.notSigned);
    goesRight(portal.world);
    await outcomeOn(page).getByRole('button', { name: texts.retry }).click();
    await expect(outcomeOn(page)).toContainText(texts.done);
  });
});
