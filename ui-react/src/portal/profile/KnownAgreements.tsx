import '../../i18n/catalogs/profile.ts';

import type { KnownDirectDebit } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import styles from '../signup/Flow.module.css';
import { WaitingAgreements } from './WaitingAgreements.tsx';

/** How a member's agreements stand, as the service has it, beside what an address says. */
export function KnownAgreements({ known: { active, waiting } }: { readonly known: KnownDirectDebit }) {
  if (active.length + waiting.length === 0) return null;
  return (
    <LiveRegion className={styles.part}>
      {active.map((title, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else that is theirs alone, and hold nothing
        <Holds key={place} title={title} />
      ))}
      <WaitingAgreements agreements={waiting} />
    </LiveRegion>
  );
}

function Holds({ title }: { readonly title: string | null }) {
  const text = useText();
  return (
    <StatusBox type="success" title={text('profile.directDebitHolds', { title: title ?? text('profile.untitled') })} />
  );
}
