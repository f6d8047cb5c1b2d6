import { screen as all, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/dashboard/start';

async function card(screen: VisitedWorkspace['screen'], title: string) {
  const head = await within(await screen.findByRole('main')).findByRole('heading', { level: 2, name: title });
  return within(head.closest('li') ?? document.body);
}

describe('the first page of a new user', () => {
  it('[W-DASHBOARD-01] should be about what needs the user, in columns, with no portlet that is not available', async () => {
    const { screen } = await visitWorkspace(PAGE);
    await card(screen, 'Trenger deg');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent);
    expect(heads).toEqual(['Trenger deg', 'I dag', 'Åpne avvik', 'På plassen nå', 'Sist besøkt']);
    expect(screen.queryByText('Denne portletten er ikke tilgjengelig her')).toBeNull();
  });

  it('should show seven needs, each leading to its record, and the rest on demand', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const needs = await card(screen, 'Trenger deg');
    const more = await needs.findByRole('button', { name: /^Vis \d+ til$/ });
    expect(needs.getAllByRole('listitem')).toHaveLength(7);
    expect(needs.getAllByRole('link')).toHaveLength(7);
    const rest = Number(more.textContent?.replace(/\D/g, ''));
    await user.click(more);
    expect(needs.getAllByRole('listitem')).toHaveLength(7 + rest);
    expect(needs.getByText(String(7 + rest))).toBeDefined();
  });

  it('should say that all is done and what was checked, where there is nothing', async () => {
    const { screen } = await visitWorkspace(PAGE, {
      before(world) {
        for (const call of ['needs.records', 'deadlines.deadlines', 'tasks.tasks', 'chat.agreements'])
          goesWrong(world, { call, kind: 'answer', answer: [] });
      },
    });
    const needs = await card(screen, 'Trenger deg');
    expect(await needs.findByText('Alt er à jour')).toBeDefined();
    expect(
      needs.getByText(
        /^Ingen returnerte eller ventende timer og utgifter, passerte frister, forfalte oppgaver eller uleste samtaler.$/,
      ),
    ).toBeDefined();
  });

  it('should say that there may be more where a part has not answered, and ask again', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before(world) {
        goesWrong(world, { call: 'deadlines.deadlines', kind: 'answer', answer: [] });
        goesWrong(world, { call: 'chat.agreements', kind: 'status', status: 503 });
      },
    });
    const needs = await card(screen, 'Trenger deg');
    expect(await needs.findByText(/Samtaler kunne ikke sjekkes. Det kan være mer som trenger deg./)).toBeDefined();
    expect(needs.queryByText('Alt er à jour')).toBeNull();
    goesRight(world);
    await user.click(needs.getByRole('button', { name: 'Prøv igjen' }));
    expect(await needs.findAllByRole('link')).not.toHaveLength(0);
    expect(needs.queryByText(/kunne ikke sjekkes/)).toBeNull();
  });

  it('should lead to what was returned, and to as many as can be approved there', async () => {
    const { screen, user } = await visitWorkspace(PAGE, { login: 'kari' });
    const needs = await card(screen, 'Trenger deg');
    await user.click(await needs.findByRole('button', { name: /^Vis \d+ til$/ }));
    const wayOf = (words: RegExp): HTMLElement => needs.getAllByRole('link', { name: words })[0] ?? document.body;
    expect(wayOf(/^Timer returnert: \d\d\.\d\d$/).getAttribute('href')).toMatch(/\/hours\?week=\d{4}-\d\d-\d\d$/);
    expect(wayOf(/ timelinjer? å godkjenne$/).getAttribute('href')).toMatch(/\/hours\/approval\?week=/);
    const way = wayOf(/ utgift(er)? å godkjenne$/);
    const count = Number.parseInt(way.textContent ?? '', 10);
    await user.click(way);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Velg (?!alle)/ });
    expect(boxes).toHaveLength(count);
  });

  it('should count as on the sites those alone who were let in, and the refused apart', async () => {
    const counts = { check_in_ok: 8, check_in_failed: 3, guest: 2 };
    const { screen } = await visitWorkspace(PAGE, {
      before(world) {
        goesWrong(world, { call: 'statistics.innsjekk', kind: 'answer', answer: { now: counts, today: counts } });
        goesWrong(world, { call: 'statistics.checkinsPerProject', kind: 'answer', answer: [] });
      },
    });
    const onSite = await card(screen, 'På plassen nå');
    expect(await onSite.findByText('10')).toBeDefined();
    expect(onSite.getByText('8 med kort, 2 gjester')).toBeDefined();
    expect(onSite.getByText('3 avvist i dag')).toBeDefined();
  });

  it('should lead from a project with open deviations to them, most first', async () => {
    const { screen } = await visitWorkspace(PAGE);
    const deviations = await card(screen, 'Åpne avvik');
    const rows = await deviations.findAllByRole('listitem');
    expect(rows).toHaveLength(5);
    const numbers = rows.map(({ textContent }) => Number(/(\d+) åpne$/.exec(textContent ?? '')?.[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(
      within(rows[0] ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/\/deviations$/);
  });

  it('should lack, on a plain service, what that does not have', async () => {
    const { screen } = await visitWorkspace(PAGE, { plain: true });
    const needs = await card(screen, 'Trenger deg');
    await needs.findAllByRole('link');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent);
    expect(heads).toEqual(['Trenger deg', 'På plassen nå', 'Sist besøkt']);
    expect(all.queryByText(/tilbyr ikke/)).toBeNull();
  });
});
