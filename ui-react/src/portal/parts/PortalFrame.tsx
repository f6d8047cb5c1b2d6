import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { CrashNote } from '../../kit/CrashNote.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { SkipLink } from '../../kit/SkipLink.tsx';
import { useArrival } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { Background } from './Background.tsx';
import { Consent } from './Consent.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LostAccess } from './LostAccess.tsx';
import { PageProgress } from './PageProgress.tsx';
import styles from './PortalFrame.module.css';

/** The frame of every page of the portal: the photograph, the header, the sheet's width and the footer. */
export function PortalFrame() {
  const { center, header } = usePortal();
  const { background } = useObservable(center.view$);
  const informationHidden = useObservable(header.informationHidden$);
  const { pathname } = useLocation();
  const isStart = useMatch(paths.start.pattern) !== null;
  const isTimetable = useMatch(paths.classes.pattern) !== null;

  useLoggedOut();

  const main = useRef<HTMLElement>(null);
  useArrival(pathname, main, center.askAgain);

  return (
    <div className={isTimetable ? `${styles.frame} ${styles.wide}` : styles.frame}>
      <SkipLink main={main} />
      <PageProgress />
      <Background picture={background} quiet={!isStart} />
      <div>
        <Header informationHidden={informationHidden} />
        <Consent />
      </div>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <LostAccess center={center} />
        <ErrorBoundary key={pathname} fallback={<CrashNote />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer center={center} />
      <LogOutQuestion />
    </div>
  );
}

/** Shown above each page from which a visitor with unsaved changes logs out. */
function LogOutQuestion() {
  const asked = useObservable(usePortal().leaving.question$);
  return (
    asked && (
      <ErrorBoundary fallback={null}>
        <asked.Dialog question={asked.question} />
      </ErrorBoundary>
    )
  );
}

/** Leads a visitor who has logged out to the start page. Their data goes first; the page takes the focus of the gone control. */
function useLoggedOut(): void {
  const { startOver, center, session } = usePortal();
  const { logouts } = useObservable(session.view$);
  const navigate = useNavigate();
  const followed = useRef(logouts);
  useEffect(() => {
    if (followed.current === logouts) return;
    followed.current = logouts;
    startOver(false);
    navigate(paths.start.of(center.code));
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [logouts, startOver, center, navigate]);
}
