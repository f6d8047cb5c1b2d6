import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import type { RealtimeStore } from '../../realtime/store.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { ConnectionMessage } from '../../texts/connection.ts';
import { describeRealtimeError } from '../connection/rules.ts';
import { networkFound } from '../connection/store.ts';
import { createChannel, type Lines } from './channel.ts';
import type { AboutPort, Note } from './model.ts';
import { channelOf } from './rules.ts';
import { createSubscriptions, type SubscriptionsView } from './subscriptions.ts';

/** The view of the page about the live connection; `lines` are the events of the chosen channel. */
export interface AboutView {
  /** The service's version, from its manifest; '' without one. */
  readonly version: string;
  readonly subscribed: SubscriptionsView;
  /** The number of events by channel since the page was opened. */
  readonly counts: ReadonlyMap<string, number>;
  readonly channel: string;
  readonly lines: Lines;
  /** Why the service refuses the channel; null if it does not. */
  readonly refusal: ConnectionMessage | null;
  /** The typed text, and why it was not sent. */
  readonly text: string;
  readonly isSending: boolean;
  readonly unsent: ConnectionMessage | null;
}

/** `listenTo` takes a typed channel, and ignores a text that names none; `publish` sends the typed text to it. */
export interface AboutStore {
  readonly view$: Behavior<AboutView>;
  open(): void;
  close(): void;
  refreshSubscriptions(): void;
  reload(): void;
  listenTo(typed: string): void;
  write(text: string): void;
  publish(): void;
}

/** `wall` dates the lines of the channel; `newKey` names each note, so that a repeated one is shown once. */
export interface AboutNeeds {
  readonly realtime: Pick<
    RealtimeStore,
    'state$' | 'joined$' | 'refused$' | 'resynced$' | 'heard$' | 'subscriptions' | 'listen' | 'publish'
  >;
  readonly port: AboutPort;
  readonly version: string;
  /** Whether the device has a network. */
  readonly online$: Behavior<boolean>;
  readonly wall: Pick<SchedulerLike, 'now'>;
  /** A new unique key. */
  readonly newKey: () => string;
}

/** The channel before the user chooses another. */
const FIRST_CHANNEL = 'byggeplass';

/** The page about the live connection: its subscriptions at the hub, and a channel to try it. */
export function createAboutStore({ realtime, port, version, online$, wall, newKey }: AboutNeeds): AboutStore {
  const subscriptions = createSubscriptions(realtime);
  const channel = createChannel({ realtime, port, found$: networkFound(online$), wall, first: FIRST_CHANNEL });
  const text$ = new BehaviorSubject('');
  const isSending$ = new BehaviorSubject(false);
  const unsent$ = new BehaviorSubject<ConnectionMessage | null>(null);
  /** The unanswered note: the same text again is the same note, so that it is not shown twice. */
  let pending: Note | null = null;

  return {
    view$: derive(
      {
        subscribed: subscriptions.view$,
        counts: subscriptions.counts$,
        channel: channel.name$,
        lines: channel.lines$,
        refusal: channel.refusal$,
        text: text$,
        isSending: isSending$,
        unsent: unsent$,
      },
      (view): AboutView => ({ ...view, version }),
    ),
    open() {
      subscriptions.open();
      channel.open();
    },
    close() {
      channel.close();
      subscriptions.close();
    },
    refreshSubscriptions: subscriptions.refresh,
    reload: channel.reload,
    listenTo(typed) {
      const name = channelOf(typed);
      if (name === null) return;
      pending = null;
      channel.listenTo(name);
    },
    write: (text) => text$.next(text),
    publish() {
      const text = text$.value.trim();
      if (text === '' || isSending$.value) return;
      const note = pending?.text === text ? pending : { id: newKey(), text };
      pending = note;
      isSending$.next(true);
      unsent$.next(null);
      realtime.publish(channel.name$.value, note).subscribe((answer) => {
        isSending$.next(false);
        if (!answer.ok) return unsent$.next(describeRealtimeError(answer.error));
        pending = null;
        if (text$.value.trim() === text) text$.next('');
      });
    },
  };
}
