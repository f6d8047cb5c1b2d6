import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { WORDS } from '../../../e2e/support/words.ts';
import { visit } from '../../support/portal.tsx';
import { timetableOn } from '../../support/timetable.ts';

const ADDRESS = '/nordlys/classes?departmentId=101';
const words = WORDS.no;

/** The part that holds the days, whatever it shows. */
const panel = () => document.querySelector('[aria-busy]');

const hasFocus = (element: Element | null | undefined) =>
  waitFor(() => expect(document.activeElement).toBe(element ?? null));

describe('the focus on a timetable', () => {
  it('stops once at each card, whose times follow the arrows, Home and End', async () => {
    const visited = visit(ADDRESS);
    const { user } = visited;
    const { card, isThere } = timetableOn(visited);
    await isThere();
    expect(within(card('Torsdag', 'Spinning')).getByRole('toolbar', { name: 'Spinning' })).toBeDefined();
    const times = within(card('Torsdag', 'Spinning')).getAllByRole('button');
    times[0]?.focus();
    for (const [key, at] of [
      ['{ArrowRight}', 1],
      ['{End}', 2],
      ['{ArrowRight}', 0],
      ['{ArrowLeft}', 2],
      ['{Home}', 0],
      ['{Control>}{End}{/Control}', 0],
      ['{ArrowDown}', 0],
      ['{ArrowRight}', 1],
    ] as const) {
      await user.keyboard(key);
      await hasFocus(times[at]);
    }
    await user.tab();
    await hasFocus(within(card('Torsdag', 'Styrke')).getAllByRole('button')[0]);
    await user.tab({ shift: true });
    await hasFocus(times[0]);
  });

  it('moves between the days of a phone with arrows, Home and End, round at both ends', async () => {
    const visited = visit(ADDRESS, { width: 390 });
    const { screen, user } = visited;
    const { day, cards, isThere } = timetableOn(visited);
    await isThere();
    const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
    tab('Torsdag').focus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Fredag'],
      ['{End}', 'Søndag'],
      ['{ArrowRight}', 'Mandag'],
      ['{ArrowLeft}', 'Søndag'],
      ['{ArrowLeft}', 'Lørdag'],
      ['{Home}', 'Mandag'],
    ] as const) {
      await user.keyboard(key);
      await hasFocus(tab(name));
      expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)]);
      day(name);
    }
    await user.tab();
    await hasFocus(cards()[0]?.querySelector('button'));
    await user.tab({ shift: true });
    await hasFocus(tab('Mandag'));
  });

  it("stays at 'last week' while there is one, and goes to the week when there is none", async () => {
    const visited = visit(ADDRESS);
    const { user } = visited;
    const { lastWeek, nextWeek, week, isThere } = timetableOn(visited);
    await isThere();
    nextWeek()?.focus();
    await user.keyboard('{Enter} ');
    expect(week().textContent).toContain(`${words.week} 49`);
    await hasFocus(nextWeek());
    lastWeek()?.focus();
    await user.keyboard('{Enter}');
    expect(week().textContent).toContain(`${words.week} 48`);
    await hasFocus(lastWeek());
    await user.keyboard('{Enter}');
    expect(lastWeek()).toBeNull();
    await hasFocus(week());
  });

  it("stays in the timetable when 'try again' has done its work, or the network is back", async () => {
    const visited = visit(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'timetable.classes', kind: 'status', status: 503, times: 1 }),
    });
    const { world, screen, window, user } = visited;
    const { nextWeek, isThere } = timetableOn(visited);
    const retry = () => screen.findByRole('button', { name: words.retry });
    (await retry()).focus();
    await user.keyboard('{Enter}');
    await isThere();
    await hasFocus(panel());
    for (const isHeld of [true, false]) {
      window.online$.next(false);
      goesWrong(world, { call: 'timetable.classes', kind: 'cut' });
      await user.click(nextWeek() ?? document.body);
      const again = await retry();
      again.focus();
      if (!isHeld) again.blur();
      goesRight(world);
      window.online$.next(true);
      await isThere();
      await hasFocus(isHeld ? panel() : document.body);
    }
  });
});
