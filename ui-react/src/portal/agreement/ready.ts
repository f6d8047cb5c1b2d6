import type { AgreementPageStore, AgreementPageView } from '@felles/core/portal/agreement';

/** A page of an agreement that is there. */
export interface ReadyProps {
  readonly view: Extract<AgreementPageView, { readonly status: 'ready' }>;
  readonly agreement: AgreementPageStore;
}
