import { CORPUS } from '../../../support/hostile/corpus.ts';
import { expect, test } from '../../support/portal.ts';
import { tracesOn, UNTOUCHED } from '../../support/traces.ts';

const INFO = /\/rest\/v1\/boostsignup\/portalinfo/;
const MARKUPS = CORPUS.map(({ html }) => html);
const wide = `<p>${'<span>ord </span>'.repeat(60_000)}sist</p>`;

const TEXTS = [
  { what: 'every hostile text there is', info: MARKUPS.join('<hr>') },
  { what: 'every hostile text there is, the last one first', info: MARKUPS.toReversed().join('<hr>') },
  { what: 'a million signs', info: wide },
  { what: 'a hundred thousand elements in each other', info: '<div>'.repeat(100_000) },
  { what: 'a hundred thousand beginnings of an element', info: '<a href="'.repeat(100_000) },
  { what: 'half a sign', info: '\ud83c' },
];

test('goes on with all that the center tells after a signing', async ({ page, portal }) => {
  for (const { what, info } of TEXTS) {
    await test.step(what, async () => {
      await page.unroute(INFO);
      await page.route(INFO, (route) => route.fulfill({ json: { portal_info: `<p>Velkommen til oss</p>${info}` } }));
      await portal.open('/nordlys/avtalegiro?status=ok&departmentId=101');
      await expect(page.getByText('Velkommen til oss')).toBeVisible();
      if (info === wide) await expect(page.getByRole('main')).toContainText('ord sist');
      const foreign = (address: string | null) => !/^(https:\/\/|mailto:|tel:)/i.test(address ?? '');
      const traces = await tracesOn(page);
      expect({ ...traces, foreign: traces.foreign.filter(foreign) }).toEqual(UNTOUCHED);
      expect(await page.locator('#root, #main').count()).toBe(2);
      await page.getByRole('link', { name: 'Til forsiden' }).first().click();
      await expect(page).toHaveURL(`${portal.origin}/nordlys`);
      expect(portal.world.observed.violations.entries).toEqual([]);
    });
  }
});
