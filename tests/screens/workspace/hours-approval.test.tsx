import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/hours/approval?week=2026-11-16';
const PAAL = { person_id: '77', person_name: 'Pål Krog' };

const line = (id: number, part: object = {}) => ({
  ...{ hours_id: String(id), project_id: '1001', date: '2026-11-17', art_id: '1', name: `Arbeid ${id}`, hours: 7.5 },
  ...{ person: PAAL, status: 'REGISTERED', extras: [] },
  ...part,
});
const OWN = line(9, { person: { person_id: '1', person_name: 'Ola Bakken' } });

/** The page with three lines of one person and one of the user. */
const visitThree = (outcomes: readonly object[] | null = null): Promise<VisitedWorkspace> =>
  visitWorkspace(PAGE, {
    before(world) {
      goesWrong(world, { call: 'siteRecords.hours', kind: 'answer', answer: [line(1), line(2), line(3), OWN] });
      if (outcomes !== null) goesWrong(world, { call: 'hours.approve', kind: 'answer', answer: outcomes });
    },
  });

const cardOf = async ({ screen }: VisitedWorkspace, name: string) =>
  within(await screen.findByRole('region', { name }));
const rowOf = (card: Awaited<ReturnType<typeof cardOf>>, name: string) =>
  within(card.getByText(name).closest('li') ?? expect.unreachable(name));

