import '../../i18n/catalogs/consent.ts';

import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';
import styles from './ConsentOpener.module.css';

/** [P-TRACKING-23] Opens the dialog again, where there is a tracker to speak of. */
export function ConsentOpener() {
  const tracking = use(usePortal().tracking.store());
  const { tracker } = useObservable(tracking.view$);
  const text = useText();
  if (tracker === null) return null;
  return (
    <button type="button" className={styles.opener} onClick={tracking.reopen}>
      {text('consent.link')}
    </button>
  );
}
