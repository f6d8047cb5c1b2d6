import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const EMPTY = { name: '', isOn: false, address: { street: '', city: '' } };

it('should restore only the values that a draft may have', () => {
  const kept = fc.oneof(
    fc.anything(),
    fc.record(
      { name: fc.anything(), isOn: fc.anything(), address: fc.anything(), other: fc.anything() },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(kept, (given) => {
      const read: Readonly<Record<string, unknown>> = readLike(EMPTY)(given);
      expect(Object.keys(EMPTY)).toEqual(expect.arrayContaining(Object.keys(read)));
      for (const [name, value] of Object.entries(read)) expect(typeof value).toBe(typeof Reflect.get(EMPTY, name));
    }),
  );
});

it('should give a whole draft back as it was', () => {
  const draft = { name: 'Åse', isOn: true, address: { street: 'a', city: 'b' } };
  expect(readLike(EMPTY)(draft)).toEqual(draft);
  expect(readLike(EMPTY)({ ...draft, address: { street: 'a' } })).toEqual({ name: 'Åse', isOn: true });
});
