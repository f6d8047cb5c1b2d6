import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Spinner } from '../../kit/Icon.tsx';
import { isFetchSlow, onSlowFetches } from '../../react/lazy-code.ts';
import styles from './PortalFrame.module.css';

/** Says that the next page is loading, while the page before it is still shown. */
export function PageProgress() {
  const { pathname } = useLocation();
  const isSlow = useSyncExternalStore(onSlowFetches, isFetchSlow, () => false);
  const text = useText();
  // The address is the new page's at once, the router's own only when that page is there.
  const isOnItsWay = isSlow && window.location.pathname !== pathname;
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

/** The page's own loading screen, shown by React until there is something else. Its styles are in the page. */
export function Loading() {
  const text = useText();
  return (
    <div className="loading" role="status">
      {text('frame.loading')}
    </div>
  );
}
