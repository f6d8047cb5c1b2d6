import { BehaviorSubject } from 'rxjs';

/** Where the service is and what opens it. Written by the start-up, read by the adapters with every call. */
export interface ServiceAccess {
  readonly base: string | null;
  readonly token: string | null;
  readonly session: string | null;
}

export type AccessCell = BehaviorSubject<ServiceAccess>;

export const createAccess = (): AccessCell =>
  new BehaviorSubject<ServiceAccess>({ base: null, token: null, session: null });
