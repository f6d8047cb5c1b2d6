// The promises of a call, and the needs of the routes that fulfil them.
import { type Call, WIRE } from '@felles/adapters-http/wire';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { Publish, Subject } from './tables/table.ts';
import type { World } from './world.ts';

/** A row of the wire table, or one of our own that is read in the same way. */
export type Row = Omit<Call, 'method'> & { readonly method: string };

/** Who makes a call, and which record it names. */
export interface Asking {
  readonly staff?: DemoStaff;
  readonly params?: unknown;
  readonly query?: unknown;
}

/** The records and channels that users of the workspace may see and hear. */
export interface Rights {
  /** Refuses a call that its user may not make, or that is about a record that is not there for the user. */
  require(row: Row, asking: Asking): void;
  /** An answer as its user is given it. */
  shown<T>(row: Row, asking: Asking, value: T): T;
  /** By the login's id. `about` is the subject of an event in a channel that serves several. */
  mayHear(login: string, channel: string, about?: Subject): boolean;
  /** The data of an event as a user hears it; null where the user does not. */
  heard(login: string, channel: string, told: LiveEvent, about?: Subject): { readonly data: unknown } | null;
}

/** An event of the live connection. */
export interface LiveEvent {
  readonly event: string;
  readonly data?: unknown;
}

/** The needs of a route. */
export interface Service {
  readonly world: World;
  /** Whether answers are held against their rows before they leave. */
  readonly check: boolean;
  /** Whether it speaks nothing but the specification. */
  readonly plain: boolean;
  /** The origin of the simulated world outside; null where there is none. */
  readonly outside: string | null;
  readonly rights: Rights;
  /** Tells the live connection of what changes. */
  readonly publish: Publish;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row that a route answers. */
    readonly row?: Row;
  }
}

const NAMES: ReadonlyMap<Row, string> = new Map(Object.entries(WIRE).map(([name, row]) => [row, name]));

/** The name of a row in the wire table; a row of our own goes by its path. */
export const nameOf = (row: Row): string => NAMES.get(row) ?? row.path;

/** The address of a call, or of another spelling of its path. */
export const addressOf = ({ under, path }: Row, spelling = path): string =>
  `${under === 'rest' ? '/rest' : ''}${spelling}`;
