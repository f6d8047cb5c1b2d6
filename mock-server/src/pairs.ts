// Names and values as they stand in a query or in a form, read without guessing.
import { refusal } from './refusals.ts';

export type Pairs = Readonly<Record<string, string>>;

/** Each name once, each value as its text. Refuses bad encoding and repeated names. */
export function readPairs(text: string): Pairs {
  const pairs: Record<string, string> = Object.create(null); // no prototype, so no name is special
  for (const part of text.split('&')) {
    if (part === '') continue;
    const [name = '', ...value] = part.split('=');
    const key = decode(name);
    if (key === '__proto__') throw refusal(400, `The name '__proto__' is not allowed.`);
    if (key in pairs) throw refusal(400, `'${key.slice(0, 40)}' is given more than once.`);
    pairs[key] = decode(value.join('='));
  }
  return pairs;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refusal(400, 'The request holds a percent sign that encodes nothing.');
  }
}

/** The text that bytes spell in UTF-8, or nothing when they spell none. */
export function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export const isStrictUtf8 = (bytes: Uint8Array): boolean => strictUtf8(bytes) !== null;

/** The text after the first question mark. */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

/** Whether a body has parts, as one with a file has. */
export const hasParts = ({
  headers,
}: {
  readonly headers: { readonly 'content-type'?: string | undefined };
}): boolean => headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;

/** Whether a body is a form, as a page sends it. */
export const isForm = ({ headers }: { readonly headers: { readonly 'content-type'?: string | undefined } }): boolean =>
  headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true;
