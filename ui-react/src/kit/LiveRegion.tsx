import { type ComponentProps, useEffect, useState } from 'react';

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
