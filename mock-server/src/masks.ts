// The values of a call that the journal may show: those declared to identify no person, in their declared form.
import { CENTER } from '@felles/core/internal/portal/center/rules';
import * as z from 'zod/mini';
import { readPairs } from './pairs.ts';
import type { Row } from './row.ts';

const MASKED = '…';

/** Of a query the names that its row declares, and the values that the row calls loggable and that are as declared. */
export function maskQuery(query: string, row?: Pick<Row, 'query' | 'loggableQuery'>): string {
  if (row?.query === undefined) return query === '' ? '' : MASKED;
  const { query: schema, loggableQuery = [] } = row;
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = ''] = pair.split('=');
      if (!names.includes(name)) return MASKED;
      return loggableQuery.includes(name) && fits(schema, name, pair) ? pair : `${name}=${MASKED}`;
    })
    .join('&');
}

/** A value that does not fit its schema may be anything, also a name, so it is masked under a harmless name too. */
function fits(schema: z.core.$ZodType, name: string, pair: string): boolean {
  const result = z.safeDecode(schema, readPairs(pair));
  return result.success || result.error.issues.every(({ path }) => path[0] !== name);
}

/** Of a path without a row only where it leads: to a part of the product or to a center, and never what follows. */
export function maskPath(path: string, isCenter: (code: string) => boolean): string {
  const [, first = '', ...rest] = path.split('/');
  const reserved: readonly string[] = CENTER.reservedCodes;
  const shown = first === '' || reserved.includes(first) || isCenter(first) ? first : MASKED;
  return rest.length === 0 ? `/${shown}` : `/${shown}/${MASKED}`;
}

/** Of an address that a browser reports its origin and where its path leads; some reports hold a word instead. */
export function maskAddress(address: string, isCenter: (code: string) => boolean): string {
  if (address === '' || REPORTED_WORDS.includes(address)) return address;
  if (!URL.canParse(address)) return MASKED;
  const { protocol, origin, pathname } = new URL(address);
  if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return MASKED;
  return `${origin}${pathname === '/' ? '' : maskPath(pathname, isCenter)}`;
}

const REPORTED_WORDS: readonly string[] = [
  ...['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'about'],
  ...['trusted-types-policy', 'trusted-types-sink'],
];

/** Which directive a browser says was breached, where there is one of that name. */
export const maskDirective = (directive: string): string => (DIRECTIVES.includes(directive) ? directive : MASKED);

const DIRECTIVES: readonly string[] = [
  ...[
    'default',
    'script',
    'style',
    'img',
    'font',
    'connect',
    'media',
    'object',
    'frame',
    'child',
    'worker',
    'manifest',
  ].map((kind) => `${kind}-src`),
  ...['script', 'style'].flatMap((kind) => [`${kind}-src-elem`, `${kind}-src-attr`]),
  ...['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
];
