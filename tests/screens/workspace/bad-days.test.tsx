import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { visitWorkspace } from '../support/workspace.tsx';

const MARKUP = '<img src=x onerror="window.attacked=1"><b>Ola</b>';

describe('bad input', () => {
  it('should ask for no more of a text of 10,000 characters than the service takes, and show it as typed', async () => {
    const long = 'skole '.repeat(1_700);
    const { screen, world } = await visitWorkspace(`/x/-/search?q=${encodeURIComponent(long)}`);
    expect(await screen.findByText(/^Ingen treff på/)).toBeDefined();
    const asked = world.observed.calls.entries.filter(({ row }) => row === 'search.search');
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', long);
  });

  it.each(['participant.%00', 'participant.<b>', '../..', 'participant.1*participant.1', 'x'.repeat(5_000)])(
    'should show the page and no panel for an address that names none: %.20s',
    async (panel) => {
      const { screen } = await visitWorkspace(`/x/-/project/1001/participants?panel=${encodeURIComponent(panel)}`);
      expect(await screen.findByRole('heading', { name: 'Prosjektleder' })).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('should say of a participant who is gone that there is none', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.999');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('Deltakeren finnes ikke lenger i prosjektet.')).toBeDefined();
  });

  it('should run no markup that a draft, a search or an address brings', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.new', {
      drafts: { 'participant 1001 null': { person: { id: 9, first_name: MARKUP, last_name: '' }, roles: ['<b>'] } },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    expect(panel.getByRole('combobox', { name: 'Person' })).toHaveProperty('value', MARKUP);
    expect(document.querySelector('img')).toBeNull();
    expect(Reflect.get(window, 'attacked')).toBeUndefined();
  });
});

describe('bad days', () => {
  it('should keep what is chosen while persons cannot be had, and find them when the user searches again', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.new', {
      before: (given) => goesWrong(given, { call: 'persons.persons', kind: 'malformed' }),
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    await user.click(await panel.findByRole('checkbox', { name: 'Kontrollør' }));
    await user.type(panel.getByRole('combobox', { name: 'Person' }), 'per moe');
    const again = await panel.findByRole('button', { name: 'Søk igjen' });
    goesRight(world);
    await user.click(again);
    expect(await panel.findByText(/^Per Moe/)).toBeDefined();
    expect(panel.getByRole('checkbox', { name: 'Kontrollør' })).toHaveProperty('checked', true);
  });

  it('should add a participant once, however often the button is pressed', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.new');
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    await user.type(panel.getByRole('combobox', { name: 'Person' }), 'per moe');
    await user.click(await panel.findByRole('option', { name: /^Per Moe/ }));
    await user.dblClick(panel.getByRole('button', { name: 'Lagre' }));
    expect(await screen.findByText('Per Moe')).toBeDefined();
    const added = world.observed.calls.entries.filter(({ row }) => row === 'participants.add');
    expect(added).toHaveLength(1);
  });

  it('should work without the calls that are ours: roles as they are held, the user without a name', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.new', {
      before(world) {
        goesWrong(world, { call: 'me.me', kind: 'status', status: 404 });
        goesWrong(world, { call: 'participants.roles', kind: 'status', status: 404 });
      },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    expect(await panel.findByRole('checkbox', { name: 'Prosjektleder' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Ola Bakken', { selector: 'nav *' })).toBeNull());
  });
});
