import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** The target after a login, stored in the page's history entry: no address has it. */
export const wayBackTo = (page: string): object => ({ wayBack: page });

export interface WayBack {
  /** The sign-up or the class that asked the visitor to log in; null for a visitor who came by themselves. */
  readonly page: string | null;
  /** The history state for links that lead to the login in the end. */
  readonly state: unknown;
}

export function useWayBack(): WayBack {
  const { code } = usePortal().center;
  const state: unknown = useLocation().state;
  const said: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'wayBack') : null;
  const page = typeof said === 'string' && isWayBack(said, code) ? said : null;
  return { page, state: page === null ? null : wayBackTo(page) };
}

/** [P-MEMBER-29] A class of the timetable has its place in the address. */
const isWayBack = (page: string, center: string): boolean =>
  [paths.member, paths.company, paths.privateSponsor, paths.bookings].some(({ of }) => of(center) === page) ||
  (page.startsWith(`${paths.classes.of(center)}?`) && page.includes('class='));
