import type { ReactNode } from 'react';
import { Hidden } from './Hidden.tsx';

/** What is heard as it comes, and not seen. It is there before anything is said in it. */
export const Heard = ({ children }: { readonly children: ReactNode }) => (
  <Hidden>
    <span role="status">{children}</span>
  </Hidden>
);
