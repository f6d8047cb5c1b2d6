import { terms as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer, type Service } from '../../answer.ts';
import { refusal } from '../../refusals.ts';

/** The payment terms of a center: a document, a page elsewhere, or none. */
export function termsRoutes(app: FastifyInstance, service: Service): void {
  answer(app, service, wire.conditionUrl, ({ center: { terms } }) => ({
    has_condition: terms !== null,
    url: terms?.type === 'redirect' && service.outside !== null ? `${service.outside}${terms.path}` : null,
  }));

  answer(app, service, wire.conditions, ({ center: { terms } }) => {
    if (terms?.type !== 'pdf') throw refusal(404, 'Treningssenteret har ingen betalingsbetingelser.');
    return terms.document;
  });
}
