import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCENARIO_NAMES, type ScenarioName } from './scenarios.ts';

/** The start options of a server: where it listens, what to serve, and where to store its world. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where the simulated world outside listens: the next port, unless something stands before the service. */
  readonly outsidePort: number;
  readonly check: boolean;
  /** Where a service that speaks nothing but the specification listens, apart from the pages; null where it knows more. */
  readonly plainPort: number | null;
  /** Where the pages are asked for: here, unless something stands before them. */
  readonly pagesPort: number;
  readonly site: string | null;
  readonly data: string | null;
  readonly seed: number | null;
  /** The file of a world in place of the demo's. */
  readonly world: string | null;
  /** The service that is recorded into that file; null where none is. */
  readonly record: string | null;
  readonly scenario: ScenarioName | null;
  /** Milliseconds that every call takes longer. */
  readonly latency: number;
  /** Where the provider of the sign-in leads back to besides the pages here. */
  readonly redirects: readonly string[];
}

/** Reads flags and environment; throws an error that explains their problem in plain words. */
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
      world: { type: 'string' },
      record: { type: 'string' },
      scenario: { type: 'string' },
      latency: { type: 'string', default: '0' },
      'outside-port': { type: 'string' },
      'pages-port': { type: 'string' },
      redirect: { type: 'string', multiple: true, default: [] },
    },
  });
  if (values.world !== undefined && values.data !== undefined)
    throw new Error('--world begins anew, and --data goes on: only one of them can be given');
  if (values.record !== undefined && values.world === undefined)
    throw new Error('--record keeps what a service answers, and needs --world FILE for it');
  // The outside world takes the next port, so the last one of all is out of reach.
  const port = wholeNumber('PORT', environment['PORT'] || '4000', 1, 65_534);
  const outsidePort = portOf('--outside-port', values['outside-port'], port + 1);
  return {
    host: environment['HOST'] || '127.0.0.1',
    port,
    outsidePort,
    check: values.check,
    plainPort: values.plain
      ? wholeNumber('the port of the plain service', String(Math.max(port, outsidePort) + 1), 1, 65_535)
      : null,
    pagesPort: portOf('--pages-port', values['pages-port'], port),
    site: values.site === undefined ? null : resolve(values.site),
    data: values.data === undefined ? null : fileName('--data', values.data),
    seed: values.seed === undefined ? null : wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
    world: values.world === undefined ? null : fileName('--world', values.world),
    record: values.record === undefined ? null : webAddress('--record', values.record),
    scenario: values.scenario === undefined ? null : scenarioName(values.scenario),
    latency: wholeNumber('--latency', values.latency, 0, MOST_LATENCY),
    redirects: values.redirect.map((address) => webAddress('--redirect', address)),
  };
}

const portOf = (name: string, text: string | undefined, standard: number): number =>
  wholeNumber(name, text ?? String(standard), 1, 65_535);

const MOST_LATENCY = 120_000;

function scenarioName(text: string): ScenarioName {
  const found = SCENARIO_NAMES.find((name) => name === text);
  if (found !== undefined) return found;
  throw new Error(`--scenario is '${text}', and must be one of ${SCENARIO_NAMES.join(', ')}`);
}

function fileName(name: string, text: string): string {
  if (text.trim() !== '') return text;
  throw new Error(`${name} is empty, and must be the name of a file`);
}

function webAddress(name: string, text: string): string {
  if (/^https?:[/][/]/.test(text) && URL.canParse(text)) return text;
  throw new Error(`${name} is '${text}', and must be an address, as http://127.0.0.1:5173/app/`);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d{1,16}$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`${name} is '${text}', and must be a whole number from ${least} to ${most}`);
}
