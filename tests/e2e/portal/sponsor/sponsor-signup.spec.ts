import { barriersOn } from '../../support/axe.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { expect, test } from '../../support/portal.ts';
import { made } from '../../support/register.ts';
import { goesWrong } from '../../support/service.ts';
import { waitOutGuard } from '../../support/session.ts';
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
    // The cost is shown before the form.
    await expect(main.locator('dt')).toHaveText(['Senter', ...words.costs]);
    await expect(main.getByRole('link', { name: words.terms })).toBeVisible();
    await pressAt(page, next);
    await expect(section(words.sponsorSteps[1])).toBeFocused();
    await typeIn(MARIT);
    await page.reload();
    await expect(field('Fornavn')).toHaveValue('Marit');
    await expect(place).toHaveValue('Trondheim');
    await pressAt(page, field('E-post'));
    await expect(section(words.sponsorSteps[2])).toBeFocused();
    // The terms come before the button, with nothing over them.
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
    expect(await barriersOn(page)).toEqual([]);
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

  test('[P-SPONSOR-23] [P-SPONSOR-27] [P-SPONSOR-28] leads the focus to what is wrong, and signs after coming back', async ({
    page,
    portal,
  }) => {
    // Where the service names no agreement, the payer chooses a department.
    await page.route('**/sponsed?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), agreement: null } });
    });
    await portal.open(SPONSOR_LINK);
    const sponsor = sponsorOn(page, 'en');
    const { words, main, current, next, sign, alert, field } = sponsor;
    const sentrum = main.getByRole('button', { name: /Sentrum/ });
    // By the link it is chosen already; pressed once more it is not.
    await expect(sentrum).toHaveAttribute('aria-pressed', 'true');
    await sentrum.click();
    await next.click();
    await expect(alert).toBeFocused();
    expect(await barriersOn(page)).toEqual([]);
    await sentrum.click();
    await expect(alert).toHaveCount(0);
    await sponsor.fillInInformation();
    goesWrong(portal.world, { call: 'sponsor.createSponsor', kind: 'html', after: true, times: 1 });
    await next.dblclick();
    await expect(alert).toContainText(words.notAnswered);
    await expect(alert).toBeFocused();
    await waitOutGuard(page);
    await next.click();
    await expect(current).toContainText(words.sponsorSteps[2]);
    expect(made(portal.world, 'member')).toBe(1);

    await expect(main.locator('dl')).toContainText(`${words.sponsorFor}Jonas Østby`);
    await sign.dblclick();
    await expect(page).toHaveURL(new RegExp(`^${portal.outside}/direct-debit/`));
    await expect(page.getByRole('heading', { name: 'Set up direct debit' })).toBeVisible();
    await page.goBack();
    await expect(sign).not.toHaveAttribute('aria-disabled', 'true');
    await waitOutGuard(page);
    await sign.click();
    await page.locator('[name="status"][value="not_started"]').click();
    await expect(main.getByText(words.notSetUp)).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
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
