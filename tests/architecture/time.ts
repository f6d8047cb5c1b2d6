import { type ESTree, parseSync } from 'vite';

/** Operators that wait or look at a clock: by the default one, unless they are given another. */
const WAITING: ReadonlySet<string> = new Set([
  'auditTime',
  'bufferTime',
  'debounceTime',
  'delay',
  'interval',
  'observeOn',
  'sampleTime',
  'subscribeOn',
  'throttleTime',
  'timeInterval',
  'timeout',
  'timeoutWith',
  'timer',
  'timestamp',
  'windowTime',
]);

/** Operators that wait by the default clock where a pause is a number; a pause that is a function brings its own. */
const PAUSING: ReadonlySet<string> = new Set(['repeat', 'retry']);

/** Operators that forget by the default clock if they are given a time, in the second place or as `windowTime`. */
const KEEPING: ReadonlySet<string> = new Set(['ReplaySubject', 'publishReplay', 'shareReplay']);

/** Of rxjs: clocks of its own. */
const CLOCKS: ReadonlySet<string> = new Set([
  'Scheduler',
  'VirtualTimeScheduler',
  'animationFrame',
  'animationFrameScheduler',
  'animationFrames',
  'asap',
  'asapScheduler',
  'async',
  'asyncScheduler',
  'queue',
  'queueScheduler',
]);

/** Names by which whatever runs the program offers time, chance or everything at once. */
const AMBIENT: ReadonlySet<string> = new Set([
  'cancelAnimationFrame',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'eval',
  'global',
  'globalThis',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'self',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
]);

/** Parts of the syntax tree that hold types, which are gone when the program runs. */
const TYPES: ReadonlySet<string> = new Set([
  'implements',
  'returnType',
  'superTypeArguments',
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
]);

interface Found {
  /** The names of rxjs, and of the calendar library, that are used as they are in this file. */
  readonly operators: ReadonlySet<string>;
  readonly calendar: ReadonlySet<string>;
  /** Whether a given instant may be read in this file as a date; what time it is may be asked in none. */
  readonly readsDates: boolean;
}

/**
 * Where a source takes time or chance from anywhere but its arguments, as the code that does. Time is a scheduler by
 * the name of `clock`; a time operator has it among its own arguments, or as its `scheduler`.
 */
export function timeTaken(
  source: string,
  { readsDates = false }: { readonly readsDates?: boolean } = {},
): readonly string[] {
  const { program, errors } = parseSync('source.ts', source);
  if (errors.length > 0) throw new Error(`This cannot be read: ${errors[0]?.message}`);
  const found: Found = {
    operators: namesFrom(program, 'rxjs'),
    calendar: namesFrom(program, 'dayjs'),
    readsDates,
  };
  return nodesOf(program)
    .filter(({ node, parent }) => isTaking(node, parent, found))
    .map(({ node, parent }) => {
      const told = node.type === 'Identifier' ? parent : node;
      return source.slice(told.start, told.end);
    });
}

function isTaking(node: ESTree.Node, parent: ESTree.Node, found: Found): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.source.value === 'rxjs' && node.specifiers.some((one) => !isPlainImport(one));
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return node.source?.type === 'Literal' && (node.source.value === 'rxjs' || node.source.value === 'dayjs');
    case 'CallExpression':
    case 'NewExpression':
      return isCallWithoutClock(node, found);
    case 'MemberExpression':
      return isTakingMember(node);
    case 'Identifier':
      return isTakingName(node.name, node, parent, found);
    default:
      return false;
  }
}

/** Under another name an operator would not be known again. */
function isPlainImport(specifier: ESTree.ImportDeclarationSpecifier): boolean {
  if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return false;
  return specifier.imported.name === specifier.local.name && !CLOCKS.has(specifier.local.name);
}

function isCallWithoutClock(
  { callee, arguments: given }: ESTree.CallExpression | ESTree.NewExpression,
  found: Found,
): boolean {
  if (isCalendar(callee, found)) return given[0] === undefined || isNamed(given[0], 'undefined');
  if (callee.type !== 'Identifier' || !found.operators.has(callee.name))
    return callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0;
  if (given.some(isClock)) return false;
  if (WAITING.has(callee.name)) return !given.some((one) => isClock(propertyOf(one, 'scheduler')));
  if (PAUSING.has(callee.name)) return !given.every(isPauseWithClock);
  if (KEEPING.has(callee.name)) return given.length > 1 || !given.every(isKeptForever);
  return false;
}

