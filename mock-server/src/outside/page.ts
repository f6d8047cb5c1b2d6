// How pages of the world outside are written: plain markup, each family in a look of its own.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SOURCES } from '../own-files.ts';
import { type Html, html } from '../pages/page.ts';

/** Whose page it is, which is how it looks. */
export const LOOKS = ['bank', 'checkout', 'signing', 'phone', 'mail', 'host', 'plain'] as const;
export type Look = (typeof LOOKS)[number];

export interface OutsidePage {
  readonly look: Look;
  readonly title: string;
  /** Norwegian, unless it says otherwise. */
  readonly language?: string;
  readonly body: Html;
  /** Origins to which a form of the page may lead in the end. */
  readonly leadsTo?: readonly string[];
  /** The only page that may frame this one, and the event for it, if any. */
  readonly framedBy?: Framing;
  /** The origin of its frame, and the script that talks with the frame. */
  readonly frames?: { readonly origin: string; readonly script: string };
}

interface Framing {
  readonly page: string;
  readonly event: string | null;
  readonly script: string;
}

const STYLES = new URL('outside/styles/', SOURCES);

export function styleRoutes(app: FastifyInstance): void {
  for (const name of ['outside', ...LOOKS]) {
    app.get(`/styles/${name}.css`, async (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache', ...NO_SNIFFING })
        .send(await readFile(new URL(`${name}.css`, STYLES))),
    );
  }
}

export function showPage(reply: FastifyReply, shown: OutsidePage): FastifyReply {
  const { look, title, language = 'no', body, framedBy, frames } = shown;
  const script = framedBy?.script ?? frames?.script;
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/styles/outside.css">
<link rel="stylesheet" href="/styles/${look}.css">
${script ? html`<script src="${script}" defer></script>` : ''}
</head>
<body${framedBy ? html` class="framed" data-page="${framedBy.page}" data-event="${framedBy.event ?? ''}"` : ''}>
${body}
</body>
</html>
`;
  return reply.headers({ ...HEADERS, 'content-security-policy': policy(shown) }).send(page.markup);
}

const NO_SNIFFING = { 'x-content-type-options': 'nosniff' } as const;
/** A page that sends no referrer at all sends its forms as from nowhere, and those are refused. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  ...NO_SNIFFING,
} as const;

/** Headers of the pages' scripts: the browser must neither keep one nor guess its type. */
export const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-store',
  ...NO_SNIFFING,
} as const;

const policy = ({ leadsTo = [], framedBy, frames }: OutsidePage): string =>
  [
    "default-src 'none'",
    ...(framedBy || frames ? ["script-src 'self'"] : []),
    ...(frames ? [`frame-src ${frames.origin}`, "connect-src 'self'"] : []),
    "style-src 'self'",
    'img-src data:',
    `form-action 'self'${leadsTo.map((origin) => ` ${origin}`).join('')}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy?.page ?? "'none'"}`,
  ].join('; ');
