import { describe, expect, it } from 'vitest';
import { conclude, parseRows, REPORTS, table, testsIn, trace } from './rows.mjs';

const rows = parseRows(
  'id\tkind\tarea\tstatement\nP-A-01\trule\ta\tOne\nP-A-02\trule\ta\tTwo\nP-B-01\trule\tb\tThree\n',
  'portal',
);
const finished = { portal: { a: { open: [] } } };
const passed = (title: string) => ({ title, passed: true });
const failed = (title: string) => ({ title, passed: false });

describe('trace', () => {
  it('should count a row that a passed test names', () => {
    const { met, missing } = trace(rows, [passed('[P-A-01] should'), passed('x [P-A-02] y')], finished);
    expect([...met]).toEqual(['P-A-01', 'P-A-02']);
    expect(missing).toEqual([]);
  });

  it('should name the rows of a finished area that no passed test names', () => {
    expect(trace(rows, [passed('[P-A-01]')], finished).missing).toEqual(['P-A-02']);
  });

  it('should not count a row that a failed test names too', () => {
    expect(trace(rows, [passed('[P-A-01] a'), failed('[P-A-01] b'), passed('[P-A-02]')], finished).missing).toEqual([
      'P-A-01',
    ]);
  });

  it('should not ask for the rows that a finished area leaves open, and say when one of them is met', () => {
    const partly = { portal: { a: { open: ['P-A-02'] } } };
    expect(trace(rows, [passed('[P-A-01]')], partly).missing).toEqual([]);
    expect(trace(rows, [passed('[P-A-01] [P-A-02]')], partly).closed).toEqual(['P-A-02']);
  });

  it('should name ids that stand in no list', () => {
    expect(trace(rows, [passed('[P-A-99]')], {}).unknown).toEqual(['P-A-99']);
  });
});

describe('testsIn', () => {
  it('should read a report of Vitest', () => {
    const assertionResults = [
      { fullName: 'rules [P-A-01] should', status: 'passed' },
      { fullName: 'rules [P-A-02] should', status: 'failed' },
      { fullName: 'rules [P-A-03] should', status: 'skipped' },
      { fullName: 'rules [P-A-04] should', status: 'passed', meta: { retried: true } },
    ];
    expect(testsIn({ testResults: [{ assertionResults }] }).map((test) => test.passed)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('should read a Playwright report with suite titles, and count a flaky test as failed', () => {
    const spec = (title: string, status: string, ok = true) => ({ title, ok, tests: [{ status }] });
    const inner = { title: '[P-A-01] week', specs: [spec('should', 'expected'), spec('flaky', 'flaky')] };
    const report = { suites: [{ title: 'file.spec.ts', suites: [inner], specs: [spec('skipped', 'skipped')] }] };
    expect(testsIn(report)).toEqual([
      { title: ' file.spec.ts skipped', passed: false },
      { title: ' file.spec.ts [P-A-01] week should', passed: true },
      { title: ' file.spec.ts [P-A-01] week flaky', passed: false },
    ]);
  });

  it('should take a test of Playwright that is meant to fail for no proof', () => {
    const tests = [{ status: 'expected', expectedStatus: 'failed' }];
    const specs = [{ title: '[P-A-01]', ok: true, tests }];
    expect(testsIn({ suites: [{ title: 'file.spec.ts', specs }] }).map((test) => test.passed)).toEqual([false]);
  });
});

describe('table', () => {
  it('should say how far each area is', () => {
    expect(table(rows, new Set(['P-A-02']))).toEqual([
      { area: 'portal/a', met: 1, total: 2, open: ['P-A-01'] },
      { area: 'portal/b', met: 0, total: 1, open: ['P-B-01'] },
    ]);
  });
});

describe('conclude', () => {
  const reportOf = (...titles: readonly string[]) => ({
    testResults: [{ assertionResults: titles.map((fullName) => ({ fullName, status: 'passed' })) }],
  });
  const whole = Object.fromEntries(REPORTS.map((name) => [name, reportOf(`[P-A-01] in ${name}`)]));
  const said = (reports: Readonly<Record<string, object>>, wantsTable = false) => {
    const { lines, ok } = conclude({ rows, reports, finished, wantsTable });
    return { words: lines.join('\n'), ok };
  };

  it('should ask for a run where no report is there', () => {
    expect(said({})).toEqual({
      words: 'Run npm test first: there is no report of unit, screens, prop, contract, e2e yet.',
      ok: false,
    });
  });

  it('should call no row missing that a report which is not there may prove, and name that report', () => {
    const { e2e: _, ...others } = whole;
    const { words, ok } = said(others);
    expect(words).toContain('The reports of e2e are missing');
    expect(words).toContain('1 rows of areas declared finished are not met so far');
    expect(words).not.toContain('P-A-02');
    expect(ok).toBe(false);
  });

  it('should name the missing rows of finished areas once every report is there', () => {
    expect(said(whole)).toEqual({
      words:
        '1 of 3 rows are met by 5 passed tests of unit, screens, prop, contract, e2e.\nMissing in areas declared finished: P-A-02',
      ok: false,
    });
    expect(said({ ...whole, unit: reportOf('[P-A-01]', '[P-A-02]') }).ok).toBe(true);
  });

  it('should print every open id of an area in full, however many', () => {
    const ids = Array.from({ length: 90 }, (_, index) => `P-LONG-${index + 1}`);
    const many = parseRows(`id\n${ids.map((id) => `${id}\trule\tlong\tOne`).join('\n')}`, 'portal');
    const { lines } = conclude({ rows: many, reports: { unit: reportOf('x') }, finished: {}, wantsTable: true });
    expect(lines[0]).toBe(`portal/long                  0 / 90   ${ids.join(' ')}`);
  });
});
