// What is written in a conversation, over the network's comings and goings and from one user to the next.
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { memoryPlace } from '../../support/memory-place.ts';
import { jpeg } from '../../support/photos.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const ADDRESS = '/x/-/chat/20101';
const WORDS = 'Vinduene kommer på torsdag klokka ti';

async function writeWords({ screen, user }: VisitedWorkspace): Promise<void> {
  await user.click(await screen.findByRole('textbox', { name: /^Skriv/ }));
  await user.paste(WORDS);
  await user.click(screen.getByRole('button', { name: /^(?:Send|Legg)/ }));
}

/** How often the service has it. */
const timesAt = ({ world }: VisitedWorkspace): number =>
  JSON.stringify(world.state.tables['chat_messages'] ?? []).split(WORDS).length - 1;

const keptIn = (outboxes: ReadonlyMap<string, OutboxPlace<unknown>>): string =>
  JSON.stringify([...outboxes.values()].map(({ stored$ }) => stored$.value));

describe('a message', () => {
  it.each([false, true])('[W-CHAT-24] should be sent once and shown (plain service: %s)', async (plain) => {
    const visit = await visitWorkspace(ADDRESS, { plain });
    await writeWords(visit);
    await waitFor(() => expect(timesAt(visit)).toBe(1));
    expect(await visit.screen.findByText(WORDS)).toBeDefined();
    expect(visit.screen.getByRole('textbox', { name: /^Skriv/ })).toHaveProperty('value', '');
  });

  it('should be there once where the answer was lost', async () => {
    const visit = await visitWorkspace(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'chat.send', kind: 'status', status: 500, times: 1, after: true }),
    });
    await writeWords(visit);
    await waitFor(() => expect(timesAt(visit)).toBe(1));
    expect(await visit.screen.findByText(WORDS)).toBeDefined();
  });

  it.each([
    ['found no network', { kind: 'cut' }, 'Venter på nett'],
    ['got no answer', { kind: 'status', status: 503 }, 'Uvisst om den ble sendt'],
  ] as const)('should say of a message whose request %s that it is "%s"', async (_, fault, words) => {
    const visit = await visitWorkspace(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'chat.send', ...fault }),
    });
    await writeWords(visit);
    expect(await visit.screen.findByText(words)).toBeDefined();
  });

  it('should wait for its own user over a new page, and be shown to and sent by no other one', async () => {
    const outboxes = new Map<string, OutboxPlace<unknown>>();
    const first = await visitWorkspace(ADDRESS, { outboxes });
    await first.screen.findByRole('textbox', { name: /^Skriv/ });
    first.online$.next(false);
    await writeWords(first);
    await waitFor(() => expect(keptIn(outboxes)).toContain(WORDS));
    document.body.replaceChildren();

    const kari = await visitWorkspace(ADDRESS, { login: 'kari', outboxes });
    await kari.screen.findByRole('textbox', { name: /^Skriv/ });
    await waitFor(() => expect(kari.world.observed.calls.entries.length).toBeGreaterThan(3));
    expect([timesAt(kari), kari.screen.queryByText(WORDS)]).toEqual([0, null]);
    document.body.replaceChildren();

    // Also from a page that shows no conversation.
    const back = await visitWorkspace('/x/-/projects', { outboxes });
    await waitFor(() => expect(timesAt(back)).toBe(1));
    await waitFor(() => expect(outboxes.get('felles.workspace.chat user 501')?.stored$.value).toEqual([]));
  });

  it('should be counted on every page while the device is offline, with all else that is to be sent', async () => {
    const photos = memoryPlace<unknown>();
    const photo = { name: 'tomt.jpg', type: 'image/jpeg', bytes: jpeg(1) };
    const visit = await visitWorkspace(ADDRESS, {
      outboxes: new Map([['felles.workspace.creations user 501', photos]]),
    });
    const { screen, user, online$ } = visit;
    await screen.findByRole('textbox', { name: /^Skriv/ });
    online$.next(false);
    const notice = (await screen.findByText('Det som vises, kan være gammelt.')).parentElement;
    expect(notice?.textContent).not.toContain('i utboksen');
    await writeWords(visit);
    await waitFor(() => expect(notice?.textContent).toContain('1 i utboksen Sendes i rekkefølge når du har dekning.'));
    const input = { kind: 'photo', project: { id: '1001', title: 'Skolen', number: '2600' }, photo };
    photos.put({ key: 'photo', lane: 'one', order: 1, input, refusal: null });
    await waitFor(() => expect(notice?.textContent).toContain('2 i utboksen'));
    await user.click(screen.getByRole('link', { name: /Tilkobling:/ }));
    await user.click(await screen.findByRole('link', { name: 'Om tilkoblingen' }));
    await screen.findByRole('heading', { level: 1, name: 'Tilkobling' });
    expect(screen.getByText('2 i utboksen')).toBeDefined();
    online$.next(true);
    await waitFor(() => expect([timesAt(visit), photos.stored$.value]).toEqual([1, []]));
    online$.next(false);
    await screen.findByText('Det som vises, kan være gammelt.');
    expect(screen.queryByText(/i utboksen/)).toBeNull();
  });

  it('should be asked about at a logout while it is not sent', async () => {
    const visit = await visitWorkspace(ADDRESS);
    const { screen, user, online$ } = visit;
    await screen.findByRole('textbox', { name: /^Skriv/ });
    online$.next(false);
    await writeWords(visit);
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Logge ut nå?' }));
    expect(question.getByText(/Ikke sendt ennå: 1\./)).toBeDefined();
  });

  it('should be gone from the device, like what is typed, after a logout that discards it', async () => {
    const outboxes = new Map<string, OutboxPlace<unknown>>();
    const first = await visitWorkspace(ADDRESS, { outboxes });
    const { screen, user, online$, visible$, place } = first;
    const field = await screen.findByRole('textbox', { name: /^Skriv/ });
    online$.next(false);
    await writeWords(first);
    await user.type(field, 'Ikke ferdig');
    visible$.next(false);
    await waitFor(() => expect(keptIn(outboxes)).toContain(WORDS));
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    await user.click(await screen.findByRole('button', { name: 'Forkast og logg ut' }));
    // The page is left while the provider has not answered.
    visible$.next(false);
    expect([keptIn(outboxes), place.draftsNow()]).toEqual(['[]', {}]);
    online$.next(true);
    expect(await screen.findByText('Du er logget ut.')).toBeDefined();
    expect(timesAt(first)).toBe(0);
    document.body.replaceChildren();

    const back = await visitWorkspace(ADDRESS, { outboxes, drafts: place.draftsNow() });
    await writeWords(back);
    // It waits for nothing that was written before.
    await waitFor(() => expect(timesAt(back)).toBe(1));
    expect(JSON.stringify(back.world.state)).not.toContain('Ikke ferdig');
  });

  it('should be a draft of its tab while it is typed', async () => {
    const { screen, user, visible$, place } = await visitWorkspace(ADDRESS);
    await user.click(await screen.findByRole('textbox', { name: /^Skriv/ }));
    await user.paste(WORDS);
    visible$.next(false);
    expect(place.draftsPut.at(-1)).toEqual({ chat: { 'PUBLIC 20101': WORDS } });
  });

  it('should stand in its place again after a reload', async () => {
    const { screen } = await visitWorkspace(ADDRESS, { drafts: { chat: { 'PUBLIC 20101': WORDS, 'PUBLIC 9': 'x' } } });
    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: /^Skriv/ })).toHaveProperty('value', WORDS),
    );
  });
});
