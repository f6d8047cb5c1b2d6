// The payment terms.
import { openPortal } from '@felles/adapters-http/portal';
import { createTerms } from '@felles/adapters-http/portal/areas/center-info';
import type { FileContent } from '@felles/core';
import { filter, firstValueFrom } from 'rxjs';

/** The payment terms of a center: a document, or the address of a page. */
export async function paymentTerms(root: string, code: string): Promise<FileContent | string | null> {
  const portal = await openPortal({ root, code });
  const known$ = portal.center.view$.pipe(filter((view) => view.condition.status === 'ready'));
  const { condition } = await firstValueFrom(known$);
  const isPage = condition.status === 'ready' && condition.value?.type === 'redirect';
  const terms = createTerms(portal);
  if (!isPage) terms.open();
  const load = isPage ? null : await firstValueFrom(terms.load$.pipe(filter(({ status }) => status === 'ready')));
  portal.close();
  if (isPage) return condition.value.url;
  return load?.status === 'ready' ? load.value : null;
}
