import '../../../ui-react/src/i18n/frame/index.ts';

import { createPanelStore, type Panel, type PanelClosing, type PanelStore } from '@felles/core';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from '../../../ui-react/src/kit/panels/Drawer.tsx';
import { PanelFoot } from '../../../ui-react/src/kit/panels/PanelFoot.tsx';
import { PanelHost } from '../../../ui-react/src/kit/panels/PanelHost.tsx';
import { usePanel, usePanelGuard } from '../../../ui-react/src/kit/panels/panel-context.ts';
import { show } from '../support/show.ts';

const user = userEvent.setup();
const why = (message: string) => ({ key: 'failure.refused', params: { message } });
const panel = (content: string): Panel<string> => ({ content, size: 'small' });

interface BodyProps {
  readonly name: string;
  readonly closing: PanelClosing;
}

function Body({ name, closing }: BodyProps) {
  const { created } = usePanel();
  const [words, setWords] = useState('');
  usePanelGuard(() => closing);
  return (
    <>
      <input aria-label={name} value={words} onChange={({ target }) => setWords(target.value)} />
      <PanelFoot creates>
        <button type="button" onClick={created}>
          Opprett
        </button>
      </PanelFoot>
    </>
  );
}

/** Opens panels, each from the one before. */
async function showPanels(names: readonly string[], closing: PanelClosing = { result: 'allow' }) {
  const panels: PanelStore<string> = createPanelStore<string>({ panelAt: () => null });
  show(
    <MemoryRouter>
      <PanelHost panels={panels} titleOf={(name) => name} draw={(name) => <Body name={name} closing={closing} />} />
    </MemoryRouter>,
  );
  for (const name of names) {
    panels.open(panel(name));
    await screen.findByRole('dialog', { name });
  }
  return panels;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const shown = () => screen.queryAllByRole('dialog').map((dialog) => within(dialog).getByRole('heading').textContent);

describe('the head of a panel', () => {
  it('[W-SHELL-13] should show a title, and a breadcrumb where it lies on others', async () => {
    const panels = await showPanels(['Oppgave']);
    const head = within(screen.getByRole('dialog', { name: 'Oppgave' }));
    expect(head.getByRole('heading', { name: 'Oppgave' })).toBeTruthy();
    expect(head.queryByRole('navigation')).toBeNull();
    panels.open(panel('Person'));
    panels.open(panel('Firma'));
    const top = within(await screen.findByRole('dialog', { name: 'Firma' }));
    const trail = within(top.getByRole('navigation', { name: 'Åpne vinduer' }));
    expect(trail.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Oppgave', 'Person']);
  });

  it('[W-SHELL-14] should lead by its breadcrumb to the panel that is named', async () => {
    await showPanels(['Oppgave', 'Person', 'Firma']);
    const top = within(screen.getByRole('dialog', { name: 'Firma' }));
    await user.click(top.getByRole('button', { name: 'Oppgave' }));
    expect(shown()).toEqual(['Oppgave']);
  });

  it('[W-SHELL-15] should have a close icon', async () => {
    await showPanels(['Oppgave']);
    const close = screen.getByRole('button', { name: 'Lukk' });
    expect(close.querySelector('svg')).toBeTruthy();
    await user.click(close);
    expect(shown()).toEqual([]);
  });
});

it('should close by Escape the top panel alone', async () => {
  await showPanels(['Oppgave', 'Person']);
  field('Person').focus();
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['Oppgave']);
});

describe('a panel that does not close at once', () => {
  const leave = async (closing: PanelClosing) => {
    await showPanels(['Oppgave'], closing);
    await user.type(field('Oppgave'), 'Rive');
    await user.click(screen.getByRole('button', { name: 'Lukk' }));
    return within(screen.getByRole('alertdialog'));
  };
  const isKept = () => expect(field('Oppgave').value).toBe('Rive');

  it('[W-SHELL-21] should say why under the title of all panels, or under its own', async () => {
    const said = await leave({ result: 'inform', text: why('Vent litt.') });
    expect(said.getByRole('heading').textContent).toBe("Popup can't be closed");
    expect(said.getByText('Vent litt.')).toBeTruthy();
    await user.click(said.getByRole('button', { name: 'Lukk meldingen' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    isKept();
  });

  it('should say why under its own title where it has one', async () => {
    const said = await leave({ result: 'inform', title: why('Sender'), text: why('Vent litt.') });
    expect(said.getByRole('heading').textContent).toBe('Sender');
  });

  it("[W-SHELL-23] should ask with the buttons 'Nei' and 'Ja', and stay with the first", async () => {
    const asked = await leave({ result: 'confirm', text: why('Lukke?') });
    expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Nei', 'Ja']);
    await user.click(asked.getByRole('button', { name: 'Nei' }));
    isKept();
  });

  it('should take Escape in the question for a no, and close with a yes', async () => {
    await leave({ result: 'confirm', text: why('Lukke?') });
    await user.keyboard('{Escape}');
    isKept();
    await user.click(screen.getByRole('button', { name: 'Lukk' }));
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    expect(shown()).toEqual([]);
  });
});

describe('the foot of a panel', () => {
  it("[W-SHELL-27] should offer 'Hold dette vinduet åpent etter oppretting', off at first", async () => {
    await showPanels(['Oppgave']);
    const option = screen.getByLabelText<HTMLInputElement>('Hold dette vinduet åpent etter oppretting');
    expect(option.checked).toBe(false);
  });

  it('should begin anew after creating with the option on, say so, and keep the option', async () => {
    await showPanels(['Oppgave']);
    await user.type(field('Oppgave'), 'Rive');
    await user.click(screen.getByLabelText(/^Hold dette vinduet/));
    await user.click(screen.getByRole('button', { name: 'Opprett' }));
    expect(field('Oppgave').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(/^Hold dette vinduet/).checked).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Opprettet. Vinduet er klart for neste.');
  });

  it('should close after creating with the option off', async () => {
    await showPanels(['Oppgave']);
    await user.click(screen.getByRole('button', { name: 'Opprett' }));
    expect(shown()).toEqual([]);
  });
});

it('should have a drawer that is left by its button and by Escape', async () => {
  const onClose = vi.fn();
  show(
    <Drawer title="Detaljer" onClose={onClose} actions={<button type="button">Åpne</button>}>
      Tegning
    </Drawer>,
  );
  const drawer = within(screen.getByRole('dialog', { name: 'Detaljer' }));
  expect(drawer.getByRole('button', { name: 'Åpne' })).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Lukk' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
