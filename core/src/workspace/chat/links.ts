// Which parts of a message lead somewhere. Only addresses of the web do; everything else stays the text that it is.

export interface TextPart {
  readonly text: string;
  /** Where it leads; null for plain text. */
  readonly href: string | null;
}

/** Where an address may begin, up to the first character that no address has. */
const BEGINNING = /\bhttps?:\/\/[^\s<>"'`´«»“”{}|^\p{C}]+/giu;

/** With these a sentence goes on after an address, or ends. */
const ENDINGS = '.,;:!?…*_~)]';

/** Nothing stands before the host but the scheme: an address with a name and a password may pass for another one. */
const SAFE = /^https?:\/\/(?:\[[\da-f:.]+\]|[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?)(?::\d{1,5})?(?:[/?#]|$)/iu;

/** No browser follows more. */
const LONGEST = 2_000;

/** The parts of a text, in order. Together they are the whole text. */
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

/** How many letters and lines of a long message are shown at first. */
const FOLDED = 3_000;
const FOLDED_LINES = 40;

/** The beginning of a long text; null for one that is shown whole. It ends within no link and no letter. */
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

/** How much of a text has room in so many letters and lines. */
function roomIn(text: string, letters: number, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1 || end >= letters) return Math.min(text.length, letters);
  }
  return end;
}
