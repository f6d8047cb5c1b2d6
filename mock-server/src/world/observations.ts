import type { CallName } from '../control/types.ts';
import type { Recent } from './limits.ts';

/** One call as the journal tells it. Nothing in it names a person or opens a door. */
export interface JournalEntry {
  readonly at: number;
  readonly method: string;
  /** The row's name in the wire table, where there is one. */
  readonly row: string | null;
  readonly path: string;
  readonly query: string;
  /** Null as long as nothing was answered. */
  status: number | null;
  milliseconds: number | null;
  fault: string | null;
}

/** A browser's report of a page that broke its policy. */
interface Violation {
  readonly at: number;
  readonly directive: string;
  readonly blocked: string;
  readonly document: string;
  readonly source: string;
}

/** A request that a frontend has made, with all that it sent. */
export interface AskedRequest {
  readonly call: CallName;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** The values of the path by their names. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** One request as it reached a tracker of the outside world: told whole, for it is there to be looked at. */
export interface TrackerRequest {
  readonly at: number;
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly address: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Observations of the world from outside. They belong to this process and are never stored. */
export interface Observations {
  readonly calls: Recent<JournalEntry>;
  readonly violations: Recent<Violation>;
  readonly trackers: Recent<TrackerRequest>;
}
