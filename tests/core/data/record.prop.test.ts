// A record that is sought in a list, whatever is known of the list.
import { fail, idle, type Load, loading } from '@felles/core';
import { recordIn } from '@felles/core/internal/data/list-load';
import { toLoad } from '@felles/core/internal/shared/load';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unreachable } from '../../support/fake-ports.ts';

const load: fc.Arbitrary<Load<readonly number[]>> = fc.oneof(
  fc.constantFrom<Load<never>>(idle, loading, toLoad(fail(unreachable))),
  fc.array(fc.nat(3)).map((value) => ({ status: 'ready', value }) as const),
);

it('should be missing in an answer alone that is there, up to date, and lacks it', () => {
  fc.assert(
    fc.property(load, fc.boolean(), fc.constantFrom(null, unreachable), (list, isRefreshing, refreshFailure) => {
      const found = recordIn({ load: list, isRefreshing, refreshFailure }, (one) => one === 1);
      const values = list.status === 'ready' ? list.value : [];
      const isMissing = found.status === 'ready' && found.value === null;
      expect(isMissing).toBe(list.status === 'ready' && !values.includes(1) && !isRefreshing && !refreshFailure);
      if (values.includes(1)) expect(found).toEqual({ status: 'ready', value: 1 });
      else if (list.status !== 'ready') expect(found).toEqual(list);
      else if (!isMissing) expect(found).toEqual(isRefreshing ? loading : toLoad(fail(unreachable)));
    }),
  );
});
