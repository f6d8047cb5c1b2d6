import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Broken } from '../../kit/Broken.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { SkipLink } from '../../kit/SkipLink.tsx';
import { useArrival } from '../../react/use-arrival.ts';
import styles from './Frame.module.css';
import { MainMenu } from './MainMenu.tsx';

/** What every page of the workspace stands in: the menu, and one panel with the page itself. */
export function Frame() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useArrival(pathname, main);

  return (
    <div className={styles.frame}>
      <SkipLink main={main} />
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
