import { useOffers } from '../offers/use-offers.ts';
import { OutboxPill, OutboxStatus } from '../shell/OutboxPill.tsx';

/** [W-SITE-34] In the head of a form on site, which covers that of the page: nothing outside of it is read out. */
export function FormPill() {
  const isOnSite = useOffers().has('site-changes');
  return (
    isOnSite && (
      <>
        <OutboxPill />
        <OutboxStatus />
      </>
    )
  );
}
