import type { TermsPort } from '@felles/core/portal/terms';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/terms.ts';

/** Core's `TermsPort`: the address of the payment terms, or the terms as a PDF. The center's token is enough. */
export function createTermsHttp(http: Http): TermsPort {
  return {
    conditionUrl: () => http.ask(wire.conditionUrl, {}),
    conditions: () => http.ask(wire.conditions, {}),
  };
}
