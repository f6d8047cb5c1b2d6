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
