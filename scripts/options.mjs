// The options of the start command, read before anything is installed or built: a misspelt word is an error at once.
import { parseArgs } from 'node:util';

/** What the service itself understands. */
const OF_THE_SERVICE = {
  '--data FILE':
    "keeps the service's world over restarts, for one server at a time; without it everything is in memory",
  '--check': 'checks every answer of the service against the wire table while serving',
  '--plain':
    'has the service speak nothing but the specification, on another origin, with links that lead nowhere here',
  '--seed NUMBER': 'makes the demo world of this number, the same one each time',
};
const HELP = { '--help': 'prints this and starts nothing' };
const HOST = 'where to listen; 127.0.0.1 where it is not set';

export const START = {
  what: 'npm start: the whole stack, built, at one address.',
  options: {
    ...OF_THE_SERVICE,
    '--outside-port PORT': 'where the simulated world outside listens; at the next port without it',
    ...HELP,
  },
  environment: { HOST, PORT: '4000 where it is not set; the simulated world outside takes the next one' },
};

export const DEV = {
  what: 'npm run dev: the same as npm start at the same addresses, with hot reload.',
  options: { ...OF_THE_SERVICE, ...HELP },
  environment: {
    HOST,
    PORT: '4000 where it is not set; the simulated world outside takes the next one, and the service itself the one after',
  },
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
