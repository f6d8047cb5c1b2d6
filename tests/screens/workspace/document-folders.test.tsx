import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { without } from '../support/without.ts';
import { type VisitedWorkspace, visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/documents';
const HMS = '1001007';

type Visit = Pick<VisitedWorkspace, 'screen' | 'user'>;

const rowOf = async ({ screen }: Pick<Visit, 'screen'>, title: string): Promise<HTMLElement> => {
  const link: HTMLElement = await screen.findByText(title, { selector: 'b' });
  return link.closest<HTMLElement>('[role="row"]') ?? expect.unreachable();
};

async function putAway(visit: Visit, title: string): Promise<HTMLElement> {
  const row = await rowOf(visit, title);
  await visit.user.click(within(row).getByRole('button', { name: `Valg for ${title}` }));
  await visit.user.click(await visit.screen.findByRole('menuitem', { name: 'Legg bort' }));
  return row;
}

const awayButton = ({ screen }: Pick<Visit, 'screen'>, count: number) =>
  screen.findByRole('button', { name: `Lagt bort ${count}` });

describe('[W-PLAN-17] a document that is put away on the page', () => {
  it('should keep its row with Angre, which has the focus, be said once, and be back after it', async () => {
    const page = await visitWorkspace(`${PAGE}?folder=${HMS}`);
    const { screen, user, world } = page;
    await awayButton(page, 2);
    const row = await putAway(page, 'Riggplan');
    const undo = await within(row).findByRole('button', { name: 'Angre: Riggplan' });
    expect(document.activeElement).toBe(undo);
    expect(undo.textContent).toMatch(/^Angre \d+\ss$/);
    expect(within(row).getByText('Lagt bort nå. Ligger under Lagt bort i 30 dager.')).toBeDefined();
    expect(screen.getByText('1 dokument')).toBeDefined();
    const words = 'Riggplan er lagt bort. Angre er mulig i ti sekunder.';
    expect(screen.getAllByText(words, { selector: '[role=status]' })).toHaveLength(1);
    await awayButton(page, 3);
    const kept = () => (world.state.tables['documents'] ?? []) as readonly { readonly document_id: string }[];
    expect(kept().some(({ document_id: id }) => id === '100114')).toBe(false);
    waitOutGuard();
    await user.click(undo);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Valg for Riggplan'));
    await screen.findByText('2 dokumenter');
    expect(within(await rowOf(page, 'Riggplan')).queryByText(/^Lagt bort nå/)).toBeNull();
    await awayButton(page, 2);
  });

  it('should be taken back from Lagt bort, with another folder where its own is gone', async () => {
    const page = await visitWorkspace(`${PAGE}?shown=away`);
    const { screen, user } = page;
    expect(await screen.findByText(/mappen finnes ikke lenger · 8 dager igjen$/)).toBeDefined();
    expect(screen.getByText(/fra 04 Møtereferater · 23 dager igjen$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ta tilbake Byggemøte 7, utkast' }));
    await screen.findByText('1 dokument er lagt bort');
    await user.click(screen.getByRole('button', { name: 'Velg mappe for SJA takarbeid' }));
    const window = within(await screen.findByRole('dialog', { name: 'Ta tilbake SJA takarbeid' }));
    await user.selectOptions(window.getByRole('combobox', { name: 'Mappe' }), HMS);
    waitOutGuard();
    await user.click(window.getByRole('button', { name: 'Ta tilbake' }));
    expect(await screen.findByText('Ingenting er lagt bort')).toBeDefined();
    await user.click(within(screen.getByRole('tree')).getByText('03 HMS og SHA'));
    expect(await rowOf(page, 'SJA takarbeid')).toBeDefined();
  });

  it.each([
    { of: 'a user without the right', options: { login: 'per' }, folders: 1 },
    { of: 'a user who changes nothing', options: { login: 'nina' }, folders: 0 },
  ])('should have no button for $of, who is told where to get the right', async ({ options, folders }) => {
    const { screen } = await visitWorkspace(PAGE, options);
    await screen.findByRole('table', { name: 'Dokumenter' });
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Ny mappe' })).toHaveLength(folders));
    expect(screen.queryByRole('button', { name: /^(Valg for|Lagt bort)/ })).toBeNull();
    expect(screen.getByText(/^Du kan lese dokumentene\. Prosjektlederen kan gi rettighet/)).toBeDefined();
  });

  it('should have no button where the service has documents, and no folders to change', async () => {
    const { screen } = await visitWorkspace(PAGE, { before: (world) => without(world, 'document-folders') });
    await screen.findByRole('table', { name: 'Dokumenter' });
    expect(screen.queryByRole('button', { name: /^(Valg for|Lagt bort|Ny mappe)/ })).toBeNull();
  });
});

describe('[W-PLAN-17] a folder in the tree', () => {
  it('should be typed where it lies, refused under a name that is there, and chosen once it is made', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Ny mappe' }));
    const field = screen.getByRole('textbox', { name: 'Navn på mappen' });
    expect(document.activeElement).toBe(field);
    await user.type(field, '02 tegninger{Enter}');
    expect(await screen.findByText('Det er alt en mappe med dette navnet her.')).toBeDefined();
    await user.clear(field);
    await user.type(field, '08 Elektro');
    waitOutGuard();
    await user.keyboard('{Enter}');
    const made = await within(screen.getByRole('tree')).findByText('08 Elektro');
    await waitFor(() => expect(made.closest('[aria-selected]')?.getAttribute('aria-selected')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ny mappe' })));
    await user.click(screen.getByRole('button', { name: 'Endre navn' }));
    const again = screen.getByRole('textbox', { name: 'Navn på mappen' });
    expect((again as HTMLInputElement).value).toBe('08 Elektro');
    await user.clear(again);
    await user.type(again, '08 Tavler');
    waitOutGuard();
    await user.click(screen.getByRole('button', { name: 'Lagre mappe' }));
    expect(await within(screen.getByRole('tree')).findByText('08 Tavler')).toBeDefined();
  });
});

describe('[W-PLAN-17] files whose names are there', () => {
  it('should be answered alike where the user says so, as versions from the start', async () => {
    const { screen, user, world } = await visitWorkspace(`${PAGE}?folder=1001001`);
    await screen.findByText('3 dokumenter');
    const named = (name: string) => new File(['%PDF-1.7 ny'], name, { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Velg filer'), [
      named('Fremdriftsplan.pdf'),
      named('Kontrakt NS 8417.pdf'),
    ]);
    const question = within(await screen.findByRole('alertdialog', { name: '«Fremdriftsplan.pdf» finnes her' }));
    expect(question.getByRole('radio', { name: /^Ny versjon/, checked: true })).toBeDefined();
    expect(question.getByText('1 av 2')).toBeDefined();
    await user.click(question.getByRole('checkbox', { name: 'Gjør det samme for den andre som finnes' }));
    await user.click(await question.findByRole('button', { name: /^Lagre som versjon \d+$/ }));
    const calls = () => world.observed.calls.entries.filter(({ row }) => row === 'documents.addVersion');
    await waitFor(() => expect(calls()).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
