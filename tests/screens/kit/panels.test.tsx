import '../../../ui-react/src/i18n/catalogs/frame.ts';

import { createPanelStore, type Panel, type PanelClosing, type PanelStore } from '@felles/core';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Drawer } from '../../../ui-react/src/kit/panels/Drawer.tsx';
import { PanelFoot } from '../../../ui-react/src/kit/panels/PanelFoot.tsx';
import { PanelHost } from '../../../ui-react/src/kit/panels/PanelHost.tsx';
import { usePanel, usePanelGuard } from '../../../ui-react/src/kit/panels/panel-context.ts';
import { eventually } from '../../support/eventually.ts';
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
    <Drawer title="Detaljer" onClose={onClose}>
      Tegning
    </Drawer>,
  );
  const drawer = within(screen.getByRole('dialog', { name: 'Detaljer' }));
  await user.click(drawer.getByRole('button', { name: 'Lukk' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it.each([
  ['phone', true, 'Tilbake til listen'],
  ['desk', false, 'Lukk'],
])('should have a drawer that leads back where it fills the window (%s)', async (_, isNarrow, name) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query.includes('700px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const onClose = vi.fn();
  show(
    <Drawer title="Detaljer" back="Tilbake til listen" onClose={onClose}>
      Tegning
    </Drawer>,
  );
  const drawer = within(screen.getByRole('dialog', { name: 'Detaljer' }));
  expect(drawer.getAllByRole('button')).toHaveLength(1);
  await user.click(drawer.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

/** Where the page is, and the way to another. */
interface At {
  go: NavigateFunction;
  page: string;
}

function Where({ at }: { readonly at: At }) {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    Object.assign(at, { go, page: pathname + search });
  });
  return null;
}

describe('the panels of an address', () => {
  /** Pages with panels that say a closing, and the way from one to another. */
  function showPages(start: string, closing: PanelClosing = { result: 'allow' }) {
    const panels = createPanelStore<string>({
      panelAt: (address) => (address.startsWith('task.') ? { ...panel(address), address } : null),
    });
    const at: At = { go: () => undefined, page: '' };
    show(
      <MemoryRouter initialEntries={['/first', start]}>
        <Where at={at} />
        <PanelHost panels={panels} titleOf={(name) => name} draw={(name) => <Body name={name} closing={closing} />} />
      </MemoryRouter>,
    );
    return { panels, at };
  }
  const become = (read: () => unknown, value: unknown) => eventually(() => expect(read()).toEqual(value));

  it('should be shown, each with those below it', async () => {
    showPages('/tasks?panel=task.1*task.2');
    await become(shown, ['task.1', 'task.2']);
  });

  it.each(['/tasks?panel=', '/tasks?panel=task.1*strange.2', '/tasks?panel=<img>', '/tasks?panel=task.1%2Ftask.2'])(
    'should be none where it is strange, which leaves the address: %s',
    async (start) => {
      const { at } = showPages(start);
      await become(() => at.page, '/tasks');
      expect(shown()).toEqual([]);
    },
  );

  it('should leave what else the address says, and stand in it', async () => {
    const { at, panels } = showPages('/tasks?filter=a');
    panels.open({ ...panel('task.1'), address: 'task.1' });
    await become(() => at.page, '/tasks?filter=a&panel=task.1');
    panels.close();
    await become(() => at.page, '/tasks?filter=a');
  });

  it('should stay where they are opened faster than the address follows', async () => {
    const { at, panels } = showPages('/tasks');
    for (const address of ['task.1', 'task.2', 'task.3']) {
      panels.open({ ...panel(address), address });
      await become(() => shown().at(-1), address);
    }
    await become(() => at.page, '/tasks?panel=task.1*task.2*task.3');
    expect(shown()).toHaveLength(3);
  });

  it('should close with Back where they have no address, and not come again with Forward', async () => {
    const { at, panels } = showPages('/tasks');
    panels.open(panel('Ny oppgave'));
    await become(shown, ['Ny oppgave']);
    at.go(-1);
    await become(shown, []);
    at.go(1);
    await become(() => at.page, '/tasks');
    expect(shown()).toEqual([]);
  });

  it.each([
    ['Nei', '/tasks?panel=task.1', ['task.1']],
    ['Ja', '/first', []],
  ])('should be asked before another page takes theirs, and with %s lead to %s', async (answer, page, left) => {
    const { at } = showPages('/tasks?panel=task.1', { result: 'confirm', text: why('Lukke?') });
    await become(shown, ['task.1']);
    at.go(-1);
    await user.click(await screen.findByRole('button', { name: answer }));
    await become(() => at.page, page);
    expect(shown()).toEqual(left);
  });
});
