import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { demoDeviations } from '@felles/fixtures/workspace/deviations';
import { createWorld } from '@felles/mock-server/internal';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { jpeg } from '../../support/photos.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

/** The time of the visited page. */
const NOW = Date.UTC(2026, 10, 19, 9);
const PAGE = '/x/-/project/1001/deviations';

type Device = Map<string, OutboxPlace<unknown>>;
type Screen = Pick<VisitedWorkspace, 'screen' | 'user'>;

const panelOf = async (screen: VisitedWorkspace['screen'], name: string) =>
  within(await screen.findByRole('dialog', { name }));

/** Leaves the form in the panel, which asks first. */
async function leave({ screen, user }: Screen): Promise<void> {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Lukk' }));
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The history goes back a moment later, and would take the panel of the next page with it.
  await waitFor(() => expect(window.location.search).not.toContain('panel='));
}

/** Follows the link to the draft in a page that is opened anew. */
async function resume({ screen }: Screen, name: string, outboxes: Device): Promise<VisitedWorkspace> {
  const href = (await screen.findByRole('link', { name })).getAttribute('href');
  document.body.replaceChildren();
  return visitWorkspace(href ?? expect.unreachable(), { outboxes });
}

const photo = () => new File([new Uint8Array(jpeg(1))], 'IMG_1.jpg', { type: 'image/jpeg' });

