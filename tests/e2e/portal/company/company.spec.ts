import { CODES, companyOn, withChoice, withCode } from '../../support/company.ts';
import { personOn } from '../../support/person.ts';
import { expect, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { waitOutGuard } from '../../support/session.ts';

// On a desk; keyboard.spec.ts signs up through a company on a phone.
test.use({ viewport: { width: 1440, height: 900 } });

const made = (world: { readonly state: { readonly ledger: readonly { readonly kind: string }[] } }, kind: string) =>
  world.state.ledger.filter((entry) => entry.kind === kind).length;

test('[P-SHELL-03] [P-SIGNUP-28] [P-SIGNUP-29] [P-SIGNUP-30] asks for a code first', async ({ page, portal }) => {
  await test.step('[P-SHELL-03] [P-SIGNUP-28] has three steps: code, agreement and personalia', async () => {
    await portal.open('/nordlys/member/company');
    const { steps, current } = companyOn(page);
    await expect(steps).toHaveText([/Kode/, /Avtale/, /Personalia/]);
    await expect(current).toHaveText(/Kode/);
  });

  await test.step('[P-SIGNUP-29] asks for the code, and says whom to ask for one', async () => {
    await expect(companyOn(page).code).toBeVisible();
    await expect(page.getByText('Kontakt bedriften du jobber i.')).toBeVisible();
  });

  await test.step('[P-SIGNUP-30] lets nobody on before the code is known to be good, nor after it was changed', async () => {
    const company = companyOn(page);
    await expect(company.next).toBeDisabled();
    await company.code.fill('XXXXXXXXXXXX');
    await company.check.click();
    await expect(company.code).toHaveAttribute('aria-invalid', 'true');
    await expect(company.next).toBeDisabled();
    await company.code.fill(CODES.two);
    await company.check.click();
    await expect(company.next).toBeEnabled();
    await company.code.fill(CODES.one);
    await expect(company.next).toBeDisabled();
  });
});

test('[P-SIGNUP-31] [P-SPONSOR-44] lets a department and a membership be chosen that the code is good for', async ({
  page,
  portal,
}) => {
  const company = await withCode({ page, portal });
  await company.next.click();
  await expect(company.card('Sentrum')).toBeVisible();
  await expect(company.card('Fana')).toHaveCount(0);
  await company.card('Sentrum').click();
  await expect(company.card('Student')).toBeVisible();
  // What is for a short time, and what only links lead to, is for those who pay themselves.
  await expect(company.card('30 dager')).toHaveCount(0);
  await expect(company.card('Venneavtalen')).toHaveCount(0);
  await expect(company.card('Sommerkort ungdom')).toBeVisible();
});

test('[P-MEMBERSHIP-12] [P-SPONSOR-09] takes the code of a link, and chooses its only department by itself', async ({
  page,
  portal,
}) => {
  const company = companyOn(page);
  await portal.open(`/nordlys/member/company?code=${CODES.one}`);
  await expect(company.code).toHaveValue('CD-1E2-F3G4-H5J');
  await company.check.click();
  await company.next.click();
  await expect(page.getByRole('heading', { level: 3 }).getByRole('button', { pressed: true })).toHaveCount(1);
});

test('[P-SIGNUP-32] lets nobody on before both are chosen', async ({ page, portal }) => {
  const company = await withCode({ page, portal });
  await company.next.click();
  await expect(company.next).toBeDisabled();
  await company.card('Sentrum').click();
  await expect(company.next).toBeDisabled();
  await company.card('Student').click();
  await expect(company.next).toBeEnabled();
  await company.card('Student').click();
  await expect(company.next).toBeDisabled();
});

test('[P-SIGNUP-33] [P-SIGNUP-40] [P-SIGNUP-41] asks who somebody is, and looks over it', async ({ page, portal }) => {
  await test.step('[P-SIGNUP-33] [P-SIGNUP-40] asks who somebody is, beside what has been settled', async () => {
    const { summary } = await withChoice({ page, portal });
    await expect(page.getByRole('textbox', { name: 'Etternavn' })).toBeVisible();
    await expect(summary.getByRole('term')).toHaveText([
      'Sponsorkode',
      'Bedrift',
      'Senter',
      'Medlemskap',
      'Pris',
      'Bindingstid',
    ]);
    await expect(summary.getByRole('definition')).toHaveText([
      'AB-1C2-D3E4-F5G',
      'Fjordkonsult',
      'Sentrum',
      'Student',
      /339,00 per måned/,
      /12\småneder\s*kr\s4\s068,00\stil\ssammen/,
    ]);
  });

  await test.step('[P-SIGNUP-41] names the member with name, postal code and place', async () => {
    const { summary } = companyOn(page);
    await personOn(page).fillIn();
    await expect(summary.getByRole('definition').last()).toHaveText(
      /^Sunniva Bråten\s*Tåkeveien 4\s*7014 Trondheim\s*Telefon 10000021\s*\S+@\S+\s*Født \d\d\.\d\d\.\d{4}$/,
    );
  });
});

test('[P-SIGNUP-34] leads back and forth between the steps that are open, and no further', async ({ page, portal }) => {
  const company = await withChoice({ page, portal });
  await company.steps.nth(0).getByRole('button').click();
  await expect(company.current).toHaveText(/Kode/);
  await company.steps.nth(2).getByRole('button').click();
  await expect(company.current).toHaveText(/Personalia/);
  await company.steps.nth(1).getByRole('button').click();
  await company.card('Student').click();
  await expect(company.steps.nth(2).getByRole('button')).toHaveCount(0);
});

test('[P-PAYMENT-07] [P-SIGNUP-37] [P-SIGNUP-38] signs up once, and says so after the page was loaded again', async ({
  page,
  portal,
}) => {
  const company = await withChoice({ page, portal });
  await personOn(page).fillIn();
  await expect(company.summary).toContainText('Sunniva Bråten');
  const loadedAgain = page.waitForEvent('load');
  await company.finish.dblclick();
  await loadedAgain;
  await expect(page.getByText('Medlemskapet er opprettet, og bedriften er sponsor')).toBeVisible();
  await expect(page.getByText('Fakturaen går til bedriften.')).toContainText('får du fakturaen din på e-post');
  expect(made(portal.world, 'member')).toBe(1);
  await page.reload();
  await expect(page.getByText('Medlemskapet er opprettet, og bedriften er sponsor')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['Sentrum', 'Student']);
  await expect(page.getByRole('link', { name: 'Få passord på SMS' })).toHaveAttribute(
    'href',
    '/nordlys/forgotten-password',
  );
  expect(made(portal.world, 'member')).toBe(1);
  await page.getByRole('link', { name: 'Til forsiden', exact: true }).click();
  await portal.open('/nordlys/member/company');
  await expect(company.code).toHaveValue('');
  // Whoever opens the address alone is told where to see that it is so.
  await portal.open('/nordlys/member/company?success=true');
  await expect(page.getByRole('status').getByText('ser medlemskapet på profilen din')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveCount(0);
});

test('[P-SIGNUP-39] says that a sign-up failed where the address does not say that it went well', async ({
  page,
  portal,
}) => {
  for (const success of ['false', '', 'TRUE', '1']) {
    await portal.open(`/nordlys/member/company?success=${success}`);
    await expect(page.getByRole('alert')).toContainText('Innmeldingen ble ikke fullført');
  }
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(companyOn(page).code).toBeVisible();
});

test('loses nothing by a reload at any step, nor by a failure', async ({ page, portal }) => {
  const company = await withChoice({ page, portal });
  await personOn(page).fillIn();
  await page.reload();
  await expect(company.current).toHaveText(/Personalia/);
  await expect(page.getByRole('textbox', { name: 'Etternavn' })).toHaveValue('Bråten');
  await expect(company.summary).toContainText('Student');
  // The place of the postal code has been asked for once more.
  await expect(company.summary).toContainText('Sunniva Bråten');
  goesWrong(portal.world, { call: 'signup.createMember', kind: 'status', status: 500 });
  await company.finish.click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Etternavn' })).toHaveValue('Bråten');
  goesRight(portal.world);
  await waitOutGuard(page);
  await company.finish.click();
  await expect(page.getByText('Medlemskapet er opprettet, og bedriften er sponsor')).toBeVisible();
  expect(made(portal.world, 'member')).toBe(1);
});
