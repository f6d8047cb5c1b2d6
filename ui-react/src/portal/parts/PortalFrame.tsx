import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Broken } from '../../kit/Broken.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { useLoggedOut } from '../session/use-logged-out.ts';
import { Background } from './Background.tsx';
import { Consent } from './Consent.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LogOutQuestion } from './LogOutQuestion.tsx';
import { Lost } from './Lost.tsx';
import { PageProgress } from './PageProgress.tsx';
import styles from './PortalFrame.module.css';

/** What every page of the portal stands in: the photograph, the header, the sheet's width and the footer. */
export function PortalFrame() {
  const { center, header } = usePortal();
  const { background } = useObservable(center.view$);
  const informationHidden = useObservable(header.informationHidden$);
  const text = useText();
  const { pathname } = useLocation();
  const isStart = useMatch(paths.start.pattern) !== null;
  const isTimetable = useMatch(paths.classes.pattern) !== null;

  useLoggedOut();

  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);
  // Before anything of the page is seen, or somebody has moved on in it.
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // A new page begins at its top, for the eyes and for the keyboard.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    center.askAgain();
  }, [center, pathname]);

  return (
    <div className={isTimetable ? `${styles.frame} ${styles.wide}` : styles.frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page; only the entry in the history is spared */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault(); // another entry in the history would lead back to an older department
          main.current?.focus();
        }}
      >
        {text('frame.skip')}
      </a>
      <Consent />
      <PageProgress />
      <Background picture={background} quiet={!isStart} />
      <Header informationHidden={informationHidden} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <Lost center={center} onFound={() => main.current?.focus()} />
        <ErrorBoundary key={pathname} fallback={<Broken />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer center={center} />
      <LogOutQuestion />
    </div>
  );
}
