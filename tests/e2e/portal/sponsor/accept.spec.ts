import type { Page } from 'playwright/test';
import { obstaclesOn } from '../../support/axe.ts';
import { pressAt } from '../../support/keyboard.ts';
import { expect, test } from '../../support/portal.ts';
import { made } from '../../support/register.ts';
import { goesWrong } from '../../support/service.ts';
import { SPONSOR_WORDS } from '../../support/sponsor.ts';

const ADDRESS = '/nordlys/sponsor/accept';
const outcomeOn = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('on a phone, by the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'no' });

  test('[P-SHELL-08] [P-SPONSOR-41] [P-SPONSOR-42] shows that it waits, says that nobody knows, accepts at another try, and that again when it is loaded again', async ({
    page,
    portal,
  }) => {
    const words = SPONSOR_WORDS.no;
    const outcome = outcomeOn(page);
    goesWrong(portal.world, { call: 'sponsor.accept', kind: 'latency', milliseconds: 1_500, times: 1 });
    await portal.open(`${ADDRESS}?hash=hash-used`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sponsorTitle);
    await expect(outcome).toHaveText(words.accepting);
    await expect(outcome).toHaveAttribute('aria-busy', 'true');
    expect(await obstaclesOn(page)).toEqual([]);
    await expect(page).toHaveURL(`${portal.origin}${ADDRESS}`);
    await expect(outcome).toContainText(words.accepted);
    goesWrong(portal.world, { call: 'sponsor.accept', kind: 'status', status: 503, times: 1 });
    await page.reload();
    await expect(outcome).toContainText(words.answerUnknown);
    await pressAt(page, outcome.getByRole('button', { name: words.retry }));
    await expect(outcome).toContainText(words.accepted);
    await expect(outcome).toBeFocused();
    await page.reload();
    await expect(outcome).toContainText(words.accepted);
    expect(await obstaclesOn(page)).toEqual([]);
    await pressAt(page, outcome.getByRole('link', { name: words.home }));
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  });
});

test.describe('on a wide screen, with the pointer', () => {
  test.use({ viewport: { width: 1440, height: 900 }, language: 'en' });

  test('[P-SPONSOR-43] warns that direct debit was not signed, and says what is wrong with a link', async ({
    page,
    portal,
  }) => {
    const words = SPONSOR_WORDS.en;
    const outcome = outcomeOn(page);
    const retry = outcome.getByRole('button', { name: words.retry });
    await portal.open(`${ADDRESS}?hash=hash-open`);
    await expect(outcome).toContainText(words.notAccepted);
    await expect(outcome).toContainText(words.signFirst);
    await retry.click();
    await expect(outcome).toBeFocused();
    await expect(outcome).toContainText(words.notAccepted);
    for (const [hash, why] of [
      ['hash-expired', 'Lenken er for gammel. Be om en ny.'],
      ['%3Cscript%3E', 'Lenken er ikke gyldig.'],
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