describe('[W-SITE-63] a form on site that was left', () => {
  it('should lead back to a deviation with its words and photos, until it is saved', async () => {
    const outboxes: Device = new Map();
    const visit = await visitWorkspace(PAGE, { outboxes });
    const { screen, user } = visit;
    await user.click(await screen.findByRole('button', { name: 'Nytt avvik' }));
    const panel = await panelOf(screen, 'Nytt avvik');
    await user.type(await panel.findByRole('textbox', { name: 'Hva er galt?' }), 'Glippe');
    await user.upload(panel.getByLabelText('Velg fra bilder'), photo());
    await panel.findByRole('img', { name: 'Bilde 1 av 1, avvik: Glippe' });
    await vi.waitFor(() => expect(panel.queryByTitle('Bildet gjøres klart')).toBeNull());
    await leave(visit);
    const begun = within(await screen.findByRole('region', { name: 'Påbegynt' }));
    expect(begun.getByText(/^Glippe · 1 bilde/)).toBeDefined();
    const { world, ...next } = await resume(visit, 'Fortsett avviket fra 10:00', outboxes);
    const again = await panelOf(next.screen, 'Nytt avvik');
    expect((await again.findByRole<HTMLInputElement>('textbox', { name: 'Hva er galt?' })).value).toBe('Glippe');
    expect(again.getByRole('img', { name: 'Bilde 1 av 1, avvik: Glippe' })).toBeDefined();
    expect(again.getByText('Påbegynt 10:00. Ikke lagret ennå.')).toBeDefined();
    const asked = () => world.observed.calls.entries.filter(({ row }) => row?.startsWith('deviations.') === true);
    expect(asked().filter(({ row }) => row === 'deviations.create')).toEqual([]);
    await next.user.click(again.getByRole('button', { name: 'Lagre avvik' }));
    await waitFor(() => expect(asked().map(({ row }) => row)).toContain('deviations.addPhoto'));
    expect(next.screen.queryByRole('region', { name: 'Påbegynt' })).toBeNull();
    await next.user.click(next.screen.getByRole('button', { name: 'Nytt avvik' }));
    const fresh = await panelOf(next.screen, 'Nytt avvik');
    expect((await fresh.findByRole<HTMLInputElement>('textbox', { name: 'Hva er galt?' })).value).toBe('');
  });

  it('should be discarded after a question, from the list and from the form', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    for (const word of ['Sprekk', 'Fukt']) {
      await user.click(await screen.findByRole('button', { name: 'Nytt avvik' }));
      const panel = await panelOf(screen, 'Nytt avvik');
      await user.type(await panel.findByRole('textbox', { name: 'Hva er galt?' }), word);
      await leave(visit);
      if (word === 'Fukt') continue;
      await user.click(await screen.findByRole('button', { name: 'Forkast: Sprekk' }));
      await user.click(await screen.findByRole('button', { name: 'Nei' }));
      await user.click(screen.getByRole('button', { name: 'Forkast: Sprekk' }));
      await user.click(await screen.findByRole('button', { name: 'Ja' }));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Påbegynt' })).toBeNull());
    }
    await user.click(await screen.findByRole('button', { name: 'Nytt avvik' }));
    const panel = await panelOf(screen, 'Nytt avvik');
    await user.click(await panel.findByRole('button', { name: 'Forkast' }));
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Hva er galt?' }).value).toBe('');
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Påbegynt' })).toBeNull();
  });

  it.each([
    { pressed: 'Kommenter', title: 'Kommentar', field: 'Kommentar', link: 'Fortsett kommentaren fra 10:00' },
    { pressed: 'Lukket', title: 'Flytt til Lukket', field: 'Hva ble gjort?', link: 'Fortsett endringen fra 10:00' },
  ])('should lead back to $title of a deviation, open before all else, with the focus', async (form) => {
    const { seed } = createWorld().state;
    const one = demoDeviations(seed, NOW, '1001').find(({ status }) => status !== 4) ?? expect.unreachable();
    const outboxes: Device = new Map();
    const visit = await visitWorkspace(`${PAGE}?panel=deviations.${one.deviation_id}`, { outboxes });
    const { screen, user } = visit;
    const panel = await panelOf(screen, one.title);
    await user.click(await panel.findByRole('button', { name: form.pressed }));
    await user.type(await panel.findByRole('textbox', { name: form.field }), 'Ringt rørlegger');
    await leave(visit);
    const next = await resume(visit, form.link, outboxes);
    const again = await panelOf(next.screen, one.title);
    const words = await again.findByRole<HTMLTextAreaElement>('textbox', { name: form.field });
    expect(words.value).toBe('Ringt rørlegger');
    // Before the facts and the log, however long those are.
    expect(document.activeElement).toBe(again.getByRole('heading', { name: form.title }));
    expect(words.compareDocumentPosition(again.getByText('Sted'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('should lead back to a line of hours, and be shown to its user alone', async () => {
    const outboxes: Device = new Map();
    const visit = await visitWorkspace('/x/-/hours', { outboxes });
    const { screen, user } = visit;
    await user.click(await screen.findByRole('button', { name: 'Legg til timer' }));
    await user.type(await screen.findByRole('textbox', { name: 'Kommentar' }), 'Dekke 2');
    await leave(visit);
    const next = await resume(visit, 'Fortsett timene fra 10:00', outboxes);
    const words = await next.screen.findByRole('textbox', { name: 'Kommentar' });
    expect(words).toHaveProperty('value', 'Dekke 2');
    await leave(next);
    document.body.replaceChildren();
    const other = await visitWorkspace('/x/-/hours', { login: 'kari', outboxes });
    await other.screen.findByRole('button', { name: 'Legg til timer' });
    expect(other.screen.queryByRole('link', { name: /^Fortsett/ })).toBeNull();
  });

  it('should be asked about at the sign-out, and be gone with it [W-SITE-32]', async () => {
    const outboxes: Device = new Map();
    const visit = await visitWorkspace(PAGE, { outboxes });
    const { screen, user } = visit;
    await user.click(await screen.findByRole('button', { name: 'Nytt avvik' }));
    const panel = await panelOf(screen, 'Nytt avvik');
    await user.type(await panel.findByRole('textbox', { name: 'Hva er galt?' }), 'Glippe');
    await leave(visit);
    const names = () => [...outboxes.keys()].filter((name) => name.startsWith('felles.workspace.site-drafts'));
    expect(names()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    await screen.findByText('Det du har skrevet og ikke lagret, går tapt.');
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(names()).toEqual([]));
  });
});
