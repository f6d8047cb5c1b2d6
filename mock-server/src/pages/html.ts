/** Markup that is safe to put into a page as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

/** Writes markup; a text that stands in a gap is escaped, and only markup from here is not. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    markup: texts.map((text, index) => text + (index < parts.length ? written(parts[index] ?? '') : '')).join(''),
  };
}

function written(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
