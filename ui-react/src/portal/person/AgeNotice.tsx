import '../../i18n/catalogs/person.ts';

import { type AgeDecision, ageMessage } from '@felles/core/portal/person';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './PersonForm.module.css';

const MORE = { belowMinimum: null, sponsorRoute: 'person.sponsorRouteHow', underage: 'person.underageHow' } as const;

/** [P-PERSON-38] [P-PERSON-41] [P-PERSON-43] [P-PERSON-44] Why a visitor cannot go on alone, and how they can. */
export function AgeNotice({ decision }: { readonly decision: AgeDecision }) {
  const { center } = usePortal();
  const text = useText();
  const message = ageMessage(decision);
  const more = decision.kind === 'allowed' ? null : MORE[decision.kind];
  return (
    // It comes and goes while the visitor chooses a date.
    <div role="status" className={styles.notice}>
      {message && (
        <StatusBox
          type="info"
          title={text(message)}
          action={
            decision.kind === 'sponsorRoute' && (
              <PageLink className={link.link} to={paths.privateSponsor.of(center.code)}>
                {text('person.sponsorRouteGo')}
              </PageLink>
            )
          }
        >
          {more && text(more)}
        </StatusBox>
      )}
    </div>
  );
}
