import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/participants';

async function add({ screen, user }: VisitedWorkspace, words: string, name: RegExp, role: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Legg til deltaker' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
  await user.type(panel.getByRole('combobox', { name: 'Person' }), words);
  await user.click((await panel.findAllByRole('option', { name }))[0] ?? document.body);
  await user.click(await panel.findByRole('checkbox', { name: role }));
  await user.click(panel.getByRole('button', { name: 'Lagre' }));
}

describe('the participants of a project', () => {
  it('should be added in a panel, by a person that is found, and stand there with the role', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen } = visit;
    await screen.findByRole('row', { name: /Kari Lunde/ });
    await add(visit, 'per moe', /^Per Moe/, 'Kontrollør');
    const row = await screen.findByRole('row', { name: /Per Moe/ });
    expect(within(row).getByText('Kontrollør')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should say what is missing, and close with a question where something is typed', async () => {
    const { screen, user } = await visitWorkspace(`${PAGE}?panel=participant.new`);
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    await user.click(await panel.findByRole('button', { name: 'Lagre' }));
    expect(panel.getByText('Velg en person.')).toBeDefined();
    await user.click(await panel.findByRole('checkbox', { name: 'Kontrollør' }));
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Nei' }));
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Kontrollør' }).checked).toBe(true);
  });

  it('should change roles from the menu of the row', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await user.click((await screen.findAllByRole('button', { name: 'Valg for Kari Lunde' }))[0] ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Endre roller' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Endre Kari Lunde' }));
    await user.click(await panel.findByRole('checkbox', { name: 'Prosjektleder' }));
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    const row = screen.getByRole('row', { name: /Kari Lunde/ });
    await waitFor(() => expect(within(row).queryByText('Prosjektleder')).toBeNull());
  });

  it('should be gone at once when removed, and come back with the reason where the service refuses', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE);
    const options = () => screen.queryAllByRole('button', { name: 'Valg for Ola Bakken' });
    await waitFor(() => expect(options()).toHaveLength(1));
    goesWrong(world, { call: 'participants.remove', kind: 'status', status: 409 });
    await user.click(options()[0] ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Fjern fra prosjektet' }));
    await user.click(screen.getByRole('button', { name: 'Nei' }));
    expect(options()).toHaveLength(1);
    await user.click(options()[0] ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Fjern fra prosjektet' }));
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    const retry = await screen.findByRole('button', { name: /Prøv igjen/ });
    expect(screen.getByText(/^Ikke lagret/)).toBeDefined();
    goesRight(world);
    await user.click(retry);
    await waitFor(() => expect(options()).toHaveLength(0));
  });

  it('should be found by words, and by role and company as facets, and say where none fits', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const names = () =>
      screen.getAllByRole('row').flatMap((row: HTMLElement) => row.querySelector('b')?.textContent ?? []);
    const search = await screen.findByRole('searchbox', { name: 'Søk i deltakerne' });
    await user.type(search, 'kari lunde');
    await waitFor(() => expect(names()).toEqual(['Kari Lunde']));
    await user.clear(search);
    await user.click(screen.getByRole('button', { name: 'Rolle' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Ansvarlig søker' }));
    await waitFor(() => expect(names()).toContain('Kari Lunde'));
    expect(names()).not.toContain('Ola Bakken');
    await user.click(screen.getByRole('button', { name: 'Firma' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Nordvik Eiendom AS' }));
    expect(await screen.findByText('Ingen deltakere passer til «Ansvarlig søker, Nordvik Eiendom AS».')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nullstill filter' }));
    await waitFor(() => expect(names()).toContain('Ola Bakken'));
  });

  it('[W-PROJECTS-17] should be marked where the company employs the project, and be called and written to', async () => {
    const { screen } = await visitWorkspace(PAGE);
    expect(await screen.findByText(/· 2600$/)).toBeDefined();
    const marks = await screen.findAllByText('Byggherre', { selector: '[data-type="INFO"]' });
    // The company itself, and the one who works there.
    expect(marks).toHaveLength(2);
    for (const mark of marks) expect(mark.closest('tr')?.textContent).toContain('Nordvik Eiendom AS');
    const message = await screen.findByRole('link', { name: 'Send SMS til Kari Lunde' });
    expect(message.getAttribute('href')).toMatch(/^sms:/);
    expect(screen.getByRole('link', { name: 'Send e-post til Kari Lunde' }).getAttribute('href')).toMatch(/^mailto:/);
  });

  it('should be called on the telephone who has no mobile, but sent no message there', async () => {
    const user = { id: 9, name: 'Finn Lie', initials: 'FL', email: null, mobile: null, telephone: '10500009' };
    const { screen } = await visitWorkspace(PAGE, {
      before: (world) =>
        goesWrong(world, {
          call: 'participants.participants',
          kind: 'answer',
          answer: [
            { id: 1, contact: null, person: null, user, roles: [{ id: 1, title: 'Byggherre', type: 'client' }] },
          ],
        }),
    });
    const link = await screen.findByRole('link', { name: 'Ring Finn Lie, 10500009' });
    expect(link.getAttribute('href')).toBe('tel:10500009');
    expect(document.querySelector('a[href^="sms:"]')).toBeNull();
  });

  it('should be only read by a user of few rights', async () => {
    const { screen } = await visitWorkspace(PAGE, { login: 'nina' });
    await screen.findByText('Nina Aas', { selector: 'nav *' });
    await screen.findByText('Prosjektleder');
    expect(screen.queryByRole('button', { name: 'Legg til deltaker' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Valg for/ })).toBeNull();
  });
});
