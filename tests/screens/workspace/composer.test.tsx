import { type FileContent, fail, ok, type Result } from '@felles/core';
import { waitFor, within } from '@testing-library/dom';
import { of, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { aMessage, openConversation, refusedWith } from '../support/conversation.tsx';

const PUBLIC_FIELD = 'Skriv til Nordvik Eiendom';

describe('the place to write', () => {
  it.each([
    ['PUBLIC', PUBLIC_FIELD, 'Offentlig. Nordvik Eiendom ser dette', 'Send'],
    ['INTERNAL', 'Skriv et internt notat', 'Intern. Bare Vestbygg ser dette', 'Send internt'],
  ] as const)('[W-CHAT-15] should say in words who will read it: %s', (mode, field, readers, button) => {
    const { screen } = openConversation({ mode });
    const form = screen.getByRole('textbox', { name: field }).closest('form');
    expect(form?.textContent).toContain(readers);
    expect(screen.getByRole('button', { name: button })).toBeDefined();
  });

  it('[W-CHAT-24] should send by Enter, keep the focus, and make a new line by Shift and Enter', async () => {
    const { screen, user, sent } = openConversation();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: PUBLIC_FIELD });
    await user.click(field);
    await user.paste('Hei');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(sent).toEqual([]);
    expect(field.value).toBe('Hei\n');
    await user.keyboard('{Enter}');
    expect(sent).toEqual(['Hei\n']);
    expect(document.activeElement).toBe(field);
  });

  it('should make a new line by Enter where there is no keyboard', async () => {
    const coarse = vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }) as MediaQueryList, // what is asked of it
    );
    const { screen, user, sent } = openConversation();
    await user.click(screen.getByRole('textbox', { name: PUBLIC_FIELD }));
    await user.paste('Hei');
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['Hei\n']);
    coarse.mockRestore();
  });

  it('should send once when the button is pressed twice', async () => {
    const { screen, user, sent } = openConversation({ composer: { text: 'Hei', maySend: true } });
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['Hei']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: PUBLIC_FIELD }));
  });

  it.each(['PUBLIC', 'INTERNAL'] as const)('should say that it goes to the outbox without a network: %s', (mode) => {
    const { screen } = openConversation({ mode, online: false });
    expect(screen.getByRole('button', { name: 'Legg i utboks' })).toBeDefined();
  });

  it.each([
    ['another mode', { mode: 'INTERNAL', conversationId: '1' }],
    ['another conversation', { mode: 'PUBLIC', conversationId: '2' }],
    ['none', null],
  ] as const)('[W-CHAT-33] should show and take nothing of what is not chosen: %s', (_, question) => {
    const { screen, tell } = openConversation({
      view: { question, messages: { status: 'ready', value: [aMessage(1)] } },
      composer: { text: 'Bare for oss' },
    });
    expect(screen.queryByText('Melding 1')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    tell({ question: { mode: 'PUBLIC', conversationId: '1' } });
    expect(screen.getByText('Melding 1')).toBeDefined();
    expect(screen.getByRole('textbox')).toBeDefined();
  });

  it('should say why a message is not sent', () => {
    const { screen } = openConversation({
      composer: { text: 'x', problem: { key: 'failure.unreachable', params: {} } },
    });
    const field = screen.getByRole('textbox', { name: PUBLIC_FIELD });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toMatch(/ikke kontakt med tjenesten/);
  });

  it('should take files that are chosen, pasted and dropped', async () => {
    const { screen, user, composer } = openConversation({
      view: { messages: { status: 'ready', value: [aMessage(1)] } },
    });
    const file = new File(['x'], 'Plan.pdf', { type: 'application/pdf' });
    const picture = new File(['x'], 'bilde.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Legg ved fil'), file);
    expect(composer.attach.mock.calls.at(-1)?.[0]).toMatchObject([{ name: 'Plan.pdf', size: 1 }]);
    const field = screen.getByRole('textbox', { name: PUBLIC_FIELD });
    field.focus();
    field.dispatchEvent(transferOf('paste', 'clipboardData', [picture]));
    expect(composer.attach.mock.calls.at(-1)?.[0]).toMatchObject([{ name: 'bilde.png' }]);
    const section = screen.getByRole('region', { name: 'Meldinger' });
    section.dispatchEvent(transferOf('dragover', 'dataTransfer', [file]));
    expect(await screen.findByText('Slipp filene her')).toBeDefined();
    section.dispatchEvent(transferOf('drop', 'dataTransfer', [file, picture]));
    expect(composer.attach.mock.calls.at(-1)?.[0]).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText('Slipp filene her')).toBeNull());
  });

  it('should show the chosen files as they will be sent, with what is wrong, and let go of them', async () => {
    const ready = { name: 'Plan.pdf', type: 'application/pdf', bytes: new Uint8Array(48_000) };
    const { screen, user, composer } = openConversation({
      composer: {
        files: [
          { id: 'a', name: 'Plan.pdf', size: 48_000, ready, failure: null },
          { id: 'b', name: 'virus.exe', size: 10, ready: null, failure: { key: 'upload.kind', params: {} } },
          { id: 'c', name: 'Foto.jpg', size: 10, ready: null, failure: null },
        ],
      },
    });
    const files = within(screen.getByRole('list', { name: 'Valgte filer' }));
    expect(files.getByText('48 kB')).toBeDefined();
    expect(files.getByText(/Denne filtypen tas ikke imot/)).toBeDefined();
    expect(files.getByText('Klargjøres')).toBeDefined();
    await user.click(files.getByRole('button', { name: 'Fjern virus.exe' }));
    expect(composer.remove).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('should show the files of sent messages on their way, to stop or to send again', async () => {
    const upload = { messageId: '1', startedAt: 0, sentAt: 0, sent: 37, size: 100 };
    const { screen, user, thread } = openConversation({
      view: {
        uploads: [
          { ...upload, id: 'a', name: 'Karm.pdf', state: 'sending' },
          { ...upload, id: 'b', name: 'Snitt.dwg', state: 'failed', failure: { key: 'failure.timeout', params: {} } },
        ],
      },
    });
    expect(screen.getByRole('progressbar', { name: 'Karm.pdf' }).getAttribute('value')).toBe('37');
    await user.click(screen.getByRole('button', { name: 'Avbryt Karm.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Prøv Snitt.dwg igjen' }));
    expect(thread.drop.mock.calls).toEqual([['a']]);
    expect(thread.sendAgain.mock.calls).toEqual([['b']]);
  });
});