/** The library itself, or one of its functions: called with nothing, both tell what time it is. */
function isCalendar(callee: ESTree.Node, { calendar }: Found): boolean {
  if (callee.type === 'MemberExpression') return isCalendarName(callee.object, calendar);
  return isCalendarName(callee, calendar);
}

const isCalendarName = (node: ESTree.Node, calendar: ReadonlySet<string>): boolean =>
  node.type === 'Identifier' && calendar.has(node.name);

function isPauseWithClock(given: ESTree.Node): boolean {
  if (given.type === 'Literal') return true;
  if (given.type !== 'ObjectExpression' || !isReadable(given)) return false;
  const pause = propertyOf(given, 'delay');
  return pause === null || pause.type === 'ArrowFunctionExpression' || pause.type === 'FunctionExpression';
}

function isKeptForever(given: ESTree.Node): boolean {
  if (given.type === 'Literal') return true;
  if (given.type !== 'ObjectExpression' || !isReadable(given)) return false;
  return propertyOf(given, 'windowTime') === null || isClock(propertyOf(given, 'scheduler'));
}

/** Whether all of an object's fields stand where it is written. */
const isReadable = ({ properties }: ESTree.ObjectExpression): boolean =>
  properties.every((one) => one.type === 'Property' && !one.computed);

function propertyOf(node: ESTree.Node, name: string): ESTree.Node | null {
  if (node.type !== 'ObjectExpression') return null;
  const found = node.properties.find(
    (one) => one.type === 'Property' && (isNamed(one.key, name) || isText(one.key, name)),
  );
  return found?.type === 'Property' ? found.value : null;
}

const isText = (node: ESTree.Node, text: string): boolean => node.type === 'Literal' && node.value === text;
const isNamed = (node: ESTree.Node, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** `clock`, or the `clock` of something. */
const isClock = (node: ESTree.Node | null): boolean =>
  node !== null &&
  (isNamed(node, 'clock') || (node.type === 'MemberExpression' && !node.computed && isNamed(node.property, 'clock')));

function isTakingMember({ object, property, computed }: ESTree.MemberExpression): boolean {
  if (isNamed(object, 'Math')) return computed || isNamed(property, 'random');
  if (isNamed(object, 'Date')) return computed || isNamed(property, 'now');
  return false;
}

function isTakingName(name: string, node: ESTree.Node, parent: ESTree.Node, found: Found): boolean {
  if (isLabel(node, parent)) return false;
  if (AMBIENT.has(name)) return true;
  const isLookedInto = parent.type === 'MemberExpression' && parent.object === node;
  const isCalled = (parent.type === 'CallExpression' || parent.type === 'NewExpression') && parent.callee === node;
  if (name === 'Date') return !found.readsDates || !(isLookedInto || isCalled);
  if (name === 'Math') return !isLookedInto;
  if (name === 'Intl') return !isLookedInto || (!found.readsDates && !isNamed(parent.property, 'Collator'));
  if (found.calendar.has(name)) return !(isLookedInto || isCalled);
  // An operator that is handed on is called out of sight.
  return found.operators.has(name) && isTimed(name) && !isCalled;
}

const isTimed = (name: string): boolean => WAITING.has(name) || PAUSING.has(name) || KEEPING.has(name);

/** Whether a name only says which field is meant. */
function isLabel(node: ESTree.Node, parent: ESTree.Node): boolean {
  if (parent.type.startsWith('Import')) return true;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return 'key' in parent && parent.key === node && !('computed' in parent && parent.computed);
}

function namesFrom(program: ESTree.Program, library: string): ReadonlySet<string> {
  const imports = program.body.flatMap((one) => (one.type === 'ImportDeclaration' ? [one] : []));
  const specifiers = imports.filter(({ source }) => source.value === library).flatMap((one) => one.specifiers);
  return new Set(specifiers.map(({ local }) => local.name));
}

interface Placed {
  readonly node: ESTree.Node;
  readonly parent: ESTree.Node;
}

/** All nodes of a program that remain when it runs, each with its parent. */
function nodesOf(parent: ESTree.Node): readonly Placed[] {
  const children = Object.entries(parent).flatMap(([part, value]: [string, unknown]) =>
    TYPES.has(part) ? [] : [value].flat().filter(isRunning),
  );
  return children.flatMap((node) => [{ node, parent }, ...nodesOf(node)]);
}

const isRunning = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  value.type !== 'TSInterfaceDeclaration' &&
  value.type !== 'TSTypeAliasDeclaration';
