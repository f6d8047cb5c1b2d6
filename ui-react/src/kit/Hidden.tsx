import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

/** For screen readers only. */
export const Hidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);

/** A status that is read out when it changes. The region is on the page before its words are, or they may not be heard. */
export const HiddenStatus = ({ children }: { readonly children: ReactNode }) => (
  <Hidden>
    <span role="status">{children}</span>
  </Hidden>
);
