import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { aMessage, aPending, KARI, openConversation, refusedWith } from '../support/conversation.tsx';

const ready = (...messages: ReturnType<typeof aMessage>[]) =>
  ({ messages: { status: 'ready', value: messages } }) as const;

describe('the messages of a conversation', () => {
  it('[W-CHAT-03] should stand by day, with sender, company and time, own ones apart', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 19, 9) });
    const { screen } = openConversation({
      view: ready(
        aMessage(1, { timestamp: '2026-11-12T11:20:00Z', text: 'Takk' }),
        aMessage(2, { timestamp: '2026-11-18T13:08:00Z', text: 'Hei' }),
        aMessage(3, { timestamp: '2026-11-18T13:09:00Z', text: 'Igjen' }),
        aMessage(4, { timestamp: '2026-11-19T08:00:00Z', text: 'Fint', sent_by_user: true, status: 'READ' }),
      ),
    });
    vi.useRealTimers();
    const log = within(screen.getByRole('log', { name: 'Meldingslogg' }));
    const articles = log.getAllByRole('article');
    expect(articles.map((article) => article.getAttribute('aria-label'))).toEqual([
      'Nina Vik 12:20',
      'Nina Vik 14:08',
      'Nina Vik 14:09',
      'Du 09:00',
    ]);
    for (const day of ['12. november', 'I går', 'I dag']) expect(log.getByText(day)).toBeDefined();
    // The sender stands once above what was written together.
    expect(log.getAllByText('Nordvik Eiendom')).toHaveLength(2);
    expect(log.getByText('Lest')).toBeDefined();
  });

  it.each([
    ['2026-11-13T23:30:00Z', 'Lørdag'],
    ['2026-11-12T11:00:00Z', '12. november'],
    ['2025-12-31T23:30:00Z', '1. januar'],
    ['2025-05-17T10:00:00Z', '17. mai 2025'],
  ])('should stand under the day in Oslo: %s', (timestamp, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 19, 9) });
    const { screen } = openConversation({ view: ready(aMessage(1, { timestamp })) });
    vi.useRealTimers();
    expect(screen.getByText(words)).toBeDefined();
  });

  it('should show a message with an unreadable time all the same', () => {
    const { screen } = openConversation({ view: ready(aMessage(1, { timestamp: 'i går' })) });
    expect(within(screen.getByRole('article')).getByText('Melding 1')).toBeDefined();
  });

  it('should have one line where the new ones begin', () => {
    const { screen } = openConversation({ view: { ...ready(aMessage(1), aMessage(2)), newFrom: '2' } });
    expect(screen.getAllByText('Nye meldinger')).toHaveLength(1);
  });

  it('[W-CHAT-15] should tell the role of a sender within the own company', () => {
    const { screen } = openConversation({ mode: 'INTERNAL', view: ready(aMessage(1, { from: KARI })) });
    expect(screen.getByText('Prosjektleder')).toBeDefined();
  });

  it.each(['<img src=x onerror=alert(1)>', '**fet** [her](javascript:alert(1))', 'שלום עולם', 'a'.repeat(2_000)])(
    'should show what was written as the text that it is: %s',
    (words) => {
      const { screen } = openConversation({ view: ready(aMessage(1, { text: words })) });
      const article = screen.getByRole('article');
      expect(within(article).getByText(words, { normalizer: (text) => text })).toBeDefined();
      expect(article.querySelector('p[dir] *')).toBeNull();
    },
  );

  it('should stand in the order in which they were written, with the name of their sender', () => {
    const from = { id: 5, first_name: '\u202eaniN', last_name: 'Vik' };
    const { screen } = openConversation({ view: ready(aMessage(1, { from, text: 'Se \u202egpj.exe' })) });
    const article = within(screen.getByRole('article'));
    expect(article.getByText('Se gpj.exe')).toBeDefined();
    expect(article.getByText('aniN Vik')).toBeDefined();
  });

  it('should lead to addresses of the web only, in a tab that knows nothing of this one', () => {
    const words = 'Se https://felles.no/plan. Og javascript:alert(1), data:text/html,x, mailto:kari@felles.no';
    const { screen } = openConversation({ view: ready(aMessage(1, { text: words })) });
    const [link, ...more] = within(screen.getByRole('article')).getAllByRole('link');
    expect(more).toEqual([]);
    expect(link?.textContent).toBe('https://felles.no/plan');
    expect(link?.getAttribute('href')).toBe('https://felles.no/plan');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
  });

  it.each([
    ['http://2130706433/x', 'http://127.0.0.1/x'],
    ['https://fеlles.no', 'https://xn--flles-zwe.no/'],
  ])('should show where an address really leads: %s', (written, shown) => {
    const { screen } = openConversation({ view: ready(aMessage(1, { text: written })) });
    expect(screen.getByRole('link').textContent).toBe(shown);
  });

  it('should fold a very long message, and show all of it when asked', async () => {
    const { screen, user } = openConversation({ view: ready(aMessage(1, { text: 'ord '.repeat(25_000) })) });
    const article = screen.getByRole('article');
    expect(article.textContent?.length).toBeLessThan(4_000);
    await user.click(screen.getByRole('button', { name: 'Vis hele' }));
    expect(article.textContent?.length).toBeGreaterThan(99_000);
    await user.click(screen.getByRole('button', { name: 'Vis mindre' }));
    expect(article.textContent?.length).toBeLessThan(4_000);
  });

  it('should be copied as they were written', async () => {
    const { screen, user } = openConversation({ view: ready(aMessage(1, { text: 'Uke 49\nuten merkostnad' })) });
    await user.click(screen.getByRole('button', { name: 'Kopier teksten' }));
    expect(await screen.findByText('Teksten er kopiert.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('Uke 49\nuten merkostnad');
  });

  it('should say when a message could not be copied', async () => {
    const { screen, user } = openConversation({ view: ready(aMessage(1)) });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Kopier teksten' }));
    expect(await screen.findByText(/ble ikke kopiert/)).toBeDefined();
  });

  it('should be announced as they come, except the user’s own', async () => {
    const { screen, say } = openConversation({ view: ready(aMessage(1)) });
    say([aMessage(1), aMessage(2, { sent_by_user: true, text: 'Min' })]);
    say([aMessage(1), aMessage(2, { sent_by_user: true, text: 'Min' }), aMessage(3, { text: 'Din' })]);
    const said = await screen.findByText('Nina Vik: Din');
    expect(said.getAttribute('role')).toBe('status');
    expect(screen.queryByText('Du: Min')).toBeNull();
  });

  it('should ask for older ones once they are near, and say how that goes', async () => {
    const { screen, thread, tell, user } = openConversation({ view: { ...ready(aMessage(1)), older: 'more' } });
    await waitFor(() => expect(thread.fetchOlder).toHaveBeenCalled());
    tell({ older: 'loading' });
    expect(screen.getByText('Henter eldre meldinger')).toBeDefined();
    tell({ older: 'failed' });
    const before = thread.fetchOlder.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(thread.fetchOlder.mock.calls.length).toBe(before + 1);
  });

  it('should say that they could not be fetched, and that there are none', () => {
    const { screen, tell } = openConversation({
      view: { messages: { status: 'failed', failure: { kind: 'unreachable', cause: 'network' } } },
    });
    expect(screen.queryByText('Ingen meldinger ennå')).toBeNull();
    tell({ messages: { status: 'ready', value: [] } });
    expect(screen.getByText('Ingen meldinger ennå')).toBeDefined();
  });
});

