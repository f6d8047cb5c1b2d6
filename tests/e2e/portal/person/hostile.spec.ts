import { newProfileOn } from '../../support/new-profile.ts';
import { personOn } from '../../support/person.ts';
import { expect, test } from '../../support/portal.ts';
import { goesWrong } from '../../support/service.ts';
import { tracesOn, UNTOUCHED } from '../../support/traces.ts';
import { makeWide } from '../../support/window.ts';

const ADDRESS = '/nordlys/member/profile';
const MARKUP = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;

/** What somebody may be called, first and last. */
const NAMES: readonly (readonly [what: string, first: string, last: string])[] = [
  ['markup and emoji', MARKUP, '👩‍👩‍👧‍👦 Åse-Märta 🏋️'],
  ['letters from right to left, and turned around', 'مُحَمَّد‎ שרה', '\u202eetavirp\u202c'],
  ['combining marks and template braces', 'Ze\u0301 \u0301\u0301\u0301', '{{firstname}} %s'],
  ['quotes and a statement', `O'Neil "Bob"`, `O'Neil "Bob"; DROP TABLE members;--`],
];

for (const [what, first, last] of NAMES) {
  test(`takes a name with ${what} for the name it is`, async ({ page, portal }) => {
    await portal.open(ADDRESS);
    const { fillIn, chooseDepartment, create, place, made, field } = newProfileOn(page);
    await chooseDepartment('Sentrum');
    await fillIn({ first, last });
    const shown = [await field('Fornavn').inputValue(), await field('Etternavn').inputValue()];
    expect(shown.join().toLowerCase()).toBe([first, last].join().toLowerCase());
    await expect(place).toHaveValue('Trondheim');
    await create.click();
    await expect(made).toBeVisible();
    expect(portal.world.state.members.map(({ firstname, lastname }) => [firstname, lastname])).toEqual([shown]);
    expect(await tracesOn(page)).toEqual(UNTOUCHED);
  });
}

test('says of ten thousand characters that they are too many, loses none of them, and stays in its place', async ({
  page,
  portal,
}) => {
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, missing, field } = newProfileOn(page);
  const long = 'A'.repeat(10_000);
  await chooseDepartment('Sentrum');
  await fillIn({ last: long, email: `${'a'.repeat(10_000)}@demo.example`, phone: '1'.repeat(10_000) });
  await create.click();
  await expect(missing.getByRole('button')).toHaveText(['Etternavn', 'Telefonnummer', 'E-post']);
  await expect(field('Etternavn')).toHaveAccessibleDescription('Skriv høyst 200 tegn');
  await expect(field('Etternavn')).toHaveValue(long);
  await makeWide(page, 320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.reload();
  await expect(field('Etternavn')).toHaveValue(long);
});

test('shows what a search finds as the text it is', async ({ page, portal }) => {
  await page.route('**/lookup/phone/*', (route) =>
    route.fulfill({
      json: [
        { exists: true, firstname: MARKUP, lastname: 'a'.repeat(10_000), address: '\u202e', postal_code: '7014x' },
      ],
    }),
  );
  await portal.open(ADDRESS);
  const { find, field, said } = personOn(page);
  await find.fill('10000021');
  await find.press('Enter');
  await expect(said).toContainText('Vi har fylt ut');
  await expect(field('Fornavn')).toHaveValue(/^<img/i);
  await expect(field('Etternavn')).toHaveValue('');
  await expect(field('Postnummer')).toHaveValue('');
  expect(await tracesOn(page)).toEqual(UNTOUCHED);
});

test('shows a place as the text it is', async ({ page, portal }) => {
  await page.route('**/lookup/municipality/*', (route) => route.fulfill({ json: { municipality: MARKUP } }));
  await portal.open(ADDRESS);
  const { postalCode, place } = personOn(page);
  await postalCode.fill('7014');
  await expect(place).toHaveValue(MARKUP);
  expect(await tracesOn(page)).toEqual(UNTOUCHED);
});

test('shows the words of a refusal as the text they are', async ({ page, portal }) => {
  await page.route('**/v1/boostsignup/profile', (route) =>
    route.fulfill({ status: 400, json: { error: { http_status: 400, message: MARKUP, type: 'ValidationError' } } }),
  );
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, place, toast } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await fillIn();
  await expect(place).toHaveValue('Trondheim');
  await create.click();
  await expect(toast).toContainText('<img');
  expect(await tracesOn(page)).toEqual(UNTOUCHED);
});

test('begins anew where what was kept has been tampered with', async ({ page, portal }) => {
  await portal.open(ADDRESS);
  const { field, create } = newProfileOn(page);
  await field('Fornavn').fill('sunniva');
  for (const kept of [
    '{',
    '{"areas":{"person":{"changes":{"firstname":["x"]},"place":null,"approved":false}},"flows":{}}',
    `{"areas":{"person":{"changes":{"firstname":${JSON.stringify(MARKUP)},"date_of_birth":{"day":99,"month":99,"year":1e9}},"place":{"code":"7014","municipality":${JSON.stringify(MARKUP)}},"approved":true},"department":-1},"flows":{"profile":7}}`,
  ]) {
    await page.evaluate((text) => sessionStorage.setItem('felles.signup.nordlys', text), kept);
    await page.reload();
    await expect(create).toBeVisible();
    await create.click();
    await expect(newProfileOn(page).missed).toBeVisible();
    expect(await tracesOn(page)).toEqual(UNTOUCHED);
  }
});

test('leaves what was filled in in no address, console line, journal or lasting storage', async ({ page, portal }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => told.push(request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => told.push(frame.url()));
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, place, made, toast, find, field } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await find.fill('10000021');
  await find.press('Enter');
  await expect(field('Fornavn')).toHaveValue('Sunniva');
  await fillIn({ first: 'Kanari-Kari', address: 'Kanariveien 7', email: 'kanari@demo.example' });
  await expect(place).toHaveValue('Trondheim');
  goesWrong(portal.world, { call: 'signup.createProfile', kind: 'wrong-shape', times: 1 });
  await create.click();
  await expect(toast).toBeVisible();
  await page.clock.setFixedTime(Date.UTC(2026, 10, 19, 10));
  await create.click();
  await expect(made).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title, document.cookie]),
  );
  const written = JSON.stringify([portal.world.observed, portal.world.state.ledger]);
  const places = [...told, kept, written];
  for (const canary of ['Kanari', 'kanari', '10000021', '1990-05-17', '17.05.1990'])
    expect(places.filter((place) => place.includes(canary))).toEqual([]);
});
