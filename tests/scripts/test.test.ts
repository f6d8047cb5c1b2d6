import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/test.mjs');
const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};
const STEPS = [
  'types',
  'lint',
  'unused',
  'unit',
  'screens',
  'prop',
  'contract',
  'mutations',
  'packed',
  'build',
  'e2e',
  'rows',
];

describe('the test run', () => {
  it.each([[['nosuch']], [['types', 'nosuch']], [['--nosuch']], [['constructor']]])(
    'should run nothing and print the steps where it does not know one: %j',
    (args) => {
      const { status, stdout, stderr } = run(...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toContain(`There is no step or option '${args.at(-1)}'.`);
      for (const step of STEPS) expect(stderr).toMatch(new RegExp(`^  ${step} `, 'm'));
    },
  );

  it('should print its steps and options when asked for help, and run nothing', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    for (const name of [...STEPS, '--long']) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(stdout).not.toContain('==');
  });
});
