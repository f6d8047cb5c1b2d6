import { addDays, isoDate, parseIsoDate } from '@felles/core';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/deadlines';
/** Thursday of week 47. */
const TODAY = parseIsoDate('2026-11-19') ?? expect.unreachable();
const MARKUP = '<img src=x onerror="window.attacked=1">';

const aDeadline = (id: number, date: string | null, more: object = {}) => ({
  project_deadline_id: id,
  deadline_title: `Frist ${id}`,
  event: { event_instance_id: id, event_occurence_id: id, instance_date: date, status: 'SCHEDULED', title: null },
  project_id: 1001,
  project_name: 'Skole Storgata 5',
  ...more,
});

const on = (count: number): string => isoDate(addDays(TODAY, count));

const visit = (answer: readonly unknown[], path = PAGE) =>
  visitWorkspace(path, {
    before: (world) => goesWrong(world, { call: 'deadlines.deadlines', kind: 'answer', answer }),
  });

async function sections({ screen }: Pick<VisitedWorkspace, 'screen'>) {
  const headings: readonly HTMLElement[] = await screen.findAllByRole('heading', { level: 2 });
  const ofList = headings.filter((heading) => heading.closest('aside') === null);
  return ofList.map((heading) => ({
    title: heading.textContent,
    lines: [...(heading.closest('section')?.querySelectorAll('li') ?? [])],
  }));
}

/** The months that are shown. */
const monthsIn = (calendar: ReturnType<typeof within>): readonly (string | undefined)[] => {
  const tables: readonly HTMLElement[] = calendar.getAllByRole('table');
  return tables.map((table) => table.querySelector('caption')?.textContent);
};

describe('the views of the deadlines', () => {
  const DEADLINES = [
    aDeadline(1, on(1)),
    aDeadline(2, on(-1)),
    aDeadline(3, null),
    aDeadline(4, on(6), { deadline_title: 'Tett bygg' }),
    ...[5, 6, 7, 8].map((id) => aDeadline(id, on(2))),
  ];
  const switchTo = async ({ screen, user }: VisitedWorkspace, name: string) =>
    user.click(await screen.findByRole('radio', { name }));

  it('[W-PLAN-04] should be chosen in one switch, stand in the address, and keep the filters', async () => {
    const page = await visit(DEADLINES);
    const { screen, user } = page;
    await user.type(await screen.findByRole('searchbox'), 'tett');
    await switchTo(page, 'Uke');
    expect(await screen.findByRole('heading', { level: 2, name: 'Uke 47 16.–22. november' })).toBeDefined();
    expect(screen.getAllByText('Ingen')).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Neste uke' }));
    const days: readonly HTMLElement[] = await screen.findAllByRole('heading', { level: 3 });
    expect(days.map(({ parentElement: day }) => day?.textContent?.includes('Tett bygg'))).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(window.location.search).toContain('view=week');
    await switchTo(page, 'Kalender');
    expect(await screen.findByRole('table', { name: 'november 2026' })).toBeDefined();
    expect(screen.getByText('Tett bygg').closest('td')?.textContent).toMatch(/^25/);
    expect(screen.getByText('1 frist')).toBeDefined();
    await switchTo(page, 'Liste');
    expect((await sections(page)).map(({ title }) => title)).toEqual(['Uke 48 23.–29. november']);
  });

  it('[W-PLAN-04] should have names in the days of a month, the rest of a full day in its week', async () => {
    const page = await visit(DEADLINES, `${PAGE}?view=calendar`);
    const { screen, user } = page;
    const full = (await screen.findByText('Frist 5')).closest('td') ?? document.body;
    expect(within(full).queryByText('Frist 8')).toBeNull();
    expect(screen.getByText('1 uten dato står i listen')).toBeDefined();
    await user.click(within(full).getByRole('button', { name: 'Vis 1 til' }));
    expect(await screen.findByText('Frist 8')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: /^Uke 47/ })).toBeDefined();
  });

  it('[W-PLAN-04] should have no more cards in a day than were asked for, of 900', async () => {
    const many = Array.from({ length: 900 }, (_, id) => aDeadline(id, on(0)));
    const { screen, user } = await visit(many, `${PAGE}?view=week`);
    expect(await screen.findAllByText(/^Frist \d+$/)).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Vis 12 til' }));
    expect(screen.getAllByText(/^Frist \d+$/)).toHaveLength(24);
  });
});

