// Finds the web addresses in a message; everything else stays text.

/** A piece of a message: plain text, or a link with the address as its text. */
export interface TextPart {
  readonly text: string;
  /** Null for plain text. */
  readonly href: string | null;
}

/** A possible address, up to the first character that no address has. */
const BEGINNING = /\bhttps?:\/\/[^\s<>"'`´«»“”{}|^\p{C}]+/giu;

/** Punctuation after an address. */
const ENDINGS = '.,;:!?…*_~)]';

/** No user name or password before the host, as they could imitate another host. */
const SAFE = /^https?:\/\/(?:\[[\da-f:.]+\]|[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?)(?::\d{1,5})?(?:[/?#]|$)/iu;

/** Browsers follow no longer address. */
const LONGEST = 2_000;

/** The parts of a text in order; joined, they are the whole text. */
export function linksIn(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const plain = (upTo: number) => {
    if (upTo > end) parts.push({ text: text.slice(end, upTo), href: null });
    end = Math.max(end, upTo);
  };
  for (const { 0: found, index } of text.matchAll(BEGINNING)) {
    if (found.length > LONGEST) continue;
    const address = withoutEnding(found);
    if (!SAFE.test(address)) continue;
    plain(index);
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  plain(text.length);
  return parts;
}

/** A bracket that was opened within the address belongs to it. */
function withoutEnding(found: string): string {
  const unopened = new Map([
    [')', countOf(found, ')') - countOf(found, '(')],
    [']', countOf(found, ']') - countOf(found, '[')],
  ]);
  let end = found.length;
  while (ENDINGS.includes(found.charAt(end - 1))) {
    const last = found.charAt(end - 1);
    const open = unopened.get(last);
    if (open !== undefined && open <= 0) break;
    if (open !== undefined) unopened.set(last, open - 1);
    end -= 1;
  }
  return found.slice(0, end);
}

const countOf = (text: string, letter: string): number => text.split(letter).length - 1;

/** The characters and lines shown of a folded message. */
const FOLDED = 3_000;
const FOLDED_LINES = 40;

/** The beginning of a long text; null if it is shown whole. It never ends inside a link or a character. */
export function foldedParts(parts: readonly TextPart[]): readonly TextPart[] | null {
  const shown: TextPart[] = [];
  let letters = 0;
  let lines = 0;
  for (const part of parts) {
    const room = roomIn(part.text, FOLDED - letters, FOLDED_LINES - lines);
    if (room < part.text.length) {
      const text = part.href === null ? part.text.slice(0, room).replace(/[\ud800-\udbff]$/, '') : '';
      return text === '' ? shown : [...shown, { text, href: null }];
    }
    shown.push(part);
    letters += part.text.length;
    lines += countOf(part.text, '\n');
  }
  return null;
}

/** The length of the part that fits. */
function roomIn(text: string, letters: number, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1 || end >= letters) return Math.min(text.length, letters);
  }
  return end;
}
