import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** The history entry remembers the page that the link was on. */
  readonly state?: unknown;
}

/** A link to a page of the portal. The router's own link brings along what fetches the data of pages ahead. */
export function PageLink({ to, state, onClick, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const goThere = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        goThere(event);
      }}
    />
  );
}
