// The window for a new project, step by step, over the mock service.
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/projects/new';

type Visit = VisitedWorkspace;

const windowOf = async ({ screen }: Visit, name = 'Nytt prosjekt') =>
  within(await screen.findByRole('dialog', { name }, { timeout: 5_000 }));

const press = async (visit: Visit, name: string | RegExp) => {
  const dialog = await windowOf(visit);
  await visit.user.click(await dialog.findByRole('button', { name }));
};

async function begin(visit: Visit, title = 'Skolegata 14 – tilbygg'): Promise<void> {
  const dialog = await windowOf(visit);
  await visit.user.type(await dialog.findByRole('textbox', { name: 'Navn på prosjektet' }), title);
  await press(visit, 'Neste: Adresse');
}

async function search(visit: Visit, words = 'skolegata 14 bergen'): Promise<void> {
  const dialog = await windowOf(visit);
  await visit.user.type(await dialog.findByRole('combobox', { name: 'Adresse' }), words);
  const [hit] = await dialog.findAllByRole('option');
  await visit.user.click(hit ?? document.body);
}

/** To the summary, with what is the least. */
async function toSummary(visit: Visit, title?: string): Promise<void> {
  await begin(visit, title);
  await search(visit);
  for (const name of ['Neste: Husregister', 'Neste: Deltakere', 'Neste: Bilde', 'Neste: Oppsummering'])
    await press(visit, name);
}

const calls = ({ world }: Visit, call: string) =>
  world.observed.calls.entries.filter((entry) => entry.call === call);

describe('a new project', () => {
  it('[W-PROJECTS-38] [W-PROJECTS-28] should be made once, be shown, and have what was typed', async () => {
    const visit = await visitWorkspace('/x/-/projects');
    await visit.user.click(await visit.screen.findByRole('button', { name: 'Nytt prosjekt' }));
    await toSummary(visit);
    const dialog = await windowOf(visit);
    expect(dialog.getByText('Skolegata 14, 5003 Bergen', { selector: 'dd *' })).toBeDefined();
    expect(dialog.getByText('Uten kobling')).toBeDefined();
    await visit.user.dblClick(dialog.getByRole('button', { name: 'Opprett prosjekt' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/project\/\d{6}\/participants/));
    expect(asked(visit.world, 'projects.create')).toBe(1);
  });
});