describe('the deadlines of all projects', () => {
  it('should stand week by week, those that have passed first, and those without a date last', async () => {
    const { screen } = await visit([
      aDeadline(1, on(1)),
      aDeadline(2, on(-1)),
      aDeadline(3, null),
      aDeadline(4, on(6), { phase_name: 'Tett bygg' }),
      aDeadline(5, on(-7)),
      aDeadline(6, '2027-01-08'),
      aDeadline(7, on(2), { event: { instance_date: on(2), status: 'COMPLETED' } }),
      'ødelagt',
    ]);
    const found = await sections({ screen });
    expect(found.map(({ title, lines }) => [title, lines.length])).toEqual([
      ['Forfalt 2 frister', 2],
      ['Uke 47 denne uken', 1],
      ['Uke 48 23.–29. november', 1],
      ['Uke 1 4.–10. januar 2027', 1],
      ['Uten dato 1 frist', 1],
    ]);
    const words = found.flatMap(({ lines }) => lines.map((line) => line.textContent));
    expect(words[0]).toBe('nov1818.11.2026Frist 2Skole Storgata 5Planlagt1 dag over');
    expect(words[1]).toContain('7 dager over');
    expect(words[2]).toContain('I morgen');
    expect(words[3]).toContain('Tett bygg · Skole Storgata 5');
    expect(words[3]).toContain('Om 6 dager');
    expect(words[4]).toContain('Om 50 dager');
    expect(words[5]).toBe('Frist 3Skole Storgata 5Planlagt');
    expect(screen.getByText('6 frister', { selector: '[role=status]' })).toBeDefined();
  });

  it('should be narrowed by a choice and by words, which stand in the address', async () => {
    const { screen, user } = await visit([
      aDeadline(1, on(-1)),
      aDeadline(2, on(3)),
      aDeadline(3, on(20), { project_name: 'Barnehage' }),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Neste 14 dager/ }));
    await waitFor(() => expect(window.location.search).toBe('?only=soon'));
    expect((await sections({ screen })).map(({ title }) => title)).toEqual(['Uke 47 denne uken']);
    await user.type(screen.getByRole('searchbox', { name: 'Søk i frister' }), 'barne');
    expect(await screen.findByText('Ingen frister passer til filteret')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Senere *1$/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nullstill filter' }));
    expect(await sections({ screen })).toHaveLength(3);
    expect(window.location.search).toBe('');
  });

  it('should be marked in a calendar of two months, whose days lead to their first deadline', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const { screen, user } = await visit([
      aDeadline(1, on(-1)),
      ...Array.from({ length: 230 }, (_, at) => aDeadline(10 + at, on(5))),
      aDeadline(400, '2026-12-24'),
      aDeadline(401, '2026-12-24'),
      aDeadline(402, '2026-12-24'),
    ]);
    const calendar = within(await screen.findByRole('region', { name: 'Kalender med frister' }));
    expect(monthsIn(calendar)).toEqual(['november 2026', 'desember 2026']);
    const day = calendar.getByRole('button', { name: '24. desember: 3 frister' });
    expect(day.querySelectorAll('span > span')).toHaveLength(2);
    expect(calendar.getByRole('button', { name: '18. november: 1 frist' }).dataset['look']).toBe('passed');
    expect(screen.queryByText('Frist 400')).toBeNull();
    await user.click(day);
    expect(document.activeElement?.textContent).toContain('Frist 400');
    expect(scrolled.mock.contexts[0]).toBe(document.activeElement?.closest('li'));
    await user.click(calendar.getByRole('button', { name: 'Måneden etter' }));
    expect(monthsIn(calendar)).toEqual(['desember 2026', 'januar 2027']);
  });

  it('should be on the page in part where there are thousands, and the rest on demand', async () => {
    const { screen, user } = await visit(Array.from({ length: 3_000 }, (_, at) => aDeadline(at, on(at % 400))));
    expect(await screen.findByText('3000 frister', { selector: '[role=status]' })).toBeDefined();
    expect(document.querySelectorAll('li[data-day]')).toHaveLength(200);
    await user.click(screen.getByRole('button', { name: 'Vis 200 til' }));
    expect(document.querySelectorAll('li[data-day]')).toHaveLength(400);
  });

  it('should show what has no project, no title and no event, and markup as the text it is', async () => {
    const { screen } = await visit([
      { project_deadline_id: 1 },
      aDeadline(2, '2026-13-40', { deadline_title: MARKUP, project_id: null, project_name: null }),
      aDeadline(3, on(2), { event: { instance_date: on(2), status: 'NOE_NYTT' } }),
    ]);
    const [soon, undated] = await sections({ screen });
    expect(soon?.lines[0]?.textContent).toContain('NOE_NYTT');
    expect(undated?.lines.map((line) => line.querySelector('a'))).toEqual([null, null]);
    expect(undated?.lines[0]?.textContent).toBe('Frist uten navnTjenesten oppgir ikke prosjektet');
    expect(screen.getByText(MARKUP)).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('should say once above them that the service tells no project, where its projects have no deadlines', async () => {
    const untold = { project_id: null, project_name: null };
    const answer = [aDeadline(1, on(2), untold), aDeadline(2, on(3), untold), aDeadline(3, '', untold)];
    const none = { page: 1, page_count: 1, page_size: 200, total_count: 0, result_set: [] };
    const { screen } = await visitWorkspace(PAGE, {
      before(world) {
        goesWrong(world, { call: 'deadlines.deadlines', kind: 'answer', answer });
        goesWrong(world, { call: 'projects.projects', kind: 'answer', answer: none });
      },
    });
    expect(await screen.findAllByText('Tjenesten oppgir ikke prosjektet')).toHaveLength(1);
    const lines = (await sections({ screen })).flatMap((section) => section.lines);
    expect(lines.map(({ textContent }) => textContent).join()).not.toContain('oppgir ikke');
    expect(lines).toHaveLength(3);
  });

  it('should say that there are none, and why they could not be had', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (given) => goesWrong(given, { call: 'deadlines.deadlines', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Fristene kunne ikke hentes')).toBeDefined();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect((await sections({ screen })).length).toBeGreaterThan(3);
  });

  it('should be an item of the menu, and each lead to its phase', async () => {
    const { screen, user } = await visitWorkspace('/x/-/projects');
    const menu = within(await screen.findByRole('navigation', { name: 'Hovedmeny' }));
    await user.click(menu.getByRole('link', { name: 'Frister' }));
    const [first] = await sections({ screen });
    await user.click(first?.lines[0]?.querySelector('a') ?? document.body);
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/x\/-\/project\/\d+\/phases\/\d$/));
  });

  it('should stand beside what was done lately, which fails by itself', async () => {
    const answer = [
      { activity_id: 1, checkpoint_title: MARKUP, checked_date: '2026-11-18T09:12:00', user: 'Tor Aune' },
      { activity_id: 2, checkpoint_title: 'Rekkverk satt opp', project_id: 1001, project_name: 'Skole', phase_id: 2 },
      { activity_id: 3 },
    ];
    const { screen } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'phases.recent', kind: 'answer', answer }),
    });
    const done: HTMLElement = await screen.findByRole('region', { name: 'Nylig utført' });
    await waitFor(() => expect(within(done).getAllByRole('listitem')).toHaveLength(3));
    const lines: readonly HTMLElement[] = within(done).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      `${MARKUP}Tor Aune · 18.11`,
      'Rekkverk satt oppSkole',
      'Uten navn',
    ]);
    expect(within(done).getByRole('link').getAttribute('href')).toBe('/x/-/project/1001/phases/2');
    expect(document.querySelector('img')).toBeNull();
  });

  it('should stand there though what was done lately cannot be had', async () => {
    const { screen } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'phases.recent', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Det som er utført kunne ikke hentes')).toBeDefined();
    expect((await sections({ screen })).length).toBeGreaterThan(3);
  });
});
