import { codeOf } from './code.ts';
import type { Sources } from './used.ts';

/** A call of the wire table, and the method of a port that makes it. */
interface Made {
  readonly call: string;
  readonly method: string;
  /** The function that makes the port, and the type of the port. */
  readonly maker: string;
  readonly port: string;
}

const AREA = /^adapters-http\/src\/workspace\/areas\//;
const ADAPTER = /^adapters-http\/src\/workspace\//;
const MAKER = /export (?:const|function) (create\w+Http)\b[\s\S]*?: (\w+)(?: =>| \{)/g;
const METHOD = /(?:^ {2,4}|\(\{ )(\w+)[:(]/gm;
const CALL = /\bask\(\s*(\w+)\.(\w+),/g;

/** The text from each match of a pattern up to the next one. */
const piecesFrom = (text: string, pattern: RegExp) => {
  const found = [...text.matchAll(pattern)];
  return found.map((match, at) => ({ match, piece: text.slice(match.index, found[at + 1]?.index) }));
};

/** Every call of the workspace that an adapter makes, by the method that makes it. */
const callsMade = (code: Sources): readonly Made[] =>
  [...code]
    .filter(([file]) => ADAPTER.test(file))
    .flatMap(([, text]) => piecesFrom(text, MAKER))
    .flatMap(({ match: [, maker = '', port = ''], piece }) =>
      piecesFrom(piece, METHOD).flatMap(({ match: [, method = ''], piece: body }) =>
        [...body.matchAll(CALL)].map(([, table, call]) => ({ call: `${table}.${call}`, method, maker, port })),
      ),
    );

const ROWS = /^adapters-http\/src\/wire\/workspace\/\w+\.ts$/;
const TABLE = /^export const (\w+) = \{\n([\s\S]*?)^\};/gm;
const ROW = /^ {2}(\w+): \w+(?:\.\w+)?\(/gm;

/** Every call of the workspace that stands in the table. */
const callsIn = (code: Sources): readonly string[] =>
  [...code]
    .filter(([file]) => ROWS.test(file))
    .flatMap(([, text]) => [...text.matchAll(TABLE)])
    .flatMap(([, table, rows = '']) => [...rows.matchAll(ROW)].map(([, call]) => `${table}.${call}`))
    .toSorted();

/** The calls of the workspace that no screen leads to: no store asks by the method of its port, and no area does. */
export function callsWithoutUse(sources: Sources): readonly string[] {
  const code = new Map([...sources].map(([file, text]) => [file, codeOf(text)]));
  const users = [...code].filter(([file]) => !/\/(?:model|port)\.ts$/.test(file));
  const isUsed = (made: Made): boolean =>
    users.some(([file, text]) => {
      if (AREA.test(file)) return asksByName(text, made);
      return file.startsWith('core/src/workspace/') && text.includes(made.port) && asksByPort(text, made);
    });
  const made = callsMade(code);
  const used = new Set(made.filter(isUsed).map(({ call }) => call));
  return callsIn(code).filter((call) => !used.has(call));
}

/** A store has its port by that name or by that of its area, or names the one method that it needs. */
function asksByPort(text: string, { method, port }: Made): boolean {
  const area = port.charAt(0).toLowerCase() + port.slice(1).replace(/Port$/, '');
  const asked = `\\b(?:port|${area})\\s*\\.${method}\\b`;
  const taken = `\\bport: \\{[^{}]*\\b${method}\\b[^{}]*\\}`;
  return new RegExp(`${asked}|${taken}|\\['${method}'\\]`).test(text);
}

/** An area has it by a name of its own, or takes the one method out of it. */
function asksByName(text: string, { method, maker }: Made): boolean {
  const names = [...text.matchAll(new RegExp(`(\\w+)(?:: | = )${maker}\\(`, 'g'))].map(([, name = '']) => name);
  return [...names, `${maker}\\([\\w.]+\\)`]
    .map((name) => `\\b${name}\\.${method}\\b`)
    .concat(`\\{[^{}]*\\b${method}\\b[^{}]*\\} = ${maker}\\(`)
    .some((pattern) => new RegExp(pattern).test(text));
}

const SERVICES = /^ui-react\/src\/workspace\/services\.ts$/;
const INTERFACE = /^export interface \w+Services [^{]*\{\n([\s\S]*?)^\}/gm;
const MEMBER = /^ {2}(?:readonly )?(\w+)(?:<[^>]*>)?[(:]/gm;

/** Services that no screen uses, by their file. */
export function servicesWithoutUse(sources: Sources): readonly string[] {
  const code = [...sources].map(([file, text]) => ({ file, text: codeOf(text) }));
  const screens = code.filter(({ file }) => file.startsWith('ui-react/src/workspace/') && !SERVICES.test(file));
  return code
    .filter(({ file }) => SERVICES.test(file) || AREA.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(INTERFACE)]
        .flatMap(([, members = '']) => [...members.matchAll(MEMBER)])
        .map(([, name = '']) => name)
        .filter((name) => !screens.some((screen) => new RegExp(`\\b${name}\\b`).test(screen.text)))
        .map((name) => `${file}: ${name}`),
    );
}