describe('what is not sent yet', () => {
  it.each([
    ['waiting', false, 'Venter på nett', []],
    ['waiting', true, 'Sendes', []],
    ['sending', true, 'Sendes', []],
    ['lost', true, 'Uvisst om den ble sendt', ['Sjekk nå']],
  ] as const)('should say how it stands: %s, with a network: %s', (state, online, words, buttons) => {
    const { screen } = openConversation({ online, view: { pending: [aPending({ state })] } });
    const article = within(screen.getByRole('article', { name: 'Du 09:30' }));
    expect(article.getByText(words)).toBeDefined();
    expect(buttonsIn(article)).toEqual(buttons);
  });

  it.each([
    [500, /Ikke sendt: Noe gikk galt i tjenesten \(500\)/, ['Slett', 'Send på nytt']],
    [429, /Ikke sendt: Tjenesten har for mye å gjøre/, ['Slett', 'Send på nytt']],
    [404, 'Ikke sendt: Samtalen finnes ikke lenger.', ['Slett']],
    [409, 'Ikke sendt: Samtalen er lukket.', ['Slett', 'Send på nytt']],
    [413, /Ikke sendt: Det er for stort/, ['Slett']],
  ])('should offer to send again only where that can help: %s', (status, words, buttons) => {
    const { screen } = openConversation({
      view: { pending: [aPending({ state: 'failed', failure: refusedWith(status) })] },
    });
    const article = within(screen.getByRole('article'));
    expect(article.getByText(words)).toBeDefined();
    expect(buttonsIn(article)).toEqual(buttons);
  });

  it('should not be offered to be sent again for as long as the conversation is closed', () => {
    const pending = [aPending({ state: 'failed', failure: refusedWith(409) })];
    const { screen, change } = openConversation({ view: { pending }, conversation: { closed: true } });
    const buttons = () => buttonsIn(within(screen.getByRole('article')));
    expect(buttons()).toEqual(['Slett']);
    change({ closed: false });
    expect(buttons()).toEqual(['Slett', 'Send på nytt']);
  });

  it('should be deleted, sent again and looked for by its own key', async () => {
    const failed = aPending({ key: 'a', state: 'failed', failure: refusedWith(500) });
    const lost = aPending({ key: 'b', state: 'lost' });
    const { screen, user, thread } = openConversation({ view: { pending: [failed, lost] } });
    await user.click(screen.getByRole('button', { name: 'Slett' }));
    expect(thread.drop).toHaveBeenCalledExactlyOnceWith('a');
    await user.click(screen.getByRole('button', { name: 'Send på nytt' }));
    await user.click(screen.getByRole('button', { name: 'Sjekk nå' }));
    expect(thread.sendAgain.mock.calls).toEqual([['a'], ['b']]);
  });

  it('should stand after all that is there, with its files', () => {
    const pending = aPending({ files: [{ name: 'Bestilling.pdf', size: 840_000, type: 'application/pdf' }] });
    const { screen } = openConversation({ view: { ...ready(aMessage(59)), pending: [pending] } });
    const last = within(screen.getAllByRole('article').at(-1) ?? document.body);
    expect(last.getByText('Bestilling.pdf')).toBeDefined();
    expect(last.getByText('Sendes etter meldingen · 840 kB')).toBeDefined();
  });
});

/** The names of the buttons but for the one that copies. */
const buttonsIn = (part: ReturnType<typeof within>) =>
  part
    .queryAllByRole('button')
    .map(({ textContent }: HTMLElement) => textContent)
    .filter((name: string) => name !== '');

describe('the messages that are in view', () => {
  it('[W-CHAT-25] should be read after one second, but for those of the user', async () => {
    vi.useFakeTimers();
    const { thread } = openConversation({ view: ready(aMessage(1), aMessage(2, { sent_by_user: true }), aMessage(3)) });
    await vi.advanceTimersByTimeAsync(900);
    expect(thread.read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(thread.read.mock.calls).toEqual([[['1', '3']]]);
    vi.useRealTimers();
  });

  it('should not be read behind another tab', async () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { thread } = openConversation({ view: ready(aMessage(1)) });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(thread.read).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_200);
    expect(thread.read).toHaveBeenCalledExactlyOnceWith(['1']);
    hidden.mockRestore();
    vi.useRealTimers();
  });
});
