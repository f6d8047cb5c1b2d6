import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

/** The state of the connection, which every page shows. */
export interface DotMessages {
  'connection.connected': NoParams;
  'connection.connecting': NoParams;
  'connection.disconnected': NoParams;
}

/** Its details, for the page about it. */
export interface ConnectionMessages {
  'connection.step.idle': NoParams;
  'connection.step.connecting': NoParams;
  'connection.step.authenticating': NoParams;
  'connection.step.ready': NoParams;
  'connection.step.readyOffline': NoParams;
  'connection.step.waiting': { readonly time: string };
  'connection.step.abandoned': { readonly closes: number };
  'connection.step.closed': NoParams;
  'connection.followed.waits': { readonly time: string };
  'connection.followed.tries': { readonly after: Message };
  'connection.followed.back': { readonly after: Message };
  'connection.followed.failed': { readonly after: Message };
  'connection.followed.nothing': NoParams;
  'connection.gaveUp': { readonly closes: number };
  'connection.ending.normal': NoParams;
  'connection.ending.serverClosing': NoParams;
  'connection.ending.cut': NoParams;
  'connection.ending.tooLarge': NoParams;
  'connection.ending.givenUp': NoParams;
  'connection.ending.silent': NoParams;
  'connection.ending.turnedAway': NoParams;
  'connection.ending.other': NoParams;
  'connection.error.timedOut': { readonly seconds: number };
  'connection.error.refused': { readonly code: number };
  'connection.error.refusedSilently': NoParams;
  'connection.error.misunderstood': NoParams;
  'connection.error.notSent': NoParams;
  'connection.error.unknownOutcome': NoParams;
  'connection.error.full': { readonly waiting: number };
  'duration.milliseconds': { readonly count: number };
  'duration.seconds': { readonly count: number };
  'duration.minutes': { readonly count: number };
}

/** A text about the live connection, for the dot, the notice and the page about it. */
export type ConnectionMessage = MessageOf<SharedMessages & DotMessages & ConnectionMessages>;
