import type { StoredEntry } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { memoryPlace } from '../../support/memory-place.ts';
import { visitWorkspace } from '../support/workspace.tsx';

const ADDRESS = '/x/-/outbox';
const AT = '2026-11-19T07:42:00.000Z';

const checkIn = (key: string, order: number, firstName: string): StoredEntry<unknown> => ({
  ...{ key, order, lane: key, refusal: null },
  input: { kind: 'in', projectId: '1001', at: AT, fields: { firstName, lastName: 'Holm', guest: true } },
});
const REFUSED: StoredEntry<unknown> = {
  ...{ key: 'message', order: 1, lane: '1' },
  refusal: { kind: 'refused', refusal: 'forbidden', status: 403, type: '', message: '' },
  input: {
    ...{ kind: 'message', mode: 'PUBLIC', conversation_id: '1', text: 'Rekkverket mangler' },
    ...{ files: [], written_at: Date.parse(AT), after: null },
  },
};

const CHANGED: StoredEntry<unknown> = {
  ...{ key: 'change', order: 1, lane: '100101' },
  refusal: { kind: 'refused', refusal: 'conflict', status: 409, type: 'Changed', message: '' },
  input: {
    ...{ call: 'deviation.change', project: { id: '1001', title: 'Storgata' }, record: '100101', id: '100101' },
    ...{
      point: null,
      title: 'Rekkverk mangler',
      at: AT,
      body: { title: 'Rekkverk', was: { title: 'Rekk' } },
      photos: [],
    },
  },
};

const photo = (n: number, refusal: StoredEntry<unknown>['refusal'] = null): StoredEntry<unknown> => ({
  ...{ key: `client-${n}`, order: n, lane: 'client/photos', refusal },
  input: {
    ...{ call: 'deviation.photo', project: { id: '1001', title: 'Storgata' }, record: 'client' },
    ...{ id: '100101', point: null, title: 'Fukt i yttervegg', at: AT, body: {} },
    photos: [
      { name: `avvik-${n}.jpg`, type: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, ...new Uint8Array(1_997)) },
    ],
  },
});
const TOO_LARGE = { kind: 'refused', refusal: 'generic', status: 413, type: '', message: '' } as const;
const sent = (key: string, kind: string, files: number): StoredEntry<unknown> => ({
  ...{ key: `site ${key}`, order: 1, lane: '', refusal: null },
  input: {
    ...{ source: 'site', key, kind, title: 'Fukt i yttervegg', project: null, at: Date.parse(AT), files, size: 2_000 },
    ...{ record: null, group: 'client', sentAt: Date.parse(AT) + 120_000 },
  },
});

/** The page with these entries of before. */
async function visitOutbox(entries: Readonly<Record<string, readonly StoredEntry<unknown>[]>>) {
  const outboxes = new Map<string, OutboxPlace<unknown>>();
  for (const [area, stored] of Object.entries(entries)) {
    const place = memoryPlace<unknown>();
    for (const entry of stored) place.put(entry);
    outboxes.set(`felles.workspace.${area} user 501`, place);
  }
  const visit = await visitWorkspace(ADDRESS, { outboxes });
  visit.online$.next(false);
  await visit.screen.findByRole('heading', { level: 1, name: 'Utboks' });
  const group = (name: RegExp) => within(visit.screen.getByRole('region', { name }));
  const pill = () => visit.screen.getByRole('link', { name: /^Utboks:/ }).textContent;
  return { ...visit, outboxes, group, pill };
}

