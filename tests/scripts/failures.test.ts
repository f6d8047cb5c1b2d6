import { describe, expect, it } from 'vitest';
import { failuresIn, retold } from '../../scripts/failures.mjs';

describe('failuresIn', () => {
  it('should read a report of Vitest, also of a file that could not be loaded', () => {
    const assertionResults = [
      { fullName: 'rules should hold', status: 'passed', failureMessages: [] },
      { fullName: 'rules should break', status: 'failed', failureMessages: ['expected 1 to be 2'] },
    ];
    const testResults = [
      { name: '/a.test.ts', status: 'failed', message: '', assertionResults },
      { name: '/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: '/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ];
    expect(failuresIn({ testResults })).toEqual([
      { title: 'rules should break', error: 'expected 1 to be 2' },
      { title: '/b.test.ts', error: 'no such module' },
    ]);
  });

  it('should read a report of Playwright, and name the step that failed', () => {
    const error = { message: 'not visible' };
    const failed = {
      status: 'failed',
      errors: [error],
      steps: [{ title: 'first' }, { title: 'second', error, steps: [{ title: 'at 390', error }] }],
    };
    const passed = { status: 'passed', errors: [], steps: [] };
    const specs = [
      { title: 'holds', tests: [{ status: 'expected', results: [passed] }] },
      { title: 'breaks', tests: [{ status: 'unexpected', results: [failed] }] },
      { title: 'wavers', tests: [{ status: 'flaky', results: [{ ...failed, steps: [] }, passed] }] },
    ];
    const suites = [{ title: 'a.spec.ts', suites: [{ title: 'days', specs }] }];
    expect(failuresIn({ suites, errors: [{ message: 'no browser' }] })).toEqual([
      { title: 'Outside every test', error: 'no browser' },
      { title: 'a.spec.ts › days › breaks › second › at 390', error: 'not visible' },
      { title: 'a.spec.ts › days › wavers', error: 'not visible' },
    ]);
  });
});

describe('retold', () => {
  it('should say nothing where nothing failed', () => {
    expect(retold([])).toEqual([]);
  });

  it('should give the first lines of an error as they read without colors', () => {
    const error = Array.from({ length: 20 }, (_, line) => `\u001b[31mline ${line}\u001b[39m`).join('\n');
    const lines = retold([{ title: 'a', error }]);
    expect(lines.slice(0, 2)).toEqual(['FAILED a', '    line 0']);
    expect(lines).toHaveLength(16);
  });

  it('should give the first failures, and the number of the others', () => {
    const lines = retold(Array.from({ length: 23 }, (_, place) => ({ title: `test ${place}`, error: 'no' })));
    expect(lines.filter((line) => line.startsWith('FAILED'))).toHaveLength(20);
    expect(lines.at(-1)).toBe('… and 3 more');
  });
});
