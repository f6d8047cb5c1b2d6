import type { Page } from 'playwright/test';
import { inBothLanguages } from '../support/portal.ts';
import { expect, test } from './kit.ts';

/** Norwegian in both languages. */
const MONTHS = 'januar februar mars april mai juni juli august september oktober november desember';
const WORDS = {
  no: { label: 'Fødselsdato', parts: ['Dag', 'Måned', 'År'], missing: 'Fødselsdato må fylles ut' },
  en: { label: 'Date of birth', parts: ['Day', 'Month', 'Year'], missing: 'Fill in your date of birth' },
};

const options = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).locator('option:not([value=""])');

inBothLanguages((_words, language) => {
  const { label, parts, missing } = WORDS[language];
  const [day = '', month = '', year = ''] = parts;

  test('[P-PERSON-28] [P-PERSON-30] [P-PERSON-31] a date of birth is three lists, and all of them are asked for', async ({
    page,
    portal,
  }) => {
    await portal.open('/nordlys');
    const group = page.getByRole('group', { name: label });
    await expect(group.getByRole('combobox')).toHaveCount(3);
    await expect(options(page, month)).toHaveText(MONTHS.split(' '));
    await expect(options(page, month).first()).toHaveAttribute('lang', 'nb');
    await expect(options(page, year)).toHaveCount(100);
    await expect(options(page, year).first()).toHaveText('2026');
    await expect(options(page, day)).toHaveCount(31);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    for (const part of parts) {
      await expect(group.getByRole('combobox', { name: part })).toHaveAttribute('aria-invalid', 'true');
      await expect(group.getByRole('combobox', { name: part })).toHaveAccessibleDescription(missing);
    }
  });
});

test.describe('fields', () => {
  test.beforeEach(({ portal }) => portal.open('/nordlys'));

  test('[P-PERSON-32] are understood by those who fill them in, and by their browser', async ({ page }) => {
    await test.step('[P-PERSON-32] a person born on 29 February finds their day, and a day that is none is chosen anew', async () => {
      const [day, month, year] = ['Dag', 'Måned', 'År'].map((name) =>
        page.getByRole('combobox', { name, exact: true }),
      );
      if (!day || !month || !year) throw new Error('there are three');
      await day.selectOption('31');
      await month.selectOption('februar');
      await expect(day).toHaveValue('');
      await expect(options(page, 'Dag')).toHaveCount(29);
      await day.selectOption('29');
      await year.selectOption('2024');
      await expect(day).toHaveValue('29');
      await year.selectOption('2023');
      await expect(day).toHaveValue('');
      await expect(options(page, 'Dag')).toHaveCount(28);
      await month.selectOption('');
      await expect(options(page, 'Dag')).toHaveCount(31);
    });

    await test.step('are what the browser can fill in', async () => {
      const wanted = { Fornavn: 'given-name', Dag: 'bday-day', Måned: 'bday-month', År: 'bday-year' };
      for (const [name, value] of Object.entries({ ...wanted, Passord: 'current-password' })) {
        await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('autocomplete', value);
      }
    });

    await test.step('say what is wrong with them in the place of their hint', async () => {
      await expect(page.getByLabel('Fornavn')).toHaveAccessibleDescription('Som i passet');
      await expect(page.getByLabel('Etternavn')).toHaveAccessibleDescription('Etternavn må fylles ut');
      await expect(page.getByLabel('Etternavn')).toHaveAttribute('aria-invalid', 'true');
      const approval = page.getByRole('checkbox', { name: 'Jeg godtar vilkårene' });
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(approval).toHaveAccessibleDescription('Du må godta vilkårene');
      await page.getByText('Jeg godtar vilkårene').click();
      await expect(approval).toBeChecked();
      await expect(approval).not.toHaveAttribute('aria-invalid');
    });

    await test.step('show a password to a visitor who wants to see it', async () => {
      const field = page.getByLabel('Passord', { exact: true });
      const eye = page.getByRole('button', { name: 'Vis passord' });
      await expect(field).toHaveAttribute('type', 'password');
      await eye.click();
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('hemmelig');
      await eye.click();
      await expect(field).toHaveAttribute('type', 'password');
    });
  });
});

test('[P-SHELL-26] steps name the current one, and lead back to those done', async ({ page, portal }) => {
  await portal.open('/nordlys');
  const steps = page.getByRole('list', { name: 'Innmelding' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(steps.nth(1)).toContainText('Voksen');
  await expect(page.getByRole('list', { name: 'Innmelding' }).getByRole('button')).toHaveCount(2);
  await steps.nth(1).getByRole('button').click();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('list', { name: 'Innmelding' }).locator('[aria-current]')).toHaveCount(1);
});
