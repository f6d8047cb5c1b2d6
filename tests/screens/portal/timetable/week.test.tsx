import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { visit } from '../../support/portal.tsx';
import { timetableOn } from '../../support/timetable.ts';

const ADDRESS = '/nordlys/classes?departmentId=101';

const linesOf = (card: HTMLElement) => [...card.querySelectorAll('p')].map(({ textContent }) => textContent);

/** The dates of the days on show. */
const datesOn = (visited: ReturnType<typeof visit>) =>
  visited.screen.getAllByRole('region').map((day) => day.querySelector('time')?.textContent);

describe('the days of the timetable', () => {
  it('[P-TIMETABLE-14] [P-TIMETABLE-15] are seven, Monday to Sunday, each with its date as DD.MM', async () => {
    const visited = visit(ADDRESS);
    const { user, inBothLanguages } = visited;
    await timetableOn(visited).isThere();
    await inBothLanguages(async (words) => {
      const names = () => visited.screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await waitFor(() =>
        expect(names()).toEqual(words.days.map((day) => expect.stringMatching(new RegExp(`^${day} \\d`)))),
      );
    });
    expect(datesOn(visited)).toEqual(['16.11', '17.11', '18.11', '19.11', '20.11', '21.11', '22.11']);
    for (const _ of [1, 2]) await user.click(timetableOn(visited).nextWeek() ?? document.body);
    expect(datesOn(visited)).toEqual(['30.11', '01.12', '02.12', '03.12', '04.12', '05.12', '06.12']);
  });

  it('[P-TIMETABLE-25] say where there are no classes', async () => {
    const visited = visit('/nordlys/classes?departmentId=103');
    await timetableOn(visited).isThere();
    await visited.inBothLanguages((words) => {
      const said = visited.screen.getAllByText(words.noClasses);
      expect(said.map((each) => each.closest('section'))).toEqual([
        timetableOn(visited, words).day(words.days[6] ?? ''),
      ]);
    });
  });

  it('[P-TIMETABLE-30] [P-TIMETABLE-46] are shown one at a time on a phone: today, the same of other weeks, or any chosen', async () => {
    const visited = visit(ADDRESS, { width: 390 });
    const { screen, user, press, inBothLanguages } = visited;
    await timetableOn(visited).isThere();
    await inBothLanguages(async (words) => {
      const thursday = words.days[3] ?? '';
      const { titles, nextWeek, lastWeek, cards } = timetableOn(visited, words);
      expect(screen.getByRole('tab', { name: new RegExp(`^${thursday}`), selected: true })).toBeDefined();
      expect(datesOn(visited)).toEqual(['19.11']);
      expect(titles()).toEqual(['HIIT 30', 'Pilates', 'Spinning', 'Styrke', 'Step & dans', 'Yoga']);
      await user.click(nextWeek() ?? document.body);
      expect(datesOn(visited)).toEqual(['26.11']);
      await user.click(lastWeek() ?? document.body);
      for (const [index, day] of words.days.entries()) {
        await press(new RegExp(`^${day}`), 'tab');
        expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
        expect(datesOn(visited)).toEqual([`${16 + index}.11`]);
        await waitFor(() => expect(cards().length).toBeGreaterThan(0));
      }
      await press(new RegExp(`^${thursday}`), 'tab');
    });
  });

  it('[P-TIMETABLE-29] [P-TIMETABLE-31] become one below 1400 px, of which the window is told, and only then', async () => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push('detail' in event && event.detail);
    window.addEventListener('screen-size-changed', listen);
    onTestFinished(() => window.removeEventListener('screen-size-changed', listen));
    const visited = visit(ADDRESS, { width: 1400 });
    const { days, isThere } = timetableOn(visited);
    await isThere();
    expect([days().length, heard]).toEqual([7, []]);
    for (const [width, count] of [
      [1399, 1],
      [800, 1],
      [1500, 7],
    ] as const) {
      visited.window.width$.next(width);
      await waitFor(() => expect(days()).toHaveLength(count));
    }
    expect(heard).toEqual([{ mobile: true }, { mobile: false }]);
  });
});

