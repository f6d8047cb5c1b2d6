import { type ComponentProps, useEffect, useState } from 'react';

interface LiveRegionProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What cannot wait is an alert. */
  readonly role?: 'status' | 'alert';
}

/** Words that come with their page and are to be heard: the region is there before them, or they may not be. */
export function LiveRegion({ role = 'status', children, ...rest }: LiveRegionProps) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <div {...rest} role={role}>
      {isThere && children}
    </div>
  );
}
