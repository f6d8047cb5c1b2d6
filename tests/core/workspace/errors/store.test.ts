import { createErrorList, KEPT_ERRORS } from '@felles/core/internal/workspace/errors/store';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { at } from '../../../support/at.ts';

it('[W-SHELL-43] should hold what every part has pushed, in the order in which it happened', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('search', 'dashboard', 'articles'), fc.string()), { maxLength: 80 }),
      (pushed) => {
        const clock = at('2026-11-19T10:00:00Z');
        const list = createErrorList(clock);
        for (const [source, words] of pushed) {
          list.push(source, { key: 'failure.refused', params: { message: words } });
          clock.pass(1);
        }
        const kept = list.errors$.value;
        expect(kept.map(({ source, message }) => [source, message.params['message']])).toEqual(
          pushed.slice(-KEPT_ERRORS),
        );
        expect(kept.map(({ at: when }) => when)).toEqual(kept.map(({ at: when }) => when).toSorted());
        expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
      },
    ),
  );
});

it('should lose the one that is dismissed, and all where they are cleared', () => {
  const list = createErrorList(at('2026-11-19T10:00:00Z'));
  for (const source of ['a', 'b', 'c']) list.push(source, { key: 'failure.malformed', params: {} });
  list.dismiss(list.errors$.value[1]?.id ?? 0);
  expect(list.errors$.value.map(({ source }) => source)).toEqual(['a', 'c']);
  list.clear();
  expect(list.errors$.value).toEqual([]);
});