/** A paste or a drop with files, which happy-dom makes without any. */
function transferOf(type: string, field: string, files: readonly File[]): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  return Object.assign(event, { [field]: { files, types: ['Files'], getData: () => '' } });
}

describe('a closed conversation', () => {
  it.each([
    [{ closed_by: 'Kari Nordmann', closed_at: '2026-11-12T10:42:00Z' }, 'av Kari Nordmann 12.11. Du kan lese'],
    [{ closed_by: 'Kari Nordmann' }, 'av Kari Nordmann. Du kan lese'],
    [{ closed_at: '2026-11-12T10:42:00Z' }, '12.11. Du kan lese'],
    [{}, 'Samtalen er lukket. Du kan lese'],
  ])('should say so in the place to write, with what is known of it', (known, words) => {
    const { screen } = openConversation({
      conversation: { closed: true, ...known },
      view: { messages: { status: 'ready', value: [aMessage(1)] } },
    });
    expect(screen.getByRole('note').textContent).toContain(words);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Melding 1')).toBeDefined();
  });

  it('should keep what was being written when another user closed it, to be copied', async () => {
    const { screen, user, change } = openConversation();
    await user.click(screen.getByRole('textbox', { name: PUBLIC_FIELD }));
    await user.paste('Nesten ferdig skrevet');
    change({ closed: true, title: 'Nytt navn' });
    expect(screen.getByText('Nesten ferdig skrevet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Kopier' }));
    expect(await screen.findByText('Teksten er kopiert.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('Nesten ferdig skrevet');
    change({ closed: false });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: PUBLIC_FIELD }).value).toBe(
      'Nesten ferdig skrevet',
    );
  });

  it('should still show the files that were chosen, and those on their way that were refused', () => {
    const upload = { id: 'k', messageId: '1', name: 'Bestilling.pdf', size: 4, sent: 0, startedAt: 0, sentAt: 0 };
    const failure = { key: 'failure.timeout', params: {} } as const;
    const { screen } = openConversation({
      conversation: { closed: true },
      view: { uploads: [{ ...upload, state: 'failed', failure }] },
    });
    expect(screen.getByText('Bestilling.pdf')).toBeDefined();
  });

  it('should be opened again, and say why that did not go', async () => {
    const { screen, user, changes, changing$ } = openConversation({ conversation: { closed: 1 } });
    await user.click(screen.getByRole('button', { name: 'Åpne igjen' }));
    expect(changes).toEqual([{ closed: false }]);
    changing$.next({
      isSending: false,
      failure: { key: 'failure.timeout', params: {} },
      isUncertain: true,
      rejections: 1,
    });
    expect((await screen.findByText(/bruker for lang tid/)).closest('[role="alert"]')).not.toBeNull();
  });
});

