import { help, readSettings } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';

const VALUES: Readonly<Record<string, string>> = {
  ' URL': 'http://127.0.0.1:1',
  ' ADDRESS': 'http://127.0.0.1:5173/',
  ' NAME': 'empty',
};
const OPTION = /^ {2}--(\w[\w-]*)( [A-Z]+)? +\w/;

describe('the options of the service', () => {
  const named = help().flatMap((line) => {
    const [, name, value] = OPTION.exec(line) ?? [];
    return name === undefined || name === 'help'
      ? []
      : [[`--${name}`, ...(value === undefined ? [] : [VALUES[value] ?? '4001'])]];
  });

  it('should all be understood as its help names them', () => {
    // A recording needs its file.
    const whole = (option: readonly string[]) => (option[0] === '--record' ? [...option, '--world', 'a'] : option);
    for (const option of named) expect(() => readSettings(whole(option), {}), option[0]).not.toThrow();
    expect(named.length, 'a check that sees nothing passes').toBeGreaterThan(5);
    expect(() => readSettings(['--redirect', 'app.example'], {})).toThrow(/--redirect is 'app.example'/);
    expect(() => readSettings(['--scenario', 'sunny'], {})).toThrow(/must be one of standard, empty/);
    expect(() => readSettings(['--world', 'a', '--data', 'b'], {})).toThrow(/only one/);
    expect(() => readSettings(['--record', 'http://127.0.0.1:1'], {})).toThrow(/needs --world FILE/);
    expect(() => readSettings(['--record', 'real', '--world', 'a'], {})).toThrow(/--record is 'real'/);
  });
});
