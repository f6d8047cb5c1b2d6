import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/chat';

const conversation = (id: number, title: string, more: object = {}) => ({ id, title, closed: false, ...more });
const said = (words: string, more: object = {}) => ({
  most_recent_message: { id: 1, text: words, timestamp: '2026-11-19T08:46:00Z', from: { first_name: 'Nina' }, ...more },
});

const AGREEMENTS = [
  {
    agreement: { id: 1, name: 'Rammeavtale Nordvik', provider: { id: 9, name: 'Vestbygg' } },
    public_conversations: [
      conversation(11, 'Vinduer', { unread_messages_count: 2, ...said('Kan dere flytte åpningene?') }),
      conversation(12, 'Sluttoppgjør', { closed: true, ...said('Takk', { timestamp: '2026-11-12T10:00:00Z' }) }),
    ],
    internal_conversations: [conversation(13, 'Kalkyle', { unread_messages_count: 1, ...said('Vi tåler 12 000') })],
    relations: [
      { contact: { id: 5, name: 'Nordvik Eiendom' }, person: { id: 3, first_name: 'Nina', last_name: 'Vik' } },
      { contact: { id: 9, name: 'Vestbygg' }, person: { id: 1, first_name: 'Ola', last_name: 'Bakken' } },
    ],
    project: { id: 1001, title: 'Skole Storgata 5' },
  },
  {
    agreement: { id: 2, name: 'Serviceavtale Åsheim' },
    public_conversations: [
      conversation(21, 'Filter', said('Levert', { sent_by_user: 1, timestamp: '2026-11-18T10:00:00Z' })),
    ],
  },
];

const visit = (path = PAGE, options: Parameters<typeof visitWorkspace>[1] = {}) =>
  visitWorkspace(path, {
    ...options,
    before(world) {
      goesWrong(world, { call: 'chat.agreements', kind: 'answer', answer: AGREEMENTS });
      options.before?.(world);
    },
  });

type At = Pick<VisitedWorkspace, 'screen'>;

const listIn = async ({ screen }: At) => within(await screen.findByRole('region', { name: 'Liste over samtaler' }));

async function rowsIn(at: At): Promise<readonly string[]> {
  const list = await listIn(at);
  const rows: readonly HTMLElement[] = await list.findAllByRole('link');
  return rows.map((row) => row.textContent ?? '');
}

const mode = ({ screen }: At, name: RegExp): HTMLElement => screen.getByRole('radio', { name });

