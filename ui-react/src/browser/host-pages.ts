import { pageElsewhere } from '@felles/core/portal/center';

const named = (name: string): string | null =>
  pageElsewhere(
    document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null,
    window.location.origin,
  );

/** [P-CENTER-02] The product's own page, where the host names one in the head of the page. */
export const productPage = (): string | null => named('felles-product');

/** [P-CENTER-03] The page for centers that the service does not know, likewise. */
export const unknownCenterPage = (): string | null => named('felles-unknown-center');
