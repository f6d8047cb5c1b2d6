import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** How a server is started: where it listens, what it serves, and where it keeps its world. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where the simulated world outside listens: the next port, unless something stands before the service. */
  readonly outsidePort: number;
  readonly check: boolean;
  /** Speaks nothing but the specification. */
  readonly plain: boolean;
  readonly site: string | null;
  readonly data: string | null;
  readonly seed: number | null;
}

/** Reads flags and environment; throws an error that says in plain words what is wrong with them. */
export function readSettings(
  flags: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      data: { type: 'string' },
      check: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
      site: { type: 'string' },
      seed: { type: 'string' },
      'outside-port': { type: 'string' },
    },
  });
  // The outside world takes the next port, so the last one of all is out of reach.
  const port = wholeNumber('PORT', environment['PORT'] || '4000', 1, 65_534);
  return {
    host: environment['HOST'] || '127.0.0.1',
    port,
    outsidePort: wholeNumber('--outside-port', values['outside-port'] ?? String(port + 1), 1, 65_535),
    check: values.check,
    plain: values.plain,
    site: values.site === undefined ? null : resolve(values.site),
    data: values.data === undefined ? null : fileName('--data', values.data),
    seed: values.seed === undefined ? null : wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  };
}

function fileName(name: string, text: string): string {
  if (text.trim() !== '') return text;
  throw new Error(`${name} is empty, and must be the name of a file`);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d{1,16}$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`${name} is '${text}', and must be a whole number from ${least} to ${most}`);
}
