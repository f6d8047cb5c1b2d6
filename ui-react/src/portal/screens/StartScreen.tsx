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
  const { center, currentWeek, session } = usePortal();
  const { title, condition } = useObservable(center.view$);
  const { status } = useObservable(session.view$);
  const text = useText();
  const name = typeof title === 'string' ? title : text(title);
  return (
    <>
      <div className={styles.hero}>
        <h1>{text('start.welcome', { name })}</h1>
        <p>{text('start.lead')}</p>
      </div>
      <div className={styles.sheet}>
        <EntryTile to={paths.classes.of(center.code)} icon="calendar" title={text('start.timetable')}>
          {text('start.timetableLead', { number: currentWeek() })}
        </EntryTile>
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
const DOCUMENT =
  'M6 4.500A1.500 1.500 0 0 1 7.500 3H14l4.500 4.500v12A1.500 1.500 0 0 1 17 21H7.500A1.500 1.500 0 0 1 6 19.500ZM13.500 3v5h5M9.500 13h5.500M9.500 16.500h4';
