// Addresses at which there is no page, for a visitor who has opened one.
import { centerCodeOf } from '@felles/core/portal/center';
import type { FastifyRequest } from 'fastify';
import { type Html, html, wantsPage, writePage } from '../pages/page.ts';
import { type Refuse, sendRefusal } from '../plugins/errors.ts';
import { explain } from '../refusals.ts';
import type { SiteFiles } from './files.ts';
import { sendDocument } from './site.ts';

/** A visitor who has followed a broken link into the portal is told so on a page; everybody else as the service says no. */
export const portalErrorHandler =
  (files: SiteFiles): Refuse =>
  (reply, problem, report) => {
    const { status } = explain(problem);
    const code = visited(reply.request);
    const isNowhere = status === 400 || status === 404;
    if (!isNowhere || code === null) return sendRefusal(reply, problem, report);
    const send = (styles: string | null) => sendDocument(reply.code(status), nowhere(wayOn(code), styles), {});
    files.developerStyles().then(send, () => send(null));
    return reply;
  };

/** The center's code in the address that a visitor has opened; null where no page is asked for. */
function visited(request: FastifyRequest): string | null {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && wantsPage(request) ? centerCodeOf(request.url.split('?')[0] ?? '') : null;
}

/** The start page of the center, where the address names one beyond doubt, and else the front page of the product. */
const wayOn = (code: string): string => (CODE.test(code) ? `/${code}` : '/');
const CODE = /^[a-z\d][a-z\d_-]{0,63}$/i;

/** In both languages: nothing of the portal is there to say which one is read. */
const nowhere = (to: string, styles: string | null): string =>
  writePage({
    title: 'Ingen side her · No page here',
    language: 'no',
    styles,
    body: html`<main>
<h1>Her er det ingen side</h1>
<p>Se etter om adressen er skrevet riktig.</p>
${link(to, 'Til startsiden', 'Til forsiden')}
<section lang="en">
<h2>There is no page here</h2>
<p>Please check that the address is right.</p>
${link(to, 'To the start page', 'To the front page')}
</section>
</main>`,
  });

const link = (to: string, startPage: string, frontPage: string): Html =>
  html`<p><a href="${to}">${to === '/' ? frontPage : startPage}</a></p>`;
