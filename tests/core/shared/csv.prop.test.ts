import type { Cell } from '@felles/core';
import { csvOf } from '@felles/core/internal/shared/csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** The cells of a file, as a spreadsheet reads them. */
function cellsOf(file: string): readonly (readonly string[])[] {
  expect(file.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = file.slice(1);
  while (rest !== '') {
    const [whole = '', quoted, plain = '', end] = /^(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/.exec(rest) ?? [];
    if (whole === '') throw new Error(`no cell: ${JSON.stringify(rest.slice(0, 40))}`);
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const anyCell: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ';', ',', '\r', '\n', '=', '-', '@', '\t', ' ', 'a') }),
);
const table = <T>(cell: fc.Arbitrary<T>) =>
  fc.integer({ min: 1, max: 4 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));

describe('a table as a file', () => {
  it('should have every text in its own cell, with any signs in it', () => {
    fc.assert(
      fc.property(table(anyCell), (rows) => {
        const read = cellsOf(csvOf(rows));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [y, row] of rows.entries())
          for (const [x, cell] of row.entries()) expect([cell, `'${cell}`]).toContain(read[y]?.[x]);
      }),
    );
  });

  it('should begin no text as a spreadsheet begins a formula, also not behind spaces', () => {
    const begun = fc
      .tuple(fc.constantFrom('', ' ', '\u00A0', '\u200B'), fc.constantFrom(...'=+-@＝＋－＠−\t\r\n'), fc.string())
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(table(fc.oneof(begun, anyCell)), (rows) => {
        for (const row of cellsOf(csvOf(rows)))
          for (const cell of row) expect(cell).not.toMatch(/^[\s\u200B]*[=+\-@＝＋－＠−]|^[\t\r\n]/);
      }),
    );
  });

  it('should keep a text that is no formula as it is', () => {
    expect(csvOf([['Skole "A"', 'to;tre', '3-4', '', null, undefined]])).toBe(
      '\uFEFF"Skole ""A""";"to;tre";3-4;;;\r\n',
    );
    expect(csvOf([['=1+1', "-HYPERLINK('x')"]])).toBe('\uFEFF"\'=1+1";"\'-HYPERLINK(\'x\')"\r\n');
  });

  it('should have every number come back as itself where a comma is the decimal sign', () => {
    const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(table(number), (rows) => {
        const read = cellsOf(csvOf(rows)).map((row) => row.map((cell) => Number(cell.replace(',', '.'))));
        // Zero below zero is zero to a spreadsheet.
        expect(read).toEqual(rows.map((row) => row.map((cell) => cell + 0)));
        expect(csvOf(rows)).not.toContain('.');
      }),
    );
  });

  it('should have numbers as numbers, with a comma, below zero too', () => {
    const numbers: readonly Cell[] = [1299.5, -3, 0, Number.NaN, Number.POSITIVE_INFINITY];
    expect(csvOf([numbers])).toBe('\uFEFF1299,5;-3;0;;\r\n');
  });
});
