import { Suspense, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Broken } from '../../kit/Broken.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import styles from './Frame.module.css';
import { MainMenu } from './MainMenu.tsx';

/** What every page of the workspace stands in: the menu, and one panel with the page itself. */
export function Frame() {
  const text = useText();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);
  // Before anything of the page is seen, or somebody has moved on in it.
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // A new page begins at its top, for the eyes and for the keyboard.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page; only the entry in the history is spared */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {text('frame.skip')}
      </a>
      <MainMenu />
      <main ref={main} id="main" tabIndex={-1} className={styles.pane}>
        <ErrorBoundary key={pathname} fallback={<Broken />}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
