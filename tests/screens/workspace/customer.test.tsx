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
  it('[W-PLAN-07] should be named from the participants, with its number, and the agreement with its reason', async () => {
    const { block } = await atCustomer({
      participants: [participant({ contact: COMPANY }), participant({ id: '2', contact: COMPANY, person: null })],
      chat_agreements: [
        { ...agreement('1', 'Avtale 26-1'), created_at: '2026-11-19T08:42:00Z' },
        { ...agreement('2', 'Avtale 26-2'), created_at: '2026-11-19T08:43:00Z', created_by: 'Kari Lunde' },
      ],
    });
    const company = await block.findByRole('link', { name: COMPANY.name });
    expect(company.getAttribute('href')).toBe('/x/-/contact/101');
    await block.findByText('Avtale 26-1');
    expect(block.getByText(/^Org/).textContent).toBe('Org.nr. 900799829');
    expect(block.getByText('Nina Aas').nextSibling?.textContent).toBe('Byggherre');
    const reasonOf = (name: string) => block.getByText(name).nextSibling?.textContent;
    expect(reasonOf('Avtale 26-1')).toBe('Laget 19.11.2026 09:42, da Nordvik Eiendom AS ble byggherre');
    expect(reasonOf('Avtale 26-2')).toBe('Laget 19.11.2026 09:43 av Kari Lunde');
  });

  it('[W-PLAN-07] should get the first conversation on this page, which says its readers and keeps the text', async () => {
    const { screen, user, world } = await atCustomer({
      participants: [participant({ contact: COMPANY }), participant({ id: '2', person: { id: '1' } })],
      chat_agreements: [agreement('1', 'Avtale 26-1')],
    });
    const talk = async () => within(await screen.findByRole('region', { name: 'Samtale med kunden' }));
    const first = await talk();
    expect(first.getByText(/Den første samtalen går til/).textContent).toMatch(/: Nina Aas og du\.$/);
    expect(first.getByText(/ser alt som skrives/).textContent).toContain('Nordvik Eiendom AS');
    await user.click(first.getByRole('button', { name: 'Start samtalen' }));
    const field = first.getByRole('textbox', { name: 'Skriv til Nordvik Eiendom AS' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'Hei, Nina');
    await user.click(screen.getByRole('link', { name: 'Historikk' }));
    await waitFor(() => expect(field.isConnected).toBe(false));
    await user.click(screen.getByRole('link', { name: 'Oppsummering' }));
    const again = await talk();
    expect(again.getByDisplayValue('Hei, Nina')).toBeDefined();
    await user.click(again.getByRole('button', { name: 'Start samtalen' }));
    const receipt = await again.findByText('Samtalen er startet.');
    expect(document.activeElement?.contains(receipt)).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(again.getByRole('link', { name: 'Alle samtaler' })).toBeDefined();
    await waitFor(() => expect(JSON.stringify(world.state.tables['chat_messages'])).toContain('Hei, Nina'));
  });

  it('[W-PLAN-07] should have beside it the milestones and deadlines that come first, each with its phase', async () => {
    const { screen } = await atCustomer({ participants: [], chat_agreements: [] });
    const block = within(await screen.findByRole('region', { name: 'Kommer først' }));
    const [first, ...more] = await block.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/(Milepæl|Frist), \S/);
    expect(more).toHaveLength(3);
  });

  it('should lead to the conversations of the agreement where there are some', async () => {
    const talk = { id: '9', agreement_id: '1', title: 'Vinduer', internal: false, closed: false };
    const { block, screen, user } = await atCustomer({
      participants: [participant({ contact: COMPANY })],
      chat_agreements: [agreement('1', 'Avtale 26-1')],
      conversations: [{ ...talk, created_at: '2026-11-18T09:00:00Z', closed_by: null, closed_at: null }],
    });
    await user.click(await block.findByRole('link', { name: '1 samtale' }));
    expect(screen.queryByRole('region', { name: /Kommer først|Samtale med kunden/ })).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe(`${PAGE}/conversations`));
  });

  it('[W-PLAN-09] should say that there is none, and lead who may to a new participant with the role of it', async () => {
    const { block, screen, user } = await atCustomer({ participants: [], chat_agreements: [] });
    expect(await block.findByText('Ingen kunde ennå')).toBeDefined();
    await user.click(await block.findByRole('link', { name: 'Legg til byggherre' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    const role = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Byggherre' });
    await waitFor(() => expect(role.checked).toBe(true));
    await user.click(role);
    expect(role.checked).toBe(false);
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
