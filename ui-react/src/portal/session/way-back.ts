import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** The target after a login, stored in the page's history entry: no address has it. */
export const wayBackTo = (page: string): object => ({ wayBack: page });

export interface WayBack {
  /** The sign-up that asked the visitor to log in; null for a visitor who came by themselves. */
  readonly page: string | null;
  /** The history state for links that lead to the login in the end. */
  readonly state: unknown;
}

export function useWayBack(): WayBack {
  const { code } = usePortal().center;
  const state: unknown = useLocation().state;
  const said: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'wayBack') : null;
  const page = [paths.member, paths.company, paths.privateSponsor]
    .map(({ of }) => of(code))
    .find((one) => one === said);
  return { page: page ?? null, state: page === undefined ? null : wayBackTo(page) };
}
