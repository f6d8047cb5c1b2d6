// The ports of the environment: a browser, a test or another frontend implements them.
import type { Observable } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { Reply } from '../shared/reply.ts';

/** A key-value store that may be slow, full or forbidden. */
export interface KeyValue {
  read(key: string): Reply<string | null>;
  write(key: string, value: string): Reply<null>;
}

/** A key-value store that all tabs share. */
export interface SharedKeyValue extends KeyValue {
  /** Emits when another tab has written or removed the value of a key. */
  writtenElsewhere(key: string): Observable<string | null>;
}

/** The query parameters of the page's address. Changing one never reloads the page or adds to its history. */
export interface PageAddress {
  parameter(name: string): string | null;
  setParameter(name: string, value: string | null): void;
  /** The path, without the address's query. */
  path(): string;
  /** Whether the page was newly opened: neither reloaded nor reached through the history. */
  isOpened(): boolean;
  parameters(): Readonly<Record<string, string>>;
  /** Removes these parameters; the others may be those of another program. */
  remove(names: readonly string[]): void;
}

/** The window's width, its network and its user agent. */
export interface Surroundings {
  /** Whether the page is looked at; always, where nothing says it. */
  readonly visible$?: Behavior<boolean>;
  readonly width$: Behavior<number>;
  readonly online$: Behavior<boolean>;
  readonly userAgent: string;
}

/** The application's other tabs, and the visitor's return to this one. */
export interface Tabs {
  /** Messages of other tabs. Any script of this origin may send them, so they are not trusted. */
  readonly messages$: Observable<unknown>;
  readonly returned$: Observable<void>;
  post(message: string): void;
}

/** A random number from 0 (included) to 1 (excluded). */
export type Chance = () => number;

/** Loads another page, or reloads this one. */
export interface Navigation {
  readonly origin: string;
  go(address: string): void;
}

/** The step of a flow in the browser's history, beside the address. */
export interface StepHistory {
  /** The step of the current entry; null if it has none. */
  current(): string | null;
  /** Adds an entry with the same address. */
  push(step: string): void;
  /** Replaces the step of the current entry. */
  replace(step: string): void;
  /** Emits when the visitor goes back or forward. */
  readonly moved$: Observable<string | null>;
}
