import { withChoice } from '../../support/company.ts';
import { personOn } from '../../support/person.ts';
import { expect, test } from '../../support/portal.ts';
import { made } from '../../support/service.ts';

// On a desk; keyboard.spec.ts signs up through a company on a phone.
test.use({ viewport: { width: 1440, height: 900 } });

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
