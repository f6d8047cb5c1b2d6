import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { BookingMessages } from '../texts/bookings.ts';
import type { CenterMessages } from '../texts/center.ts';
import type { MembershipMessages } from '../texts/membership.ts';
import type { PersonMessages } from '../texts/person.ts';
import type { ProfileMessages } from '../texts/profile.ts';
import type { SessionMessages } from '../texts/session.ts';
import type { SignupMessages } from '../texts/signup.ts';
import type { SponsorMessages } from '../texts/sponsor.ts';
import type { TimetableMessages } from '../texts/timetable.ts';
import type { ShellMessages } from '../texts/toasts.ts';
import type { PaymentMessages } from './payment/messages.ts';

/** The keys of all texts of the portal, with their values. The areas do not import this union. */
export type PortalMessages = SharedMessages &
  ShellMessages &
  BookingMessages &
  CenterMessages &
  MembershipMessages &
  PaymentMessages &
  PersonMessages &
  ProfileMessages &
  SessionMessages &
  SignupMessages &
  SponsorMessages &
  TimetableMessages;

/** Any message of the portal, for a catalog with the texts of all its areas. */
export type PortalMessage = MessageOf<PortalMessages>;
