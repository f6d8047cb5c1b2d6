// Addresses at which there is no page, for whoever has opened one.
import { centerCodeOf } from '@felles/core/portal';
import type { FastifyRequest } from 'fastify';
import { html } from '../pages/html.ts';
import { wantsPage, writePage } from '../pages/page.ts';
import { type Refuse, sendRefusal } from '../plugins/errors.ts';
import { explain } from '../refusals.ts';
import { sendDocument } from './site.ts';

/** A visitor who has followed a broken link into the portal is told so on a page; everybody else as the service says no. */
export const refuseAtPortal: Refuse = (reply, problem, report) => {
  const { status } = explain(problem);
  const isNowhere = status === 400 || status === 404;
  if (!isNowhere || !isVisit(reply.request)) return sendRefusal(reply, problem, report);
  return sendDocument(reply.code(status), NOWHERE, {});
};

function isVisit(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && wantsPage(request) && centerCodeOf(request.url.split('?')[0] ?? '') !== null;
}

/** In both languages: nothing of the portal is there to say which one is read. */
const NOWHERE = writePage({
  title: 'Ingen side her · No page here',
  language: 'no',
  styles: null,
  body: html`<main>
<h1>Her er det ingen side</h1>
<p>Se etter om adressen er skrevet riktig.</p>
<section lang="en">
<h2>There is no page here</h2>
<p>Please check that the address is right.</p>
</section>
</main>`,
});
