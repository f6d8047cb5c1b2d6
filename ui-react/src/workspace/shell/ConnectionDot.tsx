import { useText } from '../../i18n/text.ts';
import { Hidden } from '../../kit/Hidden.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import styles from './ConnectionDot.module.css';

/** How the live connection stands: never by colour alone. It leads to all there is to know of it. */
export function ConnectionDot() {
  const { dot, label } = useObservable(useWorkspace().connection.view$);
  const text = useText();
  return (
    <PageLink to={paths.about} className={styles.dot} data-dot={dot}>
      <Hidden>{text('workspace.connection')} </Hidden>
      <span className={styles.words}>{text(label)}</span>
    </PageLink>
  );
}
