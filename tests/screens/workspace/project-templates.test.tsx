// A project from a template, and a project that is saved as one, over the mock service.
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const TYPED = {
  title: 'Fjellveien 8',
  source: 'user',
  address: 'Fjellveien 8',
  postal_code: '5003',
  city: 'Bergen',
  step: 'template',
  reached: 'template',
};

const dialogOf = async ({ screen }: VisitedWorkspace, name: string) =>
  within(await screen.findByRole('dialog', { name }));

/** The step of the template, with the address typed before. */
async function atTemplate() {
  const visit = await visitWorkspace('/x/-/projects/new', { drafts: { 'new project ': TYPED } });
  const dialog = await dialogOf(visit, 'Nytt prosjekt');
  const press = async (name: string) => visit.user.click(await dialog.findByRole('button', { name }));
  return { ...visit, dialog, press };
}

async function fillDay(visit: Awaited<ReturnType<typeof atTemplate>>, day: string) {
  const field = await visit.dialog.findByLabelText('Første dag');
  await visit.user.clear(field);
  await visit.user.type(field, day);
}

async function toSummary({ press }: Awaited<ReturnType<typeof atTemplate>>) {
  for (const name of ['Husregister', 'Deltakere', 'Bilde', 'Oppsummering']) await press(`Neste: ${name}`);
}

describe('a new project from a template', () => {
  it('[W-PLAN-08] should show moved days at once, count the parts, and have them once it is made', async () => {
    const visit = await atTemplate();
    const { dialog, user, press, world } = visit;
    await user.click(await dialog.findByRole('radio', { name: /^Tilbygg, enebolig/ }));
    expect(dialog.getByText(/5 faser · 9 milepæler · 3 frister · 4 sjekklister · håndbok · 260 timer/)).toBeDefined();
    await fillDay(visit, '2027-02-01');
    const moved = within(dialog.getByRole('region', { name: 'Flyttet til neste arbeidsdag' }));
    expect(moved.getByRole('status').textContent).toMatch(/ av 22 dager$/);
    expect(moved.getAllByRole('listitem')[0]?.textContent).toBe('Fundament støptMilepæl · lø.fra 13.02til ma. 15.02');
    await user.click(dialog.getByRole('button', { name: /^Ta med/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Sjekklister' }));
    expect(dialog.getByRole('button', { name: /^Ta med/ }).textContent).toBe('Ta med 4 av 5');
    await toSummary(visit);
    const summary = within(await dialog.findByRole('region', { name: 'Fra malen' }));
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Faser med budsjett260 timer budsjett5',
      'MilepælerFørste: Nabovarsel er gitt ma. 01.029',
      'FristerSiste: Overtakelse 24.05.20273',
      'HåndbokKS-håndbok 202648',
    ]);
    await press('Opprett prosjekt');
    await waitFor(() => expect(window.location.pathname).toMatch(/project\/\d{6}$/));
    expect(asked(world, 'projectTemplates.make')).toBe(4);
    const made: unknown = world.state.tables['milestones'];
    expect((Array.isArray(made) ? made : []).filter(({ project_id: id }) => Number(id) >= 100_000)).toHaveLength(9);
  });

  it('[W-PLAN-08] should try again the part that stopped alone', async () => {
    const visit = await atTemplate();
    const { dialog, user, press, world } = visit;
    await user.click(await dialog.findByRole('radio', { name: /^Enebolig, nybygg/ }));
    await toSummary(visit);
    goesWrong(world, { call: 'projectTemplates.make', kind: 'status', status: 408 });
    await press('Opprett prosjekt');
    const rows = async () => within(await dialog.findByRole('region', { name: 'Fra malen' })).getAllByRole('listitem');
    await waitFor(async () => {
      for (const { textContent } of await rows()) expect(textContent).toMatch(/Stanset ved 0 av \d+\./);
    });
    goesRight(world);
    waitOutGuard();
    await user.click(dialog.getByRole('button', { name: 'Prøv igjen med Milepæler' }));
    await waitFor(async () => expect((await rows())[1]?.textContent).toBe('Milepæler17 av 17'));
    expect((await rows())[0]?.textContent).toContain('Stanset ved 0 av 5');
    expect(dialog.getByText('1 av 5 ferdig')).toBeDefined();
    expect(asked(world, 'projects.create')).toBe(1);
  });

  it('[W-PLAN-08] should say how many records the user has given up, beside all of the part', async () => {
    const visit = await atTemplate();
    const { dialog, user, press, world } = visit;
    await user.click(await dialog.findByRole('radio', { name: /^Enebolig, nybygg/ }));
    await toSummary(visit);
    goesWrong(world, { call: 'projectTemplates.make', kind: 'status', status: 400 });
    await press('Opprett prosjekt');
    await user.click(await dialog.findByRole('button', { name: 'Uten Milepæler' }));
    const row = async () => (await dialog.findByText('Milepæler')).closest('li')?.textContent;
    await waitFor(async () => expect(await row()).toBe('Milepæler0 av 17. 17 er ikke tatt med'));
  });

  it('should ask for the first day, and go on without a template', async () => {
    const visit = await atTemplate();
    const { dialog, user, press } = visit;
    await user.click(await dialog.findByRole('radio', { name: /^Rehabilitering av bad/ }));
    await user.clear(await dialog.findByLabelText('Første dag'));
    await press('Neste: Husregister');
    expect(await dialog.findByText(/^Velg den første dagen/)).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: /^Uten mal/ }));
    await press('Fortsett uten mal');
    expect(await dialog.findByText('Steg 4 av 7')).toBeDefined();
  });
});

describe('a project that is saved as a template', () => {
  it('[W-PLAN-08] should say what is not taken, refuse a name that is taken, and be said once it is saved', async () => {
    const visit = await visitWorkspace('/x/-/project/1001');
    const { screen, user, world } = visit;
    await user.click(await screen.findByRole('button', { name: 'Handlinger' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lagre som mal' }));
    const dialog = await dialogOf(visit, 'Lagre som mal');
    const name = await dialog.findByRole('textbox', { name: 'Hva skal malen hete?' });
    expect(dialog.getByText(/^deltakere, kunde, timer, avvik/)).toBeDefined();
    await user.clear(name);
    await user.type(name, 'tilbygg, enebolig');
    await user.click(dialog.getByRole('checkbox', { name: 'Håndbok' }));
    await user.click(dialog.getByRole('button', { name: 'Lagre mal' }));
    expect(await dialog.findByText('«Tilbygg, enebolig» finnes. Gi denne et annet navn.')).toBeDefined();
    await user.type(name, ' 2026');
    waitOutGuard();
    await user.click(dialog.getByRole('button', { name: 'Lagre mal' }));
    expect(await screen.findByText('«tilbygg, enebolig 2026» er lagret som mal')).toBeDefined();
    const saved: unknown = world.state.tables['project-templates'];
    expect((Array.isArray(saved) ? saved : []).at(-1)).toMatchObject({
      title: 'tilbygg, enebolig 2026',
      handbook: null,
    });
  });

  it('[W-PLAN-15] should not be offered to one who does not run the phases', async () => {
    const { screen, user } = await visitWorkspace('/x/-/project/1001', { login: 'per' });
    await user.click(await screen.findByRole('button', { name: 'Handlinger' }));
    expect(await screen.findByRole('menuitem', { name: 'Samtaler' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Lagre som mal' })).toBeNull();
  });
});