describe('the approval of hours', () => {
  it('[W-SITE-45] should be reached from the hours of the project, and approve the week of a person by one press', async () => {
    const visit = await visitWorkspace('/x/-/project/1001/hours');
    const { screen, user } = visit;
    await user.click(await screen.findByRole('link', { name: 'Godkjenn timer' }));
    const card = await cardOf(visit, 'Kari Lunde');
    await user.click(card.getByRole('button', { name: 'Godkjenn uken' }));
    expect((await card.findAllByText('Godkjent nå')).length).toBeGreaterThan(0);
    expect(screen.getByText(/^(\d) av \1 godkjent$/)).toBeDefined();
    expect(card.queryByRole('button', { name: 'Godkjenn uken' })).toBeNull();
    // [W-SITE-19] It can be undone, as long as the right is there.
    const [undo] = card.getAllByRole('button', { name: /^Angre godkjenningen av/ });
    await user.click(undo ?? expect.unreachable());
    expect(await card.findByText('Åpnet igjen nå')).toBeDefined();
  });

  it('[W-SITE-45] should tell the outcome of each line, and ask once more for one that has changed', async () => {
    const visit = await visitThree([
      { hours_id: '1', outcome: 'DONE', line: line(1, { status: 'APPROVED' }) },
      { hours_id: '2', outcome: 'CHANGED', line: line(2, { hours: 8 }) },
      { hours_id: '3', outcome: 'GONE', line: null },
    ]);
    const { screen, user } = visit;
    const card = await cardOf(visit, 'Pål Krog');
    await user.click(card.getByRole('checkbox', { name: 'Velg alle for Pål Krog' }));
    expect(screen.getByText('3 linjer valgt, 22,5 t')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Godkjenn 3' }));
    expect(await screen.findByText('1 av 3 godkjent, 1 endret, 1 finnes ikke')).toBeDefined();
    expect(rowOf(card, 'Arbeid 1').getByText('Godkjent nå')).toBeDefined();
    expect(rowOf(card, 'Arbeid 2').getByText('Endret i mellomtiden: timer fra 7,5 t til 8 t')).toBeDefined();
    expect(rowOf(card, 'Arbeid 2').getByRole('button', { name: 'Godkjenn 8 t' })).toBeDefined();
    expect(rowOf(card, 'Arbeid 3').getByText('Finnes ikke lenger')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Vis de 2' }));
    expect(card.queryByText('Arbeid 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Lukk' }));
    expect(card.queryByText('Arbeid 3')).toBeNull();
    expect(card.getByText('Arbeid 1')).toBeDefined();
  });

  it('[W-SITE-45] should name the user and each thing of a change, and approve the line by one more press', async () => {
    const changed = line(2, {
      ...{ date: '2026-11-26', art_id: '2', name: 'Betongarbeid', phase_id: '2', phase_name: 'Råbygg' },
      ...{ changed_by: 'Pål Krog', changed_at: '2026-11-19T09:41:00+01:00' },
    });
    const visit = await visitThree([{ hours_id: '2', outcome: 'CHANGED', line: changed }]);
    const { user, world } = visit;
    const card = await cardOf(visit, 'Pål Krog');
    await user.click(card.getByRole('checkbox', { name: 'Velg ti. 17.11 Arbeid 2' }));
    await user.click(visit.screen.getByRole('button', { name: 'Godkjenn 1' }));
    const row = rowOf(card, (await card.findByText('Betongarbeid')).textContent ?? '');
    const things = 'artikkel fra Arbeid 2 til Betongarbeid, fase fra ingenting til Råbygg';
    expect(row.getByText(`Endret av Pål Krog 09:41: dag fra 17.11.2026 til 26.11.2026, ${things}`)).toBeDefined();
    goesRight(world);
    goesWrong(world, {
      call: 'hours.approve',
      kind: 'answer',
      answer: [{ hours_id: '2', outcome: 'DONE', line: { ...changed, status: 'APPROVED' } }],
    });
    await user.click(row.getByRole('button', { name: 'Godkjenn 7,5 t' }));
    expect(await row.findByText('Godkjent nå')).toBeDefined();
  });

  it('[W-SITE-19] should offer nothing for the own lines, and say who approves them', async () => {
    const visit = await visitThree();
    const card = await cardOf(visit, 'Ola Bakken');
    expect(card.getByText(/^Dine egne linjer godkjennes av en annen/)).toBeDefined();
    expect([...card.queryAllByRole('checkbox'), ...card.queryAllByRole('button')]).toEqual([]);
  });

  it('[W-SITE-19] should return lines only with a text, and ask before the text is lost', async () => {
    const visit = await visitThree([{ hours_id: '2', outcome: 'DONE', line: line(2, { status: 'RETURNED' }) }]);
    const { screen, user } = visit;
    const card = await cardOf(visit, 'Pål Krog');
    await user.click(card.getByRole('checkbox', { name: 'Velg ti. 17.11 Arbeid 2' }));
    const bar = within(screen.getByRole('region', { name: 'Til godkjenning' }));
    await user.click(bar.getByRole('button', { name: 'Returner' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Returner 1 linje' }));
    await user.click(panel.getByRole('button', { name: 'Returner' }));
    expect(await panel.findByText('Skriv hva som må rettes.')).toBeDefined();
    await user.type(panel.getByRole('textbox', { name: 'Hva må rettes?' }), 'Mangler pause?');
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Nei' }));
    await user.click(panel.getByRole('button', { name: 'Returner' }));
    expect(await card.findByText('Returnert nå')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[W-SITE-21] should need the network, and say so at once', async () => {
    const visit = await visitThree();
    const { screen, user, online$ } = visit;
    const card = await cardOf(visit, 'Pål Krog');
    online$.next(false);
    await user.click(card.getByRole('button', { name: 'Godkjenn uken' }));
    expect(await screen.findByText('Godkjenning krever nett. Ingenting er sendt.')).toBeDefined();
    expect(card.queryByText('Godkjent nå')).toBeNull();
  });

  it('[W-SITE-11] should say what was refused, and ask for the rights again', async () => {
    const visit = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'hours.approve', kind: 'status', status: 403 }),
    });
    const { screen, user, world } = visit;
    const card = await cardOf(visit, 'Kari Lunde');
    goesWrong(world, { call: 'projects.view', kind: 'answer', answer: { hours: true, rights: ['register_hours'] } });
    await user.click(card.getByRole('button', { name: 'Godkjenn uken' }));
    expect(await screen.findByText('Du kan ikke godkjenne timer på dette prosjektet.')).toBeDefined();
  });

  it('[W-SITE-11] [W-SITE-02] should be offered only by the right and the addition', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/hours', { login: 'per' });
    expect(await screen.findByRole('heading', { name: 'Timene' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Godkjenn timer' })).toBeNull();
  });
});
