import { expect, test } from './choosers.ts';

test('[P-MEMBERSHIP-05] [P-MEMBERSHIP-06] [P-MEMBERSHIP-07] offers the centers', async ({ page, portal, choosers }) => {
  await test.step('[P-MEMBERSHIP-05] shows one card for each department, with its name, address and place', async () => {
    await portal.open('/nordlys/x');
    const cards = choosers.departments.getByRole('listitem');
    await expect(cards).toHaveText(
      [/Sentrum.*Bryggesvingen 4.*5014 Bergen/, /Åsane.*5116 Ulset/, /Fana.*5221 Nesttun/],
      {
        useInnerText: false,
      },
    );
    await expect(choosers.card('Sentrum')).toHaveAccessibleDescription('Bryggesvingen 4 5014 Bergen');
  });

  await test.step('[P-MEMBERSHIP-06] checks the selected department, and no other', async () => {
    await portal.open('/nordlys/x');
    await choosers.card('Åsane').click();
    await expect(choosers.card('Åsane')).toHaveAttribute('aria-pressed', 'true');
    await expect(choosers.card('Sentrum')).toHaveAttribute('aria-pressed', 'false');
    const checks = choosers.departments.getByRole('listitem').filter({ has: page.locator('svg') });
    await expect(checks).toHaveText([/Åsane/]);
    await choosers.card('Åsane').click();
    await expect(checks).toHaveCount(0);
  });

  await test.step('[P-MEMBERSHIP-07] heads the centers of a profile in another way than those of a membership', async () => {
    await portal.open('/nordlys/x');
    await expect(page.getByRole('heading', { name: 'Velg senter', exact: true })).toBeVisible();
    await portal.open('/nordlys/x?profile');
    await expect(page.getByRole('heading', { name: 'Velg senteret profilen din skal høre til' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Velg senter', exact: true })).toHaveCount(0);
  });
});

test('[P-MEMBERSHIP-19] [P-MEMBERSHIP-29] [P-MEMBERSHIP-30] [P-MEMBERSHIP-31] [P-MEMBERSHIP-32] [P-MEMBERSHIP-33] offers the memberships of a center', async ({
  page,
  portal,
  choosers,
}) => {
  await test.step('[P-MEMBERSHIP-19] leaves only the selected membership, and the others come back', async () => {
    await portal.open('/nordlys/x');
    await choosers.card('Sentrum').click();
    await choosers.card('Student').click();
    expect(await choosers.titles()).toEqual(['Student']);
    await expect(choosers.card('Student')).toBeFocused();
    await page.getByRole('button', { name: 'Vis alle medlemskap' }).click();
    await expect(choosers.card('Dagtid')).toBeVisible();
    await expect(choosers.card('Student')).toBeFocused();
    await expect(choosers.card('Student')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('[P-MEMBERSHIP-29] [P-MEMBERSHIP-30] shows one badge for each group, in a row where there are few', async () => {
    await portal.open('/nordlys/x');
    await choosers.card('Sentrum').click();
    const badges = page.getByRole('group', { name: 'Filtrer medlemskap' }).getByRole('button');
    await expect(badges).toHaveText(['Voksen', 'Student', 'Ungdom', 'Korttid']);
    await badges.nth(1).click();
    await expect.poll(choosers.titles).toEqual(['Student', 'Dagtid']);
    await expect(badges.nth(1)).toBeFocused();
  });

  await test.step('[P-MEMBERSHIP-29] [P-MEMBERSHIP-30] shows them behind a button where there are many', async () => {
    await portal.open('/stor/x');
    await choosers.card('Oslo Arena').click();
    const group = page.getByRole('group', { name: 'Filtrer medlemskap' });
    const toggle = page.getByRole('button', { name: /^Filter/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(group).toHaveCount(0);
    await toggle.click();
    await expect(group.getByRole('button')).toHaveCount(9);
    await group.getByRole('button', { name: 'Korttid' }).click();
    await expect.poll(choosers.titles).toEqual(['Én dag', '3 dager', '7 dager', '14 dager', '30 dager', '90 dager']);
    await expect(toggle).toHaveText('Filter (1 valgt)');
  });

  await test.step('[P-MEMBERSHIP-31] [P-MEMBERSHIP-32] shows title, price including VAT, how often it is paid, description and groups of a membership', async () => {
    await portal.open('/nordlys/x');
    await choosers.card('Sentrum').click();
    const cards = choosers.memberships.getByRole('listitem');
    const card = cards.filter({ has: choosers.card('Dagtid') });
    await expect(card).toContainText('kr\u00a0299,00');
    await expect(card).toContainText('per måned');
    await expect(card).toContainText('Mandag til fredag mellom klokken 06 og 15.');
    await expect(card.getByText('Voksen', { exact: true })).toBeVisible();
    await expect(card.getByText('Student', { exact: true })).toBeVisible();
    const inNorwegian = card.locator('[lang=nb]');
    await expect(inNorwegian.filter({ hasText: 'Mandag til fredag' })).toHaveCount(1);
    await expect(inNorwegian.filter({ hasText: 'per måned' })).toHaveCount(0);
    await expect(choosers.card('Dagtid')).toHaveAccessibleDescription(/kr\s299,00 per måned/);
    await expect(cards.filter({ has: choosers.card('30 dager') })).toContainText('engangsbeløp');
    expect((await choosers.titles())[0]).toBe('Fri trening 12 måneder');
  });

  await test.step('[P-MEMBERSHIP-33] shows its description as the markdown it is, with links that can be followed', async () => {
    await portal.open('/nordlys/x');
    await choosers.card('Sentrum').click();
    const card = choosers.memberships
      .getByRole('listitem')
      .filter({ has: choosers.card('Fri trening 12 måneder') })
      .first();
    await expect(card.locator('strong')).toHaveText('12 måneders bindingstid');
    const link = card.getByRole('link', { name: 'gruppetimene våre' });
    await expect(link).toHaveAttribute('href', 'https://nordlystrening.example/timer');
    // The link stands above the button that covers the card.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(choosers.card('Fri trening 12 måneder')).toHaveAttribute('aria-pressed', 'false');
    await card.getByText('12 måneders bindingstid').click({ force: true });
    await expect(choosers.card('Fri trening 12 måneder')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('chooses by keyboard alone', async () => {
    await portal.open('/nordlys/x');
    await choosers.card('Sentrum').focus();
    await page.keyboard.press('Enter');
    await expect(choosers.card('Sentrum')).toHaveAttribute('aria-pressed', 'true');
    await choosers.card('Student').waitFor();
    for (let presses = 0; presses < 30; presses += 1) {
      if (await choosers.card('Student').evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    expect(await choosers.titles()).toEqual(['Student']);
    await page.keyboard.press('Space');
    await expect(choosers.card('Dagtid')).toBeVisible();
  });
});

for (const [language, texts] of Object.entries({
  no: {
    noMatching: 'Ingen tilgjengelige medlemskap passer med de valgte filtrene',
    none: 'Ingen medlemskap er tilgjengelige',
    choose: 'Velg et senter før du velger medlemskap',
    remove: 'Fjern filtrene',
  },
  en: {
    noMatching: 'No available memberships match the selected filters',
    none: 'No memberships available',
    choose: 'Please select a department before choosing a membership',
    remove: 'Remove the filters',
  },
})) {
  test.describe(`in ${language}`, () => {
    test.use({ language: language === 'en' ? 'en' : 'no' });

    test('[P-MEMBERSHIP-37] [P-MEMBERSHIP-36] [P-MEMBERSHIP-35] says what is missing before a membership can be chosen', async ({
      page,
      portal,
      choosers,
    }) => {
      const box = (type: string) => choosers.memberships.locator(`[class*="${type}"]`);
      await test.step('[P-MEMBERSHIP-37] asks for a center before a membership can be chosen', async () => {
        await portal.open('/nordlys/x');
        await expect(box('info')).toContainText(texts.choose);
        await choosers.card('Fana').click();
        await expect(choosers.memberships).not.toContainText(texts.choose);
      });

      await test.step('[P-MEMBERSHIP-36] warns where there are no memberships at all', async () => {
        await portal.open('/stor/x');
        await choosers.card('Alta').click();
        await expect(box('warning')).toContainText(texts.none);
      });

      await test.step('[P-MEMBERSHIP-35] warns where the filters leave none, and takes them off', async () => {
        await portal.open('/solsiden/x?sponsor');
        await choosers.card('Solsiden Moholt').click();
        await choosers.memberships.getByRole('button', { name: 'Korttid', exact: true }).click();
        await expect(box('warning')).toContainText(texts.noMatching);
        await page.getByRole('button', { name: texts.remove }).click();
        await expect(choosers.card('Solsiden løpende')).toBeVisible();
        await expect(choosers.memberships).not.toContainText(texts.noMatching);
      });
    });
  });
}
