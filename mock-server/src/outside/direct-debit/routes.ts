// The provider of direct debit: where an agreement is read, and from where the browser is sent back.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { languageOf } from '../../language.ts';
import { wantsPage } from '../../pages/page.ts';
import { isForm } from '../../pairs.ts';
import { readAs } from '../../request.ts';
import { decideSigning } from '../../world/decisions.ts';
import { payersOf } from '../../world/payers.ts';
import { SIGNING_STATUSES, type Signing } from '../../world/records/agreements.ts';
import { returnAddress, signingAddress } from '../../world/signings.ts';
import type { World } from '../../world.ts';
import { agreementAt, wayBack } from '../agreement.ts';
import { showPage } from '../page.ts';
import { directDebitDonePage, directDebitPage } from './pages.ts';

/** Ends a visit in the way a program says, without a page in between. */
const Decision = z.object({
  status: z.enum(SIGNING_STATUSES),
  /** Milliseconds until the bank confirms a signature. */
  confirmedAfter: z.optional(z.int().check(z.gte(0))),
});

export function directDebitRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Params: { readonly id: string } }>('/direct-debit/:id', (request, reply) => {
    const agreement = agreementAt(world, request.params.id);
    if (!wantsPage(request)) return reply.send(told(agreement.signing));
    const { signing: planned } = world.state.outside;
    if (planned !== 'by hand')
      return reply.redirect(wayBack(world, decide(world, request, agreement.signing, planned)), 303);
    return showPage(
      reply,
      payersOf(world, agreement.signing.contractId).length > 0
        ? directDebitDonePage(agreement, languageOf(request))
        : directDebitPage(agreement, languageOf(request)),
    );
  });

  app.post<{ Params: { readonly id: string } }>('/direct-debit/:id', (request, reply) => {
    const { signing } = agreementAt(world, request.params.id);
    const { status, confirmedAfter } = readAs(Decision, request.body, 'body');
    const decided = decide(world, request, signing, status, confirmedAfter);
    return isForm(request) ? reply.redirect(wayBack(world, decided), 303) : reply.send(told(decided));
  });
}

function decide(
  world: World,
  request: FastifyRequest,
  signing: Signing,
  status: Signing['status'],
  confirmedAfter = world.state.outside.bankConfirmsAfter,
): Signing {
  const address = signingAddress(`http://${request.headers.host}`, signing.id);
  decideSigning(world, signing, { status, by: 'the direct-debit provider', confirmedAfter, address });
  return agreementAt(world, signing.id).signing;
}

const told = (signing: Signing) => ({ status: signing.status, returnTo: returnAddress(signing) });
