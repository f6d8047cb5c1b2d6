import { demoDocuments } from '@felles/fixtures/workspace/documents';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { jpeg, SECRET, textOf } from '../../support/photos.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/documents';
const PDF = new File(['%PDF-1.7 en plan'], 'Plan kjeller.pdf', { type: 'application/pdf' });

type Screen = VisitedWorkspace['screen'];

const titles = (screen: Screen) =>
  within(screen.getByRole('table', { name: 'Dokumenter' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => within(row).getAllByRole('link')[0]?.textContent?.trim() ?? '');

const search = () => new URLSearchParams(window.location.search);

describe("a project's documents", () => {
  it('[W-DOCUMENTS-01] [W-PROJECTS-06] should be listed by folder, and opened from the list', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await screen.findByRole('table', { name: 'Dokumenter' });
    expect(screen.getByText('65 dokumenter')).toBeDefined();
    const tree = within(screen.getByRole('tree', { name: 'Mapper' }));
    await user.click(tree.getByText('03 HMS og SHA'));
    await waitFor(() => expect(screen.getByText('2 dokumenter')).toBeDefined());
    expect(search().get('folder')).toBe('1001007');
    await user.click(screen.getByRole('link', { name: /Riggplan/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Riggplan' })).toBeDefined();
    expect(window.location.pathname).toBe(`${PAGE}/100114`);
    expect(document.title).toBe('Riggplan – Storgata 31, rehabilitering – Felles arbeidsflate');
    expect(screen.getByRole('heading', { name: 'Versjoner' })).toBeDefined();
    const path = within(screen.getByRole('navigation', { name: 'Hvor siden ligger' })).getAllByRole('link');
    expect(path.map(({ textContent }: HTMLElement) => textContent?.split(' · ')[0])).toEqual([
      'Prosjekter',
      'Storgata 31, rehabilitering',
      'Dokumenter',
      '03 HMS og SHA',
    ]);
    await user.click(path[3] ?? document.body);
    await waitFor(() => expect(screen.getByText('2 dokumenter')).toBeDefined());
    expect(search().get('folder')).toBe('1001007');
  });

  it('should be found by words and kind, in the order that is asked for, as the address says', async () => {
    const { screen, user } = await visitWorkspace(`${PAGE}?q=fasade&sort=title`);
    await waitFor(() => expect(titles(screen)).toHaveLength(2));
    expect(titles(screen)[0]).toMatch(/A40-01/);
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Bilder' }));
    await waitFor(() => expect(search().get('kind')).toBe('picture'));
    await waitFor(() => expect(titles(screen)).toHaveLength(5));
    await user.type(screen.getByRole('searchbox'), 'finnes ikke');
    expect(await screen.findByText(/Ingen har «finnes ikke».*«Bilder»/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nullstill filter' }));
    await waitFor(() => expect(titles(screen)).toHaveLength(65));
  });

  it('should be shown without a way to send files to a user who changes nothing', async () => {
    const { screen } = await visitWorkspace(PAGE, { login: 'nina' });
    await screen.findByRole('table', { name: 'Dokumenter' });
    await waitFor(() => expect(screen.queryByLabelText('Velg filer')).toBeNull());
  });

  it('should say of a document that its file is missing, and offer nothing to open', async () => {
    const { screen } = await visitWorkspace(`${PAGE}/100107`);
    await screen.findByRole('heading', { level: 1, name: 'A40-02 Fasade sør og vest' });
    expect(await screen.findByText('Filen mangler')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Last ned' })).toBeNull();
  });

  it('[W-DOCUMENTS-13] [S-37] should take files to the folder that is shown, and say why one is not taken', async () => {
    const { screen, user, world } = await visitWorkspace(`${PAGE}?folder=1001001`);
    await waitFor(() => expect(titles(screen)).toHaveLength(3));
    const field = screen.getByLabelText('Velg filer');
    await user.upload(field, [PDF, new File(['hei'], 'skjult.pdf')]);
    await waitFor(() => expect(titles(screen)[0]).toMatch(/Plan kjeller/));
    expect(await screen.findByText('Filen er ikke det navnet sier. Ingenting er sendt.')).toBeDefined();
    const kept = expect.objectContaining({ title: 'Plan kjeller', parent_node_id: '1001001' });
    expect(world.state.tables['documents']).toContainEqual(kept);
    await user.click(screen.getByRole('button', { name: 'Fjern skjult.pdf' }));
    expect(screen.queryByText(/Filen er ikke det navnet sier/)).toBeNull();
  });

  it('should ask whether a file whose name is taken is a new version, or one beside the other', async () => {
    const { screen, user, world } = await visitWorkspace(`${PAGE}?folder=1001001`);
    await waitFor(() => expect(titles(screen)).toHaveLength(3));
    const named = (name: string) => new File(['%PDF-1.7 ny'], name, { type: 'application/pdf' });
    const question = async (name: string) =>
      within(await screen.findByRole('alertdialog', { name: `«${name}» finnes her` }));
    const calls = () =>
      world.observed.calls.entries.filter(({ row }) => /documents\.(upload|addVersion)/.test(row ?? ''));
    await user.upload(screen.getByLabelText('Velg filer'), [
      named('fremdriftsplan.PDF'),
      named('Kontrakt NS 8417.pdf'),
    ]);
    const first = await question('fremdriftsplan.PDF');
    expect(first.getByText('Din fil får navnet «fremdriftsplan (2).PDF».')).toBeDefined();
    expect(calls()).toEqual([]);
    await user.click(await first.findByRole('button', { name: /^Lagre som versjon \d+$/ }));
    const second = await question('Kontrakt NS 8417.pdf');
    await user.click(second.getByRole('radio', { name: /^Begge/ }));
    await user.click(second.getByRole('button', { name: 'Lagre begge' }));
    await waitFor(() => expect(titles(screen)[0]).toMatch(/Kontrakt NS 8417 \(2\)/));
    expect(titles(screen)).toHaveLength(4);
    expect(calls().map(({ row }) => row)).toEqual(['documents.addVersion', 'documents.upload']);
    await user.upload(screen.getByLabelText('Velg filer'), named('Kontrakt NS 8417.pdf'));
    await user.click((await question('Kontrakt NS 8417.pdf')).getByRole('button', { name: 'Ikke last opp' }));
    expect(calls()).toHaveLength(2);
  });

  it('should keep a file that could not be sent, and have it once when it is sent again', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (given) => goesWrong(given, { call: 'documents.upload', kind: 'status', status: 503 }),
    });
    await screen.findByRole('table', { name: 'Dokumenter' });
    await user.upload(screen.getByLabelText('Velg filer'), PDF);
    const again = await screen.findByRole('button', { name: 'Prøv Plan kjeller.pdf igjen' });
    goesRight(world);
    await user.click(again);
    await waitFor(() => expect(titles(screen).filter((title) => title.includes('Plan kjeller'))).toHaveLength(1));
  });

  it('should be asked about at a logout, and be named when an upload fails after its page was left', async () => {
    const { screen, user } = await visitWorkspace(PAGE, {
      before(given) {
        goesWrong(given, { call: 'documents.upload', kind: 'latency', milliseconds: 4_000 });
        goesWrong(given, { call: 'documents.upload', kind: 'status', status: 503 });
      },
    });
    await screen.findByRole('table', { name: 'Dokumenter' });
    await user.upload(screen.getByLabelText('Velg filer'), PDF);
    await user.click(screen.getByRole('link', { name: /^Varsler/ }));
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Logge ut nå?' }));
    expect(question.getByText('Filer som er på vei, blir ikke sendt.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Nei' }));
    await user.click(await screen.findByRole('button', { name: /feil$/ }));
    expect(await screen.findByText(/^Plan kjeller\.pdf ble ikke sendt etter at du forlot siden/)).toBeDefined();
  });

  it('should show the failure, also in the shared list, and the data after a retry', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (given) => goesWrong(given, { call: 'documents.documents', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Dokumentene kunne ikke hentes')).toBeDefined();
    expect(screen.getByRole('button', { name: /feil/i })).toBeDefined();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(titles(screen)).toHaveLength(65));
  });

  it('should be shown without folders where the service gives none', async () => {
    const { screen } = await visitWorkspace(PAGE, {
      before: (given) => goesWrong(given, { call: 'documents.folders', kind: 'status', status: 404 }),
    });
    await waitFor(() => expect(titles(screen)).toHaveLength(65));
    expect(screen.queryByRole('tree')).toBeNull();
  });
});

describe('one document', () => {
  it('should have a page of its own, to which a hit of the search leads', async () => {
    const { screen } = await visitWorkspace('/x/-/document/100100');
    expect(await screen.findByText('Kontrakt NS 8417.pdf')).toBeDefined();
    expect(window.location.pathname).toBe(`${PAGE}/100100`);
  });

  it('should be below its folders, and show a picture in place and in all of the window', async () => {
    const { screen, user } = await visitWorkspace(`${PAGE}/100119`);
    expect(await screen.findByRole('img', { name: 'Armering plan 1.jpg' })).toBeDefined();
    const full = screen.getByRole('button', { name: 'Full skjerm' });
    await user.click(full);
    const whole = within(await screen.findByRole('dialog', { name: 'Armering plan 1.jpg' }));
    expect(whole.getByRole('img', { name: 'Armering plan 1.jpg' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(full);
  });

  it('should be below each of its folders, with the file one press away where it cannot be shown', async () => {
    const { screen, world, user } = await visitWorkspace(`${PAGE}/100105`);
    await screen.findByRole('heading', { level: 1, name: 'A20 Grunnlag planer' });
    const path = within(screen.getByRole('navigation', { name: 'Hvor siden ligger' })).getAllByRole('link');
    expect(path.slice(3).map(({ textContent }: HTMLElement) => textContent)).toEqual(['02 Tegninger', 'ARK Arkitekt']);
    expect(screen.getByText(/Denne filtypen kan ikke vises her/)).toBeDefined();
    const fetched = () => world.observed.calls.entries.filter(({ row }) => row === 'documents.content');
    expect(fetched()).toEqual([]);
    const saved: string[] = [];
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Last ned' }));
    await waitFor(() => expect(saved).toEqual(['A20 Grunnlag planer.dwg']));
    expect(fetched()).toHaveLength(1);
    pressed.mockRestore();
  });

  it('[W-SHELL-26] should have what the user came for as its main message, where that is done elsewhere', async () => {
    const { screen } = await visitWorkspace('/x/-/document/100100?action=edit', {
      before: (world) =>
        goesWrong(world, {
          call: 'documents.document',
          kind: 'answer',
          answer: { doc_id: '100100', file_name: 'Kontrakt.docx', actions: { edit: 'https://kontor.example/1' } },
        }),
    });
    const title = await screen.findByText('Dokumentet redigeres utenfor denne siden');
    expect(title.parentElement?.parentElement?.className).toMatch(/primary/);
    expect(screen.getByRole('link', { name: 'Rediger' }).getAttribute('href')).toBe('https://kontor.example/1');
  });

  it('should say that there is none, and offer no retry', async () => {
    const { screen } = await visitWorkspace('/x/-/document/7');
    expect(await screen.findByText('Fant ikke dokumentet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
  });
});

describe("a project's photos", () => {
  it('[W-DOCUMENTS-02] should be a grid, each shown in full with the way to the next', async () => {
    const { screen, user } = await visitWorkspace('/x/-/project/1001/photos');
    await user.click(await screen.findByRole('link', { name: 'Vis bildet Armering plan 1' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Bilder' }));
    expect(panel.getByRole('heading', { name: 'Armering plan 1' })).toBeDefined();
    expect(panel.getByText('2 av 5')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Neste bilde' }));
    expect(panel.getByRole('heading', { name: 'Vinduer levert' })).toBeDefined();
    expect(await panel.findByRole('img', { name: 'Vinduer levert' })).toBeDefined();
    const full = panel.getByRole('button', { name: 'Full skjerm' });
    await user.click(full);
    await screen.findByRole('dialog', { name: 'Vinduer levert' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Vinduer levert' })).toBeNull());
    expect(document.activeElement).toBe(full);
    expect(screen.getByRole('dialog', { name: 'Bilder' })).toBeDefined();
  });

  it('should have an uploaded photo, without a live event', async () => {
    const { screen, user } = await visitWorkspace('/x/-/project/1001/photos');
    await screen.findByRole('link', { name: /Armering/ });
    const photo = new File([new Uint8Array(jpeg(6))], 'Nytt vindu.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Velg filer'), photo);
    expect(await screen.findByRole('link', { name: 'Vis bildet Nytt vindu' })).toBeDefined();
  });

  it('should be sent without where they were taken, as the page says, or not at all', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/project/1001/photos');
    await screen.findByRole('link', { name: /Armering/ });
    expect(screen.getByText(/Bilder sendes uten opplysninger om hvor og når de er tatt/)).toBeDefined();
    const files = [
      new File([new Uint8Array(jpeg(6))], 'Nytt vindu.jpg', { type: 'image/jpeg' }),
      new File(['\0\0\0\x18ftypheic\0\0\0\0', SECRET], 'Ute.heic', { type: 'image/heic' }),
    ];
    await user.upload(screen.getByLabelText('Velg filer'), files);
    expect(
      await screen.findByText(/Vi kunne ikke fjerne stedet der bildet er tatt, så det er ikke sendt/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Prøv Ute.heic igjen' })).toBeNull();
    await screen.findByRole('link', { name: 'Vis bildet Nytt vindu' });
    const Rows = z.array(z.object({ document_id: z.string(), title: z.string() }));
    const rows = Rows.parse(world.state.tables['documents']);
    expect(rows.some(({ title }) => title === 'Ute')).toBe(false);
    const { document_id: id } = rows.find(({ title }) => title === 'Nytt vindu') ?? {};
    const stored = await world.files.get(id ?? '');
    expect(stored?.length).toBeGreaterThan(0);
    expect(textOf(stored ?? new Uint8Array())).not.toContain(SECRET);
  });
});

describe('a document that gains versions', () => {
  const DOCUMENT = `${PAGE}/100116`;
  const panelOf = async (screen: Screen) => {
    await screen.findByRole('heading', { level: 1, name: /Byggemøte 8/ });
    return screen;
  };
  const inBytes = (text: string, name: string, type = 'application/pdf') => new File([text], name, { type });

  it('should open each version that it has', async () => {
    const { screen, user, world } = await visitWorkspace(DOCUMENT);
    const panel = await panelOf(screen);
    const [earlier] = await panel.findAllByRole('button', { name: /^Åpne versjon \d$/ });
    await user.click(earlier ?? document.body);
    expect(await panel.findByRole('link', { name: 'Last ned' })).toBeDefined();
    const [asked] = world.observed.calls.entries.filter(({ row }) => row === 'documents.version');
    expect(asked?.status).toBe(200);
  });

  it('should take a new version of its own type, and keep those before', async () => {
    const { screen, user } = await visitWorkspace(DOCUMENT);
    const panel = await panelOf(screen);
    const before = (await panel.findAllByRole('button', { name: /^Åpne versjon/ })).length;
    const ofToday = () => panel.queryAllByText(/^Ola Bakken · 19\.11\.2026 \d\d:\d\d$/).length;
    const ofTodayBefore = ofToday();
    await user.upload(panel.getByLabelText('Velg filer'), inBytes('%PDF-1.7 ny', 'Møte.pdf'));
    await waitFor(() => expect(panel.getAllByRole('button', { name: /^Åpne versjon/ })).toHaveLength(before + 1));
    expect(ofToday()).toBe(ofTodayBefore + 1);
  });

  it('[S-37] should refuse what is forged or of another type, and have all its versions after that', async () => {
    const { screen, user, world } = await visitWorkspace(DOCUMENT);
    const panel = await panelOf(screen);
    const before = (await panel.findAllByRole('button', { name: /^Åpne versjon/ })).length;
    await user.upload(panel.getByLabelText('Velg filer'), inBytes('hei', 'Møte.pdf'));
    expect(await panel.findByText('Filen er ikke det navnet sier. Ingenting er sendt.')).toBeDefined();
    goesWrong(world, { call: 'documents.addVersion', kind: 'cut', times: 1 });
    await user.upload(panel.getByLabelText('Velg filer'), inBytes('%PDF-1.7 ny', 'Kuttet.pdf'));
    await user.click(await panel.findByRole('button', { name: 'Prøv Kuttet.pdf igjen' }));
    await waitFor(() => expect(panel.getAllByRole('button', { name: /^Åpne versjon/ })).toHaveLength(before + 1));
  });

  it('should be renamed and moved to another folder, which the list shows at once', async () => {
    const { screen, user } = await visitWorkspace(DOCUMENT);
    const panel = await panelOf(screen);
    await user.click(await panel.findByRole('button', { name: 'Endre navn eller mappe' }));
    const form = within(await screen.findByRole('dialog', { name: 'Navn og mappe' }));
    const name = await form.findByLabelText('Navn');
    expect(form.getByText('Filen heter fortsatt .pdf til slutt')).toBeDefined();
    await user.clear(name);
    await user.click(form.getByRole('button', { name: 'Lagre' }));
    expect(await form.findByText('Skriv et navn.')).toBeDefined();
    await user.type(name, 'Byggemøte 8, rettet');
    await user.selectOptions(await form.findByLabelText('Mappe'), '02 Tegninger › ARK Arkitekt');
    await user.click(form.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Navn og mappe' })).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: 'Byggemøte 8, rettet' })).toBeDefined();
    expect(await screen.findByRole('link', { name: 'ARK Arkitekt' })).toBeDefined();
  });

  it('should keep a typed name, and show the one that another user has saved meanwhile', async () => {
    const { screen, user, online$, world } = await visitWorkspace(`${PAGE}/100116?panel=document.100116.change`);
    const form = within(await screen.findByRole('dialog', { name: 'Navn og mappe' }));
    await user.type(await form.findByLabelText('Navn'), ' mitt');
    world.change((state) => {
      state.tables['documents'] = demoDocuments(state.seed, world.now(), '1001').map((row) =>
        row.document_id === '100116' ? { ...row, file_name: 'Byggemøte annet.pdf' } : row,
      );
    });
    online$.next(false);
    online$.next(true);
    expect(await form.findByText(/Byggemøte annet/)).toBeDefined();
    expect(form.getByText(/Byggemøte 8 mitt/)).toBeDefined();
  });

  it('should be found in a folder a hundred deep, which is chosen like any other', async () => {
    const deep = (level: number): object => ({
      node_id: 900_000 + level,
      type: 'folder',
      title: `Nivå ${level}`,
      subnodes: level === 100 ? [] : [deep(level + 1)],
    });
    const { screen } = await visitWorkspace(`${PAGE}?folder=900100`, {
      before: (world) => goesWrong(world, { call: 'documents.folders', kind: 'answer', answer: [deep(1)] }),
    });
    const tree = within(await screen.findByRole('tree', { name: 'Mapper' }));
    expect((await tree.findByText('Nivå 100')).closest('[aria-selected]')?.getAttribute('aria-level')).toBe('100');
    expect(screen.getByText('Filene legges i «Nivå 100».', { exact: false })).toBeDefined();
  });

  it('should be read only for a user who changes nothing, and at a service that takes no versions', async () => {
    const { screen } = await visitWorkspace(DOCUMENT, { login: 'nina' });
    const panel = await panelOf(screen);
    await panel.findByRole('heading', { name: 'Versjoner' });
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Endre navn eller mappe' })).toBeNull());
    expect(panel.queryByLabelText('Velg filer')).toBeNull();
  });
});
