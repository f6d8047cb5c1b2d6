import '../../i18n/catalogs/bookings.ts';
import '../../i18n/catalogs/member-card.ts';
import '../../i18n/catalogs/timetable.ts';

import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import quiet from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import styles from '../card/Card.module.css';
import { CardCode } from '../card/CardCode.tsx';
import { NextClass } from '../card/NextClass.tsx';
import { NoCode } from '../card/NoCode.tsx';
import { MemberPage } from '../parts/MemberPage.tsx';
import { StorePart } from '../parts/StorePart.tsx';
import { useOthers, usePortal } from '../services.ts';

/** [P-MEMBER-47] The card of a member: who, the number, a code for the door, and the next class. */
export function CardScreen() {
  const { offers, bookings } = usePortal();
  const store = use(useOthers().card());
  const { isLoggedOut, name, number, title, today, state } = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  const who = [number && text('card.member', { number }), title].filter(Boolean).join(' · ');
  return (
    <MemberPage isCard title={name ?? text('card.title')} isLoggedOut={isLoggedOut}>
      <div className={styles.card}>
        {who !== '' && <p className={quiet.quiet}>{who}</p>}
        {state.status !== 'refused' && <CardCode state={state} number={number} onRenew={store.reload} />}
      </div>
      {state.status === 'refused' ? (
        <NoCode refusal={state.refusal} today={today} />
      ) : (
        offers('bookings') && <StorePart store={bookings} draw={NextClass} bare={null} />
      )}
    </MemberPage>
  );
}
