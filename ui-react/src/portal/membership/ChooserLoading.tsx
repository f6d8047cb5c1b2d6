import { Hidden, LiveRegion } from '../../kit/Hidden.tsx';
import styles from './ChooserLoading.module.css';

/** The shape of cards that are loading. */
export function ChooserLoading({ label }: { readonly label: string }) {
  return (
    <div>
      <LiveRegion>
        <Hidden>{label}</Hidden>
      </LiveRegion>
      <div className={styles.shape} aria-hidden="true">
        <span className={styles.card} />
        <span className={styles.card} />
        <span className={styles.card} />
      </div>
    </div>
  );
}
