// The provider of direct debit: where an agreement is read and signed, and from where the browser is sent back.
import { call, json } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer, type Service } from '../answer.ts';
import { refusal } from '../refusals.ts';
import { decideSigning } from '../world/decisions.ts';
import { SIGNING_STATUSES, signingById } from '../world/signings.ts';
import { outsideRow } from './row.ts';

const Visit = z.object({ status: z.enum(SIGNING_STATUSES), returnTo: z.string() });

const visit = call({
  ...outsideRow,
  method: 'GET',
  path: '/direct-debit/{id}',
  summary: 'How the latest visit to an agreement ended, and where it leads back to',
  params: z.object({ id: z.string() }),
  reply: json(Visit),
});

const decide = call({
  ...outsideRow,
  method: 'POST',
  path: '/direct-debit/{id}',
  summary: 'Ends a visit: signed, given up, or failed',
  params: z.object({ id: z.string() }),
  body: {
    format: 'json',
    schema: z.object({
      status: z.enum(SIGNING_STATUSES),
      /** Milliseconds until the bank confirms a signature. */
      confirmedAfter: z.optional(z.int().check(z.gte(0))),
    }),
  },
  reply: json(Visit),
});

export function directDebitRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const told = (signing: ReturnType<typeof signingById>) => {
    if (signing === null) throw refusal(404);
    return { status: signing.status, returnTo: wayBack(signing) };
  };

  answer(app, service, visit, ({ params: { id } }) => told(signingById(world, id)));
  answer(app, service, decide, ({ params: { id }, body: { status, confirmedAfter } }) =>
    told(decideSigning(world, id, status, 'the direct-debit provider', confirmedAfter)),
  );
}

/** [P-SIGNUP-20] [P-SIGNUP-83] The way back carries how it went. */
function wayBack({ returnTo, status }: { readonly returnTo: string; readonly status: string }): string {
  const address = new URL(returnTo);
  address.searchParams.set('callback', 'avtalegiro');
  address.searchParams.set('status', status);
  return address.href;
}
