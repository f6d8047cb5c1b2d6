import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitColumns } from '../../../ui-react/src/kit/table/column-fit.ts';
import type { Column } from '../../../ui-react/src/kit/table/table-of.ts';

it('should never need more than there is, nor leave out what has more importance', () => {
  const some = fc.array(fc.record({ least: fc.nat(300), importance: fc.nat(5) }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(some, fc.nat(1_500), (parts, room) => {
      const all = parts.map((part, at): Column<null> => ({ id: String(at), head: '', cell: () => '', ...part }));
      const { columns, least, leftOut } = fitColumns(all, [null], room);
      expect(columns.length + leftOut.length).toBe(all.length);
      expect(least).toBe(columns.reduce((sum, one) => sum + one.least, 0));
      expect(columns.length === 1 || least <= room).toBe(true);
      const importanceOf = (one: Column<null>) => one.importance ?? 0;
      const staying = Math.min(...columns.slice(1).map(importanceOf));
      const left = all.filter(({ id }) => leftOut.includes(id)).map(importanceOf);
      expect(Math.max(...left)).toBeLessThanOrEqual(staying);
    }),
  );
});
