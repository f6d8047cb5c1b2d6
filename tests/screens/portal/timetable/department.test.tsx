import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, WORDS } from '../../../e2e/support/words.ts';
import { visit } from '../../support/portal.tsx';
import { timetableOn } from '../../support/timetable.ts';

const addressNow = () => `${window.location.pathname}${window.location.search}`;
const isAt = (address: string) => waitFor(() => expect(addressNow()).toBe(address));

describe('the department of a timetable', () => {
  it('[P-TIMETABLE-02] [P-TIMETABLE-26] is chosen by its name, with its id as value, and is asked for until then', async () => {
    const visited = visit('/nordlys/classes');
    const { screen, world, inBothLanguages } = visited;
    await timetableOn(visited).department();
    await inBothLanguages(async (words) => {
      const { department, cards } = timetableOn(visited, words);
      const { value, options } = await department();
      expect(value).toBe('');
      expect([...options].map((option) => [option.text, option.value])).toEqual([
        [words.departmentFirst, ''],
        ['Sentrum', '101'],
        ['Åsane', '102'],
        ['Fana', '103'],
      ]);
      // The first choice of the list may say the same words.
      expect(screen.getAllByText(words.chooseDepartment, { selector: 'section *' })).toHaveLength(7);
      expect(cards()).toEqual([]);
    });
    expect(addressNow()).toBe('/nordlys/classes');
    expect(world.observed.calls.entries.filter(({ row }) => row === 'timetable.classes')).toEqual([]);
  });

  it.each(LANGUAGES)('[P-TIMETABLE-03] is the only one by itself, and stands in the address: %s', async (language) => {
    const visited = visit('/puls/classes', { language });
    const { department, card, isThere } = timetableOn(visited, WORDS[language]);
    await isThere();
    expect((await department()).value).toBe('301');
    card(WORDS[language].days[0] ?? '', 'HIIT 30');
    await isAt('/puls/classes?departmentId=301');
  });

  it("is asked for where the address names none of the center's", async () => {
    const visited = visit('/nordlys/classes?departmentId=301');
    expect((await timetableOn(visited).department()).value).toBe('');
    await isAt('/nordlys/classes');
  });

  it('[P-TIMETABLE-04] [P-TIMETABLE-05] stands in the address once chosen, in the same place of the history, and stays', async () => {
    const visited = visit('/nordlys/classes');
    const { user } = visited;
    const { department, card, nextWeek, filter, hideHeader } = timetableOn(visited);
    const steps = window.history.length;
    for (const [name, id, day, type] of [
      ['Fana', 103, 'Lørdag', 'Løpegruppe'],
      ['Åsane', 102, 'Lørdag', 'Uten navn'],
    ] as const) {
      await user.selectOptions(await department(), name);
      await isAt(`/nordlys/classes?departmentId=${id}`);
      await waitFor(() => card(day, type));
    }
    await user.click(nextWeek() ?? document.body);
    await user.click(filter('Yoga'));
    await user.click(hideHeader());
    await isAt('/nordlys/classes?departmentId=102');
    expect(window.history.length).toBe(steps);
  });

  it('[P-TIMETABLE-41] is brought back at the next visit, with week, filters and the hidden header', async () => {
    const visited = visit('/nordlys/classes?departmentId=102');
    const { user, load } = visited;
    const { department, nextWeek, week, filter, hideHeader, isThere, titles } = timetableOn(visited);
    await isThere();
    await user.click(nextWeek() ?? document.body);
    await user.click(filter('Yoga'));
    await user.click(hideHeader());
    load('/nordlys/classes');
    await isThere();
    expect((await department()).value).toBe('102');
    await isAt('/nordlys/classes?departmentId=102');
    expect(week().textContent).toContain('Uke 48');
    expect(filter('Yoga').getAttribute('aria-pressed')).toBe('true');
    expect(hideHeader().getAttribute('aria-pressed')).toBe('true');
    expect(nextWeek()).toBeNull();
    expect(new Set(titles())).toEqual(new Set(['Yoga']));
    // A card that a filter has always hidden is not drawn.
    expect(document.body.textContent).not.toContain('Kari Nygård');
    load('/nordlys/classes?departmentId=103');
    await waitFor(async () => expect((await department()).value).toBe('103'));
  });
});