describe('a card of the timetable', () => {
  it('[P-TIMETABLE-17] shows title, times and instructor, and names the minutes of each time', async () => {
    const visited = visit('/nordlys/classes?departmentId=102');
    const { user, inBothLanguages } = visited;
    await timetableOn(visited).isThere();
    await inBothLanguages((words) => {
      const nameless = timetableOn(visited, words).card(words.days[5] ?? '', words.noName);
      expect(linesOf(nameless)).toEqual(['12:00–13:30']);
    });
    await user.selectOptions(await timetableOn(visited).department(), 'Sentrum');
    await waitFor(() => timetableOn(visited).card('Torsdag', 'Spinning'));
    await inBothLanguages(({ days: [, , wednesday = '', thursday = ''], ...words }) => {
      const { card } = timetableOn(visited, { ...words, days: [] });
      expect(linesOf(card(thursday, 'Spinning'))).toEqual(['16:30–20:15', 'Kari Nygård']);
      expect(linesOf(card(thursday, 'HIIT 30'))).toEqual(['06:30–12:30', 'Amina Yusuf, Sivert Moe']);
      expect(linesOf(card(wednesday, 'Svømming'))).toEqual(['20:00–20:45']);
      const times = within(card(thursday, 'Spinning')).getAllByRole('button');
      expect(times.map(({ textContent }) => textContent)).toEqual(
        ['16:30', '18:00', '19:30'].map((time) => `${time}, ${words.minutes(45)}`),
      );
    });
  });
});

describe('the weeks of the timetable', () => {
  it("[P-TIMETABLE-10] [P-TIMETABLE-12] [P-TIMETABLE-13] move ahead, and back by 'last week' or the number", async () => {
    const visited = visit(ADDRESS);
    const { user, inBothLanguages } = visited;
    await timetableOn(visited).isThere();
    await inBothLanguages(async (words) => {
      const { week, lastWeek, nextWeek, isThere } = timetableOn(visited, words);
      const moves = async (button: HTMLElement | null, number: number, monday: string) => {
        await user.click(button ?? document.body);
        expect(week().textContent).toContain(`${words.week} ${number}`);
        expect(datesOn(visited)[0]).toBe(monday);
        await isThere();
      };
      expect(lastWeek()).toBeNull();
      await moves(nextWeek(), 48, '23.11');
      await moves(nextWeek(), 49, '30.11');
      await moves(lastWeek(), 48, '23.11');
      await moves(lastWeek(), 47, '16.11');
      expect(lastWeek()).toBeNull();
      await moves(nextWeek(), 48, '23.11');
      await moves(nextWeek(), 49, '30.11');
      await moves(week(), 47, '16.11');
    });
  });

  it("[P-TIMETABLE-11] are named by their ISO numbers, the year's last and first included", async () => {
    const visited = visit(ADDRESS);
    await timetableOn(visited).isThere();
    for (const number of [47, 48, 49, 50, 51, 52, 53, 1, 2]) {
      expect(timetableOn(visited).week().textContent).toMatch(new RegExp(`^Uke ${number}\\b`));
      await visited.user.click(timetableOn(visited).nextWeek() ?? document.body);
    }
  });

  it("[P-TIMETABLE-27] [P-TIMETABLE-28] lose 'last week' and 'next week' with the header information, and get them back", async () => {
    const visited = visit(ADDRESS);
    const { screen, user, inBothLanguages } = visited;
    await timetableOn(visited).isThere();
    await user.click(timetableOn(visited).nextWeek() ?? document.body);
    await inBothLanguages(async (words) => {
      const { lastWeek, nextWeek, week, hideHeader } = timetableOn(visited, words);
      const banner = within(screen.getByRole('banner'));
      expect(hideHeader().getAttribute('aria-pressed')).toBe('false');
      expect(lastWeek()).not.toBeNull();
      await user.click(hideHeader());
      expect(hideHeader().getAttribute('aria-pressed')).toBe('true');
      expect(banner.getAllByRole('button')).toEqual([hideHeader()]);
      expect(banner.getAllByRole('link')).toHaveLength(1);
      expect([lastWeek(), nextWeek()]).toEqual([null, null]);
      expect(week().textContent).toContain(`${words.week} 48`);
      await user.click(hideHeader());
      expect(lastWeek()).not.toBeNull();
      expect(nextWeek()).not.toBeNull();
      banner.getByRole('button', { name: words.otherLanguage });
    });
  });
});
