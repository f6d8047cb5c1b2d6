import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.ts';

describe.each([
  ['start.mjs', ['--data FILE', '--check', '--seed NUMBER', '--outside-port PORT']],
  ['dev.mjs', ['--data FILE', '--check', '--seed NUMBER']],
])('the messages to %s', (script, options) => {
  const all = [...options, '--help', 'HOST', 'PORT'];

  it('should be answered with its options and what it reads of the environment, where help is asked for', () => {
    const { status, stdout, stderr, left } = run(script, '--help');
    expect([status, stderr]).toEqual([0, '']);
    for (const name of all) expect(stdout).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
    expect(left).toEqual(['mock-server', 'scripts']);
  });

  it.each([
    [['--dta', 'x'], "Unknown option '--dta'."],
    [['--check', 'x'], "Unexpected argument 'x'."],
    [['--data'], "Option '--data <value>' argument missing."],
    [['--check=yes'], "Option '--check' does not take an argument."],
    [['--site', 'x'], "Unknown option '--site'."],
  ])('should be answered with the problem and the options if it is invalid: %j', (words, wrong) => {
    const { status, stdout, stderr, left } = run(script, ...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.split('\n')[0]).toBe(wrong);
    for (const name of all) expect(stderr).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
    expect(left).toEqual(['mock-server', 'scripts']);
  });
});

/** Runs a script where nothing is installed, and tells what lies there afterwards. */
function run(script: string, ...words: readonly string[]) {
  const folder = aFolder();
  for (const place of ['scripts', 'mock-server/src/options.json'])
    cpSync(join(import.meta.dirname, '../..', place), join(folder, place), { recursive: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', script), ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr, left: readdirSync(folder) };
}
