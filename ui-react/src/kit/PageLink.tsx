import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/** A link to a page of the portal. The router's own link brings along what fetches the data of pages ahead. */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const goThere = useLinkClickHandler<HTMLAnchorElement>(to);
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
