import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { CHECK_ROUND } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import styles from './site-day.module.css';

/** [W-SITE-29] Fetches the last projects while the page is open, and says so once they are on the device. */
export function ReadyNote() {
  const { readiness } = useArea('siteDay');
  const count = useObservable(readiness.view$) ?? 0;
  const text = useText();
  useOpen(readiness);
  return (
    <div role="status">
      {count > 0 && (
        <p className={styles.ready}>
          <Shape path={CHECK_ROUND} />
          {text('site.ready', { count })}
        </p>
      )}
    </div>
  );
}
