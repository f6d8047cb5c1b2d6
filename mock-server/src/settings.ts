import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

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
      'outside-port': { type: 'string' },
      'pages-port': { type: 'string' },
      redirect: { type: 'string', multiple: true, default: [] },
    },
  });
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
    redirects: values.redirect.map((address) => webAddress('--redirect', address)),
  };
}

const portOf = (name: string, text: string | undefined, standard: number): number =>
  wholeNumber(name, text ?? String(standard), 1, 65_535);

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
