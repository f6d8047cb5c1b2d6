import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { ShellMessages } from '../shell/messages.ts';
import type { CenterMessages } from './center/messages.ts';
import type { MembershipMessages } from './membership/messages.ts';
import type { PaymentMessages } from './payment/messages.ts';
import type { PersonMessages } from './person/messages.ts';
import type { ProfileMessages } from './profile/messages.ts';
import type { SessionMessages } from './session/messages.ts';
import type { SignupMessages } from './signup/messages.ts';
import type { SponsorMessages } from './sponsor/messages.ts';
import type { TimetableMessages } from './timetable/messages.ts';

/** The keys of all texts of the portal, with their values. The areas do not import this union. */
export type PortalMessages = SharedMessages &
  ShellMessages &
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
