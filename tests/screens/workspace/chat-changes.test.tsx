import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/chat';

type At = Pick<VisitedWorkspace, 'screen' | 'user'>;

const theWindow = async ({ screen }: At, name: string) => within(await screen.findByRole('dialog', { name }));

async function press({ screen, user }: At, name: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Flere valg' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

const titleIn = ({ screen }: At): string =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }: HTMLElement) => textContent ?? '')
    .at(-1) ?? '';

async function fill(at: At, title: string, words: string) {
  await at.user.click(await at.screen.findByRole('button', { name: 'Ny samtale' }));
  const form = await theWindow(at, 'Ny samtale');
  await at.user.selectOptions(await form.findByRole('combobox', { name: 'Avtale' }), 'Rammeavtale Nordvik Eiendom');
  await at.user.click(form.getByRole('textbox', { name: 'Tittel' }));
  await at.user.paste(title);
  await at.user.click(form.getByRole('textbox', { name: /^Første melding/ }));
  await at.user.paste(words);
  return form;
}

describe('a new conversation', () => {
  it('[W-CHAT-26] should be created in an agreement, with its readers and a first message, and be shown', async () => {
    const at = await visitWorkspace(PAGE);
    const form = await fill(at, 'Kalkyle tak', 'Hva tåler vi?');
    expect(form.getByRole('radio', { name: /^Offentlig/ }).matches(':checked')).toBe(true);
    expect(form.getByText('Offentlig samtale.').parentElement?.textContent).toContain('Nordvik Eiendom');
    await at.user.click(form.getByRole('radio', { name: /^Intern/ }));
    expect(form.getByText(/Den kan ikke gjøres offentlig senere/)).toBeDefined();
    await at.user.click(form.getByRole('button', { name: 'Opprett intern samtale' }));
    await at.screen.findByRole('heading', { level: 2, name: 'Kalkyle tak' });
    expect(window.location.pathname + window.location.search).toMatch(/^\/x\/-\/chat\/\d+\?mode=internal$/);
    const log = within(await at.screen.findByRole('log'));
    expect(await log.findByText('Hva tåler vi?')).toBeDefined();
    await waitFor(() => expect(at.screen.queryByRole('dialog')).toBeNull());
  });

  it('should say what is missing, and not be sent', async () => {
    const at = await visitWorkspace(PAGE);
    await at.user.click(await at.screen.findByRole('button', { name: 'Ny samtale' }));
    const form = await theWindow(at, 'Ny samtale');
    await at.user.click(await form.findByRole('button', { name: 'Opprett samtale' }));
    expect(await form.findByText('Skriv en tittel.')).toBeDefined();
    expect(form.getByText('Velg en avtale.')).toBeDefined();
  });

  it('should keep what was typed where the service refuses it', async () => {
    const at = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'chat.create', kind: 'status', status: 409 }),
    });
    const form = await fill(at, 'Tak', 'Hei');
    await at.user.click(form.getByRole('button', { name: 'Opprett samtale' }));
    expect(await form.findByText(/Samtalen ble ikke opprettet/)).toBeDefined();
    expect(form.getByDisplayValue('Tak')).toBeDefined();
  });

  it('should come back after a reload with who was to read it', async () => {
    const draft = { agreement_id: '201', title: 'Tak', mode: 'INTERNAL', text: 'Ikke til kunden' };
    const at = await visitWorkspace(`${PAGE}?panel=conversation.new`, { drafts: { conversation: draft } });
    const form = await theWindow(at, 'Ny samtale');
    expect(await form.findByDisplayValue('Ikke til kunden')).toBeDefined();
    expect(form.getByRole('radio', { name: /^Intern/ }).matches(':checked')).toBe(true);
  });

  it('should not be offered to a user who may only read and write', async () => {
    const at = await visitWorkspace(`${PAGE}/20101`, { login: 'nina' });
    await at.screen.findByRole('heading', { level: 2, name: 'Avklaring vindusleveranse' });
    expect(at.screen.queryByRole('button', { name: 'Ny samtale' })).toBeNull();
    expect(at.screen.queryByRole('button', { name: 'Flere valg' })).toBeNull();
    expect(await at.screen.findByRole('textbox', { name: /^Skriv/ })).toBeDefined();
    await at.user.click(at.screen.getByRole('link', { name: /^Sluttoppgjør felt A/ }));
    expect(await at.screen.findByText('Samtalen er lukket')).toBeDefined();
    expect(at.screen.queryByRole('button', { name: 'Åpne igjen' })).toBeNull();
  });
});

