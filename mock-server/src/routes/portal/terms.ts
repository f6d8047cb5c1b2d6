import { terms as wire } from '@felles/adapters-http/wire';
import type { DemoCenter } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';

/** The payment terms of a center: a document, a page elsewhere, or none. */
export function termsRoutes(app: FastifyInstance, service: Service): void {
  answer(app, service, wire.conditionUrl, ({ center }) => ({
    has_condition: center.terms !== null,
    url: termsAddress(center, service.outside),
    ...(center.terms === null && { has_document: false }),
  }));

  answer(app, service, wire.conditions, ({ center: { terms } }) => {
    if (terms?.type !== 'pdf') throw refusal(404, 'Treningssenteret har ingen betalingsbetingelser.');
    return terms.document;
  });
}

/** Where the terms of a center are, when they are a page elsewhere. */
export const termsAddress = ({ terms }: DemoCenter, outside: string | null): string | null =>
  terms?.type === 'redirect' && outside !== null ? `${outside}${terms.path}` : null;

/** The departments that have terms of their own, and where these are. */
export const departmentTermsOf = ({ departmentTerms }: DemoCenter, outside: string | null) =>
  outside === null ? [] : departmentTerms.map(({ departmentId: id, path }) => ({ id, url: `${outside}${path}` }));
