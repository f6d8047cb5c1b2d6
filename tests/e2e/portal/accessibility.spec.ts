import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from 'playwright/test';
import { expectNoBarriersAt, LONGEST_STATE } from '../support/axe.ts';
import { misfitsOn } from '../support/misfits.ts';
import { expect, test } from '../support/portal.ts';
import { goesRight } from '../support/service.ts';
import { WAYS } from '../support/states.ts';
import { IN_THE_VIEWER } from '../support/viewer.ts';
import { CHECKED_WIDTHS, IS_LONG, WIDE } from '../support/widths.ts';
import { makeWide } from '../support/window.ts';

const SOURCES = join(import.meta.dirname, '../../../ui-react/src');
/** Where the timetable has least room for a week. */
const WEEK = 1400;
/** [P-SHELL-52] Each with one pixel to either side. A plain run looks once at each route, a long one at each address of a way. */
const WIDTHS_OF_ROUTES = [375, 600, 900, 1100].flatMap((width) => [width - 1, width, width + 1]);
/** The least width of each layout, the widths of every run, and one that is wider than most windows. */
const WIDTHS = IS_LONG ? inOrder([...leastOfEachLayout(), ...CHECKED_WIDTHS, 2200]) : CHECKED_WIDTHS;
const WIDTHS_OF_A_WEEK = inOrder([...WIDTHS, WEEK]);

for (const way of WAYS) {
  test(
    `[P-SHELL-52] fits every width and is accessible, light and dark: ${way.map(({ name }) => name).join('; ')}`,
    way.some(({ viewer }) => viewer) ? IN_THE_VIEWER : {},
    async ({ page, context, portal, timetable, promises }) => {
      test.setTimeout(way.length * LONGEST_STATE);
      const stage = { page, context, portal, timetable, promises };
      const known = new Set<string>();
      for (const { name, route, reach, again } of way) {
        await test.step(name, async () => {
          goesRight(portal.world);
          await makeWide(page, WIDE);
          await reach(stage);
          const { pathname } = new URL(page.url());
          const widths = pathname.endsWith('/classes') ? WIDTHS_OF_A_WEEK : WIDTHS;
          if (route !== undefined) expect(pathname.replace(/^\/[^/]+/, ''), 'the route').toBe(route);
          const standsForMore = route !== undefined || (IS_LONG && !known.has(pathname));
          known.add(pathname);
          for (const width of standsForMore ? inOrder([...widths, ...WIDTHS_OF_ROUTES]) : widths) {
            await makeWide(page, width);
            await again?.(stage);
            await fits(page, width);
            if (CHECKED_WIDTHS.includes(width)) await expectNoBarriersAt(page, width);
          }
        });
      }
    },
  );
}

/** Routes with an id, each by one of its addresses. */
const WITH_IDS = ['/agreement/70001'];

base('[P-SHELL-52] looks at one state of each route', () => {
  const paths = ['paths', 'member-paths']
    .map((name) => readFileSync(join(SOURCES, `portal/${name}.ts`), 'utf8'))
    .join('');
  const routes = [...paths.matchAll(/under\('([^']*)'\)/g)].map(([, route]) => route);
  const seen = WAYS.flat().flatMap(({ route }) => route ?? []);
  expect(seen.toSorted()).toEqual([...routes, ...WITH_IDS].toSorted());
});

test('fits every width: a center whose names never end', async ({ page, portal, timetable }) => {
  portal.world.change((state) => {
    state.scenario = 'hostile';
  });
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  for (const width of WIDTHS_OF_A_WEEK) {
    await makeWide(page, width);
    await fits(page, width);
  }
});

function inOrder(widths: readonly number[]): readonly number[] {
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** One pixel more than where a style sheet says that another layout ends. */
function leastOfEachLayout(): readonly number[] {
  const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const text = styles.map((name) => readFileSync(join(SOURCES, name), 'utf8')).join('\n');
  return [...text.matchAll(/\(width <= (\d+)px\)/g)].map(([, last]) => Number(last) + 1);
}

const fits = (page: Page, width: number) =>
  expect.poll(() => misfitsOn(page), { message: `at ${width} px` }).toEqual([]);
