import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/handbook';
const NOW = Date.UTC(2026, 10, 19, 9);

type Screen = VisitedWorkspace['screen'];

const rowOf = async (screen: Screen, title: string) => {
  const found = await screen.findByText(title);
  return within(found.closest('li') ?? document.body);
};

const passes = ({ world }: Pick<VisitedWorkspace, 'world'>, milliseconds: number) =>
  world.change((state) => {
    state.clock = { kind: 'frozen', at: NOW + milliseconds };
  });

async function rebuilds({ screen, user }: VisitedWorkspace): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Bygg på nytt' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Bygge håndboken på nytt?' }));
  expect(question.getByText(/^48 maler hentes på nytt/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Ja' }));
}

describe('the handbook of a project', () => {
  it('[W-PHASES-27] should have its templates by phase, counted as they are listed', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    expect(await screen.findByText(/^KS-håndbok 2026, versjon 4 · bygget \d\d\.\d\d\.2026$/)).toBeDefined();
    const figures = within(await screen.findByLabelText('Håndboken i tall'));
    expect(figures.getByText('Dokumenter laget').nextElementSibling?.textContent).toBe('42');
    for (const fold of screen.getAllByRole('button', { name: /i bruk$/ }))
      if (fold.getAttribute('aria-expanded') === 'false') await user.click(fold);
    const lists = screen.getAllByRole('list', { name: /^Maler i / });
    expect(lists).toHaveLength(5);
    expect(lists.flatMap((list: HTMLElement) => within(list).getAllByRole('listitem'))).toHaveLength(48);
    expect(screen.getAllByText('Gjelder ikke', { selector: 'li *' })).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: /^Gjelder ikke/ }));
    await waitFor(() =>
      expect(
        screen.getAllByRole('list', { name: /^Maler i / }).flatMap((list: HTMLElement) => [...list.children]),
      ).toHaveLength(8),
    );
    expect(new URLSearchParams(window.location.search).get('shown')).toBe('not');
  });

  it('[W-DOCUMENTS-09] should offer an action of a template exactly when its flag is set', async () => {
    const { screen } = await visitWorkspace(PAGE);
    const names = async (title: string) => {
      const row = await rowOf(screen, title);
      return [...row.queryAllByRole('button'), ...row.queryAllByRole('link')]
        .map((button) => button.getAttribute('aria-label') ?? '')
        .filter((name) => name.endsWith(`: ${title}`));
    };
    expect(await names('Kontrollplan bæresystem')).toEqual([
      'Rediger: Kontrollplan bæresystem',
      'Åpne nettmappe: Kontrollplan bæresystem',
    ]);
    expect(await names('SJA – arbeid i høyden')).toEqual([
      'Opprett og rediger: SJA – arbeid i høyden',
      'Opprett: SJA – arbeid i høyden',
    ]);
    expect(await names('Samsvarserklæring RIB')).toEqual([]);
    // It does not apply, whatever its flags are.
    expect(await names('Sjekkliste armering')).toEqual([]);
  });

  it('should make a document from a template, once, and lead to it', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE);
    const row = await rowOf(screen, 'SJA – arbeid i høyden');
    expect(row.getByText('Ingen ennå')).toBeDefined();
    await user.dblClick(row.getByRole('button', { name: 'Opprett: SJA – arbeid i høyden' }));
    expect(await row.findByText(/«SJA – arbeid i høyden» er opprettet\./)).toBeDefined();
    expect(row.getByText('1 dokument')).toBeDefined();
    expect(asked(world, 'handbook.make')).toBe(1);
    await user.click(row.getByRole('link', { name: 'Åpne dokumentet' }));
    expect(await screen.findByText('SJA – arbeid i høyden.docx')).toBeDefined();
  });

  it('should make a document and open it where the page says how it is edited', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const row = await rowOf(screen, 'SJA – arbeid i høyden');
    await user.click(row.getByRole('button', { name: 'Opprett og rediger: SJA – arbeid i høyden' }));
    expect(await screen.findByText('Dokumentet redigeres utenfor denne siden')).toBeDefined();
    expect(window.location.search).toBe('?action=edit');
    const [way] = screen.getAllByRole('link', { name: 'Rediger' });
    expect(way?.getAttribute('href')).toMatch(/^https:\/\/kontor\.example\/rediger\/\d+$/);
    expect(way?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('should link to the document to edit, and to each created document', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const row = await rowOf(screen, 'Kontrollplan bæresystem');
    const edit = row.getByRole('link', { name: 'Åpne nettmappe: Kontrollplan bæresystem' });
    expect(edit.getAttribute('href')).toMatch(/^\/x\/-\/document\/\d+\?action=edit_webfolder$/);
    const many = await rowOf(screen, 'Støpeprotokoll');
    await user.click(many.getByRole('button', { name: /^\d dokumenter laget av Støpeprotokoll$/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Støpeprotokoll 2' }));
    expect(await screen.findByText('Støpeprotokoll 2.xlsx')).toBeDefined();
  });

  it('should say why no document was created, and create one after a retry', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (given) => goesWrong(given, { call: 'handbook.make', kind: 'status', status: 500 }),
    });
    const row = await rowOf(screen, 'SJA – arbeid i høyden');
    await user.click(row.getByRole('button', { name: 'Opprett: SJA – arbeid i høyden' }));
    expect(await row.findByText(/^Svaret kom ikke frem\. Prøv igjen/)).toBeDefined();
    goesRight(world);
    await waitFor(async () => {
      await user.click(row.getByRole('button', { name: 'Opprett: SJA – arbeid i høyden' }));
      expect(row.getByText(/er opprettet/)).toBeDefined();
    });
  });

  it('should be without buttons for a user who changes nothing', async () => {
    const { screen } = await visitWorkspace(PAGE, { login: 'nina' });
    const row = await rowOf(screen, 'SJA – arbeid i høyden');
    await waitFor(() => expect(row.queryByRole('button', { name: /^Opprett/ })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Bygg på nytt' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Velg håndbok' })).toBeNull();
  });

  it('should show the other phases where the templates of one cannot be had', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (given) => goesWrong(given, { call: 'handbook.templates', kind: 'status', status: 500, times: 1 }),
    });
    expect(await screen.findByText('Malene kunne ikke hentes')).toBeDefined();
    expect(await screen.findByRole('list', { name: 'Maler i Råbygg' })).toBeDefined();
    // A part is no whole: it is not counted as one.
    expect(screen.queryByLabelText('Håndboken i tall')).toBeNull();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByLabelText('Håndboken i tall')).toBeDefined();
  });

  it('should say that nothing fits what is sought, and show all again', async () => {
    const { screen, user } = await visitWorkspace(`${PAGE}?q=finnes%20ikke`);
    expect(await screen.findByText('Ingen maler passer til søket')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nullstill filter' }));
    expect(await screen.findByRole('list', { name: 'Maler i Råbygg' })).toBeDefined();
  });

  it('should be found at its other address', async () => {
    const { screen } = await visitWorkspace('/x/-/handbook/1001');
    expect(await screen.findByRole('heading', { level: 1, name: 'Håndbok' })).toBeDefined();
    expect(window.location.pathname).toBe(PAGE);
  });
});

