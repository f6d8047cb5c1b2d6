import '../../i18n/start/index.ts';

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { EntryRow } from '../start/EntryRow.tsx';
import { EntryTile } from '../start/EntryTile.tsx';
import { PortalInfo } from '../start/PortalInfo.tsx';
import styles from './StartScreen.module.css';

/** Where a visitor arrives: the center's name, what it has to say, and the ways on from here. */
export function StartScreen() {
  const { beginAnew, center, currentWeek, session } = usePortal();
  const { title, condition, canBeSponsored } = useObservable(center.view$);
  const { status } = useObservable(session.view$);
  const text = useText();
  const { key } = useLocation();
  // [P-SIGNUP-04] The router calls the first page of a load so.
  useEffect(() => beginAnew(key === 'default'), [beginAnew, key]);
  const name = typeof title === 'string' ? title : text(title);
  return (
    <>
      <div className={styles.hero}>
        <h1>{text('start.welcome', { name })}</h1>
        <p>{text('start.lead')}</p>
      </div>
      <div className={styles.sheet}>
        <div className={styles.tiles}>
          <EntryTile to={paths.member.of(center.code)} icon="star" title={text('start.member')}>
            {text('start.memberLead')}
          </EntryTile>
          <EntryTile isSecond to={paths.classes.of(center.code)} icon="calendar" title={text('start.timetable')}>
            {text('start.timetableLead', { number: currentWeek() })}
          </EntryTile>
        </div>
        <nav className={styles.rows} aria-label={text('start.more')}>
          {status === 'loggedIn' ? (
            <EntryRow to={paths.profile.of(center.code)} shape={MEMBER} title={text('header.profile')}>
              {text('start.profileLead')}
            </EntryRow>
          ) : (
            <EntryRow to={paths.login.of(center.code)} shape={MEMBER} title={text('start.login')}>
              {text('start.loginLead')}
            </EntryRow>
          )}
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
          {condition.status === 'ready' && condition.value && (
            <EntryRow to={paths.terms.of(center.code)} shape={DOCUMENT} title={text('start.terms')}>
              {text('start.termsLead')}
            </EntryRow>
          )}
        </nav>
      </div>
      <PortalInfo />
    </>
  );
}

const MEMBER =
  'M13.7 8a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0ZM3 20c.7-3.6 3.5-5.5 7-5.5 1.300 0 2.600.3 3.600.8M15 18l2.2 2.200 4.300-4.200';
const COMPANY =
  'M6 7.500h12a2.500 2.500 0 0 1 2.500 2.500v7a2.500 2.500 0 0 1-2.500 2.500H6A2.500 2.500 0 0 1 3.500 17v-7A2.500 2.500 0 0 1 6 7.500ZM9 7.500V6a1.500 1.500 0 0 1 1.500-1.500h3A1.500 1.500 0 0 1 15 6v1.500M3.500 12.500c5.500 2.400 11.500 2.400 17 0';
const TWO =
  'M12.300 8.500a3.300 3.300 0 1 1-6.600 0 3.300 3.300 0 0 1 6.600 0ZM3 19.500c.500-3.200 2.900-5 6-5s5.500 1.800 6 5M15.500 5.500a3.200 3.200 0 0 1 0 6M17.500 14.900c1.900.700 3.100 2.300 3.500 4.600';
const PERSON =
  'M15.700 8a3.700 3.700 0 1 1-7.400 0 3.700 3.700 0 0 1 7.400 0ZM5 20c.700-3.600 3.500-5.500 7-5.500s6.300 1.900 7 5.500';
const DOCUMENT =
  'M6 4.500A1.500 1.500 0 0 1 7.500 3H14l4.500 4.500v12A1.500 1.500 0 0 1 17 21H7.500A1.500 1.500 0 0 1 6 19.500ZM13.500 3v5h5M9.500 13h5.500M9.500 16.500h4';
