import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import type { Words } from '../../e2e/support/words.ts';
import { visit } from '../support/portal.tsx';

const ADDRESS = '/nordlys/classes?departmentId=101';

/** What each kind of fault is called in words, the server's own where it found some. */
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
] as const;

describe('a fault of the service', () => {
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
});
