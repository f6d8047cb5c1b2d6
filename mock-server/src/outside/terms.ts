import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { writePage } from '../pages/page.ts';
import type { World } from '../world.ts';

/** The terms that centers and departments keep on pages of their own. */
export function termsPages(app: FastifyInstance, world: World): void {
  const pages = world.demo
    .centers()
    .flatMap(({ terms, departmentTerms }) => [...(terms?.type === 'redirect' ? [terms] : []), ...departmentTerms]);
  for (const { path, title, lines } of pages) {
    const body = html`<main><h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}</main>`;
    const page = writePage({ title, language: 'no', styles: null, body });
    app.get(path, async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  }
}
