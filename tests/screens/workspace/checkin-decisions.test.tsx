import type { CheckIn } from '@felles/core/workspace/checkins';
import { demoCheckIns } from '@felles/fixtures/workspace/checkins';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { type VisitedWorkspace, visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/checkins';

const refusedOf = async ({ screen }: VisitedWorkspace) =>
  within(await screen.findByRole('region', { name: /^Avvist i dag/ }));
const now = ({ screen }: VisitedWorkspace): string =>
  screen.getByText('På plassen nå', { selector: 'dt' }).parentElement?.textContent ?? '';

async function decide(page: VisitedWorkspace, choice: string) {
  const { screen, user } = page;
  const [button] = (await refusedOf(page)).getAllByRole('button', { name: /^Avgjør for / });
  const name = button?.getAttribute('aria-label')?.replace('Avgjør for ', '') ?? expect.unreachable();
  await user.click(button ?? expect.unreachable());
  const panel = within(await screen.findByRole('dialog', { name: 'Avgjør innsjekk' }));
  await user.click(panel.getByRole('radio', { name: choice }));
  return { name, panel };
}

describe('whom the card refused', () => {
  it('[W-PLAN-10] should stand first with why, and be let in with a reason, which row and figures have', async () => {
    const page = await visitWorkspace(PAGE);
    const { screen, user, world } = page;
    const section = await refusedOf(page);
    expect(section.getAllByRole('listitem')).toHaveLength(2);
    expect(section.getAllByText(/Kortet kunne ikke leses|HMS-kortet er gått ut/)).toHaveLength(2);
    const { name, panel } = await decide(page, 'Slipp inn');
    await user.click(panel.getByRole('button', { name: 'Slipp inn' }));
    expect(panel.getByText('Skriv en grunn. Den står på mannskapslisten.')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Kort bestilt, kvittering vist' }));
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Slipp inn' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await section.findByText('Sluppet inn')).toBeDefined();
    expect(section.getByText('«Kort bestilt, kvittering vist» Ola Bakken 10:00')).toBeDefined();
    await waitFor(() => expect(now(page)).toMatch(/^På plassen nå9.*6 godkjent1 sluppet inn2 gjester1 avvist/));
    const row = (await screen.findByRole('table', { name: 'Innsjekk' })).textContent;
    expect(row).toContain(`${name}`);
    expect(row).toContain('Sluppet inn av Ola Bakken 10:00: Kort bestilt, kvittering vist');
    expect(JSON.stringify(world.state.tables['history'])).toContain('avgjorde innsjekk');
  });

  it('[W-PLAN-10] should stand above a filtered list, and have its decision changed for another reason', async () => {
    const page = await visitWorkspace(`${PAGE}?q=ingen-heter-dette`);
    const { screen, user, world } = page;
    const { panel, name } = await decide(page, 'Slipp inn');
    await user.click(panel.getByRole('button', { name: 'Kort bestilt, kvittering vist' }));
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Slipp inn' }));
    const section = await refusedOf(page);
    await user.click(await section.findByRole('button', { name: `Endre avgjørelsen for ${name}` }));
    const change = within(await screen.findByRole('dialog', { name: 'Avgjør innsjekk' }));
    expect(change.getByText('Sluppet inn av Ola Bakken 10:00: Kort bestilt, kvittering vist')).toBeDefined();
    await user.click(change.getByRole('radio', { name: 'Ikke slipp inn' }));
    await user.click(change.getByRole('button', { name: 'Ikke slipp inn' }));
    expect(change.getByText('Skriv en grunn. Den står på mannskapslisten.')).toBeDefined();
    await user.click(change.getByRole('button', { name: 'Har ikke gyldig kort' }));
    waitOutGuard();
    await user.click(change.getByRole('button', { name: 'Ikke slipp inn' }));
    expect(await section.findByText('«Har ikke gyldig kort» Ola Bakken 10:00')).toBeDefined();
    expect(JSON.stringify(world.state.tables['history'])).toContain('fra sluppet inn til ikke sluppet inn');
  });

  it('should be printed on the crew list with the decisions, those not let in below', async () => {
    const page = await visitWorkspace(PAGE);
    const { screen, user } = page;
    const { panel, name } = await decide(page, 'Ikke slipp inn');
    await user.click(panel.getByRole('button', { name: 'Firmaet har ikke avtale her' }));
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Ikke slipp inn' }));
    expect(await (await refusedOf(page)).findByText('Ikke sluppet inn')).toBeDefined();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await user.click(screen.getByRole('button', { name: 'Skriv ut' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Skriv ut liste' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const paper = within(screen.getByText('Mannskapsliste', { selector: 'h1' }).closest('article') ?? document.body);
    const below = paper.getByText('Ikke sluppet inn', { selector: 'h2' }).closest('section');
    expect(below?.textContent).toContain(name);
    expect(below?.textContent).toContain('Avvist av Ola Bakken 10:00: Firmaet har ikke avtale her');
    expect(paper.getByText('Oversiktsliste etter byggherreforskriften § 15')).toBeDefined();
  });

  it('should keep the decision of another user who was first, or be decided after it', async () => {
    const rows: readonly CheckIn[] = demoCheckIns(1, Date.parse('2026-11-19T09:00:00Z'), '1001');
    const page = await visitWorkspace(PAGE, {
      before: (world) =>
        world.change((state) => {
          state.tables['checkins'] = [...rows];
        }),
    });
    const { user, world } = page;
    const { panel } = await decide(page, 'Ikke slipp inn');
    world.change((state) => {
      const decision = { let_in: true, reason: 'Kort vist', by: 'Kari Lunde', at: '2026-11-19T09:00:00Z' };
      state.tables['checkins'] = rows.map((row) => ({ ...row, decision: row.valid ? null : decision }));
    });
    await user.click(panel.getByRole('button', { name: 'Har ikke gyldig kort' }));
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Ikke slipp inn' }));
    const section = await refusedOf(page);
    expect(await section.findByText('Ikke lagret: Kari Lunde slapp inn mens du skrev.')).toBeDefined();
    expect(section.getByRole('button', { name: 'Behold Karis' })).toBeDefined();
    waitOutGuard();
    await user.click(section.getByRole('button', { name: 'Ikke slipp inn' }));
    expect(await section.findByText('«Har ikke gyldig kort» Ola Bakken 10:00')).toBeDefined();
  });

  it('[W-PLAN-10] should be found among the participants where the card says no name', async () => {
    const rows: readonly CheckIn[] = demoCheckIns(1, Date.parse('2026-11-19T09:00:00Z'), '1001');
    const page = await visitWorkspace(PAGE, {
      before: (world) =>
        world.change((state) => {
          const nameless = { firstName: null, lastName: null, personId: null };
          state.tables['checkins'] = rows.map((row) => (row.valid ? row : { ...row, ...nameless }));
        }),
    });
    const [find] = (await refusedOf(page)).getAllByRole('button', { name: 'Finn person' });
    await page.user.click(find ?? expect.unreachable());
    const panel = within(await page.screen.findByRole('dialog', { name: 'Sjekk inn uten kort' }));
    expect(panel.getByRole('combobox', { name: 'Hvem?' })).toBeDefined();
  });

  it('should be decided by who has the right alone, and be told who can', async () => {
    const page = await visitWorkspace(PAGE, { login: 'per' });
    const section = await refusedOf(page);
    expect(section.queryByRole('button')).toBeNull();
    expect(section.getByText('Anleggslederen eller prosjektlederen kan avgjøre.')).toBeDefined();
  });
});

describe('a participant without a card', () => {
  it('[W-PLAN-10] should be found by name, and be checked in with a reason that the list has', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await screen.findByRole('table', { name: 'Innsjekk' });
    await user.click(screen.getByRole('button', { name: 'Sjekk inn' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Sjekk inn uten kort' }));
    await user.type(panel.getByRole('combobox', { name: 'Hvem?' }), 'e');
    const [found] = await panel.findAllByRole('option');
    const name = found?.firstChild?.textContent ?? '';
    await user.click(found ?? expect.unreachable());
    await user.click(panel.getByRole('button', { name: 'Glemt kortet hjemme' }));
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: `Sjekk inn ${name}` }));
    expect(await screen.findByText(/^Uten kort, av Ola Bakken 10:0\d: Glemt kortet hjemme/)).toBeDefined();
    expect((await screen.findByRole('table', { name: 'Innsjekk' })).textContent).toContain(name);
  });
});
