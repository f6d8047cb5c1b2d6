import type { FastifyRequest } from 'fastify';

/** A page for developers: plain markup, the one stylesheet where it is built, and a script only where one is named. */
export interface Page {
  readonly title: string;
  readonly language: 'no' | 'en';
  readonly styles: string | null;
  readonly script?: string;
  /** More elements of its head. */
  readonly head?: Html;
  readonly body: Html;
}

export function writePage({ title, language, styles, script, head = html``, body }: Page): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${styles === null ? '' : html`<link rel="stylesheet" href="${styles}"><link rel="icon" href="/assets/icon.png">`}
${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
${head}
</head>
<body>
${body}
</body>
</html>
`.markup;
}

/** Whether a person wants to look at it in a browser, and not a program to read it. */
export const wantsPage = ({ headers: { accept } }: FastifyRequest): boolean => accept?.includes('text/html') === true;

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
