import { createDocumentStore, type DocumentStore, ok } from '@felles/core';
import type { Container } from 'inversify';
import { defer, of } from 'rxjs';
import { bound } from './token.ts';
import { CenterState, TermsSource } from './tokens.ts';

/** The payment terms as a document; one that came while the portal started is not asked for again. */
export function composeTerms(container: Container): DocumentStore {
  const center = bound(container, CenterState);
  const terms = bound(container, TermsSource);
  return createDocumentStore({
    fetch: () =>
      defer(() => {
        const { condition } = center.view$.value;
        const known = condition.status === 'ready' && condition.value?.type === 'pdf' ? condition.value.blob : null;
        return known ? of(ok(known)) : terms.conditions();
      }),
  });
}
