const TAG = /<(\/?[a-z][^\t\n\f\r />]*)/gi;
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)))?/y;
const END = /[\t\n\f\r /]*>/y;

/** No real text has more; a browser hangs on tens of thousands of elements. */
const MOST_TAGS = 5_000;

/** Characters that would end a value, or begin something, if the text around it were read in another way. */
const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Removes every attribute but a link's address from every possible tag, and disables style and script. This makes nothing safe:
 * it keeps a browser from reporting breaches of the page's policy, which it does as soon as it parses a handler or a style,
 * even where neither can ever act. A text with more tags than a real one keeps only its words.
 */
export function bareTags(html: string): string {
  let bare = '';
  let at = 0;
  let tags = 0;
  for (const tag of html.matchAll(TAG)) {
    if (tag.index < at) continue; // inside a value of the tag before
    const [start, name = ''] = tag;
    const { end, href } = readAttributes(html, tag.index + start.length);
    bare += html.slice(at, tag.index);
    at = end;
    // A tag that never ends is none, as in a browser.
    if (html[end - 1] !== '>') return bare;
    tags += 1;
    if (tags > MOST_TAGS) {
      bare += ' ';
      continue;
    }
    const link = name.toLowerCase() === 'a' && href !== null ? ` href="${href.replace(/[<>"]/g, escaped)}"` : '';
    bare += `<${name.replace(/^(\/?)(?:style|script)$/i, `$1${SILENT}`)}${link}${html[end - 2] === '/' ? '/' : ''}>`;
  }
  return bare + html.slice(at);
}

/** An element whose content is read as one text, as with style and script, and which no policy reports. */
const SILENT = 'noembed';

function readAttributes(html: string, from: number): { readonly end: number; readonly href: string | null } {
  let href: string | null = null;
  let at = from;
  for (;;) {
    END.lastIndex = at;
    if (END.test(html)) return { end: END.lastIndex, href };
    ATTRIBUTE.lastIndex = at;
    const attribute = ATTRIBUTE.exec(html);
    if (attribute === null) return { end: html.length, href };
    const [, name = '', double, single, plain] = attribute;
    if (name.toLowerCase() === 'href') href ??= double ?? single ?? plain ?? '';
    at = ATTRIBUTE.lastIndex;
  }
}

const escaped = (sign: string): string => ESCAPES[sign] ?? sign;
