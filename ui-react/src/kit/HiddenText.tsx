import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import styles from './Layout.module.css';

/** For screen readers only. */
export const HiddenText = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);

/** A status that is read out when it changes. The region is on the page before its words are, or they may not be heard. */
export const HiddenStatus = ({ children }: { readonly children: ReactNode }) => (
  <HiddenText>
    <span role="status">{children}</span>
  </HiddenText>
);

interface LiveRegionProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** An alert is for messages that cannot wait. */
  readonly role?: 'status' | 'alert';
}

/** Words that come with their page and must be read out: the region exists before them, or they may not be heard. */
export function LiveRegion({ role = 'status', children, ...rest }: LiveRegionProps) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <div {...rest} role={role}>
      {isThere && children}
    </div>
  );
}
