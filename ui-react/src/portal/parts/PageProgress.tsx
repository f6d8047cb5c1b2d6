import type { PatienceTimes } from '@felles/core';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Spinner } from '../../kit/Spinner.tsx';
import { isFetching, onFetches } from '../../react/lazily.ts';
import { usePatience } from '../../react/use-patience.ts';
import styles from './PageProgress.module.css';

const PATIENCE: PatienceTimes = { unseen: 200, atLeast: 0, long: null };

/** Says that the next page is on its way, for as long as the page before it stands there. */
export function PageProgress() {
  const { pathname } = useLocation();
  const isAwaited = useSyncExternalStore(onFetches, isFetching, () => false);
  const isSlow = usePatience(isAwaited, PATIENCE) !== 'none';
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
