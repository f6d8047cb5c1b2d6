import { FAULT_KINDS } from '@felles/mock-server/internal';
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { askedForClasses, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { WORDS, type Words } from '../../e2e/support/words.ts';
import { visit } from '../support/portal.tsx';
import { quickClock } from '../support/quick-clock.ts';
import { timetableOn } from '../support/timetable.ts';

const ADDRESS = '/nordlys/classes?departmentId=101';

/** The message for each kind of fault, the service's own where it has one. */
const FAULTS = [
  { kind: 'status', status: 500, said: () => 'Noe gikk galt hos oss. Prøv igjen om litt.' },
  // The first time another token might help, so it is asked once more with one.
  { kind: 'status', status: 401, times: 2, said: () => 'Du har ikke tilgang. Last siden på nytt.' },
  { kind: 'cut', said: ({ unreachable }: Words) => unreachable },
  { kind: 'malformed', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'empty', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'html', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'wrong-shape', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'answer', answer: [{ dato: 'i dag' }], said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'patch', answer: { dato: 'i dag' }, said: ({ unknownAnswer }: Words) => unknownAnswer },
] as const;

/** Kinds of fault that delay an answer: each has a test of its own. */
const WAITS = ['latency', 'hang'] as const;

const LOST = 'Siden har mistet kontakten med tjenesten';

describe('a fault of the service', () => {
  it('is of a kind that is tested here', () => {
    expect(new Set([...FAULTS.map(({ kind }) => kind), ...WAITS])).toEqual(new Set(FAULT_KINDS));
  });

  it.each(FAULTS)(
    'is shown in words, and the classes appear after a retry: $kind $status',
    async ({ said, ...fault }) => {
      const { screen, user, inBothLanguages } = visit(ADDRESS, {
        before: (world) => goesWrong(world, { call: 'timetable.classes', times: 1, ...fault }),
      });
      const failure = await screen.findByRole('alert');
      await inBothLanguages((words) => {
        expect(failure.textContent).toContain(words.failed);
        expect(failure.textContent).toContain(said(words));
        expect(screen.queryAllByRole('article')).toEqual([]);
      });
      await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
      expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is waited for while it is slow, and leaves the cards with a notice where a refresh fails', async () => {
    const visited = visit('/nordlys/classes');
    const { world, user, hold, press, says, saysNot, inBothLanguages } = visited;
    const { department, filter, isThere } = timetableOn(visited);
    const letGo = hold('timetable.classes');
    await user.selectOptions(await department(), 'Sentrum');
    await inBothLanguages((words) => says(words.loading(47)));
    letGo();
    await isThere();
    await saysNot(WORDS.no.loading(47));

    goesWrong(world, { call: 'timetable.classes', kind: 'cut', times: 1 });
    await user.click(filter('Yoga'));
    await inBothLanguages(async (words) => {
      await says(`${words.notRefreshed}${words.unreachable}`);
      expect(visited.screen.queryByRole('alert')).toBeNull();
      expect(visited.screen.getAllByRole('article').length).toBeGreaterThan(0);
    });
    await press(WORDS.no.retry);
    await saysNot(WORDS.no.notRefreshed);
    await isThere();
  });

  it('is given up after half a minute where no answer comes', async () => {
    const { clock, hurry, rest } = quickClock(20_000);
    const visited = visit('/nordlys/classes', { clock });
    const { world, user, warns, press, inBothLanguages } = visited;
    const { department, isThere } = timetableOn(visited);
    const list = await department();
    goesWrong(world, { call: 'timetable.classes', kind: 'hang', times: 1 });
    hurry();
    await user.selectOptions(list, 'Sentrum');
    await inBothLanguages((words) => warns(words.tooSlow));
    rest();
    await press(WORDS.no.retry);
    await isThere();
    expect(askedForClasses(world)).toBe(2);
  });

  it('is said once for the page where there is no new token, and the page goes on when there is', async () => {
    const visited = visit(ADDRESS);
    const { world, screen, user, warns, press, saysNot } = visited;
    const { department, nextWeek, isThere } = timetableOn(visited);
    await isThere();
    world.change((state) => {
      state.tokens = {};
    });
    goesWrong(world, { call: 'center.centerToken', kind: 'status', status: 503 });
    await user.click(nextWeek() ?? document.body);
    await warns(LOST);
    await warns('Tjenesten er ikke tilgjengelig akkurat nå.');
    await user.selectOptions(await department(), '102');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    await saysNot('Ingen timer');
    goesRight(world);
    await press(WORDS.no.retry);
    await isThere();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await saysNot('503 ·');
  });

  it('of the departments is mended by another try', async () => {
    const visited = visit(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'center.departments', kind: 'status', status: 503, times: 1 }),
    });
    const { warns, user, screen } = visited;
    await warns('Tjenesten er ikke tilgjengelig akkurat nå.');
    await user.dblClick(screen.getByRole('button', { name: WORDS.no.retry }));
    await timetableOn(visited).isThere();
    expect((await timetableOn(visited).department()).value).toBe('101');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without a network is named, keeps what is there, and is caught up with once there is one', async () => {
    const visited = visit(ADDRESS);
    const { world, window, user, warns, says, saysNot, inBothLanguages } = visited;
    const { cards, nextWeek, isThere } = timetableOn(visited);
    await isThere();
    const [count, asked] = [cards().length, askedForClasses(world)];
    window.online$.next(false);
    await inBothLanguages(async (words) => {
      await says(words.offline);
      expect(cards()).toHaveLength(count);
    });
    window.online$.next(true);
    await saysNot(WORDS.no.offline);
    await waitFor(() => expect(askedForClasses(world)).toBe(asked + 1));

    window.online$.next(false);
    goesWrong(world, { call: 'timetable.classes', kind: 'cut' });
    await user.click(nextWeek() ?? document.body);
    await inBothLanguages(async (words) => {
      await warns(words.unreachable);
      expect(cards()).toEqual([]);
    });
    goesRight(world);
    window.online$.next(true);
    await isThere();
    expect(visited.screen.queryByRole('alert')).toBeNull();
  });
});
