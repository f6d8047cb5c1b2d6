import type { ReactNode } from 'react';
import { PageLink } from '../../kit/PageLink.tsx';
import { useOffers } from './use-offers.ts';

interface OfferedLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link to a page; where the service does not offer that page, its words alone. */
export function OfferedLink({ children, ...link }: OfferedLinkProps) {
  return useOffers().hasPage(link.to) ? <PageLink {...link}>{children}</PageLink> : children;
}
