// The payment provider: where an invoice is paid, and from where the browser is sent back.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { SOURCES } from '../../own-files.ts';
import { wantsPage } from '../../pages/page.ts';
import { isForm, queryOf, readPairs } from '../../pairs.ts';
import { readAs } from '../../request.ts';
import { decidePayment, PaymentDecision } from '../../world/provider.ts';
import type { Payment } from '../../world/records/payments.ts';
import type { PaymentOutcome } from '../../world/records/provider.ts';
import type { World } from '../../world.ts';
import { SCRIPT_HEADERS, showPage } from '../page.ts';
import { checkoutPage, type Place } from './pages.ts';
import { purchaseAt, wayBackFrom } from './purchase.ts';
import { LANGUAGES } from './texts.ts';

const SCRIPTS = new URL('outside/checkout/script/', SOURCES);

/** The options of a checkout page, beside its session. */
const Wish = z.object({
  language: z.catch(z._default(z.enum(LANGUAGES), 'no'), 'no'),
  quiet: z.optional(z.literal('yes')),
});

type Asked = FastifyRequest<{ Params: { readonly id: string } }>;

export function checkoutRoutes(app: FastifyInstance, world: World): void {
  for (const name of ['checkout', 'frame']) {
    app.get(`/checkout/${name}.js`, async (_request, reply) =>
      reply.headers(SCRIPT_HEADERS).send(await readFile(new URL(`${name}.js`, SCRIPTS))),
    );
  }

  for (const place of ['payment', 'checkout'] as const) {
    app.get(`/${place}/:id`, (request: Asked, reply) => {
      const { payment } = purchaseAt(world, request.params.id);
      if (!wantsPage(request)) return reply.send(told(payment));
      const { outcome } = world.state.provider;
      if (payment.state !== 'open' || outcome === 'by hand') return show(request, reply, place);
      decidePayment(world, payment, { outcome });
      return onward(request, reply, place, outcome);
    });

    app.post(`/${place}/:id`, (request: Asked, reply) => {
      const { payment } = purchaseAt(world, request.params.id);
      const decision = readAs(PaymentDecision, request.body, 'body');
      decidePayment(world, payment, decision);
      if (!isForm(request)) return reply.send(told(purchaseAt(world, payment.id).payment));
      return onward(request, reply, place, decision.outcome);
    });
  }

  const show = (request: Asked, reply: FastifyReply, place: Place) => {
    const { language, quiet } = wishOf(request);
    const shown = { place, language, isQuiet: quiet === 'yes' };
    return showPage(reply, checkoutPage(purchaseAt(world, request.params.id), shown));
  };

  /** A page sends the browser back where it came from; a frame stays, and tells the page around it. */
  function onward(request: Asked, reply: FastifyReply, place: Place, outcome: PaymentOutcome): FastifyReply {
    const { payment } = purchaseAt(world, request.params.id);
    const isQuiet = outcome === 'stay';
    if (place === 'payment' && !isQuiet) return reply.redirect(wayBackFrom(payment), 303);
    const { language } = wishOf(request);
    return reply.redirect(`/${place}/${payment.id}?language=${language}${isQuiet ? '&quiet=yes' : ''}`, 303);
  }
}

const wishOf = ({ url }: FastifyRequest) => readAs(Wish, readPairs(queryOf(url)), 'query');

const told = (payment: Payment) => ({ state: payment.state, amount: payment.amount, returnTo: wayBackFrom(payment) });
