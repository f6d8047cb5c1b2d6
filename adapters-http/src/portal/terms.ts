import type { TermsPort } from '@felles/core/portal';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/terms.ts';

export function createTermsHttp(http: Http): TermsPort {
  return {
    conditionUrl: () => http.ask(wire.conditionUrl, {}),
    conditions: () => http.ask(wire.conditions, {}),
  };
}
