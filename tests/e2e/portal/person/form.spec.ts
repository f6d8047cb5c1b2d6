import { readInBothLanguages } from '../../support/languages.ts';
import { newProfileOn } from '../../support/new-profile.ts';
import { PERSON_WORDS, personOn } from '../../support/person.ts';
import { expect, test } from '../../support/portal.ts';

const ADDRESS = '/nordlys/member/profile';

test('[P-PERSON-05] [P-PERSON-06] [P-PERSON-07] names everything that is missing, in red tags and at its field', async ({
  page,
  portal,
}) => {
  await portal.open(ADDRESS);
  await expect(personOn(page).missing).toHaveCount(0);
  await newProfileOn(page).chooseDepartment('Sentrum');
  await newProfileOn(page).create.click();
  await readInBothLanguages(page, async (_, language) => {
    const words = PERSON_WORDS[language];
    const { missing, approve, field } = personOn(page, language);
    await expect(missing.getByRole('heading')).toHaveText(words.missing);
    await expect(missing).toContainText(words.fillIn);
    // The hue is a red one.
    await expect(missing.getByText(words.first)).toHaveCSS('color', /^oklch\(.+ 2\d\)$/);
    await expect(missing.getByRole('button')).toHaveText([
      words.first,
      words.last,
      words.address,
      words.postalCode,
      words.place,
      words.phone,
      words.email,
      words.birth,
      words.gender,
      words.terms,
    ]);
    const [first, last, address, postalCode, phone, email, birth, gender, terms] = words.wrongs;
    for (const [control, wrong] of [
      [field(words.first), first],
      [field(words.last), last],
      [field(words.address), address],
      [field(words.postalCode), postalCode],
      [field(words.phone), phone],
      [field(words.email), email],
      [page.getByRole('combobox', { name: words.day, exact: true }), birth],
      [page.getByRole('radio', { name: words.female }), gender],
      [approve, terms],
    ] as const) {
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(wrong ?? '?');
    }
    await field(words.first).fill('a');
    await expect(missing.getByRole('button')).toHaveCount(9);
    await field(words.email).fill('a');
    await expect(missing.getByRole('heading')).toHaveText(words.lookOver);
    await field(words.email).fill('');
    await field(words.first).fill('');
  });
});

test('[P-PERSON-18] explains foreign numbers, sets autofill and keyboards, opens the terms in a window', async ({
  page,
  context,
  portal,
}) => {
  await portal.open(ADDRESS);
  await test.step('tells browsers what they may fill in, and phones which keyboard to show', async () => {
    const { field, find } = personOn(page);
    for (const [name, token, keyboard] of [
      ['Fornavn', 'given-name', null],
      ['Etternavn', 'family-name', null],
      ['Adresse', 'street-address', null],
      ['Postnummer', 'postal-code', 'numeric'],
      ['Telefonnummer', 'tel', 'tel'],
      ['E-post', 'email', 'email'],
    ] as const) {
      await expect(field(name)).toHaveAttribute('autocomplete', token);
      expect(await field(name).getAttribute('inputmode')).toBe(keyboard);
    }
    for (const part of ['Dag', 'Måned', 'År'])
      await expect(page.getByRole('combobox', { name: part })).toHaveAttribute('autocomplete', /^bday-/);
    await expect(find).toHaveAttribute('inputmode', 'tel');
  });

  await test.step('leads to the terms in a window of its own', async () => {
    await personOn(page).field('Fornavn').fill('sunniva');
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: 'Les vilkårene' }).click();
    await expect(await opened).toHaveURL(`${portal.origin}/nordlys/vilkar`);
    await expect(personOn(page).field('Fornavn')).toHaveValue('Sunniva');
    await page.bringToFront();
  });

  await test.step('[P-PERSON-18] says how a foreign number is written, and takes it as it is written', async () => {
    await readInBothLanguages(page, async (_, language) => {
      const words = PERSON_WORDS[language];
      await expect(personOn(page, language).field(words.phone)).toHaveAccessibleDescription(words.phoneHint);
    });
    const phone = personOn(page, 'en').field(PERSON_WORDS.en.phone);
    await phone.fill('+46 12-34 56 789');
    await expect(phone).toHaveValue('0046123456789');
  });
});