describe('a conversation', () => {
  it('[W-CHAT-22] should be given another name, which the list has too', async () => {
    const at = await visitWorkspace(`${PAGE}/20101`);
    await at.screen.findByRole('heading', { level: 2, name: 'Avklaring vindusleveranse' });
    await press(at, /^Gi nytt navn/);
    const form = await theWindow(at, 'Gi nytt navn');
    const title = form.getByRole('textbox', { name: 'Tittel' });
    await at.user.clear(title);
    await at.user.click(title);
    await at.user.paste('Vinduer i nord');
    await at.user.click(form.getByRole('button', { name: 'Lagre' }));
    await at.screen.findByRole('heading', { level: 2, name: 'Vinduer i nord' });
    expect(at.screen.getByRole('link', { name: /^Vinduer i nord/ })).toBeDefined();
  });

  it('[W-CHAT-22] should be closed and opened again', async () => {
    const at = await visitWorkspace(`${PAGE}/20101`);
    await at.screen.findByRole('heading', { level: 2, name: 'Avklaring vindusleveranse' });
    await press(at, /^Lukk samtale/);
    expect(await at.screen.findByText('Samtalen er lukket')).toBeDefined();
    await press(at, /^Åpne igjen/);
    await waitFor(() => expect(at.screen.queryByText('Samtalen er lukket')).toBeNull());
  });

  it('should tell the truth where another user was faster', async () => {
    const at = await visitWorkspace(`${PAGE}/20101`, {
      before: (world) => goesWrong(world, { call: 'chat.change', kind: 'status', status: 404 }),
    });
    await at.screen.findByRole('heading', { level: 2, name: 'Avklaring vindusleveranse' });
    await press(at, /^Lukk samtale/);
    expect(await at.screen.findByText(/Samtalen ble ikke endret/)).toBeDefined();
    expect(titleIn(at)).toBe('Avklaring vindusleveranse');
  });
});

describe('what leads to conversations', () => {
  it('[W-CHAT-28] should be a page of the menu, with how many messages are not read', async () => {
    const { screen } = await visitWorkspace('/x/-/about');
    const menu = within(screen.getByRole('navigation', { name: 'Hovedmeny' }));
    expect((await menu.findByRole('link', { name: 'Samtaler 4 uleste' })).getAttribute('href')).toBe('/x/-/chat');
  });

  it('[W-CHAT-28] should have no count where that is not known', async () => {
    const { screen } = await visitWorkspace('/x/-/about', {
      before: (world) => goesWrong(world, { call: 'chat.unread', kind: 'status', status: 500 }),
    });
    await screen.findByRole('heading', { level: 1 });
    const menu = within(screen.getByRole('navigation', { name: 'Hovedmeny' }));
    expect(menu.getByRole('link', { name: 'Samtaler' })).toBeDefined();
  });

  it('[W-CHAT-27] should be the page of a project, with public ones and internal ones apart', async () => {
    const at = await visitWorkspace('/x/-/project/1001/conversations');
    const row = await at.screen.findByRole('link', { name: /^Avklaring vindusleveranse/ });
    expect(row.getAttribute('href')).toBe('/x/-/chat/20101');
    expect(at.screen.queryByRole('link', { name: /^Kalkyle/ })).toBeNull();
    await at.user.click(at.screen.getByRole('radio', { name: /^Intern/ }));
    const internal = await at.screen.findByRole('link', { name: /^Kalkyle/ });
    expect(internal.getAttribute('href')).toMatch(/^\/x\/-\/chat\/\d+\?mode=internal$/);
    expect(at.screen.queryByRole('link', { name: /^Avklaring vindusleveranse/ })).toBeNull();
    await at.user.click(at.screen.getByRole('link', { name: 'Ny samtale' }));
    const form = await theWindow(at, 'Ny samtale');
    expect(await form.findByDisplayValue('Rammeavtale Nordvik Eiendom')).toBeDefined();
    expect(form.getByRole('radio', { name: /^Intern/ }).matches(':checked')).toBe(true);
  });

  it('should be the first page of a project, with what is not read of them', async () => {
    const at = await visitWorkspace('/x/-/project/1001');
    const block = within(await at.screen.findByRole('region', { name: 'Uleste meldinger' }));
    const line = await block.findByRole('link', { name: 'Offentlige samtaler' });
    expect(line.getAttribute('href')).toBe('/x/-/project/1001/conversations');
    await at.user.click(at.screen.getByRole('button', { name: 'Handlinger' }));
    await at.user.click(await at.screen.findByRole('menuitem', { name: 'Samtaler' }));
    expect(await at.screen.findByRole('heading', { level: 1, name: 'Samtaler' })).toBeDefined();
  });

  it('should be a notification about one of them', async () => {
    const at = await visitWorkspace('/x/-/notifications');
    await waitFor(() => {
      const links: readonly HTMLElement[] = at.screen.getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toContain('/x/-/chat/20102');
    });
  });
});
