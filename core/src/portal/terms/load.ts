import { map, type Observable, of, switchMap } from 'rxjs';
import { type Load, toLoad } from '../../shared/load.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { TermsPort } from './port.ts';
import { conditionIn, conditionOf, type PaymentCondition } from './rules.ts';

/** The payment terms of a center, null where it has none. That none could be had is not that there are none. */
export function loadCondition(port: TermsPort): Observable<Load<PaymentCondition | null>> {
  return port.conditionUrl().pipe(
    switchMap((link) => {
      const condition = link.ok ? conditionOf(link.value) : null;
      if (condition) return of(ok(condition));
      return port.conditions().pipe(
        map((document): Result<PaymentCondition | null> => {
          if (document.ok) return ok(conditionIn(document.value));
          return isNone(document) ? ok(null) : document;
        }),
      );
    }),
    map(toLoad),
  );
}

/** The service's word for having no terms. */
const isNone = (result: Result<unknown>): boolean =>
  !result.ok && result.error.kind === 'refused' && result.error.refusal === 'notFound';