describe('the list of conversations', () => {
  it('[W-CHAT-01] should have those of each agreement, with who wrote last, when, and how much is not read', async () => {
    const at = await visit();
    expect(await rowsIn(at)).toEqual([
      'Vinduer09:46Nina: Kan dere flytte åpningene?2 2 uleste',
      'Sluttoppgjør12.11Nina: TakkLukket',
      'Filteri gårDu: Levert',
    ]);
    const list = await listIn(at);
    const agreements: readonly HTMLElement[] = list.getAllByRole('heading', { level: 2 });
    expect(agreements.map(({ textContent }) => textContent)).toEqual(['Rammeavtale Nordvik', 'Serviceavtale Åsheim']);
    expect(at.screen.getByRole('heading', { level: 1, name: 'Samtaler' })).toBeDefined();
    expect(at.screen.getByText('Velg en samtale')).toBeDefined();
  });

  it('[W-CHAT-15] [W-CHAT-16] should be the public ones at first, and say in words that the others are internal', async () => {
    const at = await visit();
    await rowsIn(at);
    expect([mode(at, /^Offentlig/).matches(':checked'), at.screen.queryByText('Interne samtaler.')]).toEqual([
      true,
      null,
    ]);
    expect(mode(at, /^Intern/).closest('label')?.textContent).toBe('Intern1 1 ulest');
    await at.user.click(mode(at, /^Intern/));
    expect(await rowsIn(at)).toEqual(['Kalkyle09:46Nina: Vi tåler 12 0001 1 ulest']);
    expect(at.screen.getByText('Interne samtaler.').parentElement?.textContent).toContain('Bare Vestbygg ser dem.');
    expect(window.location.search).toBe('?mode=internal');
    await at.user.click(mode(at, /^Offentlig/));
    expect(await rowsIn(at)).toHaveLength(3);
  });

  it('[W-CHAT-08] [W-CHAT-09] should be narrowed by a status and by words, which stand in the address', async () => {
    const at = await visit();
    await rowsIn(at);
    const filter = (name: string) => at.screen.getByRole('button', { name });
    await at.user.click(filter('Lukkede'));
    expect(await rowsIn(at)).toEqual([expect.stringContaining('Sluttoppgjør')]);
    await at.user.click(filter('Leste'));
    expect(await rowsIn(at)).toEqual([expect.stringContaining('Sluttoppgjør'), expect.stringContaining('Filter')]);
    await at.user.click(filter('Uleste 2'));
    expect(await rowsIn(at)).toEqual([expect.stringContaining('Vinduer')]);
    await at.user.click(at.screen.getByRole('searchbox', { name: 'Søk i samtaler' }));
    await at.user.paste('ÅSHEIM');
    const list = await listIn(at);
    expect(await list.findByText('«ÅSHEIM» · Offentlige samtaler · Uleste')).toBeDefined();
    expect(new URLSearchParams(window.location.search).get('filter')).toBe('unread');
    await at.user.click(filter('Alle'));
    expect(await rowsIn(at)).toEqual([expect.stringContaining('Filter')]);
    await at.user.clear(at.screen.getByRole('searchbox'));
    expect(await rowsIn(at)).toHaveLength(3);
  });

  it('[W-CHAT-31] [W-CHAT-32] should be empty where agreements cannot be had, say so, and say why in the log', async () => {
    const at = await visit(`${PAGE}/11`);
    await at.screen.findByRole('heading', { level: 2, name: 'Vinduer' });
    goesRight(at.world);
    goesWrong(at.world, { call: 'chat.agreements', kind: 'status', status: 500 });
    at.online$.next(false);
    at.online$.next(true);
    const list = await listIn(at);
    const again = await list.findByRole('button', { name: 'Prøv igjen' });
    expect(list.getByText('Avtalene kunne ikke hentes')).toBeDefined();
    expect(list.queryAllByRole('link')).toEqual([]);
    expect(at.place.logged).toContain('Feil ved lasting av avtaler');
    // The conversation that is open stays, with what is being written.
    expect(at.screen.getByRole('heading', { level: 2, name: 'Vinduer' })).toBeDefined();
    goesRight(at.world);
    await at.user.click(again);
    expect((await rowsIn(at)).length).toBeGreaterThan(3);
  });
});

