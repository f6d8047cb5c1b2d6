import { refuseAllButTheStart, saysItOnce } from '../../support/lost.ts';
import { goTo, LINKS, PAGES } from '../../support/pages.ts';
import { test } from '../../support/portal.ts';
import { beLoggedIn } from '../../support/session.ts';

/** What pages say of themselves where their link names nothing. */
const OWN: Readonly<Record<string, readonly string[]>> = { '/sponsor/accept': ['Lenken er ikke hel.'] };

// A token that is refused, with no new one to be had, is one error, however many calls fail because of it.

test('says once on every page that the service is lost, to a member', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  await refuseAllButTheStart(page);
  await portal.open('/nordlys');
  for (const rest of PAGES) {
    await test.step(rest, async () => {
      await goTo(page, `/nordlys${rest}`);
      await saysItOnce(page, OWN[rest]);
    });
  }
});

test('says once that the service is lost, to a visitor who follows a link', async ({ page, portal }) => {
  for (const link of LINKS) {
    await test.step(link, async () => {
      await page.unrouteAll();
      await refuseAllButTheStart(page);
      await portal.open(link);
      await saysItOnce(page);
    });
  }
});
