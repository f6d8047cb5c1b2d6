import { map, type Observable, of, switchMap } from 'rxjs';
import { isWebAddress } from '../../shared/addresses.ts';
import type { FileContent } from '../../shared/file.ts';
import { type Load, toLoad } from '../../shared/load.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { ConditionLink, TermsPort } from './model.ts';

/** [P-PAYMENT-57] The center's payment terms: an external page, or a document of the service. */
export type PaymentCondition =
  | { readonly type: 'redirect'; readonly url: string }
  | { readonly type: 'pdf'; readonly blob: FileContent | null };

/** [P-PAYMENT-55] The terms by the link alone; null means that the document decides. */
export function conditionOf({ url, has_condition }: ConditionLink): PaymentCondition | null {
  const address = url?.trim() ?? '';
  if (isWebAddress(address)) return { type: 'redirect', url: address };
  return has_condition === true ? { type: 'pdf', blob: null } : null;
}

/** [P-PAYMENT-56] An empty document counts as none. */
export const conditionIn = (document: FileContent): PaymentCondition | null =>
  document.bytes.length > 0 ? { type: 'pdf', blob: document } : null;

/** False also while the terms are loading: a page shows no link before it knows that there is something to read. */
export const hasTerms = (condition: Load<PaymentCondition | null>): boolean =>
  condition.status === 'ready' && condition.value !== null;

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