describe('[W-SITE-34] the outbox', () => {
  it('should have the entries of all areas, each with its thing, time and state, and say it in the head', async () => {
    const { group, pill, screen } = await visitOutbox({ chat: [REFUSED], checkins: [] });
    const [row] = group(/^Trenger deg 1$/).getAllByRole('listitem');
    expect(row?.textContent).toMatch(/^Rekkverket mangler08:42Melding/);
    expect(pill()).toMatch(/1 trenger deg/);
    expect(screen.queryByRole('region', { name: /^Venter/ })).toBeNull();
  });

  it('should say that an entry waits for the network, and when it was sent, for the same user and no other', async () => {
    const { group, pill, screen, user, online$, outboxes } = await visitOutbox({ checkins: [] });
    const place = outboxes.get('felles.workspace.checkins user 501');
    place?.put(checkIn('a', 1, 'Tor'));
    const waiting = await waitFor(() => group(/^Venter 1$/).getByRole('listitem').textContent);
    expect(waiting).toMatch(/^Tor Holm08:42Innsjekk.*Venter på nett$/);
    expect(pill()).toMatch(/Frakoblet · 1 venter/);
    online$.next(true);
    const sent = await waitFor(() => group(/^Sendt siste døgn 1$/).getByRole('listitem').textContent);
    expect(sent).toMatch(/^Tor Holm08:42Innsjekk.*Sendt 10:00$/);
    expect(pill()).toMatch(/Alt er sendt/);
    const records = outboxes.get('felles.workspace.sent user 501')?.stored$;
    expect(records?.value).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    await screen.findByText(/^Du er logget ut/);
    document.body.replaceChildren();
    const kari = await visitWorkspace(ADDRESS, { login: 'kari', outboxes });
    await kari.screen.findByText('Det du lagrer, står her til det er sendt.');
    expect(kari.screen.queryByText(/Tor Holm/)).toBeNull();
    document.body.replaceChildren();
    const back = await visitWorkspace(ADDRESS, { outboxes });
    const before = await back.screen.findByRole('region', { name: /^Sendt siste døgn 1$/ });
    expect(within(before).getByText('Tor Holm')).toBeDefined();
  });

  it.each([
    ['found no network', { kind: 'cut' }, /Venter på nett$/],
    ['got no answer', { kind: 'status', status: 503 }, /Svaret kom ikke\. Sendes igjen\.$/],
  ] as const)('should say of an entry whose request %s that it waits for it', async (_, fault, words) => {
    const { group, online$, outboxes, world } = await visitOutbox({ checkins: [] });
    goesWrong(world, { call: 'checkins.checkIn', ...fault });
    outboxes.get('felles.workspace.checkins user 501')?.put(checkIn('a', 1, 'Tor'));
    online$.next(true);
    await waitFor(() => expect(group(/^Venter 1$/).getByRole('listitem').textContent).toMatch(words));
  });

  it.each([
    ['photos', 'site', 'deviation.create', /2 bilder, 4 kB/],
    ['files', 'chat', null, /2 filer, 4 kB/],
  ] as const)('should count the %s of an entry by that word', async (_, area, call, words) => {
    const files = photo(0).input;
    const bytes = new Uint8Array(2_000);
    const of = (n: number) => ({ name: `${n}.jpg`, type: 'image/jpeg', bytes });
    const input =
      call === null
        ? { ...Object(REFUSED.input), files: [of(1), of(2)] }
        : { ...Object(files), call, id: null, photos: [of(1), of(2)] };
    const { group } = await visitOutbox({ [area]: [{ key: 'a', order: 1, lane: 'a', refusal: null, input }] });
    expect(group(/^Venter 1$/).getByRole('listitem').textContent).toMatch(words);
  });

  it('should lead from a refused change to its record, where the user chooses between two values', async () => {
    const { screen } = await visitOutbox({ site: [CHANGED] });
    // To load the page anew would not help.
    expect(screen.getByText('En annen har endret det samme. Åpne og velg hva som skal gjelde.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Åpne: Rekkverk mangler' });
    expect(link.getAttribute('href')).toBe('/x/-/project/1001/deviations?panel=deviations.100101');
  });

  it.each([
    ['yesterday', '2026-11-18T21:58:00.000Z', /^Rekkverk mangleri går 22:58/],
    ['an earlier day', '2026-11-13T21:58:00.000Z', /^Rekkverk mangler13\.11\.? 22:58/],
  ] as const)('should say the day of an entry of %s', async (_, at, words) => {
    const { group } = await visitOutbox({ site: [{ ...CHANGED, input: { ...Object(CHANGED.input), at } }] });
    expect(group(/^Trenger deg 1$/).getByRole('listitem').textContent).toMatch(words);
  });

  it('should lead from a refused answer to its point, and say the answer', async () => {
    const where = { call: 'checkpoint.answer', record: '7', id: '7', point: '13' };
    const input = { ...Object(CHANGED.input), ...where, body: { status: 'NOT_OK' } };
    const { screen, group } = await visitOutbox({ site: [{ ...CHANGED, input }] });
    expect(group(/^Trenger deg 1$/).getByText('Svar: Ikke OK')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Åpne: Rekkverk mangler' });
    expect(link.getAttribute('href')).toBe('/x/-/project/1001/checklists/7?point=13');
  });

  it.each([
    [
      'of a refused change, by its day before',
      { body: { hours: 8, was: { hours: 7 } }, shown: { date: '2026-11-03' } },
    ],
    ['of a refused removal', { call: 'hours.remove', body: { was: { date: '2026-11-03', hours: 7 } } }],
    ['of a refused new line', { call: 'hours.create', body: { date: '2026-11-03', hours: 7 } }],
  ] as const)('should lead to the week of hours %s', async (_, change) => {
    const input = { ...Object(CHANGED.input), call: 'hours.change', record: '9', id: '9', ...change };
    const { screen } = await visitOutbox({ site: [{ ...CHANGED, input }] });
    const link = screen.getByRole('link', { name: 'Åpne: Rekkverk mangler' });
    expect(link.getAttribute('href')).toBe('/x/-/hours?week=2026-11-03');
  });

  it('should say that the service has failed three times', async () => {
    const refusal = { kind: 'refused', refusal: 'generic', status: 500, type: '', message: '' } as const;
    const { group } = await visitOutbox({ site: [{ ...CHANGED, refusal }, photo(1, refusal)] });
    expect(group(/^Trenger deg 2$/).getAllByText(/Tjenesten svarte med feil tre ganger\.$/)).toHaveLength(2);
    expect(group(/^Trenger deg 2$/).getByRole('button', { name: 'Prøv igjen: Rekkverk mangler' })).toBeDefined();
  });

  it('[W-SITE-33] should say how long a browser without lasting storage leaves the entries alone', async () => {
    const { screen } = await visitOutbox({ chat: [REFUSED] });
    expect(await screen.findByText(/^Åpne siden igjen innen 7 dager/)).toBeDefined();
  });

  it('[W-SITE-40] should show the photos of a record as one row, after its text, each with its own failure', async () => {
    const { group, user, screen, outboxes } = await visitOutbox({
      sent: [sent('client', 'deviationCreate', 3), sent('client-0', 'deviationPhoto', 1)],
      site: [photo(1), photo(2, TOO_LARGE)],
    });
    const [row, ...others] = group(/^Trenger deg 1$/).getAllByRole('listitem');
    expect(others).toHaveLength(3);
    expect(row?.textContent).toMatch(/^Fukt i yttervegg08:42Bilde av avvikStorgata2 bilder, 4 kB/);
    expect(row?.textContent).toMatch(/Tekst mottatt 08:44 · 1 av 3 bilder sendt/);
    expect(others.map(({ textContent }) => textContent)).toEqual([
      '1 sendt',
      expect.stringMatching(/I kø$/),
      expect.stringMatching(/Stanset$/),
    ]);
    expect(screen.queryByRole('region', { name: /^(Venter|Sendt)/ })).toBeNull();
    expect(group(/^Trenger deg 1$/).getByText(/^Bilde 3 av 3:/)).toBeDefined();
    const link = group(/^Trenger deg 1$/).getByRole('link', { name: 'Åpne: Fukt i yttervegg' });
    expect(link.getAttribute('href')).toBe('/x/-/project/1001/deviations?panel=deviations.100101');
    await user.click(screen.getByRole('button', { name: 'Fjern bildet: Bilde 3 av 3, Fukt i yttervegg' }));
    await screen.findByText('Bilde 3 av Fukt i yttervegg blir ikke sendt, og finnes ikke noe annet sted.');
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(group(/^Venter 1$/).getByText(/1 av 2 bilder sendt/)).toBeDefined());
    const left = outboxes.get('felles.workspace.site user 501')?.stored$.value;
    expect(left?.map(({ key }) => key)).toEqual(['client-1']);
  });

  it('[W-SITE-40] should take a refused photo as waiting once the user tries it again', async () => {
    const { group, user, screen } = await visitOutbox({ site: [photo(0, TOO_LARGE)] });
    await user.click(screen.getByRole('button', { name: 'Prøv bildet igjen: Bilde 1 av 1, Fukt i yttervegg' }));
    await waitFor(() => expect(group(/^Venter 1$/).getByText(/^0 av 1 bilde sendt$/)).toBeDefined());
    expect(screen.queryByRole('button', { name: /bildet/ })).toBeNull();
  });

  it('[A-08] [W-SITE-31] should show and send nothing of another user, and send it when that user is back', async () => {
    const place = memoryPlace<unknown>();
    const client_id = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';
    place.put({
      ...{ key: client_id, order: 1, lane: client_id, refusal: null },
      input: {
        ...{ call: 'deviation.create', project: { id: '1001', title: 'Storgata' }, record: client_id, id: null },
        ...{ point: null, title: 'Fukt i vegg mot nord', at: AT, photos: [] },
        body: { client_id, registered_at: AT, title: 'Fukt i vegg mot nord' },
      },
    });
    const outboxes = new Map<string, OutboxPlace<unknown>>([['felles.workspace.site user 501', place]]);
    const kari = await visitWorkspace(ADDRESS, { login: 'kari', outboxes });
    await kari.screen.findByText('Det du lagrer, står her til det er sendt.');
    expect(kari.screen.queryByText(/Fukt i vegg/)).toBeNull();
    expect(kari.world.observed.calls.entries.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(place.stored$.value).toHaveLength(1);
    document.body.replaceChildren();
    const back = await visitWorkspace(ADDRESS, { outboxes });
    const sentNow = await back.screen.findByRole('region', { name: /^Sendt siste døgn 1$/ });
    expect(within(sentNow).getByRole('listitem').textContent).toMatch(/^Fukt i vegg mot nord08:42Nytt avvik/);
    expect(place.stored$.value).toEqual([]);
  });

  it('should let the user copy and drop what was refused, after a question', async () => {
    const { screen, user, outboxes } = await visitOutbox({ chat: [REFUSED] });
    await user.click(screen.getByRole('button', { name: 'Kopier teksten' }));
    expect(await navigator.clipboard.readText()).toBe('Rekkverket mangler');
    const drop = () => user.click(screen.getByRole('button', { name: 'Forkast: Rekkverket mangler' }));
    await drop();
    const question = within(await screen.findByRole('alertdialog', { name: 'Forkaste dette?' }));
    await user.click(question.getByRole('button', { name: 'Nei' }));
    expect(outboxes.get('felles.workspace.chat user 501')?.stored$.value).toHaveLength(1);
    await drop();
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    await screen.findByText('Det du lagrer, står her til det er sendt.');
    expect(outboxes.get('felles.workspace.chat user 501')?.stored$.value).toEqual([]);
  });
});
