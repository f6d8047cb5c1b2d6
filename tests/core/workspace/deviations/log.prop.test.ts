import { newLines } from '@felles/core/internal/workspace/deviations/log';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const line = (by: string) => ({ by: { person_id: by, person_name: by }, what: 'comment' });
const authors = fc.array(fc.constantFrom('me', 'kari', 'per'), { maxLength: 8 });

it('[W-SITE-52] should tell an open form of the lines that others have added to the log since', () => {
  fc.assert(
    fc.property(authors, authors, (before, added) => {
      const seen = { log: before.map(line) };
      const now = { log: [...before, ...added].map(line) };
      expect(newLines(seen, now, 'me').map(({ by }) => by?.person_id)).toEqual(added.filter((by) => by !== 'me'));
      expect(newLines(null, now, 'me')).toEqual([]);
      expect(newLines(seen, null, 'me')).toEqual([]);
    }),
  );
});
