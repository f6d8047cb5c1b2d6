import { useText } from '../../i18n/text.ts';
import { Hidden } from '../../kit/Hidden.tsx';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import styles from './ProfileLoading.module.css';

/** The shape of a profile that is on its way. */
export function ProfileLoading() {
  const text = useText();
  return (
    <div>
      <LiveRegion>
        <Hidden>{text('profile.loading')}</Hidden>
      </LiveRegion>
      <div className={styles.shape} aria-hidden="true">
        <span className={styles.card} />
        <span className={styles.field} />
        <span className={styles.field} />
        <span className={styles.field} />
        <span className={styles.field} />
      </div>
    </div>
  );
}
