// The calls of the provider: a page for a browser, and tokens for its answer. No port of the libraries makes them by a row.
import type { $ZodType } from 'zod/v4/core';
import { Order, TokenAnswer, TokenOrder, TokenRefusal } from '../oauth/orders.ts';
import { parametersIn, wireSchema } from './schemas.ts';

const json = (schema: $ZodType) => ({ 'application/json': { schema: wireSchema(schema) } });
const form = (schema: $ZodType) => ({ 'application/x-www-form-urlencoded': { schema: wireSchema(schema) } });
const refused = { $ref: '#/components/responses/Refused400' };

const shared = { tags: ['signin'], parameters: [], security: [] };
export const oauthPaths = {
  '/oauth2/authorize': {
    get: {
      ...shared,
      operationId: 'authorize',
      summary: 'The page where staff sign in',
      description:
        'For a browser. Its form leads back to `redirect_uri`, an address that is registered (`--redirect`), with `state` and `code`, or with the tokens in the hash.',
      parameters: parametersIn('query', Order),
      responses: { 200: { description: 'The page', content: { 'text/html': {} } }, 400: refused },
    },
  },
  '/oauth2/token': {
    post: {
      ...shared,
      operationId: 'getTokens',
      summary: 'Tokens for a code and its verifier, or for a refresh token',
      description: 'For anyone.',
      requestBody: { required: true, content: form(TokenOrder) },
      responses: {
        200: { description: 'The tokens', content: json(TokenAnswer) },
        400: { description: 'Why there are none', content: json(TokenRefusal) },
      },
    },
  },
};
