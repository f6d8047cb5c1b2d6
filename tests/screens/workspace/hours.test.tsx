import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/hours';

async function lastWeek({ screen, user }: VisitedWorkspace) {
  await user.click(await screen.findByRole('button', { name: 'Forrige uke' }));
  return within(await screen.findByRole('region', { name: 'Timer i uken' }));
}

/** The hours of the week, as they stand above the table. */
const sumOf = ({ screen }: VisitedWorkspace) =>
  Number(/^([\d,]+) timer$/.exec(screen.getByText(/^[\d,]+ timer$/).textContent ?? '')?.[1]?.replace(',', '.'));

/** Opens the form of a new line. */
async function newLine({ screen, user }: Pick<VisitedWorkspace, 'screen' | 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Legg til timer' }));
  return within(await screen.findByRole('dialog', { name: 'Timer' }));
}

describe('the week of the user', () => {
  it('[W-SITE-41] [W-SITE-45] should have its lines by article and day, and a usual day saved by one press', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    const table = await lastWeek(visit);
    expect(table.getAllByRole('rowheader', { name: /Tømrerarbeid/ }).length).toBeGreaterThan(0);
    const before = sumOf(visit);
    await user.click(screen.getByRole('button', { name: 'Legg til timer' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Timer' }));
    expect(panel.getByRole<HTMLInputElement>('combobox', { name: 'Prosjekt' }).value).toMatch(/Storgata 31/);
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => sumOf(visit)).toBe(before + 7.5);
    expect(screen.getByText(/mer enn 13 \(§ 10-6\)/)).toBeDefined();
    expect(screen.getByText('Kan lagres likevel.')).toBeDefined();
  });

  it('[W-SITE-41] should copy the lines of the last day with lines by one press', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    await lastWeek(visit);
    const before = sumOf(visit);
    await user.click(screen.getByRole('button', { name: /^Som / }));
    await expect.poll(() => sumOf(visit)).toBe(before + 7.5);
  });

  it('[W-SITE-42] should say by the field why hours cannot be saved, and what the day becomes', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Legg til timer' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Timer' }));
    const timed = panel.getByRole<HTMLInputElement>('checkbox', { name: 'Fra–til' });
    if (timed.checked) await user.click(timed);
    const hours = panel.getByRole('textbox', { name: 'Timer' });
    await user.clear(hours);
    await user.type(hours, '7,6');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(panel.getByText('Skriv timer i kvarter, mer enn 0 og høyst 24.')).toBeDefined();
    await user.clear(hours);
    await user.type(hours, '3,25');
    expect(panel.getByText(/^Dagen blir 3,25 t, uken [\d,]+ t\.$/)).toBeDefined();
  });

  it('[W-SITE-44] should name the days that are open in the project, before the line is stored', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const panel = await newLine({ screen, user });
    const day = panel.getByLabelText('Dag');
    await user.clear(day);
    await user.type(day, '2026-10-18');
    await user.tab();
    expect(await panel.findByText('Timer kan føres fra 19.10 til 26.11.')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(screen.queryByRole('dialog', { name: 'Timer' })).not.toBeNull();
  });

  it('[W-SITE-10] [W-SITE-11] should say by the project that the user has no right to hours there', async () => {
    const { screen, user } = await visitWorkspace(PAGE, {
      before: (world) =>
        goesWrong(world, { call: 'projects.view', kind: 'answer', answer: { hours: true, rights: ['tick'] } }),
    });
    const panel = await newLine({ screen, user });
    await user.click(panel.getByRole('combobox', { name: 'Prosjekt' }));
    await user.tab();
    expect(await panel.findByText('Du kan ikke føre timer på dette prosjektet.')).toBeDefined();
  });
});