describe('a handbook that is built anew', () => {
  it('[W-PROJECTS-53] should be built after a yes, locked meanwhile, and the new one after that', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen } = visit;
    await rebuilds(visit);
    expect(await screen.findByText('Håndboken bygges på nytt')).toBeDefined();
    expect(await screen.findByText('0 av 48 maler')).toBeDefined();
    expect(screen.getByText(/^Startet av Ola Bakken 19\.11 kl\. 10:00\./)).toBeDefined();
    expect(screen.getAllByText('Låst').length).toBeGreaterThan(5);
    expect(screen.queryByRole('button', { name: /^Opprett/ })).toBeNull();
    passes(visit, 19 * 600);
    expect(await screen.findByText('19 av 48 maler')).toBeDefined();
    passes(visit, 60_000);
    await waitFor(() => expect(screen.queryByText('Håndboken bygges på nytt')).toBeNull());
    expect(screen.getByText(/bygget 19\.11\.2026$/)).toBeDefined();
    expect(screen.queryByText('Låst')).toBeNull();
  });

  it('should not be built after a no', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Bygg på nytt' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nei' }));
    expect(asked(world, 'handbook.rebuild')).toBe(0);
  });

  it('should stay the old one where it stopped, say where and why, and be tried again', async () => {
    const visit = await visitWorkspace(PAGE, {
      before: (world) =>
        world.change((state) => {
          state.handbook = { stopsAt: 19 };
        }),
    });
    const { screen, user, world } = visit;
    await rebuilds(visit);
    await screen.findByText('Håndboken bygges på nytt');
    passes(visit, 60_000);
    expect(await screen.findByText('Håndboken ble ikke bygget på nytt')).toBeDefined();
    expect(screen.getByText(/^Stanset ved 19 av 48\. Malen «.+» finnes ikke lenger\.$/)).toBeDefined();
    expect(screen.getByText(/^Den forrige håndboken fra \d\d\.\d\d\.2026 gjelder fortsatt/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Opprett/ }).length).toBeGreaterThan(0);
    world.change((state) => {
      state.handbook = { stopsAt: null };
    });
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByText('Håndboken bygges på nytt')).toBeDefined();
  });

  it('should be shown if another user has started it', async () => {
    const { screen } = await visitWorkspace(PAGE, {
      before: (world) =>
        world.change((state) => {
          const job = { begun: NOW - 7 * 600, by: 'Kari Lunde', stops_at: null, has_failed: false };
          state.tables['handbooks'] = [{ project_id: 1001, handbook_id: 1, built: NOW - 86_400_000, job }];
        }),
    });
    expect(await screen.findByText('7 av 48 maler')).toBeDefined();
    expect(screen.getByText(/^Startet av Kari Lunde/)).toBeDefined();
    expect((await rowOf(screen, 'SJA – arbeid i høyden')).getByText('Låst')).toBeDefined();
  });
});

