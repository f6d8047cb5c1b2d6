import { createAccess } from '@felles/core/internal/shared/access';
import { offeredBy } from '@felles/core/internal/workspace/offers/store';
import type { Area } from '@felles/core/workspace/offers';
import { expect, it } from 'vitest';

it('should offer the areas that the manifest names, and none before it or without one', () => {
  const access = createAccess();
  const offers$ = offeredBy(access);
  expect(offers$.value).toEqual([]);
  access.next({ ...access.value, additions: ['tasks', 'idempotency-key', 'me'] });
  expect(offers$.value).toEqual(['me', 'tasks']);
});

it('should tell nothing anew where only the token changes', () => {
  const access = createAccess();
  access.next({ ...access.value, additions: ['tasks'] });
  const heard: (readonly Area[])[] = [];
  offeredBy(access).subscribe((areas) => heard.push(areas));
  access.next({ ...access.value, token: 'another' });
  expect(heard).toHaveLength(1);
});
