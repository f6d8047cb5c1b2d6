import { describe, expect, it } from 'vitest';
import { naming, obstacle, shareOut, testsIn, untried } from './plan.mjs';

describe('untried', () => {
  const row = (id: string, kind: string, area = 'a') => ({ id, kind, area, application: 'portal' });
  const rows = [
    row('P-A-01', 'rule'),
    row('P-A-02', 'constant'),
    row('P-A-03', 'screen'),
    row('P-A-04', 'rule'),
    row('P-A-05', 'rule'),
    row('P-B-01', 'rule', 'b'),
  ];
  const finished = { portal: { a: { open: ['P-A-04'] } } };

  it('should name the rules of finished areas that no mutation breaks, neither of the list nor of Stryker', () => {
    expect(untried(rows, finished, [], {})).toEqual(['P-A-01', 'P-A-05']);
    expect(untried(rows, finished, [{ row: 'P-A-01' }], {})).toEqual(['P-A-05']);
    expect(untried(rows, finished, [{ row: 'P-A-01' }], { 'P-A-05': 'core/src/a/rules.ts' })).toEqual([]);
  });
});

describe('obstacle', () => {
  const mutation = { find: 'Math.min', replace: 'Math.max', why: 'The last in place of the first.' };

  it('should find none where the text stands once', () => {
    expect(obstacle(mutation, 'const first = Math.min(1, 2);')).toBeNull();
  });

  it.each([
    ['no', 'const first = 1;', 0],
    ['two', 'Math.min(1, Math.min(2, 3))', 2],
  ])('should not guess between %s places', (_, source, times) => {
    expect(obstacle(mutation, source)).toBe(`what it looks for stands there ${times} times`);
  });

  it('should want a change, and the mistake that it stands for', () => {
    expect(obstacle({ ...mutation, replace: 'Math.min' }, 'Math.min')).toBe('it changes nothing');
    expect(obstacle({ ...mutation, why: ' ' }, 'Math.min')).toBe('it does not say which mistake it is');
  });
});

describe('shareOut', () => {
  const rows = ['P-A-01', 'P-B-01', 'P-A-02', 'P-C-01', 'P-B-02', 'P-A-03'].map((row) => ({ row }));

  it('should keep an area together, and the parts of about the same size', () => {
    const parts = shareOut(rows, 2).map((part) => part.map(({ row }) => row));
    expect(parts).toEqual([
      ['P-A-01', 'P-A-02', 'P-A-03'],
      ['P-B-01', 'P-B-02', 'P-C-01'],
    ]);
  });

  it('should leave a part empty where there are fewer areas than parts', () => {
    expect(shareOut(rows, 5).map(({ length }) => length)).toEqual([3, 2, 1, 0, 0]);
  });
});

describe('naming', () => {
  it('should fit the titles that name one of the rows, and none that names a longer number', () => {
    const named = new RegExp(naming(['P-A-01', 'P-B-02']));
    expect(['[P-A-01] should', 'x [P-B-02] y', '[P-A-011] z', 'P-A-01'].map((title) => named.test(title))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('testsIn', () => {
  it('should say of each test where it stands, what it is called and how it ended', () => {
    const assertionResults = [
      { fullName: 'rule [P-A-01] should hold', status: 'passed' },
      { fullName: 'rule [P-A-02] should hold', status: 'failed' },
    ];
    const reports = {
      unit: { testResults: [{ name: '/tests/a.test.ts', assertionResults }] },
      prop: { testResults: [] },
    };
    expect(testsIn(reports)).toEqual([
      { file: 'unit /tests/a.test.ts', project: 'unit', title: 'rule [P-A-01] should hold', state: 'passed' },
      { file: 'unit /tests/a.test.ts', project: 'unit', title: 'rule [P-A-02] should hold', state: 'failed' },
    ]);
  });
});
