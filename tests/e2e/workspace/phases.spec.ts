// In a browser: what is cut or out of reach in a window, what is told over the browser's own socket while somebody reads on,
// where the page stands after a phase was opened or the way back was taken, and what is left on paper.
import { expectNoBarriers } from '../support/axe.ts';
import { JOURNEY_WIDTHS } from '../support/widths.ts';
import { expectFits } from '../support/window.ts';
import { expect, hears, test, type Workspace } from '../support/workspace.ts';

const PAGE = '/x/-/project/1001/phases';
const CHANNEL = 'project.1001';

async function moveOn({ origin }: Workspace, phaseId: string, what: string): Promise<void> {
  const body = JSON.stringify({ project_id: '1001', phase_id: phaseId, what });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${origin}/control/api/phases`, { method: 'POST', headers, body });
  expect(reply.ok).toBe(true);
}

for (const width of JOURNEY_WIDTHS) {
  test(`[W-PHASES-12] opens a phase and keeps its place while the phase moves on, in ${width} pixels`, async ({
    page,
    workspace,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await workspace.open(PAGE);
    await page.getByRole('button', { name: 'Åpne alle' }).click();
    // The head of the project comes with an answer of its own, and moves what is below it.
    await expect(page.getByRole('link', { name: /^Storgata 31, rehabilitering/ })).toBeVisible();
    await expectFits(page);

    const started = page.getByRole('heading', { level: 3 }).getByRole('link').first();
    const name = (await started.textContent()) ?? '';
    const phase = page.getByRole('region', { name, exact: true });
    await started.focus();
    const top = async () => (await started.boundingBox())?.y;
    const before = await top();
    await page.keyboard.press('Enter');
    await expect(phase.getByRole('heading', { level: 4, name: /^Milepæler \d av \d/ })).toBeVisible();
    await expect(started).toBeFocused();
    expect(await top()).toBe(before);
    await expectNoBarriers(page, 'a phase that is opened');
    await expectFits(page);

    const phaseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await hears(workspace, CHANNEL);
    const counted = phase.getByRole('heading', { level: 4, name: /^Milepæler/ });
    const count = await counted.textContent();
    await moveOn(workspace, phaseId, 'milestone');
    await expect(counted).not.toHaveText(count ?? '');
    await moveOn(workspace, phaseId, 'phase');
    await expect(page.getByRole('button', { name: /^Startet 1$|^Startet 0$/ })).toBeVisible();
    await expect(counted).toBeVisible();
    await expect(started.or(phase.getByRole('link', { name }))).not.toHaveCount(0);
    await expect(phase.getByRole('link', { name, exact: true })).toBeFocused();

    await page.goBack();
    await expect(counted).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));

    await test.step('leaves the phases alone on paper, with what is opened', async () => {
      await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 4, name: /^Kontrollpunkter \d av \d/ })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      // Where the page lies stays: it names the project.
      await expect(page.getByRole('navigation', { name: /Hovedmeny|Sider i prosjektet/ })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Skriv ut|Åpne alle/ })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Faser' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 4, name: /^Kontrollpunkter/ })).toBeVisible();
    });
  });
}
