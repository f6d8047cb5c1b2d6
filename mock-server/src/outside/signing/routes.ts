// The electronic ID with which an agreement about direct debit is signed.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { languageOf } from '../../language.ts';
import { readAs } from '../../request.ts';
import { decideSigning } from '../../world/decisions.ts';
import type { SigningStatus } from '../../world/records/agreements.ts';
import { signingAddress } from '../../world/signings.ts';
import type { World } from '../../world.ts';
import { agreementAt, wayBack } from '../agreement.ts';
import { showPage } from '../page.ts';
import { expiredPage, OUTCOMES, type Outcome, signedPage, signingPage } from './pages.ts';

/** How long a visitor may look at the page before they sign (milliseconds by the clock of the world). */
const PATIENCE = 10 * 60_000;

/** When a bank confirms that takes its time (milliseconds). */
const BANK_TAKES_ITS_TIME = 3 * 24 * 60 * 60_000;

const STATUS_AFTER: Readonly<Record<Outcome, SigningStatus>> = {
  sign: 'ok',
  later: 'ok',
  stay: 'ok',
  cancel: 'not_started',
  fail: 'not_ok',
  expire: 'not_ok',
};

const Choice = z.object({ outcome: z.enum(OUTCOMES), begun: z.string().check(z.regex(/^\d{1,15}$/)) });

export function signingRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Params: { readonly id: string } }>('/signing/:id', (request, reply) => {
    const agreement = agreementAt(world, request.params.id);
    const language = languageOf(request);
    const isSigned = agreement.signing.status === 'ok';
    const page = isSigned ? signedPage(agreement, language) : signingPage(agreement, language, Math.floor(world.now()));
    return showPage(reply, page);
  });

  app.post<{ Params: { readonly id: string } }>('/signing/:id', (request, reply) => {
    const { params, headers, body } = request;
    const { id } = params;
    const language = languageOf(request);
    const { signing } = agreementAt(world, id);
    const { outcome: chosen, begun } = readAs(Choice, body, 'body');
    const outcome = Number(begun) + PATIENCE < world.now() ? 'expire' : chosen;
    const { bankConfirmsAfter } = world.state.outside;
    const confirmedAfter = outcome === 'later' ? Math.max(bankConfirmsAfter, BANK_TAKES_ITS_TIME) : bankConfirmsAfter;
    const address = signingAddress(`http://${headers.host}`, id);
    decideSigning(world, signing, { status: STATUS_AFTER[outcome], by: 'the electronic ID', confirmedAfter, address });
    const after = agreementAt(world, id);
    // An earlier signature stays: this visit cannot undo it.
    if (outcome === 'expire' && after.signing.status !== 'ok') return showPage(reply, expiredPage(after, language));
    return reply.redirect(
      outcome === 'stay' ? `/signing/${id}?language=${language}` : wayBack(world, after.signing),
      303,
    );
  });
}
