// The options of the start command, read before anything is installed or built: a misspelt word is an error at once.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The help of the service itself about its options. */
const service = JSON.parse(readFileSync(new URL('../mock-server/src/options.json', import.meta.url), 'utf8'));
const optionsOf = (...names) => Object.fromEntries(names.map((name) => [name, service.options[name]]));
const PASSED_ON = ['--data FILE', '--check', '--plain', '--seed NUMBER'];

export const START = {
  what: 'npm start: the whole stack, built, at one address.',
  options: optionsOf(...PASSED_ON, '--outside-port PORT', '--help'),
  environment: service.environment,
};

export const DEV = {
  what: 'npm run dev: the same as npm start at the same addresses, with hot reload.',
  options: optionsOf(...PASSED_ON, '--help'),
  environment: { ...service.environment, PORT: `${service.environment.PORT}, and the service itself the one after` },
};

/** Ends the process here where only help is wanted, with 0, or where a word means nothing, with 2. */
export function helpOrGoOn(command) {
  const options = Object.fromEntries(
    Object.keys(command.options).map((option) => {
      const [name, value] = option.slice('--'.length).split(' ');
      return [name, { type: value === undefined ? 'boolean' : 'string' }];
    }),
  );
  try {
    if (!parseArgs({ options }).values.help) return;
  } catch (problem) {
    // Its first sentence says what is wrong, all others speak of commands that take more than options.
    console.error(`${problem.message.split(/\.\s/, 1)[0]}.\n${usage(command)}`);
    process.exit(2);
  }
  console.log(usage(command));
  process.exit(0);
}

function usage({ what, options, environment }) {
  const lines = (entries) => Object.entries(entries).map(([name, does]) => `  ${name.padEnd(20)} ${does}`);
  return [
    what,
    'Options, which npm passes on after --:',
    ...lines(options),
    'Environment:',
    ...lines(environment),
  ].join('\n');
}
