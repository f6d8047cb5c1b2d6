import { map, type Observable, of, switchMap } from 'rxjs';
import type { FileContent } from '../../shared/file.ts';
import { type Load, toLoad } from '../../shared/load.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { ConditionLink } from './model.ts';
import type { TermsPort } from './port.ts';
import { conditionIn, conditionOf, type PaymentCondition } from './rules.ts';

/** The center's payment terms; null if it has none. A failure does not mean that there are none. */
export function loadCondition(port: TermsPort): Observable<Load<PaymentCondition | null>> {
  return port.conditionUrl().pipe(
    switchMap((link) => {
      const condition = link.ok ? conditionOf(link.value) : null;
      if (condition) return of(ok(condition));
      if (link.ok && link.value.has_document === false) return of(ok(null));
      return port.conditions().pipe(map((document) => conditionBy(link, document)));
    }),
    map(toLoad),
  );
}

/** The terms by the document, if the link does not decide. A missing document counts only with a known link. */
function conditionBy(link: Result<ConditionLink>, document: Result<FileContent>): Result<PaymentCondition | null> {
  if (!document.ok && !isNone(document)) return document;
  const condition = document.ok ? conditionIn(document.value) : null;
  return condition === null && !link.ok && !isNone(link) ? link : ok(condition);
}

/** The service answers 404 if it has no terms. */
const isNone = (result: Result<unknown>): boolean =>
  !result.ok && result.error.kind === 'refused' && result.error.refusal === 'notFound';
