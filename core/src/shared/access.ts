import { BehaviorSubject } from 'rxjs';

/** A member's session, as requests send it. */
export interface SessionAccess {
  readonly id: string;
  /** Replaces the center's token, if the service gave one. */
  readonly accessToken: string | null;
}

/** The service's address and credentials. The start-up writes it, and the adapters read it for every request. */
export interface ServiceAccess {
  readonly base: string | null;
  readonly token: string | null;
  readonly session: SessionAccess | null;
  /** The names of the additions to the specification that the service supports. No others are sent to it. */
  readonly additions?: readonly string[];
  /** The hosts that the service may send a visitor to. Null if the manifest has no list; absent before it is read. */
  readonly allowedHosts?: readonly string[] | null;
  /** The hosts whose script may show a checkout; null and absent as above. */
  readonly checkoutHosts?: readonly string[] | null;
}

/**
 * One cell for the whole application: sign-in, renewal and start-up write it, and each request reads its latest value.
 */
export type AccessCell = BehaviorSubject<ServiceAccess>;

/**
 * Where the service is and whose calls these are. The HTTP adapter reads it with each call; sign-in and sign-out write
 * it.
 */
export const createAccess = (): AccessCell =>
  new BehaviorSubject<ServiceAccess>({ base: null, token: null, session: null });

/** [P-TRANSPORT-19] The token of a request: the member's own if there is one, else the center's. */
export const bearerOf = ({ token, session }: ServiceAccess): string | null => session?.accessToken ?? token;