describe('another handbook', () => {
  it('[W-PROJECTS-54] should be chosen among those that there are, and have its own templates', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await screen.findByLabelText('Håndboken i tall');
    await user.click(screen.getByRole('button', { name: 'Velg håndbok' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Velg håndbok' }));
    expect(await dialog.findByText('Brukes nå')).toBeDefined();
    const use = dialog.getByRole('button', { name: 'Bruk håndboken' });
    expect(use.getAttribute('aria-disabled')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'KS småhus' }));
    await user.click(use);
    expect(await screen.findByText(/^KS småhus, versjon 2/)).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Alle\s*31$/ })).toBeDefined());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should stay unchosen where the service refuses, with the window open and the reason in it', async () => {
    const { screen, user } = await visitWorkspace(PAGE, {
      before: (given) => goesWrong(given, { call: 'handbook.choose', kind: 'status', status: 409 }),
    });
    await screen.findByLabelText('Håndboken i tall');
    await user.click(screen.getByRole('button', { name: 'Velg håndbok' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Velg håndbok' }));
    await user.click(await dialog.findByRole('button', { name: 'KS småhus' }));
    await user.click(dialog.getByRole('button', { name: 'Bruk håndboken' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });
});

describe('a service without the additions for handbooks', () => {
  it('should have its templates without buttons, say what it does not tell, and build anew', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, { plain: true });
    const row = await rowOf(screen, 'Kontrollplan bæresystem');
    expect(row.queryByRole('button', { name: /^Rediger/ })).toBeNull();
    expect(screen.getByText(/^Denne tjenesten sier ikke hvilken håndbok prosjektet har/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Velg håndbok' })).toBeNull();
    expect(screen.queryByRole('button', { name: /\d+ feil/ })).toBeNull();
    goesWrong(world, { call: 'handbook.rebuild', kind: 'latency', milliseconds: 1_000 });
    await user.click(screen.getByRole('button', { name: 'Bygg på nytt' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
    expect(await screen.findByText(/^Startet 19\.11 kl\. \d\d:\d\d\./)).toBeDefined();
    expect(screen.queryByText(/ av 48/)).toBeNull();
    await waitFor(() => expect(screen.queryByText('Håndboken bygges på nytt')).toBeNull());
    expect(screen.queryByText('Håndboken ble ikke bygget på nytt')).toBeNull();
  });
});
