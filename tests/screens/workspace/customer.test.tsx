import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001';
const CLIENT = [{ id: '1', title: 'Byggherre', type: 'client' }];
const COMPANY = { id: '101', name: 'Nordvik Eiendom AS' };
const NINA = { id: '3', first_name: 'Nina', last_name: 'Aas' };

const agreement = (id: string, name: string) => ({
  id,
  name,
  project_id: '1001',
  provider_id: '100',
  contact_id: '101',
  members: null,
});

/** The block of a project without conversations. */
async function atCustomer(tables: Readonly<Record<string, readonly object[]>>, login = 'ola') {
  const visit = await visitWorkspace(PAGE, {
    login,
    before: (world) =>
      world.change((state) => {
        Object.assign(state.tables, { conversations: [], chat_messages: [], ...tables });
      }),
  });
  return { ...visit, block: within(await visit.screen.findByRole('region', { name: 'Kunde' })) };
}

const participant = (part: object) => ({ id: '1', project_id: '1001', person: NINA, roles: CLIENT, ...part });

describe('the customer on the first page of a project', () => {
  it('[W-PLAN-07] should be named from the participants, and lead to a first conversation in its agreement', async () => {
    const { block, screen, user } = await atCustomer({
      participants: [participant({ contact: COMPANY }), participant({ id: '2', contact: COMPANY, person: null })],
      chat_agreements: [agreement('1', 'Avtale 26-1'), agreement('2', 'Avtale 26-2')],
    });
    expect((await block.findByRole('link', { name: COMPANY.name })).getAttribute('href')).toBe('/x/-/contact/101');
    expect(block.getByText('Nina Aas').nextSibling?.textContent).toBe('Byggherre');
    const second = await block.findByText('Avtale 26-2');
    expect(second.nextSibling?.textContent).toBe('Ingen har skrevet ennå.');
    const [, start] = block.getAllByRole('link', { name: 'Start samtalen' });
    if (start) await user.click(start);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ny samtale' }));
    expect(await dialog.findByDisplayValue('Avtale 26-2')).toBeDefined();
  });

  it('should lead to the conversations of the agreement where there are some', async () => {
    const talk = { id: '9', agreement_id: '1', title: 'Vinduer', internal: false, closed: false };
    const { block, user } = await atCustomer({
      participants: [participant({ contact: COMPANY })],
      chat_agreements: [agreement('1', 'Avtale 26-1')],
      conversations: [{ ...talk, created_at: '2026-11-18T09:00:00Z', closed_by: null, closed_at: null }],
    });
    await user.click(await block.findByRole('link', { name: '1 samtale' }));
    expect(block.queryByRole('link', { name: 'Start samtalen' })).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe(`${PAGE}/conversations`));
  });

  it('should say that there is none, and lead who may to a new participant', async () => {
    const { block, screen, user } = await atCustomer({ participants: [], chat_agreements: [] });
    expect(await block.findByText('Ingen kunde ennå')).toBeDefined();
    await user.click(await block.findByRole('link', { name: 'Legg til byggherre' }));
    expect(await screen.findByRole('dialog', { name: 'Legg til deltaker' })).toBeDefined();
  });

  it('should say where there is no agreement, and give a user who reads no action', async () => {
    const { block } = await atCustomer({ participants: [participant({ contact: null })], chat_agreements: [] }, 'nina');
    expect(await block.findByText(/^Ingen avtale ennå/)).toBeDefined();
    expect(block.queryByRole('link')).toBeNull();
  });

  it('should not be there on a service without agreements', async () => {
    const { screen } = await visitWorkspace(PAGE, { plain: true });
    expect(await screen.findByRole('region', { name: 'Deltakere' })).toBeDefined();
    await screen.findByRole('region', { name: 'Uleste meldinger' });
    expect(screen.queryByRole('region', { name: 'Kunde' })).toBeNull();
  });
});
