import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { Background } from './Background.tsx';
import { Footer } from './Footer.tsx';
import { Header, LANGUAGE_TAGS } from './Header.tsx';
import styles from './PortalFrame.module.css';

/** What every page of the portal stands in: the photograph, the header, the sheet's width and the footer. */
export function PortalFrame() {
  const { center, timetable, language } = usePortal();
  const { background, pageTitle } = useObservable(center.view$);
  const { hideInformation } = useObservable(timetable.view$);
  const tag = LANGUAGE_TAGS[useObservable(language.language$)];
  const text = useText();
  const { pathname } = useLocation();
  const isStart = useMatch(paths.start.pattern) !== null;
  const isTimetable = useMatch(paths.classes.pattern) !== null;

  useEffect(() => {
    document.title = pageTitle ?? text('center.genericTitle');
    document.documentElement.lang = tag;
  }, [pageTitle, text, tag]);

  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // A new page begins at its top, for the eyes and for the keyboard.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={isTimetable ? `${styles.frame} ${styles.wide}` : styles.frame}>
      <a className={styles.skip} href="#main">
        {text('frame.skip')}
      </a>
      <Background picture={background} quiet={!isStart} />
      <Header informationHidden={isTimetable && hideInformation} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname} fallback={<StatusBox type="danger" title={text('frame.broken')} />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer center={center} />
    </div>
  );
}
