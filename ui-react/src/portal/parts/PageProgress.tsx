import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Spinner } from '../../kit/Spinner.tsx';
import { isFetchSlow, onSlowFetches } from '../../react/lazily.ts';
import styles from './PageProgress.module.css';

/** Says that the next page is on its way, for as long as the page before it stands there. */
export function PageProgress() {
  const { pathname } = useLocation();
  const awaited = useSyncExternalStore(onSlowFetches, awaitedPage, nothing);
  const text = useText();
  const isOnItsWay = awaited !== null && awaited !== pathname;
  return (
    <div role="status" className={styles.place}>
      {isOnItsWay && (
        <span className={styles.progress}>
          <Spinner />
          {text('frame.loading')}
        </span>
      )}
    </div>
  );
}

const nothing = () => null;

/** The address is the new page's at once, the router's own only when that page is there. */
const awaitedPage = (): string | null => (isFetchSlow() ? window.location.pathname : null);
