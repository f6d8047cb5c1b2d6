import type { SendFile } from '@felles/adapters-http';
import type { Behavior, Failure } from '@felles/core';
import type { AddressPlace } from '@felles/core/data';
import type { DraftPlace, HostPort, PagePort, SignInPlace, TokenPlace } from '@felles/core/workspace';
import type { SchedulerLike } from 'rxjs';
import type { BrowserPlace, BrowserPlaceNeeds } from '../../browser/outbox-place.ts';

/** What the workspace needs from the place it runs in. */
export interface WorkspacePlace {
  /** Where its page comes from. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  /** Where a file can be sent with how far it has come. */
  readonly sendFile?: SendFile;
  readonly online$: Behavior<boolean>;
  /** Whether the page is looked at. */
  readonly visible$: Behavior<boolean>;
  /** From 0 to 1. */
  readonly chance: () => number;
  /** The clock on the wall, and the one that only goes forward. */
  readonly wall: SchedulerLike;
  readonly clock: SchedulerLike;
  readonly agent: string;
  /** The log for those who run the workspace. Users do not see it. Nothing secret goes there. */
  readonly log: (what: string, failure?: Failure) => void;
  readonly newKey: () => string;
  /** Who is signed in, and the way to the provider. */
  readonly tokens: TokenPlace;
  readonly pending: SignInPlace;
  readonly page: PagePort;
  readonly host: HostPort;
  /** Where what was typed waits while the user signs in. */
  readonly drafts: DraftPlace;
  /** Where unsent changes outlive the page. */
  readonly outboxPlace: <I>(needs: BrowserPlaceNeeds<I>) => BrowserPlace<I>;
  /** The place of a list's search: the address. */
  readonly listAddress: AddressPlace;
}

/** What a form, a command or an outbox sends by. */
export const sendingAt = ({ online$, newKey, wall: clock }: WorkspacePlace) => ({ online$, newKey, clock });
