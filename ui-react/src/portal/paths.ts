import { addressPart } from '@felles/core';
import type { PortalPage } from '@felles/core/portal/center';

/** The pattern and the address of a page of the center. */
export const under = <const P extends string>(rest: P) => ({
  pattern: `/:center${rest}` as const,
  of: (center: string): string => `/${addressPart(center)}${rest}`,
});

/** The portal's routes: patterns for the router, addresses for links. */
export const paths = {
  start: under(''),
  login: under('/login'),
  forgottenPassword: under('/forgotten-password'),
  profile: under('/profile'),
  member: under('/member'),
  sponsor: under('/sponsor'),
  sponsorAccept: under('/sponsor/accept'),
  company: under('/member/company'),
  privateSponsor: under('/member/private'),
  newProfile: under('/member/profile'),
  newProfileMade: under('/member/profile/success'),
  classes: under('/classes'),
  bookings: under('/bookings'),
  terms: under('/vilkar'),
  directDebit: under('/avtalegiro'),
  payment: under('/payment'),
  invoices: under('/invoices'),
  visits: under('/visits'),
  card: under('/card'),
} as const;

const nameIn = (path: string): string => path.replace(/^\/[^/]*\/?/, '').replace(/\/$/, '');

/** The page at a path, and how it uses the parameters of its address. */
export function pageAt(path: string): PortalPage {
  const name = nameIn(path);
  return {
    // A payment may return to either of two pages, so both count as one.
    name: name === nameIn(paths.payment.pattern) ? nameIn(paths.member.pattern) : name,
    isStart: name === nameIn(paths.start.pattern),
    keepsDepartment: name === nameIn(paths.classes.pattern),
  };
}

/** The page of each way to become a member. */
export const signupPages = { member: paths.member, company: paths.company, private: paths.privateSponsor } as const;

/** A mail link to an address, with nothing in it that a mail program could take for more than that. */
export const mailTo = (address: string): string => `mailto:${addressPart(address).replace('%40', '@')}`;
