import { map, type Observable, of, switchMap } from 'rxjs';
import type { TermsPort } from './port.ts';
import { conditionIn, conditionOf, type PaymentCondition } from './rules.ts';

/** The payment terms of a center, if it has any; what cannot be had counts as none. */
export function loadCondition(port: TermsPort): Observable<PaymentCondition | null> {
  return port.conditionUrl().pipe(
    switchMap((link) => {
      const condition = link.ok ? conditionOf(link.value) : null;
      return condition
        ? of(condition)
        : port.conditions().pipe(map((document) => (document.ok ? conditionIn(document.value) : null)));
    }),
  );
}
