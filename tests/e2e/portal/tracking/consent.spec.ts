import { expectNoBarriersAt } from '../../support/axe.ts';
import { consentOn } from '../../support/consent.ts';
import { readInBothLanguages, speak } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { makeWide } from '../../support/window.ts';

test.use({ consent: 'unknown' });

test('[P-TRACKING-19] [P-TRACKING-20] asks once without taking the focus, and can be answered by keyboard alone', async ({
  page,
  portal,
}) => {
  await test.step('asks without taking the focus, and not again at this center', async () => {
    const { dialog, fine } = consentOn(page);
    await portal.open('/nordlys');
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await fine.click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('contentinfo').getByRole('button')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('felles.consent.nordlys'))).toBe('rejected');
    await portal.open('/solsiden');
    await expect(dialog).toBeVisible();
  });

  await test.step('can be answered by keyboard alone', async () => {
    const { dialog, more, reject, fine, link, close } = consentOn(page);
    await more.focus();
    await page.keyboard.press('Tab');
    await expect(fine).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(reject).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();

    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test('[P-TRACKING-23] opens again from the footer, shows the choice, and lets it be withdrawn', async ({
  page,
  context,
  portal,
  promises,
}) => {
  promises.except(new RegExp(`^from elsewhere: ${portal.outside}/`));
  const { accept, close, dialog, link, more, withdraw } = consentOn(page);
  const scripts = () => portal.world.observed.trackers.entries.length;
  await portal.open('/nordlys');
  await more.click();
  await accept.click();
  await expect.poll(scripts).toBe(2);
  await readInBothLanguages(page, async (_, language) => {
    const reopened = consentOn(page, language);
    await reopened.link.click();
    await expect(reopened.dialog).toContainText(reopened.words.accepted);
    await expect(reopened.dialog).toBeFocused();
    await reopened.close.click();
    await expect(reopened.dialog).toBeHidden();
    await expect(reopened.link).toBeFocused();
  });
  await speak(page, 'no');
  await link.click();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await link.click();
  await withdraw.click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(
    await context.cookies().then((all) => all.map(({ name }) => name).filter((name) => name !== 'language')),
  ).toEqual([]);
  await link.click();
  await readInBothLanguages(page, async (_, language) => {
    const { dialog: told, words } = consentOn(page, language);
    await expect(told).toContainText(words.withdrawn);
  });

  await page.reload();
  await consentOn(page, 'en').link.click();
  await readInBothLanguages(page, async (_, language) => {
    const { dialog: told, reject, words } = consentOn(page, language);
    await expect(told).toContainText(words.rejected);
    await expect(reject).toBeVisible();
  });
  expect(scripts()).toBe(2);
});

test('a dialog whose code fails to load breaks nothing else, and loads in the page loaded anew', async ({
  page,
  portal,
}) => {
  const code = /assets\/(tracking|Consent)[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(page.getByRole('article').first()).toBeVisible();
  await lost;
  const { dialog, link } = consentOn(page);
  expect(await dialog.count()).toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.unroute(code);
  // Some browsers fetch no module twice in one document.
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(dialog).toBeVisible();
  await expect(link).toBeVisible();
});

test('keeps to its place, gives neither answer more room, and has no barrier', async ({ page, portal }) => {
  const { accept, dialog, fine, link, more, reject } = consentOn(page);
  const standsInNoWay = async () => {
    for (const width of [390, 1600]) {
      await makeWide(page, width);
      await expect(dialog).toBeVisible();
      await expectNoBarriersAt(page, width);
    }
  };

  await test.step('covers no button and no link, wherever the page is scrolled to', async () => {
    for (const address of ['/nordlys/member?departmentId=101', '/nordlys/classes?departmentId=101', '/nordlys']) {
      await page.setViewportSize({ width: 390, height: 700 });
      await portal.open(address);
      await expect(dialog).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
      ).toBeVisible();
      expect(await page.evaluate(coveredByDialog), address).toEqual([]);
      await more.click();
      expect(await page.evaluate(coveredByDialog), address).toEqual([]);
    }
  });

  await test.step('yes and no are equals: of one kind and size, one click away, no first', async () => {
    for (const width of [320, 390, 1024, 1600]) {
      await makeWide(page, width);
      await expect(accept).toBeVisible();
      const looks = [reject, accept].map((button) =>
        button.evaluate((element) => {
          const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
          const { offsetWidth, offsetHeight } = element instanceof HTMLElement ? element : document.body;
          return { backgroundColor, color, fontSize, fontWeight, borderColor, offsetWidth, offsetHeight };
        }),
      );
      const [no, yes] = await Promise.all(looks);
      expect(no).toEqual(yes);
      const [first, second] = [await reject.boundingBox(), await accept.boundingBox()];
      expect(first?.x).toBeLessThan(second?.x ?? 0);
      expect(first?.y).toBe(second?.y);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  await test.step('has no barrier, asked or reopened, light and dark', async () => {
    await portal.open('/nordlys');
    await standsInNoWay();
    await fine.click();
    await link.click();
    await standsInNoWay();
  });
});

test.describe('under a hasty finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('takes the second click of a double one for an answer too, and not for what lies beneath', async ({
    page,
    portal,
  }) => {
    await portal.open('/nordlys');
    const { dialog, more, reject } = consentOn(page);
    await more.click();
    const { x, y, width, height } = (await reject.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const spot = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.dblclick(spot.x, spot.y);
    await expect(dialog).toBeHidden();
    const beneath = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('a')?.href, spot);
    expect(beneath).toMatch(/\/nordlys\/\w/);
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    await page.mouse.click(spot.x, spot.y);
    await expect(page).toHaveURL(beneath ?? '');
  });
});

test('a choice in one tab is the choice in the other', async ({ context, page, portal, promises }) => {
  promises.except(new RegExp(`^from elsewhere: ${portal.outside}/`));
  await portal.open('/nordlys');
  const other = await context.newPage();
  await other.goto(`${portal.origin}/nordlys/classes`);
  await expect(consentOn(other).dialog).toBeVisible();
  await consentOn(page).more.click();
  await consentOn(page).accept.click();
  await expect(consentOn(other).dialog).toBeHidden();
  await expect.poll(() => portal.world.observed.trackers.entries.length).toBe(4);
  await consentOn(other).link.click();
  await consentOn(other).withdraw.click();
  await consentOn(page).link.click();
  await expect(consentOn(page).dialog).toContainText(consentOn(page).words.withdrawn);
});

test('stays withdrawn if the browser forbids cookies', async ({ page, portal, promises }) => {
  promises.except(new RegExp(`^from elsewhere: ${portal.outside}/`));
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  // The tracker's own reaction is no part of this test.
  await page.route(`${portal.outside}/**`, (route) => route.abort());
  const { accept, dialog, link, more, withdraw } = consentOn(page);
  await portal.open('/nordlys');
  await more.click();
  await accept.click();
  await page.evaluate(() => localStorage.setItem('lastExternalReferrer', 'left by a tracker'));
  await link.click();
  await withdraw.click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ 'felles.consent.nordlys': 'rejected' });
  expect(await page.evaluate(() => localStorage.getItem('lastExternalReferrer'))).toBeNull();
});

/** The controls of the page over which the dialog lies, at any place that the page can be scrolled to. */
function coveredByDialog(): readonly string[] {
  const dialog = document.querySelector('[role="dialog"]');
  const controls = [...document.querySelectorAll('main a, main button, main input, main select, footer a, header a')];
  const covered: string[] = [];
  for (let top = 0; top <= document.documentElement.scrollHeight; top += 150) {
    scrollTo({ top, behavior: 'instant' });
    for (const control of controls) {
      const { left, top: upper, width, height } = control.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, upper + height / 2);
      if (found && dialog?.contains(found)) covered.push(`${control.textContent} at ${top}`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return covered;
}
