// The text of --help. It has a file of its own, because the start scripts read it before anything is built.
import { readFileSync } from 'node:fs';
import { SOURCES } from './own-files.ts';

interface Words {
  readonly options: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
}

const linesOf = (words: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(words).map(([name, does]) => `  ${name.padEnd(20)} ${does}`);

export function help(): readonly string[] {
  const { options, environment }: Words = JSON.parse(readFileSync(new URL('options.json', SOURCES), 'utf8'));
  return [
    'felles-mock: the service of Felles and the world outside it, simulated.',
    'Options:',
    ...linesOf(options),
    'Environment:',
    ...linesOf(environment),
  ];
}