const attached = (...attachments: readonly object[]) => ({
  messages: { status: 'ready', value: [aMessage(1, { attachments })] } as const,
});
const PICTURE = { attachment_id: 7, metadata: { title: 'Plan 2', mime_type: 'image/png', size_in_bytes: 412_000 } };
const PDF = {
  attachment_id: 8,
  metadata: { title: 'Ordre.pdf', mime_type: 'application/pdf', size_in_bytes: 1_200_000 },
};
const SHEET = { attachment_id: 9, metadata: { title: '../../Pris\u202e.csv', mime_type: 'text/csv' } };

describe('the attachments of a message', () => {
  it('[W-CHAT-04] should be a picture to see, and cards with name and size', async () => {
    const { screen } = openConversation({ view: attached(PICTURE, PDF, SHEET) });
    const list = within(screen.getByRole('list', { name: 'Vedlegg' }));
    expect(await list.findByText('Plan 2.png · 412 kB')).toBeDefined();
    await waitFor(() =>
      expect(list.getByRole('button', { name: 'Åpne Plan 2.png' }).querySelector('img')).not.toBeNull(),
    );
    expect(list.getByText('1,2 MB')).toBeDefined();
    expect(list.getByText('PDF')).toBeDefined();
    // A hostile name is a name, and no path.
    expect(list.getByRole('button', { name: 'Lagre Pris.csv' })).toBeDefined();
  });

  it('[W-CHAT-30] should be opened above the page, and let go of afterwards', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { screen, user } = openConversation({ view: attached(PICTURE) });
    await user.click(await screen.findByRole('button', { name: 'Åpne Plan 2.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan 2.png' }));
    expect(await dialog.findByRole('img', { name: 'Plan 2.png' })).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Last ned' }).getAttribute('download')).toBe('Plan 2.png');
    await user.click(dialog.getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(revoked.mock.calls.length).toBe(made.mock.calls.length - 1));
    vi.restoreAllMocks();
  });

  it('should be no picture where the content is none, under any name', async () => {
    const html: FileContent = { type: 'text/html', bytes: new Uint8Array([60]) };
    const { screen } = openConversation({ view: attached(PICTURE), attachment: () => of(ok(html)) });
    const card = await screen.findByRole('button', { name: 'Lagre Plan 2.png' });
    expect(card.querySelector('img')).toBeNull();
  });

  it('should say which one could not be fetched, and fetch it again', async () => {
    const answers = [fail(refusedWith(500)), ok({ type: 'image/png', bytes: new Uint8Array([1]) })];
    const { screen, user } = openConversation({
      view: attached(PICTURE, PDF),
      attachment: () => of(answers.shift() ?? fail(refusedWith(404))),
    });
    await user.click(await screen.findByRole('button', { name: 'Hent Plan 2.png på nytt' }));
    expect(await screen.findByRole('button', { name: 'Åpne Plan 2.png' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Åpne Ordre.pdf' })).toBeDefined();
  });

  it('should be saved under their name where the page cannot show them', async () => {
    const answer$ = new Subject<Result<FileContent>>();
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { screen, user } = openConversation({ view: attached(SHEET), attachment: () => answer$ });
    const card = screen.getByRole('button', { name: 'Lagre Pris.csv' });
    await user.click(card);
    expect(card.getAttribute('aria-busy')).toBe('true');
    answer$.next(ok({ type: 'text/csv', bytes: new Uint8Array([1]) }));
    await waitFor(() => expect(saved).toEqual(['Pris.csv']));
    click.mockRestore();
  });
});
