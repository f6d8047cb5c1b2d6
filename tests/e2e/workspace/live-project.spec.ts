// In a browser: another user's work comes over the browser's own socket, and whether it moves the focus, the page or what is typed,
// only a browser shows. The list of deviations and a phase that is opened have theirs beside their other tests.
import { issueGrant } from '@felles/mock-server/internal';
import type { Page } from 'playwright/test';
import { jpeg } from '../../support/photos.ts';
import { asked, goesWrong } from '../support/service.ts';
import { turnTo } from '../support/turn.ts';
import { expect, hears, test, type Workspace } from '../support/workspace.ts';

const ID = 1001;
const CHANNEL = `project.${ID}`;
const PAGE = `/x/-/project/${ID}`;

/** The acts of Kari, in a window of her own. */
async function kari({ world, origin }: Workspace, method: string, path: string, body: object): Promise<void> {
  const isFile = body instanceof FormData;
  const reply = await fetch(`${origin}/rest/v1/projects/${ID}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${issueGrant(world, 'kari').access}`,
      ...(!isFile && { 'content-type': 'application/json' }),
    },
    body: isFile ? body : JSON.stringify(body),
  });
  expect(reply.status, await reply.text()).toBeLessThan(300);
}

/** In one of the project's phases, by which it has come further. */
async function moveOn({ origin }: Workspace, what: 'checkpoint' | 'milestone'): Promise<void> {
  const step = async (phase: number): Promise<boolean> => {
    const reply = await fetch(`${origin}/control/api/phases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ project_id: String(ID), phase_id: String(phase), what }),
    });
    return reply.ok;
  };
  for (const phase of [1, 2, 3, 4, 5, 6, 7, 8]) if (await step(phase)) return;
  throw new Error(`No ${what} is left.`);
}

/** Where the user is: what has the focus, and how far the page and the panel are scrolled. */
const placeOn = (page: Page) =>
  page.evaluate(() => {
    const scrolled = [...document.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
    return {
      focus: document.activeElement?.outerHTML.slice(0, 200),
      window: window.scrollY,
      parts: scrolled.map(({ scrollTop }) => scrollTop),
    };
  });

test('changes the first page of a project under an open form, and leaves what is typed as it is', async ({
  page,
  workspace,
}) => {
  await workspace.open(PAGE);
  const block = (name: string) => page.locator(`main section:has(> header h2:text-is("${name}"))`);
  const measure = (name: string) => block('Fremdrift').locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(measure('Kontrollpunkter')).toContainText(/\d/);
  await hears(workspace, CHANNEL);
  await hears(workspace, `${CHANNEL}.checkins`);
  await page.getByRole('button', { name: 'Handlinger' }).click();
  await page.getByRole('menuitem', { name: 'Rediger prosjektet' }).click();
  const form = page.getByRole('form', { name: 'Prosjektet' });
  const typed = form.getByLabel('Kontraktssum');
  await typed.scrollIntoViewIfNeeded();
  await typed.fill('1250000');
  await typed.evaluate((field) => field instanceof HTMLInputElement && field.setSelectionRange(2, 4));
  const before = await placeOn(page);

  const [activities, milestones] = await Promise.all(
    ['Kontrollpunkter', 'Milepæler'].map((name) => measure(name).textContent()),
  );
  await kari(workspace, 'PATCH', '', { title: 'Fjordgløtt', description: 'Ny fasade' });
  await expect(page.locator('main h2').first()).toContainText('Fjordgløtt');
  await moveOn(workspace, 'checkpoint');
  await expect(measure('Kontrollpunkter')).not.toHaveText(activities ?? '');
  await moveOn(workspace, 'milestone');
  await expect(measure('Milepæler')).not.toHaveText(milestones ?? '');
  await kari(workspace, 'POST', '/checkins', {
    firstName: 'Gina',
    lastName: 'Gjest',
    companyName: 'Besøk AS',
    guest: true,
  });
  await expect(block('På plassen nå')).toContainText('Gina Gjest');
  await kari(workspace, 'POST', '/participants', { roles: [], contact: { id: 103, name: 'Åsheim Drift AS' } });
  await expect.poll(() => asked(workspace.world, 'participants.participants')).toBe(2);
  const open = Array.from({ length: 777 }, (_, at) => ({ deviation_id: at + 1, closed_date: null }));
  goesWrong(workspace.world, { call: 'siteRecords.deviations', kind: 'answer', answer: open });
  await workspace.live('publish', { channel: CHANNEL, event: 'deviation.changed', data: { deviation_id: 1 } });
  await expect(block('Åpne avvik')).toContainText('777');

  expect(await placeOn(page)).toEqual(before);
  await expect(typed).toHaveValue('1250000');
  expect(await typed.evaluate((field) => field instanceof HTMLInputElement && field.selectionStart)).toBe(2);
  // A field that the user has not touched is the other's by now, so that saving takes nothing back.
  await expect(form.getByLabel('Navn', { exact: true })).toHaveValue('Fjordgløtt');
  await expect(form.getByLabel('Beskrivelse')).toHaveValue('Ny fasade');
});

const fileOf = (name: string, type: string): FormData => {
  const parts = new FormData();
  parts.append('file', new Blob([new Uint8Array(jpeg(3))], { type }), name);
  return parts;
};

test('shows what another user adds to the lists of a project, and moves no reader away', async ({
  page,
  workspace,
}) => {
  await workspace.open(`${PAGE}/hours`);
  const rows = page.locator('main tbody tr[data-row]');
  const main = page.getByRole('main');
  const standsBy = async (
    path: string,
    shown: () => Promise<void>,
    work: () => Promise<void>,
    told: () => Promise<void>,
  ) => {
    await turnTo(page, `${PAGE}/${path}`);
    await shown();
    await hears(workspace, CHANNEL);
    await page.keyboard.press('Tab');
    await page.evaluate(() => window.scrollTo(0, 40));
    const before = await placeOn(page);
    await work();
    await told();
    expect(await placeOn(page), path).toEqual(before);
  };
  const hasRows = () => expect(rows.first()).toBeAttached();

  await standsBy(
    'hours',
    hasRows,
    async () => {
      const data = { hours_id: 990_001, date: '2026-11-19', art_id: 4, name: 'Betong', hours: 7.5 };
      await workspace.live('publish', { channel: CHANNEL, event: 'hours.changed', data });
    },
    () => expect(page.getByText('1 ny.').first()).toBeAttached(),
  );
  await standsBy(
    'participants',
    () => expect(main.getByText('Ola Bakken').first()).toBeVisible(),
    () => kari(workspace, 'POST', '/participants', { roles: [], contact: { id: 102, name: 'Skoglia Barnehager AS' } }),
    () => expect(main.getByText('Skoglia Barnehager AS').first()).toBeAttached(),
  );
  await standsBy(
    'documents',
    hasRows,
    () => kari(workspace, 'POST', '/documents', fileOf('referat.jpg', 'image/jpeg')),
    () => expect(main.getByText(/^referat/).first()).toBeAttached(),
  );
  await standsBy(
    'photos',
    () => expect(main.locator('li img').first()).toBeVisible(),
    () => kari(workspace, 'POST', '/documents', fileOf('grunnmur.jpg', 'image/jpeg')),
    () => expect(main.getByText(/^grunnmur/).first()).toBeAttached(),
  );
});
