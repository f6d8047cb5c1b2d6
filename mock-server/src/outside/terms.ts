import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { writePage } from '../pages/page.ts';
import type { World } from '../world.ts';

/** The payment terms that centers keep on pages of their own. */
export function termsPages(app: FastifyInstance, world: World): void {
  for (const { terms } of world.demo.centers()) {
    if (terms?.type !== 'redirect') continue;
    const { path, title, lines } = terms;
    const body = html`<main><h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}</main>`;
    const page = writePage({ title, language: 'no', styles: null, body });
    app.get(path, async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  }
}
