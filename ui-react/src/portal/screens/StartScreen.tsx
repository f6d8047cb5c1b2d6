import '../../i18n/catalogs/start.ts';

import { hasTerms } from '@felles/core/portal/terms';
import { Suspense } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { LazyPart } from '../../react/LazyPart.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { type MemberStartProps, useOthers, usePortal } from '../services.ts';
import { EntryRow, EntryTile } from '../start/Entries.tsx';
import { StartOver } from '../start/StartOver.tsx';
import styles from './StartScreen.module.css';

/** Where a visitor arrives: the center's name, its information, and the ways on from here. */
export function StartScreen() {
  const { center, currentWeek, session } = usePortal();
  const { title, condition, canBeSponsored } = useObservable(center.view$);
  const { status, name: member } = useObservable(session.view$);
  const text = useText();
  const name = typeof title === 'string' ? title : text(title);
  const isMember = status === 'loggedIn';
  const timetable = (
    <EntryTile
      isSecond={!isMember}
      to={paths.classes.of(center.code)}
      picture={<Icon name="calendar" />}
      title={text('start.timetable')}
    >
      {text('start.timetableLead', { number: currentWeek() })}
    </EntryTile>
  );
  const profile = (
    <EntryTile
      isSecond
      to={paths.profile.of(center.code)}
      picture={<Shape path={PERSON} />}
      title={text('header.profile')}
    >
      {text('start.profileLead')}
    </EntryTile>
  );
  const terms = hasTerms(condition) && (
    <EntryRow to={paths.terms.of(center.code)} shape={DOCUMENT} title={text('start.terms')}>
      {text('start.termsLead')}
    </EntryRow>
  );
  return (
    <>
      <StartOver />
      <div className={styles.hero}>
        <h1>{isMember && member !== null ? text('start.hello', { name: member }) : text('start.welcome', { name })}</h1>
        {!isMember && <p>{text('start.lead')}</p>}
      </div>
      <div className={styles.sheet}>
        {isMember ? (
          <Suspense fallback={timetable}>
            <MemberPart timetable={timetable} profile={profile} terms={terms} />
          </Suspense>
        ) : (
          <>
            <div className={styles.tiles}>
              <EntryTile to={paths.member.of(center.code)} picture={<Shape path={STAR} />} title={text('start.member')}>
                {text('start.memberLead')}
              </EntryTile>
              {timetable}
            </div>
            <nav className={styles.rows} aria-label={text('start.more')}>
              <EntryRow to={paths.login.of(center.code)} shape={MEMBER} title={text('start.login')}>
                {text('start.loginLead')}
              </EntryRow>
              {canBeSponsored && (
                <>
                  <EntryRow to={paths.company.of(center.code)} shape={COMPANY} title={text('start.company')}>
                    {text('start.companyLead')}
                  </EntryRow>
                  <EntryRow to={paths.privateSponsor.of(center.code)} shape={TWO} title={text('start.private')}>
                    {text('start.privateLead')}
                  </EntryRow>
                </>
              )}
              <EntryRow to={paths.newProfile.of(center.code)} shape={PERSON} title={text('start.newProfile')}>
                {text('start.newProfileLead')}
              </EntryRow>
              {terms}
            </nav>
          </>
        )}
      </div>
    </>
  );
}

/** Its code comes by way of the other pages: a visitor's first load does not even name it. */
const MemberPart = (given: MemberStartProps) => <LazyPart code={useOthers().memberStart} given={given} />;

const STAR = 'm12 4 2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7L7.2 19l1-5.5-4-3.8 5.4-.7Z';
const MEMBER =
  'M13.7 8a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0ZM3 20c.7-3.6 3.5-5.5 7-5.5 1.3 0 2.6.3 3.6.8M15 18l2.2 2.2 4.3-4.2';
const COMPANY =
  'M6 7.5h12a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 17v-7A2.5 2.5 0 0 1 6 7.5ZM9 7.5V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v1.5M3.5 12.5c5.5 2.4 11.5 2.4 17 0';
const TWO =
  'M12.3 8.5a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM3 19.5c.5-3.2 2.9-5 6-5s5.5 1.8 6 5M15.5 5.5a3.2 3.2 0 0 1 0 6M17.5 14.9c1.9.7 3.1 2.3 3.5 4.6';
const PERSON = 'M15.7 8a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0ZM5 20c.7-3.6 3.5-5.5 7-5.5s6.3 1.9 7 5.5';
const DOCUMENT =
  'M6 4.5A1.5 1.5 0 0 1 7.5 3H14l4.5 4.5v12A1.5 1.5 0 0 1 17 21H7.5A1.5 1.5 0 0 1 6 19.5ZM13.5 3v5h5M9.5 13h5.5M9.5 16.5h4';
