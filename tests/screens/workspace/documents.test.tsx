import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
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
    const panel = within(await screen.findByRole('dialog', { name: 'Riggplan' }));
    expect(await panel.findByText('Riggplan.pdf')).toBeDefined();
    expect(panel.getByRole('heading', { name: 'Versjoner' })).toBeDefined();
    // What the list was asked for is still in the address.
    expect(search().get('folder')).toBe('1001007');
    expect(search().get('panel')).toBe('document.100114');
    await user.click(panel.getByRole('button', { name: 'Åpne' }));
    expect((await panel.findByRole('link', { name: 'Last ned' })).getAttribute('download')).toBe('Riggplan.pdf');
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
    const { screen } = await visitWorkspace(`${PAGE}?panel=document.100107`);
    const panel = within(await screen.findByRole('dialog', { name: 'A40-02 Fasade sør og vest' }));
    expect(await panel.findByText('Filen mangler')).toBeDefined();
    expect(panel.queryByRole('button', { name: 'Åpne' })).toBeNull();
  });

  it('[W-DOCUMENTS-13] [S-37] should take files to the folder that is shown, and say why one is not taken', async () => {
    const { screen, user, world } = await visitWorkspace(`${PAGE}?folder=1001001`);
    await waitFor(() => expect(titles(screen)).toHaveLength(3));
    const field = screen.getByLabelText('Velg filer');
    await user.upload(field, [PDF, new File(['hei'], 'skjult.pdf')]);
    await waitFor(() => expect(titles(screen)[0]).toMatch(/Plan kjeller/));
    expect(await screen.findByText('Filen er ikke det navnet sier. Ingenting er sendt.')).toBeDefined();
    const kept = expect.objectContaining({ title: 'Plan kjeller', parent_node_id: 1_001_001 });
    expect(world.state.tables['documents']).toContainEqual(kept);
    await user.click(screen.getByRole('button', { name: 'Fjern skjult.pdf' }));
    expect(screen.queryByText(/Filen er ikke det navnet sier/)).toBeNull();
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
    await user.click(screen.getByRole('link', { name: 'Varsler' }));
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Logge ut nå?' }));
    expect(question.getByText('Filer som er på vei, blir ikke sendt.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Nei' }));
    await user.click(await screen.findByRole('button', { name: /feil$/ }));
    expect(await screen.findByText(/^Plan kjeller\.pdf ble ikke sendt etter at du forlot siden/)).toBeDefined();
  });

  it('should say why they could not be had, in the shared list too, and show them when the user tries again', async () => {
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
  });

  it('should have a photo that was sent, without being told of it live', async () => {
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
    const Rows = z.array(z.object({ document_id: z.number(), title: z.string() }));
    const rows = Rows.parse(world.state.tables['documents']);
    expect(rows.some(({ title }) => title === 'Ute')).toBe(false);
    const { document_id: id } = rows.find(({ title }) => title === 'Nytt vindu') ?? {};
    const stored = await world.files.get(String(id));
    expect(stored?.length).toBeGreaterThan(0);
    expect(textOf(stored ?? new Uint8Array())).not.toContain(SECRET);
  });
});
