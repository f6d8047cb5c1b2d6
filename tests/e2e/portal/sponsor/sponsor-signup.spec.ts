import { obstaclesOn } from '../../support/axe.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { readInBothLanguages, speak } from '../../support/languages.ts';
import { holdBack } from '../../support/network.ts';
import { expect, test } from '../../support/portal.ts';
import { made } from '../../support/register.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { asked, waitOutGuard } from '../../support/session.ts';
import { aSponsorAskedAt, isActive } from '../../support/signup.ts';
import { MARIT, SPONSOR_LINK, SPONSOR_WORDS, STRANGER, smsTo, sponsorOn } from '../../support/sponsor.ts';

test.beforeEach(({ promises }) => promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//));

test.describe('on a phone, by the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'no' });

  test('[P-SHELL-07] [P-SPONSOR-23] [P-SPONSOR-24] [P-SPONSOR-26] [P-SPONSOR-27] [P-SPONSOR-28] leads from the SMS to the signature, and leaves nothing behind', async ({
    page,
    portal,
  }) => {
    await aSponsorAskedAt(portal, STRANGER);
    await page.goto(`${portal.outside}/sms/${STRANGER}`);
    const link = page.getByRole('link', { name: 'Les og signer' });
    await expect(link).toHaveAttribute('href', /\/nordlys\/sponsor\?departmentId=101&sponsorConnectionHash=\w+/);
    await pressAt(page, link);
    const { words, main, steps, current, next, back, sign, whom, typeIn, field, place } = sponsorOn(page);
    const section = (name: string) => main.getByRole('region', { name, exact: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sponsorTitle);
    await expect(whom('Kari Kanari')).toBeVisible();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/sponsor`);
    await expect(steps).toHaveText(words.sponsorSteps.map((name, place) => `${place + 1}${name}`));
    // Where it is has been settled by whoever is to be paid for.
    await expect(section(words.paidFor).locator('dd').first()).toHaveText('Sentrum');
    await expect(main.getByRole('button', { name: /Sentrum/ })).toHaveCount(0);
    // What it costs is to be read before anything is filled in.
    await expect(main.locator('dt')).toHaveText(['Senter', ...words.costs]);
    await expect(main.getByRole('link', { name: words.terms })).toBeVisible();
    expect(await obstaclesOn(page)).toEqual([]);
    await pressAt(page, next);
    await expect(section(words.sponsorSteps[1])).toBeFocused();
    await typeIn(MARIT);
    await page.reload();
    await expect(field('Fornavn')).toHaveValue('Marit');
    await expect(place).toHaveValue('Trondheim');
    await pressAt(page, field('E-post'));
    await expect(section(words.sponsorSteps[2])).toBeFocused();
    // What is agreed to is come past before the button, with nothing over it.
    const terms = await main.getByRole('link', { name: words.terms }).boundingBox();
    const ways = await back.boundingBox();
    expect((terms?.y ?? Number.NaN) + (terms?.height ?? 0)).toBeLessThan(ways?.y ?? Number.NaN);
    await expect(main.locator('dl')).toContainText('Marit Kanari7014 Trondheim');
    await expect(main.locator('dl')).toContainText(`${words.sponsorFor}Kari Kanari`);
    await expect(main.locator('dl')).toContainText('kr 449,00 per måned');
    for (const label of words.costs) await expect(main.locator('dt').filter({ hasText: label })).toHaveCount(1);
    await page.reload();
    await expect(current).toContainText(words.sponsorSteps[2]);
    // There is a way back, to the form as it was sent.
    await pressAt(page, back);
    await expect(section(words.sponsorSteps[1])).toBeFocused();
    await expect(field('Fornavn')).toHaveValue('Marit');
    await pressAt(page, next);
    await expect(section(words.sponsorSteps[2])).toBeFocused();
    await pressAt(page, sign);
    await pressAt(page, page.getByRole('button', { name: 'Gå til signering' }));
    await pressAt(page, page.getByRole('button', { name: 'Signer', exact: true }));
    await expect(main.getByText(words.setUp)).toBeVisible();
    await expect(main.locator('dl')).toContainText(`${words.sponsorFor}Kari Kanari`);
    await expect(main.locator('dl')).toContainText('kr 449,00 per måned');
    expect(await obstaclesOn(page)).toEqual([]);
    await tabTo(page, main.getByRole('link', { name: words.home }));
    expect(['member', 'contract', 'invoice', 'signature'].map((kind) => made(portal.world, kind))).toEqual([
      2, 1, 1, 1,
    ]);
    expect([isActive(portal), smsTo(portal.world, STRANGER)]).toEqual([true, 1]);
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
      /Marit|Kanari|10000011/,
    );
    await page.goto(portal.world.state.messages.find(({ to }) => to === STRANGER)?.link?.address ?? '');
    await expect(main.getByText(words.usedWords)).toBeVisible();
  });
});

test.describe('on a wide screen, with the pointer', () => {
  test.use({ viewport: { width: 1440, height: 900 }, language: 'en' });

  test('[P-SPONSOR-23] [P-SPONSOR-27] [P-SPONSOR-28] [P-SPONSOR-29] [P-SPONSOR-34] [P-SPONSOR-35] registers one sponsor whatever is clicked, refused or lost, and signs after coming back', async ({
    page,
    portal,
  }) => {
    // By a service that does not tell what is paid for, they choose where they belong.
    await page.route('**/sponsed?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), agreement: null } });
    });
    await portal.open(SPONSOR_LINK);
    const sponsor = sponsorOn(page, 'en');
    const { words, main, current, next, back, sign, alert, field, choose, place } = sponsor;
    const sentrum = main.getByRole('button', { name: /Sentrum/ });
    // By the link it is chosen already; pressed once more it is not.
    await expect(sentrum).toHaveAttribute('aria-pressed', 'true');
    await sentrum.click();
    await next.click();
    await expect(alert).toBeFocused();
    expect(await obstaclesOn(page)).toEqual([]);
    await sentrum.click();
    await expect(alert).toHaveCount(0);
    await sponsor.fillInInformation({ phone: '10000001' });
    await choose('month', 'november');
    await choose('day', '20');
    await choose('year', '2008');
    await expect(main.getByText(words.underage)).toBeVisible();
    await expect(next).toHaveCount(0);
    await choose('day', '19');
    await expect(main.getByText(words.underage)).toHaveCount(0);
    await next.click();
    await expect(alert).toContainText(words.exists);
    await expect(alert).toBeFocused();
    await readInBothLanguages(page, (_, language) => expect(alert).toContainText(SPONSOR_WORDS[language].exists));
    await speak(page, 'en');
    await field('Phone number').fill(STRANGER);
    await expect(alert).toHaveCount(0);

    goesWrong(portal.world, { call: 'sponsor.createSponsor', kind: 'status', status: 503, times: 1 });
    await waitOutGuard(page);
    await next.click();
    await expect(page.getByRole('region').getByText('503')).toBeVisible();
    await expect(alert).toContainText(words.notAnswered);
    await expect(alert).toBeFocused();
    goesWrong(portal.world, { call: 'sponsor.createSponsor', kind: 'html', after: true, times: 1 });
    await waitOutGuard(page);
    await next.dblclick();
    await expect(alert).toContainText(words.notAnswered);
    await page.reload();
    await expect(field('First name')).toHaveValue('Marit');
    await expect(place).toHaveValue('Trondheim');
    await back.click();
    await expect(sentrum).toBeVisible();
    await page.goBack();
    await expect(field('First name')).toHaveValue('Marit');
    await page.getByRole('button', { name: 'Norsk' }).click();
    await expect(field('Fornavn')).toHaveValue('Marit');
    await page.getByRole('button', { name: 'English' }).click();
    const letGo = await holdBack(page, 'sponsor.createSponsor');
    await next.click();
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await field('Email').press('Enter');
    await letGo();
    await expect(current).toContainText(words.sponsorSteps[2]);
    expect(made(portal.world, 'member')).toBe(1);

    await expect(main.locator('dl')).toContainText(`${words.sponsorFor}Jonas Østby`);
    await sign.dblclick();
    await expect(page).toHaveURL(new RegExp(`^${portal.outside}/direct-debit/`));
    await expect(page.getByRole('heading', { name: 'Set up direct debit' })).toBeVisible();
    expect(await obstaclesOn(page)).toEqual([]);
    await page.goBack();
    await expect(sign).not.toHaveAttribute('aria-disabled', 'true');
    await waitOutGuard(page);
    await sign.click();
    await page.locator('[name="status"][value="not_started"]').click();
    await expect(main.getByText(words.notSetUp)).toBeVisible();
    expect(await obstaclesOn(page)).toEqual([]);
    await page.reload();
    await expect(main.getByText(words.notSetUp)).toBeVisible();
    expect(['member', 'contract', 'signature'].map((kind) => made(portal.world, kind))).toEqual([1, 1, 0]);
    await page.getByRole('button', { name: 'Norsk' }).click();
    await expect(main.getByRole('link', { name: SPONSOR_WORDS.no.goOn })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await main.getByRole('link', { name: words.goOn }).click();
    await expect(current).toContainText(words.sponsorSteps[2]);
    await expect(main.locator('dl')).toContainText('Marit Kanari');
    await expect(sign).toBeVisible();
    await page.reload();
    await expect(sign).toBeVisible();
    await portal.open(SPONSOR_LINK.replace('hash-open', 'nonsense'));
    await expect(main.getByText(words.linkRefused)).toBeVisible();
    await portal.open(SPONSOR_LINK);
    await next.click();
    await expect(field('First name')).toHaveValue('');
  });
});

test('[P-SPONSOR-32] warns and offers nothing to sign where nobody knows who is paid for, and tries again', async ({
  page,
  portal,
}) => {
  goesWrong(portal.world, { call: 'sponsor.sponsored', kind: 'status', status: 503 });
  await portal.open('/nordlys/sponsor?sponsedId=hash-open');
  const { words, main, next, sign, whom } = sponsorOn(page);
  await expect(main.getByText(words.whoUnknown)).toBeVisible();
  await expect(next.or(sign)).toHaveCount(0);
  expect(await obstaclesOn(page)).toEqual([]);
  goesRight(portal.world);
  await main.getByRole('button', { name: words.retry }).press('Enter');
  await expect(whom('Jonas Østby')).toBeVisible();
  await expect(next).toBeVisible();
});

test('says what is wrong with a link, and offers no way on', async ({ page, portal }) => {
  const { words, main, steps } = sponsorOn(page);
  for (const [hash, what, why] of [
    ['hash-used', words.used, words.usedWords],
    ['hash-expired', words.linkRefused, words.expired],
    ['%3Cscript%3E', words.linkRefused, words.notValid],
  ] as const) {
    await portal.open(`/nordlys/sponsor?departmentId=101&sponsorConnectionHash=${hash}`);
    await expect(main.getByText(what)).toBeVisible();
    await expect(main.getByText(why)).toBeVisible();
    await expect(main.getByRole('button').or(steps)).toHaveCount(0);
  }
  await portal.open('/nordlys/sponsor?departmentId=999');
  await expect(main.getByText(words.openAgain)).toBeVisible();
  await expect(main.getByRole('button').or(steps)).toHaveCount(0);
  expect(asked(portal.world, 'sponsor.sponsored')).toBe(3);
});

test('offers nothing to sign at an address that is not allowed', async ({ page, portal }) => {
  await page.route('**/v1/boostsignup/sponsor', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), link_to_nets: 'https://foreign.example/sign' } });
  });
  await portal.open(SPONSOR_LINK);
  const { main, next, sign, fillInInformation } = sponsorOn(page);
  await fillInInformation();
  await next.click();
  await expect(main.getByText(SPONSOR_WORDS.no.noLink)).toBeVisible();
  await expect(sign).toHaveCount(0);
});
