import { addressPart } from '@felles/core';

const under = <const P extends string>(rest: P) => ({
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
  terms: under('/vilkar'),
  directDebit: under('/avtalegiro'),
  payment: under('/payment'),
} as const;

/** The page of each way to become a member. */
export const signupPages = { member: paths.member, company: paths.company, private: paths.privateSponsor } as const;

/** A mail link to an address, with nothing in it that a mail program could take for more than that. */
export const mailTo = (address: string): string => `mailto:${addressPart(address).replace('%40', '@')}`;