describe('the row of a conversation', () => {
  async function write(at: VisitedWorkspace, words: string): Promise<void> {
    await at.user.click(await at.screen.findByRole('textbox', { name: /^Skriv/ }));
    await at.user.paste(words);
    await at.user.click(at.screen.getByRole('button', { name: /^(?:Send|Legg)/ }));
  }

  const rowIn = async (at: At, name: RegExp): Promise<HTMLElement> => (await listIn(at)).findByRole('link', { name });

  it('should have what waits in it, in its mode alone, until the service has it', async () => {
    const at = await visitWorkspace(`${PAGE}/20101`);
    const row = await rowIn(at, /^Avklaring vindusleveranse/);
    await at.screen.findByRole('textbox', { name: /^Skriv/ });
    at.online$.next(false);
    await write(at, 'Da bestiller jeg');
    await write(at, 'begge\n i dag');
    await waitFor(() =>
      expect(row.textContent).toMatch(/^Avklaring vindusleveranse10:00Du: begge i dagIkke sendt ennå/),
    );
    expect((await rowsIn(at)).filter((words) => words.includes('Ikke sendt'))).toHaveLength(1);
    await at.user.click(mode(at, /^Intern/));
    expect((await rowsIn(at)).filter((words) => words.includes('Ikke sendt'))).toEqual([]);
    await at.user.click(mode(at, /^Offentlig/));
    at.online$.next(true);
    await waitFor(async () =>
      expect((await rowIn(at, /^Avklaring vindusleveranse/)).textContent).toMatch(/Du: begge i dag$/),
    );
  });

  it.each([
    ['2026-11-19T08:46:00Z', /Du: Da bestiller jeg$/],
    ['2026-11-19T20:46:00Z', /Nina: Vent litt$/],
  ])('should have what was sent though no event tells of it, but for what is newer (%s)', async (timestamp, words) => {
    const one = conversation(20101, 'Vinduer', said('Vent litt', { timestamp }));
    const at = await visitWorkspace(`${PAGE}/20101`, {
      before: (world) =>
        goesWrong(world, {
          call: 'chat.agreements',
          kind: 'answer',
          answer: [{ agreement: { id: 1, name: 'Rammeavtale' }, public_conversations: [one] }],
        }),
    });
    await write(at, 'Da bestiller jeg');
    await waitFor(() => expect(JSON.stringify(at.world.state.tables['chat_messages'])).toContain('Da bestiller jeg'));
    await waitFor(async () => expect((await rowIn(at, /^Vinduer/)).textContent).toMatch(words));
  });

  it('should say that a message in it was refused', async () => {
    const at = await visitWorkspace(`${PAGE}/20101`, {
      before: (world) => goesWrong(world, { call: 'chat.send', kind: 'status', status: 403 }),
    });
    await write(at, 'Da bestiller jeg');
    await waitFor(async () =>
      expect((await rowIn(at, /^Avklaring vindusleveranse/)).textContent).toMatch(/Du: Da bestiller jegIkke sendt$/),
    );
  });
});

describe('the chosen conversation', () => {
  it('[W-CHAT-18] should be let go with another mode, which the address follows', async () => {
    const at = await visit(`${PAGE}/11`);
    const list = await listIn(at);
    await at.screen.findByRole('heading', { level: 2, name: 'Vinduer' });
    expect((await list.findByRole('link', { current: true })).textContent).toContain('Vinduer');
    await at.user.click(mode(at, /^Intern/));
    await at.screen.findByText('Velg en samtale');
    expect(window.location.pathname + window.location.search).toBe('/x/-/chat?mode=internal');
    await at.user.click(await list.findByRole('link', { name: /^Kalkyle/ }));
    await at.screen.findByRole('heading', { level: 2, name: 'Kalkyle' });
    expect(window.location.pathname + window.location.search).toBe('/x/-/chat/13?mode=internal');
  });

  it('[W-CHAT-05] [W-CHAT-07] should tell of its agreement and who is in it, and who does not see it', async () => {
    const at = await visit(`${PAGE}/13`);
    await at.screen.findByRole('heading', { level: 2, name: 'Kalkyle' });
    await at.user.click(at.screen.getByRole('button', { name: 'Avtale og kontakter' }));
    const about = within(await at.screen.findByRole('dialog', { name: 'Avtale og kontakter' }));
    expect(about.getByText('Leverandør Vestbygg')).toBeDefined();
    const people = (name: string) => about.getByRole('region', { name }).textContent;
    expect(people('Ser ikke denne samtalen')).toContain('Nina Vik');
    expect(people('Ser samtalen')).toContain('Ola Bakken');
    expect(about.getByRole('link', { name: 'Skole Storgata 5' }).getAttribute('href')).toBe('/x/-/project/1001');
    await at.user.click(about.getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(at.screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/x/-/chat/13');
  });

  it('[W-CHAT-21] should say where it does not exist', async () => {
    const at = await visit(`${PAGE}/9999999`);
    expect(await at.screen.findByText('Fant ikke samtalen')).toBeDefined();
    expect(at.screen.getByRole('link', { name: 'Tilbake til samtaler' }).getAttribute('href')).toBe('/x/-/chat');
  });

  it('[W-CHAT-21] should say where it is in no agreement of the user', async () => {
    const at = await visit(`${PAGE}/20101`);
    expect(await at.screen.findByText('Samtalen hører ikke til noen av avtalene dine')).toBeDefined();
    expect(at.screen.getByText(/«Avklaring vindusleveranse» finnes/)).toBeDefined();
  });
});
