import type { CenterMessages } from './portal/center/messages.ts';
import type { MembershipMessages } from './portal/membership/messages.ts';
import type { PaymentMessages } from './portal/payment/messages.ts';
import type { PersonMessages } from './portal/person/messages.ts';
import type { ProfileMessages } from './portal/profile/messages.ts';
import type { SessionMessages } from './portal/session/messages.ts';
import type { SignupMessages } from './portal/signup/messages.ts';
import type { SponsorMessages } from './portal/sponsor/messages.ts';
import type { TimetableMessages } from './portal/timetable/messages.ts';
import type { SharedMessages } from './shared/messages.ts';
import type { ShellMessages } from './shell/messages.ts';
import type { ConnectionMessages } from './workspace/connection/messages.ts';

/** Every text core can ask for, by key, with the values it needs. The words live in the catalogs. */
export type Messages = SharedMessages &
  ShellMessages &
  CenterMessages &
  MembershipMessages &
  PaymentMessages &
  PersonMessages &
  ProfileMessages &
  SessionMessages &
  SignupMessages &
  SponsorMessages &
  TimetableMessages &
  ConnectionMessages;
export type MessageKey = keyof Messages;

/** A text for people, named but not written. */
export type Message = { [K in MessageKey]: { readonly key: K; readonly params: Messages[K] } }[MessageKey];
