import { demoProjects } from '@felles/fixtures/workspace/projects';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const rowsOf = async (screen: VisitedWorkspace['screen']) => (await screen.findAllByRole('row')).slice(1);

describe('the list of projects', () => {
  it('[W-PROJECTS-18] [W-PROJECTS-37] should show a page of them, and the next on demand', async () => {
    const { screen, user } = await visitWorkspace('/x/-/projects');
    expect(await rowsOf(screen)).toHaveLength(25);
    expect(screen.getByText('40 prosjekter')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Side 2' }));
    await waitFor(async () => expect(await rowsOf(screen)).toHaveLength(15));
  });

  it('should find projects by words and by status, and say where there is none', async () => {
    const { screen, user } = await visitWorkspace('/x/-/projects');
    await rowsOf(screen);
    await user.type(screen.getByRole('searchbox'), 'finnes ikke');
    expect(await screen.findByText('Søket «finnes ikke»')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Nullstill/ }));
    await user.click(screen.getByRole('button', { name: 'Ferdig' }));
    await waitFor(async () => {
      for (const row of await rowsOf(screen)) expect(row.textContent).toContain('Ferdig');
    });
  });

  it('should say how far each has come, in which phase', async () => {
    const { screen } = await visitWorkspace('/x/-/projects');
    const [first] = await rowsOf(screen);
    await waitFor(() => expect(first?.textContent).toMatch(/(Grunn|Råbygg|Tett bygg|Innredning|Overlevering)\d av 5/));
  });

  it('should stay of use where nothing is known of phases', async () => {
    const { screen } = await visitWorkspace('/x/-/projects', {
      before: (world) => goesWrong(world, { call: 'statistics.phaseState', kind: 'malformed' }),
    });
    expect((await rowsOf(screen))[0]?.textContent).not.toMatch(/av 5/);
  });

  it('should be narrowed to one type and put in order, as the address says', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/projects');
    const some = demoProjects(world.state.seed, world.now()).filter(({ type }) => type.title === 'Tilbygg');
    await rowsOf(screen);
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Tilbygg' }));
    await waitFor(() => expect(screen.getByText(`${some.length} prosjekter`)).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Sortering: vanlig' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'navn' }));
    await waitFor(() => expect(window.location.search).toBe('?type=3&sort=title'));
    await user.type(screen.getByRole('searchbox'), 'finnes ikke');
    expect(await screen.findByText('Søket «finnes ikke» · Type Tilbygg')).toBeDefined();
  });

  it('should show the last page where the address names one beyond it', async () => {
    const { screen } = await visitWorkspace('/x/-/projects?page=99');
    expect(await rowsOf(screen)).toHaveLength(15);
    expect(window.location.search).toBe('?page=2');
  });

  it('should say why it could not be had, and show it when the user tries again', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/projects', {
      before: (world) => goesWrong(world, { call: 'projects.projects', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Prosjektene kunne ikke hentes')).toBeDefined();
    goesRight(world);
    await user.click(await screen.findByRole('button', { name: /Prøv igjen/ }));
    expect(await rowsOf(screen)).toHaveLength(25);
  });

  it('should show a user of few rights the own projects alone', async () => {
    const { screen } = await visitWorkspace('/x/-/projects', { login: 'nina' });
    expect(await rowsOf(screen)).toHaveLength(3);
  });
});

describe('the participants of a project', () => {
  it('[W-PROJECTS-21] [W-PROJECTS-46] should stand once, with all their roles and how to reach them', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants');
    const row = within(await screen.findByRole('row', { name: /Kari Lunde/ }));
    expect(screen.getAllByRole('table')).toHaveLength(1);
    for (const role of ['Prosjektleder', 'Ansvarlig søker']) expect(row.getByText(role)).toBeDefined();
    expect(row.getByRole('link', { name: /10100002$/ }).getAttribute('href')).toBe('tel:10100002');
  });
});

describe('a page for staff', () => {
  it('[W-AUTH-11] [W-AUTH-17] should be left by logging out, which ends the token also at the provider', async () => {
    const { screen, user, world, place } = await visitWorkspace('/x/-/projects');
    await rowsOf(screen);
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    expect(await screen.findByText('Du er logget ut.')).toBeDefined();
    expect(place.tokens.tokens$.value).toBeNull();
    expect(world.state.grants.every(({ accessUntil }) => accessUntil === 0)).toBe(true);
  });

  it('[W-AUTH-04] [W-AUTH-14] should lead a user who is not signed in to the provider', async () => {
    const { place } = await visitWorkspace('/x/-/projects', { login: null });
    await waitFor(() => expect(place.went).toHaveLength(1));
    const { pathname, searchParams } = new URL(place.went[0] ?? '');
    expect(pathname).toBe('/oauth2/authorize');
    expect(searchParams.get('redirect_uri')).toBe('http://localhost/x/-/projects?action=oauth_response');
  });
});
