import { readInBothLanguages, speak } from '../../support/languages.ts';
import { holdBack } from '../../support/network.ts';
import { newProfileOn } from '../../support/new-profile.ts';
import { PERSON_WORDS, personOn } from '../../support/person.ts';
import { expect, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { asked, waitOutGuard } from '../../support/session.ts';

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

test('[P-PERSON-20] looks nobody up who has not asked for it, and finds a name and an address by a number, with the Enter key', async ({
  page,
  portal,
}) => {
  await portal.open(ADDRESS);
  await personOn(page).find.fill('10000021');
  await personOn(page).fillIn();
  await expect(personOn(page).place).toHaveValue('Trondheim');
  expect(asked(portal.world, 'person.phone')).toBe(0);
  await readInBothLanguages(page, async (_, language) => {
    const words = PERSON_WORDS[language];
    const { find, said, field, place } = personOn(page, language);
    for (const name of [words.first, words.address, words.postalCode, words.phone]) await field(name).fill('');
    await field(words.last).fill('vik');
    await find.fill('10 00 00 21');
    await expect(find).toHaveValue('10000021');
    await find.press('Enter');
    await expect(said).toHaveText(words.found);
    await expect(field(words.first)).toHaveValue('Sunniva');
    await expect(field(words.last)).toHaveValue('Vik');
    await expect(field(words.address)).toHaveValue('Tåkeveien 4');
    await expect(place).toHaveValue('Trondheim');
    await expect(field(words.phone)).toHaveValue('10000021');
    expect(asked(portal.world, 'person.phone')).toBe(language === 'no' ? 1 : 2);
    expect(asked(portal.world, 'signup.createProfile')).toBe(0);
  });
});

test('[P-PERSON-23] says that a number is too short, or nobody’s, tells of a failed search where failures are told, and searches again', async ({
  page,
  portal,
}) => {
  await portal.open(ADDRESS);
  await personOn(page).find.fill('1000');
  await personOn(page).search.click();
  await readInBothLanguages(page, (_, language) =>
    expect(personOn(page, language).find).toHaveAccessibleDescription(PERSON_WORDS[language].short),
  );
  await personOn(page, 'en').find.fill('10000099');
  await personOn(page, 'en').search.click();
  await readInBothLanguages(page, (_, language) =>
    expect(personOn(page, language).said).toHaveText(PERSON_WORDS[language].nobody),
  );
  expect(asked(portal.world, 'person.phone')).toBe(1);

  await speak(page, 'no');
  await waitOutGuard(page);
  const { find, said, field } = personOn(page);
  const { toast } = newProfileOn(page);
  goesWrong(portal.world, { call: 'person.phone', kind: 'status', status: 503 });
  await find.fill('10000021');
  await find.press('Enter');
  await expect(toast).toContainText('503');
  await expect(said).toHaveText('');
  await expect(find).toHaveAccessibleDescription('Vi fikk ikke søkt nå. Prøv igjen, eller fyll ut feltene selv.');
  goesRight(portal.world);
  await find.press('Enter');
  await expect(field('Fornavn')).toHaveValue('Sunniva');
});

test('[P-PERSON-18] says how a foreign number is written, tells browsers what they may fill in and phones which keyboard to show, and leads to the terms in a window of its own', async ({
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

test('takes no late answer for the place of another postal code, says so when the place could not be had, and finds it again', async ({
  page,
  portal,
}) => {
  await portal.open(ADDRESS);
  const { postalCode, place, field } = personOn(page);
  const letGo = await holdBack(page, 'person.municipality', { areacode: '5014' });
  const looksUp = page.waitForRequest('**/lookup/municipality/5014');
  await postalCode.fill('5014');
  await expect(place).toHaveAccessibleDescription('Finner poststedet …');
  await looksUp;
  await postalCode.fill('7014');
  await expect(place).toHaveValue('Trondheim');
  await letGo();
  await field('E-post').click();
  await expect(place).toHaveValue('Trondheim');

  goesWrong(portal.world, { call: 'person.municipality', kind: 'html' });
  await postalCode.fill('5014');
  const again = page.getByRole('button', { name: 'Finn poststedet på nytt' });
  await expect(again).toBeVisible();
  await expect(place).toHaveAccessibleDescription('Vi fikk ikke slått opp poststedet. Prøv igjen.');
  await expect(postalCode).not.toHaveAttribute('aria-invalid', 'true');
  goesRight(portal.world);
  await again.press('Enter');
  await expect(place).toBeFocused();
  await expect(place).toHaveValue('Bergen');
});
