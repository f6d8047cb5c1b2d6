import { BehaviorSubject } from 'rxjs';

/** A member's session as the calls carry it. */
export interface SessionAccess {
  readonly id: string;
  /** Stands in the place of the center's token, when the service gave one. */
  readonly accessToken: string | null;
}

/** Where the service is and what opens it. Written by the start-up, read by the adapters with every call. */
export interface ServiceAccess {
  readonly base: string | null;
  readonly token: string | null;
  readonly session: SessionAccess | null;
  /** What the service says it knows beyond its specification, by name. Nothing else of ours is sent to it. */
  readonly additions?: readonly string[];
  /** The hosts that the service may send a visitor to. Null where the manifest has no such list; absent before it is read. */
  readonly allowedHosts?: readonly string[] | null;
  /** The hosts whose script may show a checkout, likewise. */
  readonly checkoutHosts?: readonly string[] | null;
}

export type AccessCell = BehaviorSubject<ServiceAccess>;

export const createAccess = (): AccessCell =>
  new BehaviorSubject<ServiceAccess>({ base: null, token: null, session: null });

/** [P-TRANSPORT-19] What a call shows at the door: a member's own token where there is one, else the center's. */
export const bearerOf = ({ token, session }: ServiceAccess): string | null => session?.accessToken ?? token;
