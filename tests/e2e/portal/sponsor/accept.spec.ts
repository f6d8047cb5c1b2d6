import type { Page } from 'playwright/test';
import { barriersOn } from '../../support/axe.ts';
import { pressAt } from '../../support/keyboard.ts';
import { holdBack } from '../../support/network.ts';
import { expect, test } from '../../support/portal.ts';
import { made } from '../../support/register.ts';
import { goesWrong } from '../../support/service.ts';
import { waitOutGuard } from '../../support/session.ts';
import { aSponsorAskedAt } from '../../support/signup.ts';
import { HAS_SIGNED, SPONSOR_WORDS } from '../../support/sponsor.ts';
import { sentTo } from '../tracking/harness.ts';

const ADDRESS = '/nordlys/sponsor/accept';
const outcomeOn = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('on a phone, by the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'no', consent: 'accepted' });

  test('[P-SHELL-08] [P-SPONSOR-40] [P-SPONSOR-41] [P-SPONSOR-42] [P-TRACKING-09] accepts once, by a click', async ({
    page,
    portal,
    promises,
  }) => {
    promises.except(new RegExp(`^from elsewhere: ${portal.outside}/`));
    const words = SPONSOR_WORDS.no;
    const main = page.getByRole('main');
    const outcome = outcomeOn(page);
    const busy = main.locator('[role="status"][aria-busy="true"]');
    const accept = main.getByRole('button', { name: words.accept });
    await aSponsorAskedAt(portal, HAS_SIGNED);
    const show = await holdBack(page, 'sponsor.sponsored');
    await portal.open(`${ADDRESS}?hash=${portal.world.state.connections[0]?.hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sponsorTitle);
    await expect(busy).toHaveText(words.finding);
    await show();
    await expect(page).toHaveURL(`${portal.origin}${ADDRESS}`);
    await expect(main.locator('dt')).toHaveText(['Senter', ...words.costs]);
    await expect(main.locator('dl')).toContainText('kr 449,00 per måned');
    await expect(main.getByRole('link', { name: words.terms })).toBeVisible();
    expect(made(portal.world, 'acceptance')).toBe(0);
    const doAccept = await holdBack(page, 'sponsor.accept');
    goesWrong(portal.world, { call: 'sponsor.accept', kind: 'status', status: 503, times: 1 });
    await pressAt(page, accept);
    await expect(busy).toHaveText(words.accepting);
    await doAccept();
    await expect(outcome).toContainText(words.answerUnknown);
    await waitOutGuard(page);
    await pressAt(page, outcome.getByRole('button', { name: words.retry }));
    await expect(outcome).toContainText(words.accepted);
    await expect(outcome).toBeFocused();
    await expect.poll(() => sentTo(portal.world)).toMatchObject([{ ev: 'SponsorConfirmed' }]);
    await expect(main.locator('dt')).toHaveText(['Senter', ...words.costs]);
    expect(await barriersOn(page)).toEqual([]);
    await page.reload();
    await expect(outcome).toContainText(words.usedWords);
    await expect(accept).toHaveCount(0);
    await pressAt(page, outcome.getByRole('link', { name: words.home }));
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    expect(made(portal.world, 'acceptance')).toBe(1);
  });
});

test.describe('on a wide screen, with the pointer', () => {
  test.use({ viewport: { width: 1440, height: 900 }, language: 'en' });

  test('[P-SPONSOR-43] warns that direct debit was not signed, and says what is wrong with a link', async ({
    page,
    context,
    portal,
  }) => {
    const words = SPONSOR_WORDS.en;
    const outcome = outcomeOn(page);
    const retry = outcome.getByRole('button', { name: words.retry });
    await portal.open(`${ADDRESS}?hash=hash-open`);
    const accept = page.getByRole('button', { name: words.accept });
    await expect(accept).toBeVisible();
    await context.setOffline(true);
    await accept.click();
    await expect(outcome).toContainText('You are offline, so nothing has been sent now.');
    await context.setOffline(false);
    await expect(outcome).not.toContainText('You are offline');
    await accept.click();
    await expect(outcome).toBeFocused();
    await expect(outcome).toContainText(words.notAccepted);
    await expect(outcome).toContainText(words.signFirst);
    // Whoever signs elsewhere meanwhile tries again; for all others the link is good for the agreement that is missing.
    await waitOutGuard(page);
    await retry.click();
    await expect(outcome).toBeFocused();
    await expect(outcome).toContainText(words.signFirst);
    await outcome.getByRole('link', { name: words.goOn }).click();
    await expect(page.getByText(`${words.askedFor} Jonas Østby`)).toBeVisible();
    for (const [hash, why] of [
      ['hash-expired', words.expired],
      ['%3Cscript%3E', words.notValid],
      ['', words.notWhole],
    ] as const) {
      await portal.open(`${ADDRESS}?hash=${hash}`);
      await expect(outcome).toContainText(words.notAccepted);
      await expect(outcome).toContainText(why);
      await expect(retry).toHaveCount(0);
    }
    expect(made(portal.world, 'acceptance')).toBe(0);
  });
});
