import { compareNames, searchFor } from '@felles/core/internal/shared/norwegian';
import { describe, expect, it } from 'vitest';

describe('Norwegian words', () => {
  it('should be in the order of the Norwegian letters, and numbers by their size', () => {
    const names = ['Åse', 'Ola 10', 'Ærlig', 'Ola 2', 'Øyvind', null, 'ada'];
    expect(names.toSorted(compareNames)).toEqual([null, 'ada', 'Ola 2', 'Ola 10', 'Ærlig', 'Øyvind', 'Åse']);
  });

  it('should be found by each typed word in some text, in any order and case', () => {
    const has = searchFor('  ØST  12 ');
    expect(has('Bygg Øst', 1234)).toBe(true);
    expect(has('Bygg 12', 'Nordøst', null)).toBe(true);
    expect(has('Bygg Øst', 34)).toBe(false);
  });

  it('should not be found by a word that only two texts together have', () => {
    expect(searchFor('nordøst')('Nord', 'øst')).toBe(false);
  });

  it('should all be found where nothing is typed', () => {
    expect([searchFor('')(), searchFor('  ')('Nord')]).toEqual([true, true]);
  });
});
